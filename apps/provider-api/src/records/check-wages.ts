import { rulePacks, type WageSchedule, wageScheduleFaults } from "@guildway/rules";
import type { Kysely } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import { Problem } from "../platform/problem.ts";

type Row = Record<string, unknown>;

/** Refuses a wage schedule that breaks a rule of wages by what is written of it. */
export async function checkWages(
  transaction: Kysely<Database>,
  values: Row,
  before: Row,
): Promise<void> {
  const named = ["title", "entryWage", "wageRates", "apprenticeshipId"].some(
    (field) => values[field] !== undefined,
  );
  if (!named) return;
  const kept = { ...before, ...values };
  const schedule: WageSchedule = {
    title: values["title"] as string | null | undefined,
    entryWage: kept["entryWage"] as number | null | undefined,
    // A schedule may be begun without its rates; what was not there need not be repeated.
    wageRates: (values["wageRates"] === undefined && !before["wageRates"]
      ? undefined
      : kept["wageRates"]) as WageSchedule["wageRates"],
  };
  const apprenticeship = kept["apprenticeshipId"]
    ? await transaction
        .selectFrom("apprenticeships")
        .select("ojtHours")
        .where("id", "=", String(kept["apprenticeshipId"]))
        .executeTakeFirst()
    : undefined;
  const faults = wageScheduleFaults(schedule, apprenticeship?.ojtHours, rulePacks["us-spec"]);
  if (faults.length > 0)
    throw new Problem("wage-schedule.invalid", {
      message: faults[0]!.message,
      faults: faults.map(({ field, message }) => ({ field, reason: message })),
    });
}
