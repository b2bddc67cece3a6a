import type { Kysely, Selectable } from "kysely";
import {
  agreementCodeMail,
  type SignedToMail,
  signedMail,
  sponsoredMail,
} from "../../mail/agreement-mails.ts";
import { mailboxOf } from "../../mail/mailbox-of.ts";
import { enqueueMails, type Mail } from "../../mail/outbox.ts";
import type { Database } from "../../platform/database/schema.ts";
import type { Services } from "../../services.ts";
import type { AgreementType } from "../invites/lock-invite.ts";
import { type Reader, withinLimits } from "./readers-within-limits.ts";
import { firstManager } from "./sponsor-once-signed.ts";

interface Signed {
  type: AgreementType;
  id: string;
  locationId: string | null;
  userId?: string | null;
  signerName: string | null;
  sponsorAwaited: boolean;
  code: string;
}

type Sponsored = Pick<Signed, "type" | "id" | "signerName"> &
  Pick<Selectable<Database["employerAgreements"]>, "signerConsentAt"> & { orgId: string };

type Invite = Pick<Selectable<Database["invites"]>, "email" | "sentTo" | "lang"> & {
  orgId: string;
};

/**
 * Mails the signer of an agreement and its sponsor where it is, and to each its code in a mail of its own that the outbox keeps
 * sealed. Who was mailed too often gets none, since a signature does not wait for that.
 */
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
  const sponsor = await firstManager(transaction, { ...signed, orgId });
  // Who was sent the invitation, and not whom the agreement names by now.
  const signerAddress = invite.sentTo ?? invite.email;
  const said = {
    type,
    signer: signed.signerName ?? "",
    organization: await organizationName(transaction, orgId),
    waits: signed.sponsorAwaited,
  };
  const link = linkOf(settings, type, id);
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
  const readers: Reader[] = [
    ...(signerAddress ? [{ to: signerAddress, as: "signer" as const, name: said.signer }] : []),
    ...(sponsor?.email && !isSigner(sponsor.email)
      ? [{ to: sponsor.email, as: "sponsor" as const, name: sponsor.name ?? "" }]
      : []),
  ];
  const mails: Mail[] = [];
  for (const { to, as, name } of await withinLimits(transaction, { type, id, orgId }, readers, now))
    mails.push(...mailsTo(to, { ...said, to: as, name }));
  if (mails.length > 0) await enqueueMails(transaction, mails, now);
}

/** Tells the signer of an agreement that its sponsor has signed it too, in the language in which they were invited. */
export async function mailOnceSponsored(
  transaction: Kysely<Database>,
  { settings }: Pick<Services, "settings">,
  signed: Sponsored,
  now: Date,
): Promise<void> {
  const { type, id, orgId, signerName, signerConsentAt } = signed;
  // The invite by which it was signed is the one that holds the consent: another of them may have been declined since.
  const invite = await transaction
    .selectFrom("invites")
    .select(["email", "sentTo", "lang"])
    .where(inviteColumns[type], "=", id)
    .where("orgId", "=", orgId)
    .where("consentAt", "=", signerConsentAt)
    .where("consumedAt", "is not", null)
    .where("declinedAt", "is", null)
    .where("revokedAt", "is", null)
    .limit(1)
    .executeTakeFirst();
  const to = invite?.sentTo ?? invite?.email;
  const readers: Reader[] = to ? [{ to, as: "signer", name: signerName ?? "" }] : [];
  const [reader] = await withinLimits(transaction, { type, id, orgId }, readers, now);
  if (!reader) return;
  const organization = await organizationName(transaction, orgId);
  const said = { type, organization, name: reader.name };
  const mail = sponsoredMail(invite?.lang ?? "en", said, linkOf(settings, type, id));
  const envelope = { orgId, from: settings.mailFrom, to: reader.to, bcc: [] };
  await enqueueMails(transaction, [{ ...envelope, kind: "agreement.sponsored", ...mail }], now);
}

const inviteColumns = {
  employerAgreements: "employerAgreementId",
  apprenticeAgreements: "apprenticeAgreementId",
} as const;

const linkOf = ({ publicUrl }: Services["settings"], type: AgreementType, id: string) =>
  `${publicUrl}/external/doc/${type}/${encodeURIComponent(id)}`;

async function organizationName(transaction: Kysely<Database>, orgId: string): Promise<string> {
  const organization = await transaction
    .selectFrom("organizations")
    .select("name")
    .where("id", "=", orgId)
    .executeTakeFirst();
  return organization?.name ?? "Guildway";
}
