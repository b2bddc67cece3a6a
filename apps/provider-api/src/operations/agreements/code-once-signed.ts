import { records } from "@guildway/api-contract";
import { newCode } from "../../access/new-code.ts";
import type { Sealer } from "../../platform/sealing.ts";
import { openField } from "../../records/sealed-fields.ts";
import type { AgreementType } from "../invites/lock-invite.ts";

/** The code that opens an agreement from its signature on: its own, or one that is made. */
export function codeOnceSigned(
  sealer: Sealer,
  type: AgreementType,
  { id, accessCode }: { id: string; accessCode: unknown },
): string {
  const kept = openField(sealer, records[type], id, "accessCode", accessCode);
  return typeof kept === "string" ? kept : newCode();
}
