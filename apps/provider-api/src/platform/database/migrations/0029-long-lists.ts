import { type Kysely, sql } from "kysely";
import { runScript } from "../run-script.ts";

/** Lists of very many users come in order by an index and are searched by one; an entry of the audit log is found by its id. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runScript(
    db,
    `
CREATE INDEX "usersByAddress" ON "users" ("email", "id", "orgId");
CREATE INDEX "usersByAge" ON "users" ("createdAt", "id", "orgId");
CREATE INDEX "usersWhoLearn" ON "users" ("name", "id", "orgId") WHERE cardinality("apprenticeshipIds") > 0;
CREATE STATISTICS "shareOfUsersWhoLearn" ON (cardinality("apprenticeshipIds")) FROM "users";
CREATE INDEX "usersByLocation" ON "users" ("locationId");
CREATE INDEX "usersByRole" ON "users" USING gin ("role") WITH (fastupdate = off);
CREATE INDEX "auditLogById" ON "auditLog" (("sequence"::text));
`,
  );
  if (await hasTrigrams(db))
    await runScript(
      db,
      `CREATE INDEX "usersByPartOfNameOrAddress" ON "users"
         USING gin (lower("name") gin_trgm_ops, lower("email") gin_trgm_ops) WITH (fastupdate = off);`,
    );
}

/** Where the database would not take pg_trgm, parts of names are found as well, only slower. */
async function hasTrigrams(db: Kysely<unknown>): Promise<boolean> {
  const { rows } = await sql`SELECT 1 FROM pg_extension WHERE extname = 'pg_trgm'`.execute(db);
  return rows.length > 0;
}
