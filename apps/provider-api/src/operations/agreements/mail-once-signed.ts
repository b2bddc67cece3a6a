import type { Kysely, Selectable } from "kysely";
import { agreementCodeMail, type SignedToMail, signedMail } from "../../mail/agreement-mails.ts";
import { mailboxOf } from "../../mail/mailbox-of.ts";
import { enqueueMails, type Mail } from "../../mail/outbox.ts";
import type { Database } from "../../platform/database/schema.ts";
import type { Services } from "../../services.ts";
import type { AgreementType } from "../invites/lock-invite.ts";
import { firstManager } from "./sponsor-once-signed.ts";

interface Signed {
  type: AgreementType;
  id: string;
  locationId: string | null;
  signerName: string | null;
  sponsorAwaited: boolean;
  code: string;
}

type Invite = Pick<Selectable<Database["invites"]>, "email" | "sentTo" | "lang"> & {
  orgId: string;
};

/** Mails the signer of an agreement and its sponsor where it is, and to each its code in a mail of its own that the outbox keeps sealed. */
export async function mailOnceSigned(
  transaction: Kysely<Database>,
  { settings, sealer }: Pick<Services, "settings" | "sealer">,
  signed: Signed,
  invite: Invite,
  now: Date,
): Promise<void> {
  const { type, id, code } = signed;
  const { orgId } = invite;
  const lang = invite.lang ?? "en";
  const organization = await transaction
    .selectFrom("organizations")
    .select("name")
    .where("id", "=", orgId)
    .executeTakeFirst();
  const sponsor = await firstManager(transaction, { orgId, locationId: signed.locationId });
  // Who was sent the invitation, and not whom the agreement names by now.
  const signerAddress = invite.sentTo ?? invite.email;
  const said = {
    type,
    signer: signed.signerName ?? "",
    organization: organization?.name ?? "Guildway",
    waits: signed.sponsorAwaited,
  };
  const link = `${settings.publicUrl}/external/doc/${type}/${encodeURIComponent(id)}`;
  const mailsTo = (to: string, about: SignedToMail): Mail[] => {
    const envelope = { orgId, from: settings.mailFrom, to, bcc: [] };
    return [
      { ...envelope, kind: "agreement.signed", ...signedMail(lang, about, link) },
      {
        ...envelope,
        kind: "agreement.code",
        ...agreementCodeMail(lang, about, code),
        sealedWith: sealer,
      },
    ];
  };
  const isSigner = (address: string) =>
    signerAddress !== null && mailboxOf(address) === mailboxOf(signerAddress);
  const mails = [
    ...(signerAddress ? mailsTo(signerAddress, { ...said, to: "signer", name: said.signer }) : []),
    ...(sponsor?.email && !isSigner(sponsor.email)
      ? mailsTo(sponsor.email, { ...said, to: "sponsor", name: sponsor.name ?? "" })
      : []),
  ];
  if (mails.length > 0) await enqueueMails(transaction, mails, now);
}
