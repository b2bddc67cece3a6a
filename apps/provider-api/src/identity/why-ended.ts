import type { ProblemCode } from "@guildway/api-contract";

/** Why a session was ended before its time, where its person should hear of it. */
const problems: Readonly<Record<string, ProblemCode>> = {
  "password.changed": "auth.password-changed",
  "password.reset": "auth.password-changed",
  "email changed": "auth.address-changed",
  "email change undone": "auth.address-changed",
  "revoked by its owner": "auth.session-revoked",
  reuse: "auth.session-reused",
};

/** What a page is told that would go on with a session which was ended; who signed out hears no more than that it ended. */
export function problemOfEnd(because: string | null): ProblemCode {
  return problems[because ?? ""] ?? "auth.session-ended";
}
