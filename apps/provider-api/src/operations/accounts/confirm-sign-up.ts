import { confirmSignUp as endpoint, invites, users } from "@guildway/api-contract";
import type { Kysely } from "kysely";
import { endGrants } from "../../access/grants.ts";
import { appendAudit } from "../../audit/append.ts";
import type { Database } from "../../platform/database/schema.ts";
import { operation } from "../../http/operation.ts";
import { Problem } from "../../platform/problem.ts";
import { accountOf } from "../../identity/account-of.ts";
import { allowedTarget, handOff } from "../../identity/hand-off.ts";
import { inTurn } from "../../platform/limits/in-turn.ts";
import { verifyPassword } from "../../identity/passwords.ts";
import { hashSecret } from "../../platform/secrets.ts";
import { noteFailure, requirePatience } from "../../identity/sign-in-attempts.ts";
import { isInvited } from "./read-registration.ts";
import { newId } from "../../platform/new-id.ts";
import type { Sealer } from "../../platform/sealing.ts";
import type { WrittenBy } from "../../records/journal/write-changes.ts";
import { changeRow, insertRows } from "../../records/stored-rows.ts";

export const confirmSignUp = operation(
  endpoint,
  async ({ body, address }, { db, sealer, settings, clock }) => {
    const now = clock();
    const target = allowedTarget(body.continueUrl, settings.allowedOrigins);
    const tokenHash = hashSecret(body.token);
    await inTurn([`sign-up ${tokenHash}`], async () => {
      await requirePatience(db, `sign-up ${tokenHash}`, address, now);
      const asked = await db
        .selectFrom("pendingSignUps")
        .select("passwordHash")
        .where("tokenHash", "=", tokenHash)
        .executeTakeFirst();
      if (!asked) throw new Problem("auth.link-invalid");
      if (await verifyPassword(body.password, asked.passwordHash)) return;
      await noteFailure(db, `sign-up ${tokenHash}`, address, now);
      throw new Problem("auth.bad-credentials");
    });
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
      // What the invite says may have changed since, so it is asked again.
      const isStillInvited =
        !inviteId || (await isInvited(transaction, email, orgId, registration?.classId, inviteId));
      if (!isStillInvited) return undefined;
      const id = newId();
      const by = { actor: id, now };
      if (inviteId && !(await useInvite(transaction, sealer, inviteId, by))) return undefined;
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
      };
      await insertRows(transaction, sealer, users, [user], by);
      await transaction.insertInto("credentials").values({ userId: id, passwordHash }).execute();
      if (registration)
        await transaction
          .insertInto("externalRegistrations")
          .values({
            id: newId(),
            userId: id,
            orgId,
            classId: registration.classId,
            externalRegisterClassId: registration.externalRegisterClassId ?? null,
            cohortId: registration.cohortId ?? null,
            eUnitIds: registration.eUnitIds,
            createdAt: now.toISOString(),
          })
          .execute();
      return { id, orgId, state: pending.state };
    });
    if (!user) throw new Problem("auth.link-invalid");
    await appendAudit(db, { actor: user.id, orgId: user.orgId, action: "account.created" }, now);
    return { redirectTo: await handOff(db, user.id, target, user.state, now) };
  },
);

/** An invite lets one person in; whoever confirms first has used it up. */
async function useInvite(
  transaction: Kysely<Database>,
  sealer: Sealer,
  inviteId: string,
  by: WrittenBy,
): Promise<boolean> {
  const invite = await transaction
    .selectFrom("invites")
    .selectAll()
    .where("id", "=", inviteId)
    .where("consumedAt", "is", null)
    .forUpdate()
    .executeTakeFirst();
  if (!invite) return false;
  const values = { consumedAt: by.now.toISOString() };
  await changeRow(transaction, sealer, invites, invite, { values }, by);
  await endGrants(transaction, "invites", inviteId);
  return true;
}
