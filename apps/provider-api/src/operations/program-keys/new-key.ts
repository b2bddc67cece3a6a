import type { Fault } from "@guildway/api-contract";
import { ofMany } from "../../platform/limits/most.ts";
import { Problem } from "../../platform/problem.ts";
import { newSecret } from "../../platform/secrets.ts";

/** The secret of a key, which begins so that people and scanners know what it is. */
export const newKey = (): string => `gw_${newSecret()}`;

/** Who makes, rotates and revokes without end leaves a row or an entry of the audit log each time. */
export const limitOfNewKeys = (orgId: string) => ofMany(`new program keys of ${orgId}`);

/** Refuses an end that has been. */
export function requireLater(field: string, at: string | undefined, now: Date): void {
  if (at === undefined || Date.parse(at) > now.getTime()) return;
  const fault: Fault = { field, reason: "must be later than now" };
  throw new Problem("input.invalid", { faults: [fault] });
}
