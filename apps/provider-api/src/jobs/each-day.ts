import type { Kysely } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import type { Platform } from "../platform/platform.ts";
import type { JobKind } from "./job-kind.ts";
import { enqueueJobs } from "./job-queue.ts";

const dayMs = 86_400_000;

/** A job that is done once a day, by one server of all. */
export function eachDay(
  kind: string,
  { db, clock }: Pick<Platform, "db" | "clock">,
  work: (now: Date) => Promise<void>,
): JobKind {
  return {
    kind,
    mostAttempts: 8,
    async run() {
      const now = clock();
      // First, so that a day on which it fails is not the last one.
      await enqueueJobs(db, kind, [dayOf(now, 1)], new Date(now.getTime() + dayMs));
      await work(now);
    },
  };
}

/** Has it done today, and from then on each day. */
export async function beginEachDay(
  db: Kysely<Database>,
  { kind }: JobKind,
  now: Date,
): Promise<void> {
  await enqueueJobs(db, kind, [dayOf(now)], now);
}

const dayOf = (now: Date, later = 0) =>
  new Date(now.getTime() + later * dayMs).toISOString().slice(0, 10);
