import type { Kysely } from "kysely";
import { runScript } from "../run-script.ts";

/** What belongs to a person is found by them: students list theirs, and each of their uploads counts what they have. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runScript(
    db,
    `CREATE INDEX "materialsByUser" ON "materials" ("userId");
     CREATE INDEX "apprenticeAgreementsByUser" ON "apprenticeAgreements" ("userId");
     CREATE INDEX "filesByUploader" ON "files" ("createdBy");`,
  );
}
