import type { KeyScope, Role } from "@guildway/api-contract";
import { Problem } from "../platform/problem.ts";
import type { Platform } from "../platform/platform.ts";
import type { IdentityClaims, SigningKeys } from "../identity/signing-keys.ts";
import type { Caller } from "./caller.ts";
import { findKey } from "./find-key.ts";
import type { KeyUse } from "./key-use.ts";
import { isSharedKey, sandboxKeyOf } from "./sandbox-key.ts";

type Identifying = Pick<Platform, "db" | "clock" | "settings" | "sealer"> & { keyUse: KeyUse };

/** What the Authorization header shows: a good token's claims, a token that is none, or nothing. Asks no database. */
export type ShownToken = IdentityClaims | "bad" | undefined;

/** Reads the token of the Authorization header. */
export async function readToken(
  headers: Headers,
  { keys, clock }: Pick<Platform, "clock"> & { keys: SigningKeys },
): Promise<ShownToken> {
  const authorization = headers.get("authorization");
  if (!authorization) return undefined;
  const token = /^Bearer (\S{1,4000})$/.exec(authorization)?.[1];
  return (token && (await keys.verify(token, clock()))) || "bad";
}

/** Reads who calls from their token, else from x-api-key; what is there but not good is refused, never ignored. */
export async function identifyCaller(
  headers: Headers,
  claims: ShownToken,
  services: Identifying,
): Promise<Caller> {
  if (!claims) return identifyKey(headers.get("x-api-key"), services);
  if (claims === "bad") throw new Problem("auth.token-invalid");

  // The role is read afresh, so that a demotion or an ended session counts at once.
  const row = await services.db
    .selectFrom("sessionFamilies")
    .innerJoin("users", "users.id", "sessionFamilies.userId")
    .where("sessionFamilies.id", "=", claims.sessionId)
    .where("users.id", "=", claims.userId)
    .select([
      "users.id",
      "users.orgId",
      "users.role",
      "users.courseReadOnly",
      "sessionFamilies.revokedAt",
    ])
    .executeTakeFirst();
  if (!row || row.revokedAt) throw new Problem("auth.session-ended");
  return {
    kind: "user",
    userId: row.id,
    orgId: row.orgId ?? "",
    role: (row.role?.[0] ?? "student") as Role,
    sessionId: claims.sessionId,
    courseReadOnly: row.courseReadOnly ?? false,
  };
}

async function identifyKey(key: string | null, services: Identifying): Promise<Caller> {
  if (key === null) return { kind: "anonymous" };
  const isShared = isSharedKey(key, services);
  const sandbox = isShared ? sandboxKeyOf(services) : undefined;
  if (sandbox?.key === key && !sandbox.isStored)
    return { kind: "key", orgId: sandbox.orgId, scopes: sandbox.scopes, isShared };

  const { row, hash, why } = await findKey(key, services);
  if (why) throw new Problem(why);
  services.keyUse.note(row.id);
  const own = row.scopes as KeyScope[] | null;
  const scopes = sandbox ? sandbox.scopes.filter((one) => own?.includes(one) ?? true) : own;
  return {
    kind: "key",
    orgId: row.orgId,
    keyId: row.id,
    secretHash: hash,
    isShared,
    ...(scopes && { scopes }),
  };
}
