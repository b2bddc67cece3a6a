import { buffer } from "node:stream/consumers";
import { findGrant } from "../../access/grants.ts";
import { nameInUrl } from "../../files/stored-file.ts";
import { isReadableSignature, mostSignatureBytes } from "../../forms/readable-signature.ts";
import { Problem } from "../../platform/problem.ts";
import type { Services } from "../../services.ts";

/** Refuses a picture that the holder of an invite's grant has uploaded and no form could show; anything else that is wrong is found where it is signed. */
export async function requireReadableSignature(
  { db, files, clock }: Pick<Services, "db" | "files" | "clock">,
  token: string | undefined,
  url: string | undefined,
): Promise<void> {
  const grant = token ? await findGrant(db, token, "access", clock()) : undefined;
  const name = url ? nameInUrl(url) : undefined;
  if (!grant || !name) return;
  const file = await db
    .selectFrom("files")
    .select(["key", "size"])
    .where("name", "=", name)
    .where("createdBy", "=", `${grant.recordType}/${grant.recordId}`)
    .executeTakeFirst();
  if (!file) return;
  const stream = file.size <= mostSignatureBytes ? await files.open(file.key) : undefined;
  if (!stream || !isReadableSignature(await buffer(stream)))
    throw new Problem("signature.unreadable");
}
