import { sql } from "kysely";
import type { Platform } from "../platform/platform.ts";

/** Counts how often each key is used, by the day. */
export interface KeyUse {
  note(keyId: string): void;
  /** Writes what was noted. */
  flush(): Promise<void>;
}

const afterMilliseconds = 5000;

/** Counts in the memory of this process and writes now and then, so that no call waits for it; a crash forgets the last seconds. */
export function createKeyUse({ db, clock, log }: Pick<Platform, "db" | "clock" | "log">): KeyUse {
  let noted = new Map<string, { keyId: string; day: string; count: number; at: string }>();
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> = Promise.resolve();

  const write = async () => {
    clearTimeout(timer);
    timer = undefined;
    const uses = [...noted.values()].toSorted((one, other) => (one.keyId < other.keyId ? -1 : 1));
    noted = new Map();
    if (uses.length === 0) return;
    await db
      .insertInto("apiKeyUses")
      .values(uses.map(({ keyId, day, count }) => ({ keyId, day, count })))
      .onConflict((conflict) =>
        conflict
          .columns(["keyId", "day"])
          .doUpdateSet({ count: sql`"apiKeyUses"."count" + "excluded"."count"` }),
      )
      .execute();
    await sql`
      UPDATE "apiKeys" SET "lastUsedAt" = "at"::timestamptz
      FROM unnest(${uses.map(({ keyId }) => keyId)}::text[], ${uses.map(({ at }) => at)}::text[])
        AS "used" ("keyId", "at") WHERE "id" = "keyId"`.execute(db);
  };
  const flush = () => (writing = writing.then(write, write));
  return {
    note(keyId) {
      const at = clock().toISOString();
      const day = at.slice(0, 10);
      const count = (noted.get(`${keyId} ${day}`)?.count ?? 0) + 1;
      noted.set(`${keyId} ${day}`, { keyId, day, count, at });
      timer ??= setTimeout(() => {
        flush().catch((error: unknown) =>
          log("error", "key-use.not-written", { reason: String(error) }),
        );
      }, afterMilliseconds).unref();
    },
    flush,
  };
}
