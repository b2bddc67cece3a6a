import type { Kysely } from "kysely";
import { runScript } from "../run-script.ts";

/** The audit log cannot be emptied either: TRUNCATE runs no trigger for rows. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runScript(
    db,
    `
CREATE TRIGGER "auditLogStays" BEFORE TRUNCATE ON "auditLog"
  FOR EACH STATEMENT EXECUTE FUNCTION "auditLogIsAppendOnly"();
`,
  );
}
