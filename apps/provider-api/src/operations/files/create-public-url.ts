import { createPublicUrl as endpoint } from "@guildway/api-contract";
import type { Kysely } from "kysely";
import { isForPrograms } from "../../files/may-handle-files.ts";
import { ownFile } from "../../files/stored-file.ts";
import { operation } from "../../http/operation.ts";
import type { Database } from "../../platform/database/schema.ts";
import { newId } from "../../platform/new-id.ts";
import { Problem } from "../../platform/problem.ts";

/** As many public URLs as work at a time for a key, so that one that others know leaves the rest their room. */
const mostOpen = 5000;

export const createPublicUrl = operation(endpoint, async ({ caller, query }, services) => {
  if (caller.kind !== "key") throw new Problem("access.forbidden");
  const { db, clock, settings, signedUrls } = services;
  const { orgId, keyId = null } = caller;
  const file = await ownFile(services, query.url, orgId);
  if (!file || !(await isForPrograms(services, file, caller))) throw new Problem("file.not-found");
  const now = clock();
  if (await isFull(db, { orgId, keyId }, now)) throw new Problem("record.too-many");
  const id = newId();
  const expiresAt = new Date(now.getTime() + query.expires * 1000);
  await db
    .insertInto("fileLinks")
    .values({
      id,
      orgId,
      fileName: file.name,
      keyId,
      createdAt: now.toISOString(),
      expiresAt: expiresAt.toISOString(),
    })
    .execute();
  return { url: `${settings.publicUrl}${signedUrls.sign(file.name, expiresAt, id)}` };
});

/** Of calls at the same moment a few more may pass, so that none waits for another. */
async function isFull(
  db: Kysely<Database>,
  { orgId, keyId }: { orgId: string; keyId: string | null },
  now: Date,
): Promise<boolean> {
  const beyond = await db
    .selectFrom("fileLinks")
    .select("id")
    .where("orgId", "=", orgId)
    .where("keyId", "is not distinct from", keyId)
    .where("expiresAt", ">", now.toISOString())
    .where("revokedAt", "is", null)
    .offset(mostOpen - 1)
    .limit(1)
    .execute();
  return beyond.length > 0;
}
