import type { Role } from "@guildway/api-contract";
import { Problem } from "../platform/problem.ts";
import { hashSecret } from "../platform/secrets.ts";
import type { Platform } from "../platform/platform.ts";
import type { IdentityClaims, SigningKeys } from "../identity/signing-keys.ts";
import type { Caller } from "./caller.ts";

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
  services: Pick<Platform, "db">,
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

async function identifyKey(key: string | null, { db }: Pick<Platform, "db">): Promise<Caller> {
  if (key === null) return { kind: "anonymous" };
  const row = await db
    .selectFrom("apiKeys")
    .select("orgId")
    .where("tokenHash", "=", hashSecret(key))
    .where("revokedAt", "is", null)
    .executeTakeFirst();
  if (!row) throw new Problem("auth.token-invalid");
  return { kind: "key", orgId: row.orgId };
}
