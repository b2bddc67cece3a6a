import { type Kysely, sql } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import { madeUpPerson } from "./people.ts";

const batch = 2000;
const twoYears = 2 * 365 * 86_400_000;
const memberships = ["starter", "premium", "pro", "starter", "inactive"];

/** Adds made-up users to an organization, for trying out large lists; they cannot sign in. Answers how many there are now. */
export async function generateUsers(
  db: Kysely<Database>,
  orgId: string,
  count: number,
  report: (done: number) => void = () => undefined,
): Promise<void> {
  const { rows } = await sql<{ next: number }>`
    SELECT count(*)::int8 AS next FROM "users" WHERE "id" LIKE ${`gen-${orgId}-%`}`.execute(db);
  const first = rows[0]?.next ?? 0;
  for (let start = first; start < first + count; start += batch) {
    const size = Math.min(batch, first + count - start);
    const people = Array.from({ length: size }, (_, index) => generatedUser(orgId, start + index));
    await db.insertInto("users").values(people).execute();
    report(start + size - first);
  }
  await sql`ANALYZE "users"`.execute(db);
}

function generatedUser(orgId: string, number: number) {
  const { firstName, lastName } = madeUpPerson(number);
  const id = `gen-${orgId}-${String(number).padStart(7, "0")}`;
  return {
    id,
    uid: id,
    orgId,
    firstName,
    lastName,
    name: `${firstName} ${lastName}`,
    email: `${id}@generated.test`,
    role: JSON.stringify([number % 40 === 0 ? "teacher" : "student"]) as never,
    membership: [memberships[number % memberships.length]!],
    courseReadOnly: false,
    testUser: false,
    createdAt: new Date(
      Date.now() - twoYears * (((number * 7919) % 10_000) / 10_000),
    ).toISOString(),
  };
}
