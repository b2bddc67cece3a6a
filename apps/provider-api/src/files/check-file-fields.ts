import { fieldsOf, type RecordDefinition } from "@guildway/api-contract";
import type { Kysely } from "kysely";
import type { Caller } from "../access/caller.ts";
import type { Database } from "../platform/database/schema.ts";
import { Problem } from "../platform/problem.ts";
import { nameInUrl } from "./stored-file.ts";

type Row = Record<string, unknown>;

/**
 * The values with each file field as the address of a stored file of the organization; refuses a file of another, and one
 * that somebody else uploaded, since who sees a record sees what it names: staff name others' where everybody may read it
 * already, where it is the library's, and where the record is that person. What the record named before stays.
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
      await requireOwn(transaction, values[field], { field, orgId, of: before["id"] }, caller);
      kept[field] = `/v1/files/${nameInUrl(values[field])}`;
    }
  const listed = new Set(urlsOf(before));
  for (const url of urlsOf(values))
    if (isOnOurPath(url) && !listed.has(url))
      await requireOwn(transaction, url, { field: "cdnFiles", orgId, of: before["id"] }, caller);
  return kept;
}

/** The addresses in the lists of published files, a record's own and its integration's. */
function urlsOf({ cdnFiles, integration }: Row): string[] {
  const ofIntegration = (integration as Row | null | undefined)?.["cdnFiles"];
  return [cdnFiles, ofIntegration]
    .filter((files) => Array.isArray(files))
    .flatMap((files) => files.map((file: Row | null) => file?.["url"]))
    .filter((url) => typeof url === "string");
}

/** Whether a browser would ask us for a stored file there, however it is spelt; any other address is a link like any other. */
function isOnOurPath(url: string): boolean {
  const path = URL.parse(url, "http://localhost")?.pathname ?? "";
  const plain = path.replaceAll(/%([0-9a-f]{2})/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
  return plain.startsWith("/v1/files/");
}

/** Where a file is named: a field of a record of an organization. */
interface Named {
  field: string;
  orgId: unknown;
  of: unknown;
}

async function requireOwn(
  transaction: Kysely<Database>,
  url: string,
  { field, orgId, of }: Named,
  caller: Caller,
): Promise<void> {
  const file = await transaction
    .selectFrom("files")
    .select(["createdBy", "isPublic", "key"])
    .where("name", "=", nameInUrl(url) ?? "")
    .where("orgId", "=", String(orgId))
    // Who deletes it waits until it is named, or names nothing any more.
    .forKeyShare()
    .executeTakeFirst();
  const isStaff = caller.kind === "user" && caller.role !== "student";
  const isOwn = caller.kind === "user" && file?.createdBy === caller.userId;
  const isForStaff =
    file && (file.isPublic || isOfLibrary(file.key, orgId) || file.createdBy === of);
  if (!file || !(isOwn || (isStaff && isForStaff)))
    throw new Problem("record.reference-unknown", {
      faults: [{ field, reason: "is no stored file that you uploaded or may write" }],
    });
}

/** Whether staff stored a file for the library, where they write each other's. */
const isOfLibrary = (key: string, orgId: unknown) =>
  key.startsWith(`${String(orgId)}/user-content/library/`);
