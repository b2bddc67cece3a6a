import type { Access, Endpoint, Role } from "@guildway/api-contract";
import { Problem } from "../platform/problem.ts";
import type { Caller } from "./caller.ts";

const rolesFor: Partial<Record<Access, readonly Role[]>> = {
  staff: ["superAdmin", "owner", "admin", "teacher"],
  admin: ["superAdmin", "owner", "admin"],
  superAdmin: ["superAdmin"],
};

/** Refuses a caller whom the endpoint does not admit; calls on records go on to the policies. */
export function authorize(
  endpoint: Endpoint,
  caller: Caller,
  origin: string | undefined,
  allowedOrigins: readonly string[],
): void {
  requireScope(endpoint, caller);
  if (endpoint.access === "public" || endpoint.access === "record") return;
  if (endpoint.access === "session") {
    if (!origin || !allowedOrigins.includes(origin)) throw new Problem("auth.origin-refused");
    return;
  }
  if (endpoint.access === "apiKey") {
    if (caller.kind === "anonymous") throw new Problem("auth.token-missing");
    if (caller.kind !== "key") throw new Problem("access.forbidden");
    return;
  }
  if (caller.kind !== "user")
    throw new Problem(caller.kind === "key" ? "access.forbidden" : "auth.token-missing");
  const roles = rolesFor[endpoint.access];
  if (roles && !roles.includes(caller.role)) throw new Problem("access.forbidden");
}

/** A limited key opens what it names, and what is everybody's. */
function requireScope({ access, record, scope }: Endpoint, caller: Caller): void {
  if (caller.kind !== "key" || !caller.scopes || access === "public") return;
  const needed = scope ?? record?.definition.type;
  if (!caller.scopes.some((one) => one === needed)) throw new Problem("key.out-of-scope");
}
