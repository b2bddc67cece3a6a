import { type RawBuilder, type SqlBool, sql } from "kysely";

/** Which users each named view of them holds. */
const views: Readonly<Record<string, RawBuilder<SqlBool>>> = {
  teachers: sql`"role" ? 'teacher'`,
  experts: sql`"role" ? 'teacher'`,
  apprentices: sql`cardinality("apprenticeshipIds") > 0`,
  sponsors: sql`EXISTS (SELECT 1 FROM "locations" AS managed WHERE "users"."id" = ANY(managed."managerIds")
    AND managed."orgId" = "users"."orgId")`,
};

/** The condition of a view; undefined for a record type that is a table of its own. */
export function viewCondition(type: string): RawBuilder<SqlBool> | undefined {
  return Object.hasOwn(views, type) ? views[type] : undefined;
}
