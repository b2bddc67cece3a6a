import type { Kysely } from "kysely";
import { runScript } from "../run-script.ts";

/** How many users each organization has, kept by triggers, since counting 100,000 rows takes longer than listing 200. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runScript(
    db,
    `
CREATE TABLE "recordCounts" (
  "table" text NOT NULL,
  "orgId" text NOT NULL,
  "count" bigint NOT NULL,
  PRIMARY KEY ("table", "orgId")
);
CREATE FUNCTION "countInserted"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "recordCounts" AS counts ("table", "orgId", "count")
    SELECT TG_TABLE_NAME, "orgId", count(*) FROM inserted GROUP BY "orgId" ORDER BY "orgId"
    ON CONFLICT ("table", "orgId") DO UPDATE SET "count" = counts."count" + excluded."count";
  RETURN NULL;
END $$;
CREATE FUNCTION "countDeleted"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "recordCounts" AS counts ("table", "orgId", "count")
    SELECT TG_TABLE_NAME, "orgId", -count(*) FROM deleted GROUP BY "orgId" ORDER BY "orgId"
    ON CONFLICT ("table", "orgId") DO UPDATE SET "count" = counts."count" + excluded."count";
  RETURN NULL;
END $$;
CREATE FUNCTION "countMoved"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "recordCounts" AS counts ("table", "orgId", "count")
    SELECT TG_TABLE_NAME, moved."orgId", sum(moved.by) FROM (
      SELECT inserted."orgId", 1 AS by FROM inserted UNION ALL SELECT deleted."orgId", -1 FROM deleted
    ) AS moved GROUP BY moved."orgId" HAVING sum(moved.by) <> 0 ORDER BY moved."orgId"
    ON CONFLICT ("table", "orgId") DO UPDATE SET "count" = counts."count" + excluded."count";
  RETURN NULL;
END $$;
INSERT INTO "recordCounts" SELECT 'users', "orgId", count(*) FROM "users" GROUP BY "orgId";
CREATE TRIGGER "usersInserted" AFTER INSERT ON "users" REFERENCING NEW TABLE AS inserted
  FOR EACH STATEMENT EXECUTE FUNCTION "countInserted"();
CREATE TRIGGER "usersDeleted" AFTER DELETE ON "users" REFERENCING OLD TABLE AS deleted
  FOR EACH STATEMENT EXECUTE FUNCTION "countDeleted"();
CREATE TRIGGER "usersMoved" AFTER UPDATE ON "users" REFERENCING OLD TABLE AS deleted NEW TABLE AS inserted
  FOR EACH STATEMENT EXECUTE FUNCTION "countMoved"();
`,
  );
}
