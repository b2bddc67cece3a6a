import type { ListQuery, RecordDefinition } from "@guildway/api-contract";
import { type RawBuilder, type SqlBool, sql } from "kysely";

/** Which users each named view of them holds. */
const views: Readonly<Record<string, RawBuilder<SqlBool>>> = {
  teachers: sql`"role" ? 'teacher'`,
  experts: sql`"role" ? 'teacher'`,
  apprentices: sql`cardinality("apprenticeshipIds") > 0`,
  sponsors: sql`("users"."id", "users"."orgId") IN
    (SELECT unnest(managed."managerIds"), managed."orgId" FROM "locations" AS managed)`,
};

/** The condition of a view; undefined for a record type that is a table of its own. */
export function viewCondition(type: string): RawBuilder<SqlBool> | undefined {
  return Object.hasOwn(views, type) ? views[type] : undefined;
}

const searched: ReadonlySet<string> = new Set([
  "name",
  "displayName",
  "firstName",
  "middleName",
  "lastName",
  "email",
]);

/** What a search for people leaves out: the students of community organizations. Undefined where nobody is searched for. */
export function searchCondition(
  definition: RecordDefinition,
  { filters }: ListQuery,
): RawBuilder<SqlBool> | undefined {
  const isSearch = filters.some(({ field, op }) => op === "ilike" && searched.has(field));
  return isSearch ? foundBySearch(definition) : undefined;
}

/** Who is found at all by a search; undefined for what is no person. */
export function foundBySearch({ table }: RecordDefinition): RawBuilder<SqlBool> | undefined {
  return table === "users"
    ? sql`("users"."orgId" <> ALL (ARRAY(SELECT "id" FROM "organizations" WHERE "type" = 'community'))
        OR NOT coalesce("role" ? 'student', true))`
    : undefined;
}
