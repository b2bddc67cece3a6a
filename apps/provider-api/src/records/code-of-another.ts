import { invites, type RecordDefinition } from "@guildway/api-contract";
import { newCode } from "../access/new-code.ts";
import { mailboxOf } from "../mail/mailbox-of.ts";
import { signedByInvite } from "./close-invites.ts";

type Row = Readonly<Record<string, unknown>>;

/** What a code opens: the agreement that is signed by it, whose agreement it is, or for whom and for what one is invited. */
const opened: Readonly<Record<string, readonly string[]>> = {
  [invites.type]: [
    "employerAgreementId",
    "apprenticeAgreementId",
    "employerProfileId",
    "apprenticeshipId",
    "inviteType",
    "email",
  ],
  ...Object.fromEntries(Object.entries(signedByInvite).map(([type, { whose }]) => [type, [whose]])),
};

/** What becomes of the code of a record that opens something else or is somebody else's from now on: another one that nobody was told, or none where it had none; undefined where it opens what it did. */
export function codeOfAnother(
  { type }: RecordDefinition,
  found: Row,
  values: Row,
): Row | undefined {
  const isAnothers = (opened[type] ?? []).some(
    (name) =>
      found[name] !== null &&
      values[name] !== undefined &&
      sameAs(name, values[name]) !== sameAs(name, found[name]),
  );
  if (!isAnothers) return undefined;
  return found["accessCode"] === null ? {} : { accessCode: newCode() };
}

/** One mailbox may be written in several ways. */
const sameAs = (name: string, value: unknown): unknown =>
  name === "email" && typeof value === "string" ? mailboxOf(value) : value;
