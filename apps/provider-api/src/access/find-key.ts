import { hashSecret } from "../platform/secrets.ts";
import type { Platform } from "../platform/platform.ts";

/** Finds a key that is kept with an organization's others, and why it is not good where it is not. */
export async function findKey(key: string, { db, clock }: Pick<Platform, "db" | "clock">) {
  const hash = hashSecret(key);
  const row = await db
    .selectFrom("apiKeys")
    .select(["id", "orgId", "scopes", "tokenHash", "revokedAt", "expiresAt", "earlierUntil"])
    .where((where) =>
      where.or([where("tokenHash", "=", hash), where("earlierTokenHash", "=", hash)]),
    )
    .executeTakeFirst();
  if (!row) return { why: "key.unknown" } as const;
  const now = clock().getTime();
  const isOver = (at: string | null) => at !== null && Date.parse(at) <= now;
  if (row.revokedAt) return { why: "key.revoked" } as const;
  if (isOver(row.expiresAt)) return { why: "key.expired" } as const;
  if (row.tokenHash !== hash && isOver(row.earlierUntil)) return { why: "key.replaced" } as const;
  return { row, hash };
}
