import { signUp as endpoint } from "@guildway/api-contract";
import type * as z from "zod/mini";
import { operation } from "../../http/operation.ts";
import { Problem } from "../../platform/problem.ts";
import { accountOf } from "../../identity/account-of.ts";
import { allowedTarget } from "../../identity/hand-off.ts";
import { attempt, countAttempt, countWithin } from "../../platform/limits/attempts.ts";
import { fromAddress, ofMany, ofOne, toMailbox } from "../../platform/limits/most.ts";
import { hashPassword, isWeakPassword } from "../../identity/passwords.ts";
import { hashSecret, newSecret } from "../../platform/secrets.ts";
import { accountExistsMail, accountLink, signUpMail } from "../../mail/account-mails.ts";
import { mailboxOf } from "../../mail/mailbox-of.ts";
import { enqueueMails } from "../../mail/outbox.ts";
import type { Services } from "../../services.ts";
import { readRegistration, unknownReference } from "./read-registration.ts";
import { passwordMark } from "./password-mark.ts";
import { hashOfInviteGrant, isInvited } from "./sign-up-invite.ts";

const linkHours = 24;

export const signUp = operation(endpoint, async ({ body, address, header }, services) => {
  const { db, settings, clock } = services;
  const now = clock();
  allowedTarget(body.continueUrl, settings.allowedOrigins);
  if (isWeakPassword(body.password, [body.email, body.firstName, body.lastName]))
    throw new Problem("auth.weak-password");
  const organization = await db
    .selectFrom("organizations")
    .select(["id", "name", "slug", "restrictRegister"])
    .where("slug", "=", body.organizationSlug)
    .executeTakeFirst();
  if (!organization) throw unknownReference("organizationSlug", "is no organization");
  const { inviteId } = body;
  const inviteGrantHash = inviteId
    ? await hashOfInviteGrant(db, inviteId, header("x-access-grant"), now)
    : null;
  if (inviteId) {
    const shown = { ...body, inviteId, inviteGrantHash };
    // Whom it was sent to is nobody's to find out by trying.
    const tries = [
      ofOne(fromAddress(`sign-up by invites/${inviteId}`, address)),
      ofMany(fromAddress("sign-up by invites", address)),
    ];
    const tryInvite = () => isInvited(db, organization.id, shown);
    if (!(await attempt(db, tries, { now }, tryInvite, (isGood) => !isGood)))
      throw unknownReference("inviteId", "is no invitation to this, or no longer good");
  }
  const registration = await readRegistration(db, organization, body);

  // Asking counts like a failed sign-in, so that nobody floods many with mails.
  await countAttempt(db, [ofMany(fromAddress("sign-up", address))], { now });

  const passwordHash = await hashPassword(body.password);
  // What follows differs for an address that has an account, so the answer does not wait for it.
  services.afterAnswer.run(() =>
    mailConfirmation(services, body, organization, {
      address,
      registration: registration && JSON.stringify({ ...registration, lang: body.lang }),
      inviteGrantHash,
      passwordHash,
    }),
  );
  return { sent: true as const };
});

async function mailConfirmation(
  { db, sealer, settings, clock }: Services,
  body: z.output<(typeof endpoint)["body"]>,
  organization: { id: string; name: string | null; slug: string | null },
  {
    address,
    ...kept
  }: {
    address: string;
    registration: string | null;
    inviteGrantHash: string | null;
    passwordHash: string;
  },
): Promise<void> {
  const now = clock();
  const mail = {
    kind: "account.sign-up",
    orgId: organization.id,
    from: settings.mailFrom,
    to: body.email,
    bcc: [],
    sealedWith: sealer,
  };
  const site = `${settings.loginUrl}/${organization.slug}`;
  const limits = toMailbox("sign-up of", mailboxOf(body.email), address);
  const goesOut = await countWithin(db, limits, now);
  if (await accountOf(db, body.email)) {
    if (!goesOut) return;
    const words = accountExistsMail(body.lang, organization.name ?? "", site);
    await enqueueMails(db, [{ ...mail, ...words }], now);
    return;
  }
  const token = newSecret();
  await db
    .insertInto("pendingSignUps")
    .values({
      tokenHash: hashSecret(token),
      email: body.email,
      ...kept,
      firstName: body.firstName,
      lastName: body.lastName,
      orgId: organization.id,
      inviteId: body.inviteId ?? null,
      state: body.state ?? null,
      passwordMark: passwordMark(sealer, body),
      expiresAt: new Date(now.getTime() + linkHours * 3_600_000).toISOString(),
    })
    .execute();
  // A link that was mailed there before confirms it as well.
  if (!goesOut) return;
  const link = accountLink(site, {
    action: "confirm",
    token,
    continueUrl: body.continueUrl,
    lang: body.lang,
  });
  const words = signUpMail(body.lang, body.firstName, organization.name ?? "", link);
  await enqueueMails(db, [{ ...mail, ...words }], now);
}
