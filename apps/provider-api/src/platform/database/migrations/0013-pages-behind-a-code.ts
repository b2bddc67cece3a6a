import type { Kysely } from "kysely";
import { runScript } from "../run-script.ts";

/** A page remembers that it was linked with a code, so that it does not open when that link is deleted or leads elsewhere. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runScript(
    db,
    `
ALTER TABLE "pages" ADD COLUMN "linkedWithCode" boolean NOT NULL DEFAULT false;
UPDATE "pages" SET "linkedWithCode" = true WHERE EXISTS (
  SELECT 1 FROM "pageLinks" AS link WHERE link."pageId" = "pages"."id"
    AND link."orgId" = "pages"."orgId" AND link."hasAccessCode");
CREATE FUNCTION "notePageLinkedWithCode"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "pages" SET "linkedWithCode" = true
    WHERE "id" = NEW."pageId" AND "orgId" = NEW."orgId" AND NOT "linkedWithCode";
  RETURN NULL;
END
$$;
CREATE TRIGGER "pageLinkedWithCode" AFTER INSERT OR UPDATE ON "pageLinks"
  FOR EACH ROW WHEN (NEW."accessCode" IS NOT NULL) EXECUTE FUNCTION "notePageLinkedWithCode"();
`,
  );
}
