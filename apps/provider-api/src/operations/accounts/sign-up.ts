import { signUp as endpoint } from "@guildway/api-contract";
import { operation } from "../../http/operation.ts";
import { Problem } from "../../http/problem.ts";
import { accountOf } from "../../identity/account-of.ts";
import { allowedTarget } from "../../identity/hand-off.ts";
import { inTurn } from "../../identity/in-turn.ts";
import { hashPassword, isWeakPassword } from "../../identity/passwords.ts";
import { hashSecret, newSecret } from "../../identity/secrets.ts";
import { noteFailure, requirePatience } from "../../identity/sign-in-attempts.ts";
import { accountExistsMail, accountLink, signUpMail } from "../../mail/account-mails.ts";
import { enqueueMails } from "../../mail/outbox.ts";
import { readRegistration } from "./read-registration.ts";

const linkHours = 24;

export const signUp = operation(
  endpoint,
  async ({ body, address }, { db, sealer, settings, clock }) => {
    const now = clock();
    allowedTarget(body.continueUrl, settings.allowedOrigins);
    if (isWeakPassword(body.password, [body.email, body.firstName, body.lastName]))
      throw new Problem("auth.weak-password");
    const organization = await db
      .selectFrom("organizations")
      .select(["id", "name", "slug", "restrictRegister"])
      .where("slug", "=", body.organizationSlug)
      .executeTakeFirst();
    if (!organization)
      throw new Problem("record.reference-unknown", {
        faults: [{ field: "organizationSlug", reason: "is no organization" }],
      });
    if (organization.restrictRegister) throw new Problem("auth.sign-up-closed");
    const registration = await readRegistration(db, organization.id, body);

    // Asking counts like a failed sign-in, so that nobody is flooded with mails.
    const key = `sign-up ${body.email.toLowerCase()}`;
    await inTurn([key, `sign-up ${address}`], async () => {
      await requirePatience(db, key, `sign-up ${address}`, now);
      await noteFailure(db, key, `sign-up ${address}`, now);
    });

    // The same work and the same answer whether the address has an account or not.
    const passwordHash = await hashPassword(body.password);
    const mail = {
      kind: "account.sign-up",
      orgId: organization.id,
      from: settings.mailFrom,
      to: body.email,
      bcc: [],
    };
    if (await accountOf(db, body.email)) {
      await enqueueMails(
        db,
        [{ ...mail, ...accountExistsMail(body.lang, `${settings.loginUrl}/${organization.slug}`) }],
        now,
      );
      return { sent: true as const };
    }
    const token = newSecret();
    await db
      .insertInto("pendingSignUps")
      .values({
        tokenHash: hashSecret(token),
        email: body.email,
        passwordHash,
        firstName: body.firstName,
        lastName: body.lastName,
        orgId: organization.id,
        registration: registration && JSON.stringify(registration),
        expiresAt: new Date(now.getTime() + linkHours * 3_600_000).toISOString(),
      })
      .execute();
    const link = accountLink(`${settings.loginUrl}/${organization.slug}`, {
      action: "confirm",
      token,
      continueUrl: body.continueUrl,
      lang: body.lang,
    });
    await enqueueMails(
      db,
      [
        {
          ...mail,
          ...signUpMail(body.lang, body.firstName, organization.name ?? "", link),
          sealedWith: sealer,
        },
      ],
      now,
    );
    return { sent: true as const };
  },
);
