import type { Passkey } from "@guildway/api-contract";
import type { Kysely, Selectable } from "kysely";
import type { Database } from "../../platform/database/schema.ts";
import { Problem } from "../../platform/problem.ts";

const mostPasskeys = 20;

/** A person's passkeys, oldest first. */
export function passkeysOf(db: Kysely<Database>, userId: string) {
  return db
    .selectFrom("passkeys")
    .selectAll()
    .where("userId", "=", userId)
    .orderBy("createdAt")
    .orderBy("id")
    .execute();
}

/** Refuses one more than an account may have. */
export function refuseTooMany(count: number): void {
  if (count >= mostPasskeys) throw new Problem("passkey.too-many");
}

/** A passkey as its owner sees it. */
export function shownPasskey(row: Selectable<Database["passkeys"]>): Passkey {
  const { id, name, isSynced, createdAt, lastUsedAt } = row;
  return { id, name, isSynced, createdAt, lastUsedAt };
}
