import type { Call } from "../../http/operation.ts";
import type { Writer } from "../../records/write-record.ts";
import type { Services } from "../../services.ts";

/** Who writes, with the edit grant that the call carries. */
export function writerOf(call: Call<never> | Call, { clock }: Services): Writer {
  return { caller: call.caller, editGrant: call.header("x-edit-grant"), now: clock() };
}
