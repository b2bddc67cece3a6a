import { confirmSignUp as endpoint, externalRegistrations, users } from "@guildway/api-contract";
import { type Kysely, sql } from "kysely";
import { appendAudit } from "../../audit/append.ts";
import { operation } from "../../http/operation.ts";
import { Problem } from "../../platform/problem.ts";
import { accountOf } from "../../identity/account-of.ts";
import { allowedTarget, handOff } from "../../identity/hand-off.ts";
import { attempt } from "../../platform/limits/attempts.ts";
import { ofOne } from "../../platform/limits/most.ts";
import { verifyPassword } from "../../identity/passwords.ts";
import type { Database } from "../../platform/database/schema.ts";
import { hashSecret } from "../../platform/secrets.ts";
import { failuresFrom } from "../../identity/sign-in-limits.ts";
import { newId } from "../../platform/new-id.ts";
import { readRegistration } from "./read-registration.ts";
import { isInvited, useInvite } from "./sign-up-invite.ts";
import { insertRows } from "../../records/stored-rows.ts";

export const confirmSignUp = operation(
  endpoint,
  async ({ body, address }, { db, sealer, settings, clock }) => {
    const now = clock();
    const target = allowedTarget(body.continueUrl, settings.allowedOrigins);
    const presented = hashSecret(body.token);
    const limits = [ofOne(`sign-up ${presented}`), failuresFrom(address)];
    const findAsked = () => signUpWith(db, presented, body.password, now);
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
  },
);

/** As many sign-ups of one address as a password is tried at: whoever asks in somebody's name as well does not take theirs away. */
const mostTried = 8;

/**
 * The sign-up that is confirmed by a link and a password, by the hash of its own link: the link shows whose mailbox it is, and the
 * password which of the sign-ups with that address is theirs, since a mailbox that is flooded gets no link for each. The
 * link's own is tried first.
 */
async function signUpWith(
  db: Kysely<Database>,
  presented: string,
  password: string,
  now: Date,
): Promise<string | undefined> {
  const { rows } = await sql<{ tokenHash: string; passwordHash: string }>`
    SELECT "of"."tokenHash", "of"."passwordHash"
    FROM "pendingSignUps" AS "by" JOIN "pendingSignUps" AS "of" ON lower("of"."email") = lower("by"."email")
    WHERE "by"."tokenHash" = ${presented} AND "by"."expiresAt" > ${now.toISOString()}
      AND "of"."expiresAt" > ${now.toISOString()}
    ORDER BY ("of"."tokenHash" = ${presented}) DESC, "of"."expiresAt" DESC LIMIT ${mostTried}`.execute(
    db,
  );
  if (rows.length === 0) throw new Problem("auth.link-invalid");
  for (const { tokenHash, passwordHash } of rows)
    if (await verifyPassword(password, passwordHash)) return tokenHash;
  return undefined;
}
