import { confirmRegistration as endpoint, users } from "@guildway/api-contract";
import { operation } from "../../http/operation.ts";
import { Problem } from "../../platform/problem.ts";
import { updateIn } from "../../records/update-record.ts";
import { closeRegistration, hasOthersPending } from "./close-registration.ts";
import { lockRegistration } from "./lock-registration.ts";

export const confirmRegistration = operation(endpoint, async ({ caller, body }, services) => {
  if (caller.kind !== "user") throw new Problem("auth.token-missing");
  const now = services.clock();
  return services.db.transaction().execute(async (transaction) => {
    const registration = await lockRegistration(transaction, services.sealer, body, "confirmed", {
      caller,
      now,
    });
    const { status, classId, cohortId, eUnitIds, userId } = registration;
    if (status === "confirmed") return { status, decidedAt: registration.decidedAt };
    const person = await transaction
      .selectFrom("users")
      .select(["educationUnitIds", "externalRegisteredCourseIds"])
      .where("id", "=", userId)
      .forUpdate()
      .executeTakeFirst();
    if (!person) throw new Problem("record.not-found");
    const ofClass = classId ? [classId] : [];
    const joined = {
      courseIds: ofClass,
      externalRegisteredCourseIds: together(person.externalRegisteredCourseIds, ofClass),
      cohortIds: cohortId ? [cohortId] : [],
      educationUnitIds: together(person.educationUnitIds, eUnitIds),
      registrationPending: await hasOthersPending(transaction, registration),
    };
    await updateIn(transaction, services, users, userId, joined, { caller, now });
    const by = { actor: caller.userId, now };
    const decided = { status: "confirmed" } as const;
    const decidedAt = await closeRegistration(transaction, services, registration, decided, by);
    return { ...decided, decidedAt };
  });
});

/** Both without twice the same; none is null. */
function together(
  before: readonly string[] | null,
  more: readonly string[] | null,
): string[] | null {
  const all = [...new Set([...(before ?? []), ...(more ?? [])])];
  return all.length > 0 ? all : null;
}
