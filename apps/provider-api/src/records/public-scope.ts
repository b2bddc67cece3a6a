import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { ListQuery } from "@guildway/api-contract";
import type { RecordPolicy } from "../access/record-policy.ts";
import { publicConditions } from "./public-conditions.ts";

/** Which rows everybody finds by this query; undefined where it names none that is public, or asks for more than is. */
export function publicScope(
  query: ListQuery,
  policy: RecordPolicy,
): RawBuilder<SqlBool> | undefined {
  if (!namesPublicKey(query, policy) || !namesOnly(query, policy.publicColumns)) return undefined;
  const open =
    policy.publicWhere && !showsClosed(query, policy)
      ? publicConditions[policy.publicWhere]
      : sql`true`;
  return policy.goneOnce ? sql`(${open} AND ${sql.ref(policy.goneOnce)} IS NULL)` : sql`(${open})`;
}

/** A closed record shows that it is there only where nothing but its name was asked, so that no filter can probe it. */
function showsClosed(query: ListQuery, policy: RecordPolicy): boolean {
  if (!policy.closedColumns) return false;
  const { closedColumns, publicBy } = policy;
  return (
    query.filters.some(
      ({ field, op }) => op === "eq" && field !== "orgId" && publicBy.includes(field),
    ) &&
    query.filters.every(
      ({ field, op }) =>
        closedColumns.includes(field) || (publicBy.includes(field) && (op === "eq" || op === "in")),
    )
  );
}

function namesPublicKey(query: ListQuery, policy: RecordPolicy): boolean {
  return policy.publicBy.some(
    (key) =>
      (key === "orgId" && query.orgId !== undefined) ||
      query.filters.some(
        (filter) => filter.field === key && (filter.op === "eq" || filter.op === "in"),
      ),
  );
}

/** Whether a query filters and orders by these fields alone, so that it learns nothing of others. */
export function namesOnly(query: ListQuery, fields: readonly string[]): boolean {
  return [...query.filters, ...query.order].every(
    ({ field }) => fields.includes(field) || field === "createdAt",
  );
}
