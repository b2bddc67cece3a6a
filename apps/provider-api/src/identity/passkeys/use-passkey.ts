import type { Kysely } from "kysely";
import type { Database } from "../../platform/database/schema.ts";
import { checkSigned, type SignedAnswer } from "./check-answer.ts";
import type { PasskeySite } from "./passkey-site.ts";

/** The passkey that an authenticator names, if it is anybody's. */
export function findPasskey(db: Kysely<Database>, credentialId: string) {
  return db
    .selectFrom("passkeys")
    .select("userId")
    .where("credentialId", "=", credentialId)
    .executeTakeFirst();
}

/** Checks what a passkey signed and notes its use; the account is held by the caller. */
export async function usePasskey(
  transaction: Kysely<Database>,
  site: PasskeySite,
  answer: SignedAnswer,
  now: Date,
): Promise<"good" | "auth.passkey-unknown" | "auth.passkey-refused"> {
  const passkey = await transaction
    .selectFrom("passkeys")
    .selectAll()
    .where("credentialId", "=", answer.id)
    .forUpdate()
    .executeTakeFirst();
  if (!passkey) return "auth.passkey-unknown";
  const counter = await checkSigned(site, answer, {
    userId: passkey.userId,
    id: passkey.credentialId,
    publicKey: Buffer.from(passkey.publicKey, "base64url"),
    counter: passkey.counter,
  });
  if (counter === undefined) return "auth.passkey-refused";
  await transaction
    .updateTable("passkeys")
    .set({ counter, lastUsedAt: now.toISOString() })
    .where("id", "=", passkey.id)
    .execute();
  return "good";
}
