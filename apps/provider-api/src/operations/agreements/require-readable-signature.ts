import { buffer } from "node:stream/consumers";
import { findGrant } from "../../access/grants.ts";
import { nameInUrl } from "../../files/stored-file.ts";
import { isDrawnSignature } from "../../forms/drawn-signature.ts";
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
  if (!grant || !url) return;
  const picture = await pictureOf(services, url, `${grant.recordType}/${grant.recordId}`);
  if (picture && !isReadableSignature(picture)) throw new Problem("signature.unreadable");
}

/** Refuses a picture, whoever uploaded it, that shows no signature: a sponsor's stands on every form of their location. */
export async function requireDrawnSignature(
  services: Pick<Services, "db" | "files">,
  url: string,
): Promise<void> {
  const picture = await pictureOf(services, url);
  if (picture && !(await isDrawnSignature(picture))) throw new Problem("signature.unreadable");
}

/** A stored picture, of one uploader where one is named; an empty one where it is too large or lost. */
async function pictureOf(
  { db, files }: Pick<Services, "db" | "files">,
  url: string,
  uploader?: string,
): Promise<Buffer | undefined> {
  const name = nameInUrl(url);
  if (!name) return undefined;
  const file = await db
    .selectFrom("files")
    .select(["key", "size"])
    .where("name", "=", name)
    .$if(uploader !== undefined, (query) => query.where("createdBy", "=", uploader!))
    .executeTakeFirst();
  if (!file) return undefined;
  const stream = file.size <= mostSignatureBytes ? await files.open(file.key) : undefined;
  return stream ? buffer(stream) : Buffer.alloc(0);
}
