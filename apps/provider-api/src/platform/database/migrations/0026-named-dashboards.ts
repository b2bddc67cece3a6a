import { type Kysely, sql } from "kysely";
import { runScript } from "../run-script.ts";

/** Staff know a dashboard by a title, at first that of the page which shows it, and find it by what it shows. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runScript(db, script);
  const { rows } = await sql`SELECT 1 FROM pg_extension WHERE extname = 'pg_trgm'`.execute(db);
  if (rows.length > 0) await runScript(db, parts);
}

const searched = `"searchText"(coalesce("title", ''))`;

const script = `
ALTER TABLE "dashboards" ADD COLUMN "title" text;
UPDATE "dashboards" SET "title" = (
  SELECT "title" FROM "pages" WHERE "pages"."dashboardId" = "dashboards"."id"
    AND "pages"."orgId" = "dashboards"."orgId" ORDER BY "createdAt", "id" LIMIT 1);
CREATE INDEX "dashboardsByBeginning" ON "dashboards" (left(${searched}, 100) text_pattern_ops);

CREATE FUNCTION "idsInModules"(zone jsonb) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(array_agg(DISTINCT id #>> '{}'), '{}')
    FROM jsonb_path_query(zone, '$[*].selectedIds[*]') AS id $$;
ALTER TABLE "dashboards" ADD COLUMN "shownIds" text[] GENERATED ALWAYS AS (
  "idsInModules"(coalesce("zone1", '[]') || coalesce("zone2", '[]') || coalesce("zone3", '[]'))
) STORED;
CREATE INDEX "dashboardsByShown" ON "dashboards" USING gin ("shownIds") WITH (fastupdate = off);
`;

const parts = `CREATE INDEX "dashboardsByParts" ON "dashboards" USING gin (${searched} gin_trgm_ops) WITH (fastupdate = off);`;
