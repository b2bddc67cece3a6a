import type { KeyScope, Role } from "@guildway/api-contract";

/** Who calls: nobody known, a program with an organization's key, or a signed-in person. */
export type Caller =
  | { kind: "anonymous" }
  | {
      kind: "key";
      orgId: string;
      /** Undefined for the public key that follows from the master key. */
      keyId?: string;
      /** The hash of the secret that was shown. */
      secretHash?: string;
      /** Everybody may know the key. */
      isShared?: boolean;
      /** What the key is limited to; undefined where it may do all that keys may. */
      scopes?: readonly KeyScope[];
    }
  | {
      kind: "user";
      userId: string;
      orgId: string;
      role: Role;
      sessionId: string;
      /** They read courses and change none. */
      courseReadOnly?: boolean;
    };

/** The caller as the policies name them. */
export type CallerKind = "anonymous" | "apiKey" | Role;

/** The caller's column in the table of policies. */
export function kindOf(caller: Caller): CallerKind {
  return caller.kind === "user" ? caller.role : caller.kind === "key" ? "apiKey" : "anonymous";
}

/** The roles that run an organization. */
export function isAdminLevel(caller: Caller): boolean {
  return caller.kind === "user" && ["admin", "owner", "superAdmin"].includes(caller.role);
}

/** The roles of those who work for an organization. */
export function isStaff(caller: Caller): boolean {
  return caller.kind === "user" && caller.role !== "student";
}

/** Whether the caller is staff of an organization; a superAdmin works for each. */
export function worksFor(caller: Caller, orgId: unknown): boolean {
  return (
    isStaff(caller) &&
    caller.kind === "user" &&
    (caller.role === "superAdmin" || caller.orgId === orgId)
  );
}

/** Whether the caller is somebody whom anybody can be: a visitor, also with the key that everybody may know, or a student, whom one becomes by signing up. */
export function isAnybody(caller: Caller): boolean {
  if (caller.kind === "key") return caller.isShared === true;
  return caller.kind === "anonymous" || caller.role === "student";
}

/** Whether a key may do something; false for whoever else calls. */
export function opens(caller: Caller, scope: KeyScope): boolean {
  return caller.kind === "key" && (caller.scopes === undefined || caller.scopes.includes(scope));
}

/** How the audit log names the caller. */
export function actorOf(caller: Caller): string {
  return caller.kind === "user"
    ? caller.userId
    : caller.kind === "key"
      ? `key of ${caller.orgId}`
      : "anonymous";
}

/** Who asks, and the headers in which the grants of a call come. */
export interface Asking {
  caller: Caller;
  header(name: string): string | undefined;
}
