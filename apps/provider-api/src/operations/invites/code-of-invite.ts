import { invites } from "@guildway/api-contract";
import { newCode } from "../../access/new-code.ts";
import { mailboxOf } from "../../mail/mailbox-of.ts";
import type { Sealer } from "../../platform/sealing.ts";
import { openField } from "../../records/sealed-fields.ts";
import type { StoredInvite } from "./lock-invite.ts";

/** The code that an invite is sent with, and whether it is another than before: whoever was sent it before keeps no way in. */
export function codeOfInvite(
  sealer: Sealer,
  invite: StoredInvite,
  email: string,
  asksToSign: boolean,
): { code: string | null; isNew: boolean } {
  const kept = openField(sealer, invites, invite.id, "accessCode", invite.accessCode);
  const isOthers = invite.sentTo !== null && mailboxOf(invite.sentTo) !== mailboxOf(email);
  if (typeof kept === "string" && !isOthers) return { code: kept, isNew: false };
  if (typeof kept === "string" || asksToSign) return { code: newCode(), isNew: true };
  return { code: null, isNew: false };
}
