import { listSessions as endpoint } from "@guildway/api-contract";
import { operation } from "../../http/operation.ts";
import { Problem } from "../../platform/problem.ts";

export const listSessions = operation(endpoint, async ({ caller }, { db, clock }) => {
  if (caller.kind !== "user") throw new Problem("auth.token-missing");
  const rows = await db
    .selectFrom("sessionFamilies")
    .select(["id", "createdAt", "rotatedAt", "userAgent"])
    .where("userId", "=", caller.userId)
    .where("revokedAt", "is", null)
    .where("expiresAt", ">", clock().toISOString())
    .orderBy("createdAt", "desc")
    .execute();
  return {
    items: rows.map(({ rotatedAt, ...row }) => ({
      ...row,
      lastUsedAt: inMinutes(rotatedAt),
      current: row.id === caller.sessionId,
    })),
  };
});

/** To the second it would tell who may read it when a copied token can still follow its owner's. */
const inMinutes = (instant: string) => `${new Date(instant).toISOString().slice(0, 16)}:00.000Z`;
