import type { Call } from "../../http/operation.ts";
import { Problem } from "../../platform/problem.ts";
import type { Reader } from "../../records/list-records.ts";
import type { Writer } from "../../records/write-record.ts";
import type { Services } from "../../services.ts";

/** Who reads, with the grant that the call carries for having given an access code. */
export function readerOf(call: Call<never> | Call): Reader {
  return { caller: call.caller, accessGrant: call.header("x-access-grant") };
}

/** Who writes, with the grants that the call carries. */
export function writerOf(call: Call<never> | Call, { clock }: Services): Writer {
  return { ...readerOf(call), editGrant: call.header("x-edit-grant"), now: clock() };
}

/** Who makes a record; a visitor makes one for every five calls that they may, since what they store stays. */
export function makerOf(call: Call<never> | Call, services: Services): Writer {
  if (call.caller.kind === "anonymous") {
    const { remaining, resetSeconds } = services.visitorBudget(call.address);
    if (remaining < 0) throw new Problem("limit.too-many-requests", { retryAfter: resetSeconds });
  }
  return writerOf(call, services);
}
