import type { Kysely } from "kysely";
import { runScript } from "../run-script.ts";

/** What was signed, as it was when each signature was given, and the form that was filled with it; and the official form that an organization fills. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runScript(
    db,
    `
CREATE TABLE "signedForms" (
  "id" text PRIMARY KEY,
  "orgId" text NOT NULL REFERENCES "organizations" ("id"),
  "agreementType" text NOT NULL,
  "agreementId" text NOT NULL,
  "sequence" integer NOT NULL,
  "occasion" text NOT NULL,
  "revision" text NOT NULL,
  "sealedFacts" text NOT NULL,
  "signatureFiles" text[] NOT NULL,
  "createdAt" timestamptz NOT NULL,
  "fileKey" text,
  "sealedFileSecret" text,
  "sha256" text,
  "size" integer,
  "filledAt" timestamptz,
  UNIQUE ("agreementType", "agreementId", "sequence")
);
CREATE INDEX "signedFormsBySignature" ON "signedForms" USING gin ("signatureFiles");
ALTER TABLE "organizations" ADD COLUMN "eta671Form" text;
`,
  );
}
