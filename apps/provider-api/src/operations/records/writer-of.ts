import type { Call } from "../../http/operation.ts";
import { readOnceKey } from "../../records/made-before.ts";
import type { Reader } from "../../records/reading-scope.ts";
import { readVersion } from "../../records/versions.ts";
import type { Writer } from "../../records/write-record.ts";
import type { Services } from "../../services.ts";
import { spendVisitorBudget } from "../spend-visitor-budget.ts";

/** Who reads, with the grant that the call carries for having given an access code. */
export function readerOf(call: Call<never> | Call): Reader {
  return { caller: call.caller, accessGrant: call.header("x-access-grant") };
}

/** Who writes, with the grants that the call carries. */
export function writerOf(call: Call<never> | Call, { clock }: Services): Writer {
  return { ...readerOf(call), editGrant: call.header("x-edit-grant"), now: clock() };
}

/** Who removes a record, and the version that they have read where the call names it. */
export function removerOf(call: Call<never> | Call, services: Services): Writer {
  return { ...writerOf(call, services), ifVersion: readVersion(call.header("if-match")) };
}

/** Who changes a record, and the version that they have read where the call names it; what a visitor or student changes stays in the journal, so that it is of the same budget. */
export function changerOf(call: Call<never> | Call, services: Services): Writer {
  const countKept = spendVisitorBudget(call, services);
  return { ...removerOf(call, services), countKept };
}

/** Who makes a record, and the key under which they make it once; a visitor or student makes no more than their budget lets them. */
export function makerOf(call: Call<never> | Call, services: Services): Writer {
  const countKept = spendVisitorBudget(call, services);
  const onceKey = readOnceKey(call.header("idempotency-key"));
  return { ...writerOf(call, services), onceKey, countKept };
}
