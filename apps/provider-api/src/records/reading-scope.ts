import { type RawBuilder, type SqlBool, sql } from "kysely";
import { fieldsOf, type ListQuery, type RecordDefinition } from "@guildway/api-contract";
import { accessReachOf, columnsBy, openedBy } from "../access/access-reach.ts";
import { actorOf, type Caller, isAdminLevel, isStaff, kindOf } from "../access/caller.ts";
import { managedScope } from "../access/managed-places.ts";
import { policyOf, readReach } from "../access/record-policies.ts";
import type { Reach, RecordPolicy } from "../access/record-policy.ts";
import type { Platform } from "../platform/platform.ts";
import { isPublicCall, requireFewIds } from "./list-budget.ts";
import { publicConditions } from "./public-conditions.ts";
import { type Home, isOpen, namesOnly, publicScope } from "./public-scope.ts";
import { belongs, ownScope, refusal } from "./reach.ts";
import { readListQuery } from "./read-list-query.ts";
import type { PrivateReader } from "./read-private.ts";
import { fieldsKept } from "./sealed-fields.ts";

type Row = Record<string, unknown>;

/** Who reads: the caller, and the grant that they hold for having given an access code. */
export interface Reader {
  caller: Caller;
  accessGrant?: string | undefined;
}

/** As what a row is shown: within the caller's reach, of a place that they manage, by their grant, as everybody sees it, or closed. */
export type Standing = "own" | "managed" | "granted" | "open" | "closed";

/** Which records of a type a reader sees by a query, and how much of each. */
export interface ReadingScope {
  query: ListQuery;
  /** Which rows; undefined where every one. */
  rows: RawBuilder<SqlBool> | undefined;
  /** What is read of a row: what was asked for, and what decides how much of it is shown. */
  columns: RawBuilder<unknown>;
  /** What the database says of each row, by which it decides how much of it is shown. */
  facts: readonly RawBuilder<unknown>[];
  /** How far the caller reaches by themselves. */
  reach: Reach;
  /** Set where only rows of the caller's own reach were asked for. */
  ownReach: Reach | undefined;
  standingOf(row: Row): Standing;
  /** A row as the reader sees it; private fields apart. */
  show(row: Row): Row;
  /** The private fields that were asked for. */
  privateFields: readonly string[];
  /** As whom the reader sees the private fields of a row; undefined where they may not. */
  privateReaderOf(row: Row): PrivateReader | undefined;
}

/** Computes what a reader sees of a type by a query, from its policy and their grant; refuses who sees nothing of it. */
export async function readingScope(
  { db, clock }: Pick<Platform, "db" | "clock">,
  definition: RecordDefinition,
  search: Iterable<[string, string]>,
  { caller, accessGrant }: Reader,
): Promise<ReadingScope> {
  const policy = policyOf(definition.type);
  const reach = readReach(policy, caller);
  const granted = await accessReachOf(db, accessGrant, clock());
  const opened = openedBy(granted, definition);
  const managed = isPublicCall(reach) ? await managedScope(db, policy, caller) : undefined;
  const inPart = opened ?? managed;
  if (reach === "none" && !inPart && policy.publicBy.length === 0) throw refusal(caller);
  const open = openFields(definition, caller);
  const asThemselves = mayReadPrivate(reach, caller);
  const inPrivate =
    asThemselves || (opened && policy.accessIsPersonal) ? fieldsKept(definition, "private") : [];
  const named = reach === "none" && !inPart ? policy.publicColumns : open;
  const { query, reveal } = readListQuery(definition, search, named, inPrivate);

  const grantedFields = (granted && columnsBy(granted, policy)) ?? open;
  const byAccess = namesOnly(query, grantedFields) ? opened : undefined;
  const home = homeOf(reach, caller);
  const inPublic = publicScope(query, policy, home);
  if (reach === "none" && !byAccess && !inPublic && !managed) throw refusal(caller);
  if (isPublicCall(reach)) requireFewIds(query);

  const onlyOwn = reach === "any" || (!byAccess && !inPublic && !managed);
  const own = ownRows(reach, policy, caller);
  const isOwn = (row: Row) => onlyOwn || row["$own"] === true;
  const wanted = query.select ?? usualFields(definition, query, open);
  const deciding =
    onlyOwn && definition.way !== "entries" ? [] : decidingColumns(definition, policy, caller);
  const { organizationColumn, ownerColumn = "id" } = policy;
  const keys = inPrivate.length > 0 ? ["id", organizationColumn, ownerColumn] : [];
  const columns = [...new Set([...deciding, ...keys, ...wanted])];
  const privateFields = wanted.filter((name) => inPrivate.includes(name));
  const facts = onlyOwn ? [] : factsOf(policy, home, { own, byAccess, managed });
  const showsAll = onlyOwn && wanted.length === columns.length && privateFields.length === 0;
  const standingOf = (row: Row): Standing =>
    isOwn(row)
      ? "own"
      : row["$managed"]
        ? "managed"
        : row["$granted"]
          ? "granted"
          : row["$open"]
            ? "open"
            : "closed";

  return {
    query,
    rows: reach === "any" ? undefined : anyOf([own, managed, byAccess, inPublic]),
    columns: sql.join([columnsNamed(columns), ...facts]),
    facts,
    reach,
    ownReach: onlyOwn ? reach : undefined,
    standingOf,
    show(row) {
      if (showsAll) return row;
      const among = (names: readonly string[]) => wanted.filter((name) => names.includes(name));
      switch (standingOf(row)) {
        case "own":
          return withDraft(row, among(open), policy, caller);
        case "managed":
          return pick(row, among(open));
        case "granted":
          return pick(row, among(grantedFields));
        case "open":
          return pick(row, among(openColumns(row, policy)));
        case "closed":
          return closed(row, policy);
      }
    },
    privateFields,
    privateReaderOf(row) {
      if (asThemselves && isOwn(row))
        return { actor: actorOf(caller), reveal: isAdminLevel(caller) ? reveal : undefined };
      // A grant never shows what is masked.
      return row["$granted"] && policy.accessIsPersonal
        ? { actor: "invitee", reveal: undefined }
        : undefined;
    },
  };
}

/** The fields that a caller reads of the records in their reach, private ones apart. */
export function openFields(definition: RecordDefinition, caller: Caller): string[] {
  const { adminColumns, staffColumns } = policyOf(definition.type);
  return fieldsKept(definition, "open").filter(
    (name) =>
      (isAdminLevel(caller) || !adminColumns?.includes(name)) &&
      (isStaff(caller) || !staffColumns?.includes(name)),
  );
}

/** The contract's own names, which need no check and no escape. */
function columnsNamed(names: readonly string[]): RawBuilder<unknown> {
  return sql.raw(names.map((name) => `"${name}"`).join(", "));
}

function ownRows(reach: Reach, policy: RecordPolicy, caller: Caller) {
  return reach === "none" ? undefined : ownScope(reach, policy, caller);
}

function anyOf(scopes: readonly (RawBuilder<SqlBool> | undefined)[]): RawBuilder<SqlBool> {
  return sql`(${sql.join(
    scopes.filter((scope) => scope !== undefined),
    sql` OR `,
  )})`;
}

/** The organization of which a caller reads what they do not take as everybody does. */
export function homeOf(reach: Reach, caller: Caller): Home | undefined {
  if (reach !== "taken" || caller.kind === "anonymous") return undefined;
  return { orgId: caller.orgId, isMember: caller.kind === "user" };
}

/** What the database says of a row, where not every one is within the caller's own reach. */
function factsOf(
  policy: RecordPolicy,
  home: Home | undefined,
  {
    own,
    byAccess,
    managed,
  }: Record<"own" | "byAccess" | "managed", RawBuilder<SqlBool> | undefined>,
) {
  const { publicInPart } = policy;
  return [
    sql`(${own ?? sql`false`}) AS "$own"`,
    sql`(${managed ?? sql`false`}) AS "$managed"`,
    sql`(${isOpen(policy, home)}) AS "$open"`,
    sql`(${publicInPart ? publicConditions[publicInPart.where] : sql`true`}) AS "$openWhole"`,
    sql`(${byAccess ?? sql`false`}) AS "$granted"`,
  ];
}

/** What a list answers where nothing is selected: long bodies only of one record that is asked for by its id. */
function usualFields(
  definition: RecordDefinition,
  { filters }: ListQuery,
  open: readonly string[],
): readonly string[] {
  if (filters.some(({ field, op }) => field === "id" && op === "eq")) return open;
  const fields = fieldsOf(definition);
  return open.filter((name) => !fields[name]!.long);
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

function pick(row: Row, names: readonly string[]): Row {
  return Object.fromEntries(names.map((name) => [name, row[name]]));
}

/** Who may change an entry reads its draft over what is published. */
function withDraft(row: Row, names: readonly string[], policy: RecordPolicy, caller: Caller): Row {
  const draft = row["draft"] as Row | null | undefined;
  const mayChange = draft && belongs(row, policy.update[kindOf(caller)], policy, caller);
  return mayChange ? { ...pick({ ...row, ...draft }, names), draft } : pick(row, names);
}

/** What everybody reads of an open record. */
function openColumns(row: Row, { publicColumns, publicInPart }: RecordPolicy): readonly string[] {
  return row["$openWhole"]
    ? publicColumns
    : publicColumns.filter((name) => !publicInPart!.columns.includes(name));
}

/** What everybody may know of a record that is closed. */
function closed(row: Row, { closedColumns = [], switchedOffBy }: RecordPolicy): Row {
  const isOff = switchedOffBy !== undefined && row[switchedOffBy] === true;
  return pick(row, isOff ? [...closedColumns, switchedOffBy] : closedColumns);
}

/** Private fields are for the person themselves and for who runs their organization. */
function mayReadPrivate(reach: Reach, caller: Caller): boolean {
  return caller.kind === "user" && (reach === "self" || (reach !== "none" && isAdminLevel(caller)));
}
