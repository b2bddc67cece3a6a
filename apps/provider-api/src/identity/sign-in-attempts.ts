import type { ProblemCode } from "@guildway/api-contract";
import type { Kysely } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import { Problem } from "../platform/problem.ts";
import { attemptWindowMs, attemptWindowStart } from "./attempt-window.ts";

const failuresOfAnAccount = 8;
const failuresOfAnAddress = 60;

/** Refuses, with the code that is given, while too many tries have failed lately, of one kind or from one address. */
export async function requirePatience(
  db: Kysely<Database>,
  email: string,
  address: string,
  now: Date,
  code: ProblemCode = "auth.too-many-attempts",
): Promise<void> {
  const since = attemptWindowStart(now);
  for (const [column, value, most] of [
    ["email", email, failuresOfAnAccount],
    ["address", address, failuresOfAnAddress],
  ] as const) {
    const failures = await db
      .selectFrom("signInAttempts")
      .select("at")
      .where(column, "=", value)
      .where("at", ">", since)
      .orderBy("at", "desc")
      .limit(most)
      .execute();
    const oldest = failures[most - 1];
    if (oldest) {
      const freeAt = Date.parse(oldest.at) + attemptWindowMs;
      throw new Problem(code, {
        retryAfter: Math.max(1, Math.ceil((freeAt - now.getTime()) / 1000)),
      });
    }
  }
}

/** Remembers a failed sign-in; entries older than a day are forgotten. */
export async function noteFailure(
  db: Kysely<Database>,
  email: string,
  address: string,
  now: Date,
): Promise<void> {
  await db.insertInto("signInAttempts").values({ email, address, at: now.toISOString() }).execute();
  await db
    .deleteFrom("signInAttempts")
    .where("at", "<", new Date(now.getTime() - 86_400_000).toISOString())
    .execute();
}
