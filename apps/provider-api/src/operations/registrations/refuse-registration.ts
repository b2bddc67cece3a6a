import { refuseRegistration as endpoint, users } from "@guildway/api-contract";
import { operation } from "../../http/operation.ts";
import { Problem } from "../../platform/problem.ts";
import { changeRow } from "../../records/stored-rows.ts";
import { closeRegistration, hasOthersPending } from "./close-registration.ts";
import { lockRegistration } from "./lock-registration.ts";

export const refuseRegistration = operation(endpoint, async ({ caller, body }, services) => {
  if (caller.kind !== "user") throw new Problem("auth.token-missing");
  const now = services.clock();
  return services.db.transaction().execute(async (transaction) => {
    const registration = await lockRegistration(transaction, services.sealer, body, "refused", {
      caller,
      now,
    });
    const { status, userId } = registration;
    if (status === "refused") return { status, decidedAt: registration.decidedAt };
    const person = await transaction
      .selectFrom("users")
      .selectAll()
      .where("id", "=", userId)
      .forUpdate()
      .executeTakeFirst();
    if (!person) throw new Problem("record.not-found");
    const by = { actor: caller.userId, now };
    const values = { registrationPending: await hasOthersPending(transaction, registration) };
    await changeRow(transaction, services.sealer, users, person, { values }, by);
    const decided = { status: "refused", reason: body.reason } as const;
    const decidedAt = await closeRegistration(transaction, services, registration, decided, by);
    return { status: decided.status, decidedAt };
  });
});
