import { buffer } from "node:stream/consumers";
import { findGrant } from "../../access/grants.ts";
import { nameInUrl } from "../../files/stored-file.ts";
import { isReadableSignature, mostSignatureBytes } from "../../forms/readable-signature.ts";
import { Problem } from "../../platform/problem.ts";
import type { Services } from "../../services.ts";

/** Refuses a picture that the holder of an invite's grant has uploaded and no form could show; anything else that is wrong is found where it is signed. */
export async function requireReadableSignature(
  services: Pick<Services, "db" | "files" | "clock">,
  token: string | undefined,
  url: string | undefined,
): Promise<void> {
  const { db, clock } = services;
  const grant = token ? await findGrant(db, token, "access", clock()) : undefined;
  if (grant && url)
    await requireReadableFile(services, url, `${grant.recordType}/${grant.recordId}`);
}

/** The same of a picture that somebody has uploaded, or of whomever it is. */
export async function requireReadableFile(
  { db, files }: Pick<Services, "db" | "files">,
  url: string,
  uploader?: string,
): Promise<void> {
  const name = nameInUrl(url);
  if (!name) return;
  const file = await db
    .selectFrom("files")
    .select(["key", "size"])
    .where("name", "=", name)
    .$if(uploader !== undefined, (query) => query.where("createdBy", "=", uploader!))
    .executeTakeFirst();
  if (!file) return;
  const stream = file.size <= mostSignatureBytes ? await files.open(file.key) : undefined;
  if (!stream || !isReadableSignature(await buffer(stream)))
    throw new Problem("signature.unreadable");
}
