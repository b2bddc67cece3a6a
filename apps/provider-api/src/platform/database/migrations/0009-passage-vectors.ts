import type { Kysely } from "kysely";
import { runScript } from "../run-script.ts";

/** What a passage means, as the embeddings server says: 32-bit floats in the machine's order, made of the text of that hash. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runScript(
    db,
    `
CREATE TABLE "passageVectors" (
  "passageId" text PRIMARY KEY REFERENCES "documents" ("id") ON DELETE CASCADE,
  "model" text NOT NULL,
  "textHash" text NOT NULL,
  "vector" bytea NOT NULL
);
`,
  );
}
