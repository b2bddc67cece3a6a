import { externalRegistrations, registerForClass as endpoint, users } from "@guildway/api-contract";
import { operation } from "../../http/operation.ts";
import { newId } from "../../platform/new-id.ts";
import { Problem } from "../../platform/problem.ts";
import { changeRow, insertRows } from "../../records/stored-rows.ts";
import { readRegistration } from "../accounts/read-registration.ts";

export const registerForClass = operation(endpoint, async ({ caller, body }, services) => {
  if (caller.kind !== "user") throw new Problem("auth.token-missing");
  const { userId, orgId } = caller;
  const { lang, ...asked } = body;
  const now = services.clock();
  return services.db.transaction().execute(async (transaction) => {
    // Who asks twice at once is registered once.
    const person = await transaction
      .selectFrom("users")
      .selectAll()
      .where("id", "=", userId)
      .forUpdate()
      .executeTakeFirst();
    if (!person) throw new Problem("record.not-found");
    const waiting = await transaction
      .selectFrom("externalRegistrations")
      .select("id")
      .where("userId", "=", userId)
      .where("classId", "=", asked.classId)
      .where("status", "=", "pending")
      .executeTakeFirst();
    if (waiting) return { id: waiting.id, status: "pending" } as const;
    // Who has an account is of the organization, however it takes new people.
    const organization = { id: orgId, restrictRegister: false };
    const registration = (await readRegistration(transaction, organization, asked))!;
    const { classId, cohortId, externalRegisterClassId, eUnitIds } = registration;
    const by = { actor: userId, now };
    const made = {
      id: newId(),
      userId,
      orgId,
      classId,
      externalRegisterClassId: externalRegisterClassId ?? null,
      cohortId: cohortId ?? null,
      eUnitIds,
      lang,
      status: "pending",
      createdAt: now.toISOString(),
    } as const;
    await insertRows(transaction, services.sealer, externalRegistrations, [made], by);
    const waits = { values: { registrationPending: true } };
    if (!person.registrationPending)
      await changeRow(transaction, services.sealer, users, { ...person }, waits, by);
    return { id: made.id, status: made.status };
  });
});
