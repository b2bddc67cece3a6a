import { type RawBuilder, type SqlBool, sql } from "kysely";
import { fieldsOf, type ListQuery, type RecordDefinition } from "@guildway/api-contract";
import { actorOf, type Caller, isAdminLevel, kindOf } from "../access/caller.ts";
import { policyOf } from "../access/record-policies.ts";
import type { Reach, RecordPolicy } from "../access/record-policy.ts";
import { Problem } from "../platform/problem.ts";
import type { Platform } from "../platform/platform.ts";
import { accessReachOf, openedBy } from "../access/access-reach.ts";
import { countRecords } from "./count-records.ts";
import { condition } from "./filter-condition.ts";
import { requireFewIds, requireWithinBudget } from "./list-budget.ts";
import { publicConditions } from "./public-conditions.ts";
import { namesOnly, publicScope } from "./public-scope.ts";
import { belongs, ownScope, refusal } from "./reach.ts";
import { readListQuery } from "./read-list-query.ts";
import { type PrivateReader, readPrivate } from "./read-private.ts";
import { fieldsKept } from "./sealed-fields.ts";
import { searchCondition, viewCondition } from "./views.ts";

type Row = Record<string, unknown>;

/** A page of records, as every list answers it; the range counts from 0 and is null where the page is empty. */
export interface RecordPage {
  items: Row[];
  total: number;
  rangeFrom: number | null;
  rangeTo: number | null;
  page: number;
  limit: number;
}

/** Who reads: the caller, and the grant that they hold for having given an access code. */
export interface Reader {
  caller: Caller;
  accessGrant?: string | undefined;
}

/** Answers one page of the records that the caller reaches, by the list grammar of the contract. */
export async function listRecords(
  services: Pick<Platform, "db" | "sealer" | "clock">,
  definition: RecordDefinition,
  search: Iterable<[string, string]>,
  { caller, accessGrant }: Reader,
): Promise<RecordPage> {
  const { db, clock } = services;
  const policy = policyOf(definition.type);
  const reach = policy.read[kindOf(caller)];
  const granted = await accessReachOf(db, accessGrant, clock());
  const opened = openedBy(granted, definition);
  if (reach === "none" && !opened && policy.publicBy.length === 0) throw refusal(caller);
  const openFields = fieldsKept(definition, "open").filter(
    (name) => isAdminLevel(caller) || !policy.adminColumns?.includes(name),
  );
  const privateFields =
    mayReadPrivate(reach, caller) || (opened && policy.accessIsPersonal)
      ? fieldsKept(definition, "private")
      : [];
  const inReach = reach === "none" && !opened ? policy.publicColumns : openFields;
  const { query, reveal } = readListQuery(definition, search, inReach, privateFields);

  const grantedFields =
    (granted?.byCode ? undefined : policy.columnsWithoutCode) ?? policy.accessColumns ?? openFields;
  const byAccess = namesOnly(query, grantedFields) ? opened : undefined;
  const inPublic = publicScope(query, policy);
  if (reach === "none" && !byAccess && !inPublic) throw refusal(caller);
  if (reach === "none" || reach === "self") requireFewIds(query);
  if (definition.list.needsFilter && query.filters.length === 0 && query.orgId === undefined)
    throw new Problem("wage-list.no-filter", { message: "Missing params" });

  const scopes = [
    reach === "none" ? undefined : ownScope(reach, policy, caller),
    byAccess,
    inPublic,
  ];
  const where = whereClause(definition, policy, query, reach === "any" ? [] : scopes);
  const onlyOwn = reach === "any" || (!byAccess && !inPublic);
  const wanted = query.select ?? usualFields(definition, query, openFields);
  const columns = [
    ...new Set([
      ...(onlyOwn && definition.way !== "entries"
        ? []
        : decidingColumns(definition, policy, caller)),
      ...(privateFields.length > 0 ? ["id", policy.organizationColumn] : []),
      ...wanted,
    ]),
  ].map((name) => sql.ref(name));
  const facts = onlyOwn
    ? sql``
    : sql`, (${policy.publicWhere ? publicConditions[policy.publicWhere] : sql`true`}) AS "$open",
        (${byAccess ?? sql`false`}) AS "$granted"`;
  const order = [...query.order, { field: "id", descending: false }].map(
    ({ field, descending }) =>
      sql`${sql.ref(field)} ${sql.raw(descending ? "DESC NULLS LAST" : "ASC")}`,
  );
  const offset = (query.page - 1) * query.limit;
  const page = sql<Row>`
    SELECT ${sql.join(columns)} ${facts} FROM ${sql.table(definition.table)} ${where}
    ORDER BY ${sql.join(order)} LIMIT ${query.limit} OFFSET ${offset}`;
  await requireWithinBudget(db, definition, query, page);
  const { rows } = await page.execute(db);
  const total =
    offset === 0 && rows.length < query.limit
      ? rows.length
      : await countRecords(db, definition, where, query, onlyOwn ? reach : undefined, caller);

  const privateWanted = wanted.filter((name) => privateFields.includes(name));
  const inFull = onlyOwn && wanted.length === columns.length && privateWanted.length === 0;
  const shown = { policy, reach, caller, wanted, openFields, grantedFields, onlyOwn };
  const items = inFull ? rows : rows.map((row) => show(row, shown));
  // Private fields are asked of one record by its id, so there is at most one row.
  const reader =
    privateWanted.length > 0 && rows[0] && items[0]
      ? privateReaderOf(rows[0], { policy, reach, caller, onlyOwn }, reveal)
      : undefined;
  if (reader)
    items[0] = {
      ...items[0]!,
      ...(await readPrivate(services, definition, rows[0]!, privateWanted, reader)),
    };
  return {
    items,
    total,
    rangeFrom: items.length > 0 ? offset : null,
    rangeTo: items.length > 0 ? offset + items.length - 1 : null,
    page: query.page,
    limit: query.limit,
  };
}

function whereClause(
  definition: RecordDefinition,
  policy: RecordPolicy,
  query: ListQuery,
  scopes: readonly (RawBuilder<SqlBool> | undefined)[],
): RawBuilder<unknown> {
  const fields = fieldsOf(definition);
  const conditions = query.filters.map((filter) => condition(fields[filter.field]!, filter));
  if (query.orgId !== undefined)
    conditions.push(sql`${sql.ref(policy.organizationColumn)} = ${query.orgId}`);
  for (const more of [viewCondition(definition.type), searchCondition(definition, query)])
    if (more) conditions.push(more);
  const inScope = scopes.filter((scope) => scope !== undefined);
  if (inScope.length > 0) conditions.push(sql`(${sql.join(inScope, sql` OR `)})`);
  return conditions.length > 0 ? sql`WHERE ${sql.join(conditions, sql` AND `)}` : sql``;
}

/** What a list answers where nothing is selected: long bodies only of one record that is asked for by its id. */
function usualFields(
  definition: RecordDefinition,
  { filters }: ListQuery,
  openFields: readonly string[],
): readonly string[] {
  if (filters.some(({ field, op }) => field === "id" && op === "eq")) return openFields;
  const fields = fieldsOf(definition);
  return openFields.filter((name) => !fields[name]!.long);
}

/** What has to be known of a row to decide how much of it is shown. */
function decidingColumns(
  definition: RecordDefinition,
  policy: RecordPolicy,
  caller: Caller,
): string[] {
  const mayChange = policy.update[kindOf(caller)] !== "none";
  return [
    "id",
    policy.organizationColumn,
    ...(policy.ownerColumn ? [policy.ownerColumn] : []),
    ...(policy.closedColumns ?? []),
    ...(policy.switchedOffBy ? [policy.switchedOffBy] : []),
    ...(definition.way === "entries" && mayChange ? ["draft"] : []),
  ];
}

/** What decides how much of a row is shown. */
interface Showing {
  policy: RecordPolicy;
  reach: Reach;
  caller: Caller;
  wanted: readonly string[];
  openFields: readonly string[];
  grantedFields: readonly string[];
  /** Only rows within the caller's own reach were asked for. */
  onlyOwn: boolean;
}

/** A row as this caller sees it: in full, as a grant opens it, what is public of it, or that it is closed. */
function show(row: Row, showing: Showing): Row {
  const { policy, reach, caller, wanted, openFields, grantedFields, onlyOwn } = showing;
  const pick = (names: readonly string[], from = row) =>
    Object.fromEntries(names.map((name) => [name, from[name]]));
  if (onlyOwn || (reach !== "none" && belongs(row, reach, policy, caller))) {
    const draft = draftFor(row, policy, caller);
    const open = wanted.filter((name) => openFields.includes(name));
    return { ...pick(open, { ...row, ...draft }), ...(draft && { draft }) };
  }
  if (row["$granted"]) return pick(wanted.filter((name) => grantedFields.includes(name)));
  if (row["$open"]) return pick(wanted.filter((name) => policy.publicColumns.includes(name)));
  const { closedColumns = [], switchedOffBy } = policy;
  const isOff = switchedOffBy !== undefined && row[switchedOffBy] === true;
  return pick(isOff ? [...closedColumns, switchedOffBy] : closedColumns);
}

/** Who may change an entry reads its draft over what is published. */
function draftFor(row: Row, policy: RecordPolicy, caller: Caller): Row | undefined {
  const draft = row["draft"] as Row | null | undefined;
  return draft && belongs(row, policy.update[kindOf(caller)], policy, caller) ? draft : undefined;
}

/** As whom the caller reads the private fields of a row, undefined where they may not; a grant never shows what is masked. */
function privateReaderOf(
  row: Row,
  { policy, reach, caller, onlyOwn }: Omit<Showing, "wanted" | "openFields" | "grantedFields">,
  reveal: string | undefined,
): PrivateReader | undefined {
  if (mayReadPrivate(reach, caller) && (onlyOwn || belongs(row, reach, policy, caller)))
    return { actor: actorOf(caller), reveal: isAdminLevel(caller) ? reveal : undefined };
  return row["$granted"] && policy.accessIsPersonal
    ? { actor: "invitee", reveal: undefined }
    : undefined;
}

/** Private fields are for the person themselves and for who runs their organization. */
function mayReadPrivate(reach: string, caller: Caller): boolean {
  return caller.kind === "user" && (reach === "self" || (reach !== "none" && isAdminLevel(caller)));
}
