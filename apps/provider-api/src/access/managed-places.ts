import { type Kysely, type RawBuilder, sql, type SqlBool } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import type { Caller } from "./caller.ts";
import type { RecordPolicy } from "./record-policy.ts";

type Row = Record<string, unknown>;

/** The locations of their organization that a person manages, whatever their role. */
export async function managedPlaces(db: Kysely<Database>, caller: Caller): Promise<string[]> {
  return caller.kind === "user" ? placesOf(db, caller.userId, caller.orgId) : [];
}

/** The locations of an organization that somebody manages. */
export async function placesOf(
  db: Kysely<Database>,
  userId: string,
  orgId: string,
): Promise<string[]> {
  const places = await db
    .selectFrom("locations")
    .select("id")
    .where("orgId", "=", orgId)
    .where(sql<SqlBool>`"managerIds" @> ARRAY[${userId}]::text[]`)
    .execute();
  return places.map(({ id }) => id);
}

/** Which records a person reads because they hang on a place that they manage; undefined where there are none of the type. */
export async function managedScope(
  db: Kysely<Database>,
  { managers, organizationColumn }: RecordPolicy,
  caller: Caller,
): Promise<RawBuilder<SqlBool> | undefined> {
  if (!managers || caller.kind !== "user") return undefined;
  const places = await managedPlaces(db, caller);
  if (places.length === 0) return undefined;
  return sql`(${sql.ref(managers.by)} = ANY(${places}::text[]) AND ${sql.ref(organizationColumn)} = ${caller.orgId})`;
}

/** Whether a record hangs on a place that a person manages, and so do those that it names where its policy asks for it. */
export async function isManaged(
  db: Kysely<Database>,
  { managers, organizationColumn }: RecordPolicy,
  caller: Caller,
  row: Row,
): Promise<boolean> {
  if (!managers || caller.kind !== "user" || row[organizationColumn] !== caller.orgId) return false;
  const places = await managedPlaces(db, caller);
  if (!places.includes(String(row[managers.by]))) return false;
  for (const [column, table] of Object.entries(managers.within ?? {})) {
    const { rows } = await sql`
      SELECT 1 FROM ${sql.table(table)} WHERE "id" = ${row[column] ?? null}
        AND "locationId" = ANY(${places}::text[])`.execute(db);
    if (rows.length === 0) return false;
  }
  return true;
}
