import type { Kysely } from "kysely";
import type { Database } from "../platform/database/schema.ts";

/** Ends the public URLs that were made with keys: whoever had such a key leaves nothing open behind them. */
export async function endPublicUrlsOf(
  transaction: Kysely<Database>,
  keyIds: readonly string[],
  revokedAt: string,
): Promise<void> {
  if (keyIds.length === 0) return;
  await transaction
    .updateTable("fileLinks")
    .set({ revokedAt })
    .where("keyId", "in", keyIds)
    .where("revokedAt", "is", null)
    .execute();
}

/** Has the public URLs that were made with a key end no later than the secret that made them. */
export async function endPublicUrlsBy(
  transaction: Kysely<Database>,
  keyId: string,
  endsAt: string,
): Promise<void> {
  await transaction
    .updateTable("fileLinks")
    .set({ expiresAt: endsAt })
    .where("keyId", "=", keyId)
    .where("expiresAt", ">", endsAt)
    .execute();
}
