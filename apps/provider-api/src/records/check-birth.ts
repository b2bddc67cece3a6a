import { type RecordDefinition, userProfiles } from "@guildway/api-contract";
import { birthFault, isMinorOn, storedDay } from "@guildway/rules";
import { Problem } from "../platform/problem.ts";
import type { Sealer } from "../platform/sealing.ts";
import { openField } from "./sealed-fields.ts";

type Row = Readonly<Record<string, unknown>>;

/** Refuses a date of birth on which nobody alive was born, and one by which a minor comes of age sooner, for whom a parent or guardian signs as well. */
export function checkBirth(
  sealer: Sealer,
  definition: RecordDefinition,
  { dob }: Row,
  before: Row,
  { isOwn, now }: { isOwn: boolean; now: Date },
): void {
  if (definition.type !== userProfiles.type || dob === undefined) return;
  const today = storedDay(now, undefined);
  const fault = typeof dob === "string" ? birthFault(dob, today) : undefined;
  if (fault)
    throw new Problem("input.invalid", { faults: [{ field: "dob", reason: reasons[fault] }] });
  const isMinor = (day: unknown) => typeof day === "string" && isMinorOn(day, today);
  const was = known(sealer, before);
  // An earlier day makes them of age sooner.
  if (isOwn && isMinor(was) && (typeof dob !== "string" || dob < String(was)))
    throw new Problem("access.forbidden", {
      faults: [{ field: "dob", reason: "of a minor is corrected by their organization" }],
    });
}

const reasons = {
  "in-the-future": "must not be in the future",
  "too-long-ago": "must not be more than 120 years ago",
};

/** What is damaged is entered again by whoever may enter it. */
function known(sealer: Sealer, { id, dob }: Row): unknown {
  try {
    return openField(sealer, userProfiles, String(id), "dob", dob);
  } catch {
    return undefined;
  }
}
