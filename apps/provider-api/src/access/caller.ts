import type { Role } from "@guildway/api-contract";

/** Who calls: nobody known, a program with an organization's key, or a signed-in person. */
export type Caller =
  | { kind: "anonymous" }
  | { kind: "key"; orgId: string }
  | { kind: "user"; userId: string; orgId: string; role: Role; sessionId: string };

/** The caller as the policies name them. */
export type CallerKind = "anonymous" | "apiKey" | Role;

/** The caller's column in the table of policies. */
export function kindOf(caller: Caller): CallerKind {
  return caller.kind === "user" ? caller.role : caller.kind === "key" ? "apiKey" : "anonymous";
}
