import { isDeepStrictEqual } from "node:util";
import { externalRegistrations, registerForClass as endpoint, users } from "@guildway/api-contract";
import { operation } from "../../http/operation.ts";
import { newId } from "../../platform/new-id.ts";
import { Problem } from "../../platform/problem.ts";
import { changeRow, insertRows } from "../../records/stored-rows.ts";
import { spendVisitorBudget } from "../spend-visitor-budget.ts";
import { readRegistration, requireWholeChoice } from "../accounts/read-registration.ts";

export const registerForClass = operation(endpoint, async (call, services) => {
  const { caller, body } = call;
  // Each change of mind stays in the journal.
  const countKept = spendVisitorBudget(call, services);
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
    // Who has an account is of the organization, however it takes new people.
    const organization = { id: orgId, restrictRegister: false };
    const registration = (await readRegistration(transaction, organization, asked))!;
    await requireWholeChoice(transaction, registration);
    const { classId, cohortId, externalRegisterClassId, eUnitIds } = registration;
    const by = { actor: userId, now, countKept };
    const chosen = {
      externalRegisterClassId: externalRegisterClassId ?? null,
      cohortId: cohortId ?? null,
      eUnitIds,
    };
    const earlier = await transaction
      .selectFrom("externalRegistrations")
      .selectAll()
      .where("userId", "=", userId)
      .where("classId", "=", classId)
      .where("status", "in", ["pending", "confirmed"])
      .orderBy("createdAt", "desc")
      .forUpdate()
      .execute();
    const same = earlier.find(
      ({ cohortId, eUnitIds }) =>
        cohortId === chosen.cohortId && isDeepStrictEqual(eUnitIds ?? [], chosen.eUnitIds),
    );
    if (same) return { id: same.id, status: same.status as "pending" | "confirmed" };
    const waiting = earlier.find(({ status }) => status === "pending");
    if (waiting) {
      const change = { values: chosen };
      await changeRow(
        transaction,
        services.sealer,
        externalRegistrations,
        { ...waiting },
        change,
        by,
      );
      return { id: waiting.id, status: "pending" as const };
    }
    const made = {
      id: newId(),
      userId,
      orgId,
      classId,
      ...chosen,
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
