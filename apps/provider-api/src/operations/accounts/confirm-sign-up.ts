import { confirmSignUp as endpoint, externalRegistrations, users } from "@guildway/api-contract";
import { sql } from "kysely";
import { appendAudit } from "../../audit/append.ts";
import { operation } from "../../http/operation.ts";
import { Problem } from "../../platform/problem.ts";
import { accountOf } from "../../identity/account-of.ts";
import { allowedTarget, handOff } from "../../identity/hand-off.ts";
import { attempt, countAttempt, type Limit } from "../../platform/limits/attempts.ts";
import { ofOne } from "../../platform/limits/most.ts";
import { verifyPassword } from "../../identity/passwords.ts";
import { hashSecret } from "../../platform/secrets.ts";
import { mailboxOf } from "../../mail/mailbox-of.ts";
import { failuresFrom } from "../../identity/sign-in-limits.ts";
import { newId } from "../../platform/new-id.ts";
import { readRegistration } from "./read-registration.ts";
import { isInvited, useInvite } from "./sign-up-invite.ts";
import type { Services } from "../../services.ts";
import { passwordMark } from "./password-mark.ts";
import { insertRows } from "../../records/stored-rows.ts";

export const confirmSignUp = operation(endpoint, async ({ body, address }, services) => {
  const { db, sealer, settings, clock } = services;
  const now = clock();
  const target = allowedTarget(body.continueUrl, settings.allowedOrigins);
  const presented = hashSecret(body.token);
  const limits = [ofOne(`sign-up ${presented}`), failuresFrom(address)];
  const findAsked = () => signUpWith(services, body);
  const tokenHash = await attempt(db, limits, { now }, findAsked, (found) => !found);
  if (!tokenHash) throw new Problem("auth.bad-credentials");
  const user = await db.transaction().execute(async (transaction) => {
    const pending = await transaction
      .deleteFrom("pendingSignUps")
      .where("tokenHash", "=", tokenHash)
      .returningAll()
      .executeTakeFirst();
    if (
      !pending ||
      Date.parse(pending.expiresAt) <= now.getTime() ||
      (await accountOf(transaction, pending.email))
    )
      return undefined;
    const { email, firstName, lastName, orgId, passwordHash, registration, inviteId } = pending;
    const id = newId();
    const by = { actor: id, now };
    // What the invite says and what is open may have changed since, so both are asked again.
    if (inviteId) {
      const { classId } = registration ?? {};
      const invited = { ...pending, inviteId, classId };
      if (!(await isInvited(transaction, orgId, invited))) return undefined;
      if (!(await useInvite(transaction, sealer, inviteId, by))) return undefined;
    }
    const organization = await transaction
      .selectFrom("organizations")
      .select(["id", "restrictRegister"])
      .where("id", "=", orgId)
      .executeTakeFirstOrThrow();
    // A refusal keeps the sign-up, so that its link works again where the class is opened again in its time.
    const asked = { ...registration, inviteId };
    const current = await readRegistration(transaction, organization, asked);
    const user = {
      id,
      uid: id,
      orgId,
      email,
      firstName,
      lastName,
      name: `${firstName} ${lastName}`,
      displayName: firstName,
      role: ["student"],
      membership: ["starter"],
      ...(registration && { registrationPending: true }),
    };
    await countAttempt(transaction, [accountsOf(email)], { now });
    await insertRows(transaction, sealer, users, [user], by);
    await transaction.insertInto("credentials").values({ userId: id, passwordHash }).execute();
    if (registration)
      await insertRows(
        transaction,
        sealer,
        externalRegistrations,
        [
          {
            id: newId(),
            userId: id,
            orgId,
            classId: registration.classId,
            externalRegisterClassId: current?.externalRegisterClassId ?? null,
            cohortId: registration.cohortId ?? null,
            eUnitIds: registration.eUnitIds,
            lang: registration.lang ?? null,
            status: "pending",
            createdAt: now.toISOString(),
          },
        ],
        by,
      );
    return { id, orgId, state: pending.state };
  });
  if (!user) throw new Problem("auth.link-invalid");
  await appendAudit(db, { actor: user.id, orgId: user.orgId, action: "account.created" }, now);
  return { redirectTo: await handOff(db, user.id, target, user.state, now) };
});

/** With parts behind a `+` one mailbox has any number of addresses, and each account has room for files of its own. */
const accountsOf = (email: string): Limit => ({
  key: `accounts of ${mailboxOf(email)}`,
  most: 5,
  windowMs: 86_400_000,
});

/** As many sign-ups as a password is tried at; of a thousand in one name its mark names less than one beside its own. */
const mostTried = 8;

/**
 * The sign-up that is confirmed by a link and a password, by the hash of its own link: the link shows whose mailbox it is, and the
 * password which of the sign-ups with that address is theirs, since a mailbox that is flooded gets no link for each. The
 * link's own is tried first.
 */
async function signUpWith(
  { db, sealer, clock }: Services,
  { token, password }: { token: string; password: string },
): Promise<string | undefined> {
  const tokenHash = hashSecret(token);
  const open = db.selectFrom("pendingSignUps").where("expiresAt", ">", clock().toISOString());
  const presented = await open
    .select(["tokenHash", "passwordHash", "email"])
    .where("tokenHash", "=", tokenHash)
    .executeTakeFirst();
  if (!presented) throw new Problem("auth.link-invalid");
  const others = await open
    .select(["tokenHash", "passwordHash"])
    .where(sql<boolean>`lower("email") = lower(${presented.email})`)
    .where("passwordMark", "=", passwordMark(sealer, { email: presented.email, password }))
    .where("tokenHash", "!=", tokenHash)
    .orderBy("expiresAt", "desc")
    .limit(mostTried)
    .execute();
  for (const { tokenHash: found, passwordHash } of [presented, ...others])
    if (await verifyPassword(password, passwordHash)) return found;
  return undefined;
}
