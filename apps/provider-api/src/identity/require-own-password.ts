import { Problem } from "../platform/problem.ts";
import type { Platform } from "../platform/platform.ts";
import { inTurn } from "../platform/limits/in-turn.ts";
import { verifyPassword } from "./passwords.ts";
import { noteFailure, requirePatience } from "./sign-in-attempts.ts";

/** Refuses who does not know the password of the account that they are signed in with; eight wrong ones make them wait. Answers what the right one was checked against. */
export async function requireOwnPassword(
  { db, clock }: Pick<Platform, "db" | "clock">,
  userId: string,
  password: string,
  address: string,
): Promise<string | undefined> {
  const now = clock();
  const key = `own password ${userId}`;
  const account = await db
    .selectFrom("credentials")
    .select("passwordHash")
    .where("userId", "=", userId)
    .executeTakeFirst();
  return inTurn([key], async () => {
    await requirePatience(db, key, `own password ${address}`, now);
    if (await verifyPassword(password, account?.passwordHash)) return account?.passwordHash;
    await noteFailure(db, key, `own password ${address}`, now);
    throw new Problem("auth.bad-credentials");
  });
}
