import { apprenticeAgreements, invites, type RecordDefinition } from "@guildway/api-contract";
import { newCode } from "../access/new-code.ts";

type Row = Readonly<Record<string, unknown>>;

/** What a code opens: the agreement that is signed by it, and the person whose agreement it is. */
const opened: Readonly<Record<string, readonly string[]>> = {
  [invites.type]: ["employerAgreementId", "apprenticeAgreementId"],
  [apprenticeAgreements.type]: ["userId"],
};

/** What becomes of the code of a record that opens another agreement or person from now on: another one that nobody was told, or none where it had none; undefined where it opens what it did. */
export function codeOfAnother(
  { type }: RecordDefinition,
  found: Row,
  values: Row,
): Row | undefined {
  const isAnothers = (opened[type] ?? []).some(
    (name) => found[name] !== null && values[name] !== undefined && values[name] !== found[name],
  );
  if (!isAnothers) return undefined;
  return found["accessCode"] === null ? {} : { accessCode: newCode() };
}
