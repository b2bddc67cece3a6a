import { Problem } from "../platform/problem.ts";
import type { Platform } from "../platform/platform.ts";
import { attempt } from "../platform/limits/attempts.ts";
import { fromAddress, ofMany, ofOne } from "../platform/limits/most.ts";
import { verifyPassword } from "./passwords.ts";

/** Refuses who does not know the password of the account that they are signed in with; eight wrong ones make them wait. Answers what the right one was checked against. */
export async function requireOwnPassword(
  { db, clock }: Pick<Platform, "db" | "clock">,
  userId: string,
  password: string,
  address: string,
): Promise<string | undefined> {
  const now = clock();
  const account = await db
    .selectFrom("credentials")
    .select("passwordHash")
    .where("userId", "=", userId)
    .executeTakeFirst();
  const limits = [ofOne(`own password ${userId}`), ofMany(fromAddress("own password", address))];
  const tryPassword = () => verifyPassword(password, account?.passwordHash);
  if (!(await attempt(db, limits, { now }, tryPassword, (isRight) => !isRight)))
    throw new Problem("auth.bad-credentials");
  return account?.passwordHash;
}
