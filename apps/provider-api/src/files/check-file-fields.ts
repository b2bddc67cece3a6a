import { fieldsOf, type RecordDefinition } from "@guildway/api-contract";
import type { Kysely } from "kysely";
import type { Caller } from "../access/caller.ts";
import type { Database } from "../database/schema.ts";
import { Problem } from "../http/problem.ts";
import { nameInUrl } from "./stored-file.ts";

type Row = Record<string, unknown>;

/**
 * The values with each file field as the address of a stored file of the organization; refuses a file of another, and
 * from who is not its staff a file that somebody else uploaded. What the record named before stays.
 */
export async function withOwnFiles(
  transaction: Kysely<Database>,
  definition: RecordDefinition,
  values: Row,
  before: Row,
  orgId: unknown,
  caller: Caller,
): Promise<Row> {
  const kept = { ...values };
  for (const [field, of] of Object.entries(fieldsOf(definition)))
    if (of.file && typeof values[field] === "string" && values[field] !== before[field]) {
      await requireOwn(transaction, field, values[field], orgId, caller);
      kept[field] = `/v1/files/${nameInUrl(values[field])}`;
    }
  const listed = new Set(urlsOf(before));
  for (const url of urlsOf(values))
    if (nameInUrl(url) && !listed.has(url))
      await requireOwn(transaction, "cdnFiles", url, orgId, caller);
  return kept;
}

/** The addresses in a list of published files; one of another site is a link like any other. */
function urlsOf({ cdnFiles }: Row): string[] {
  return Array.isArray(cdnFiles)
    ? cdnFiles.map((file: Row) => file["url"]).filter((url) => typeof url === "string")
    : [];
}

async function requireOwn(
  transaction: Kysely<Database>,
  field: string,
  url: string,
  orgId: unknown,
  caller: Caller,
): Promise<void> {
  const file = await transaction
    .selectFrom("files")
    .select("createdBy")
    .where("name", "=", nameInUrl(url) ?? "")
    .where("orgId", "=", String(orgId))
    .executeTakeFirst();
  const isStaff = caller.kind === "user" && caller.role !== "student";
  const isOwn = caller.kind === "user" && file?.createdBy === caller.userId;
  if (!file || (!isStaff && !isOwn))
    throw new Problem("record.reference-unknown", {
      faults: [{ field, reason: "is no stored file that you uploaded or may write" }],
    });
}
