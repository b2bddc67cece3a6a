import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { ListQuery } from "@guildway/api-contract";
import type { RecordPolicy } from "../access/record-policy.ts";
import { publicConditions } from "./public-conditions.ts";

/** What of a query says which rows it asks for. */
type Asked = Pick<ListQuery, "filters" | "order" | "orgId" | "isUsualOrder">;

/** The organization of who reads of it as everybody does, without naming it; its members as if all of it were public. */
export interface Home {
  orgId: string;
  isMember: boolean;
}

/** Which rows everybody finds by this query; undefined where it names none that is public, or asks for more than is. */
export function publicScope(
  query: Asked,
  policy: RecordPolicy,
  home?: Home,
): RawBuilder<SqlBool> | undefined {
  if (!namesOnly(query, policy.publicColumns)) return undefined;
  const isNamed = namesPublicKey(query, policy);
  if (!isNamed && !home) return undefined;
  const { publicInPart, goneOnce } = policy;
  const asksForPart = publicInPart?.columns.some((column) => names(query, column));
  const conditions = [
    showsClosed(query, policy) ? sql`true` : isOpen(policy, home),
    ...(asksForPart ? [publicConditions[publicInPart!.where]] : []),
    ...(goneOnce ? [sql`${sql.ref(goneOnce)} IS NULL`] : []),
    ...(isNamed ? [] : [isOf(policy, home!)]),
  ];
  return sql`(${sql.join(conditions, sql` AND `)})`;
}

/** Whether a record is open to whom nothing else opens it. */
export function isOpen(policy: RecordPolicy, home: Home | undefined): RawBuilder<SqlBool> {
  if (!policy.publicWhere) return sql`true`;
  const condition = publicConditions[policy.publicWhere];
  return home?.isMember ? sql`(${condition} OR ${isOf(policy, home)})` : condition;
}

function isOf({ organizationColumn }: RecordPolicy, { orgId }: Home): RawBuilder<SqlBool> {
  return sql`${sql.ref(organizationColumn)} = ${orgId}`;
}

/** A closed record shows that it is there only where nothing but its name was asked, so that neither a filter nor an order can probe it. */
function showsClosed(query: Asked, policy: RecordPolicy): boolean {
  if (!policy.closedColumns) return false;
  const { closedColumns, publicBy } = policy;
  return (
    query.filters.some(
      ({ field, op }) => op === "eq" && field !== "orgId" && publicBy.includes(field),
    ) &&
    query.filters.every(
      ({ field, op }) =>
        closedColumns.includes(field) || (publicBy.includes(field) && (op === "eq" || op === "in")),
    ) &&
    (query.isUsualOrder === true ||
      query.order.every(({ field }) => closedColumns.includes(field) || field === "createdAt"))
  );
}

function namesPublicKey(query: Asked, policy: RecordPolicy): boolean {
  return policy.publicBy.some(
    (key) =>
      (key === "orgId" && query.orgId !== undefined) ||
      query.filters.some(
        (filter) => filter.field === key && (filter.op === "eq" || filter.op === "in"),
      ),
  );
}

/** Whether a query filters and orders by these fields alone, so that it learns nothing of others. */
export function namesOnly(query: Asked, fields: readonly string[]): boolean {
  return [...query.filters, ...query.order].every(
    ({ field }) => fields.includes(field) || field === "createdAt",
  );
}

function names(query: Asked, name: string): boolean {
  return [...query.filters, ...query.order].some(({ field }) => field === name);
}
