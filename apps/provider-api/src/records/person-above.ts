import { apprenticeAgreements, userProfiles } from "@guildway/api-contract";
import type { Kysely } from "kysely";
import type { Caller } from "../access/caller.ts";
import { policyOf } from "../access/record-policies.ts";
import type { RecordPolicy } from "../access/record-policy.ts";
import type { Database } from "../platform/database/schema.ts";
import { Problem } from "../platform/problem.ts";
import { isAbove, roleOf } from "./user-rules.ts";

type Row = Readonly<Record<string, unknown>>;

/** Whether a record that is personal belongs to somebody who stands above the caller, such as an owner above an admin; of users themselves user-rules.ts says it. */
export async function isOfPersonAbove(
  db: Kysely<Database>,
  { accessIsPersonal, ownerColumn = "id" }: RecordPolicy,
  row: Row,
  caller: Caller,
): Promise<boolean> {
  const owner = row[ownerColumn];
  if (!accessIsPersonal || ownerColumn === "id" || typeof owner !== "string") return false;
  if (caller.kind !== "user" || caller.userId === owner) return false;
  const person = await db
    .selectFrom("users")
    .select("role")
    .where("id", "=", owner)
    .executeTakeFirst();
  return person !== undefined && isAbove(caller, roleOf(person));
}

/** Refuses who would be told or change the code by which what a person above them signed is read, with its form. */
export async function refuseCodeOfPersonAbove(
  db: Kysely<Database>,
  type: string,
  row: { userId?: unknown },
  caller: Caller,
): Promise<void> {
  if (type === apprenticeAgreements.type)
    await refusePersonAbove(db, policyOf(userProfiles.type), row, caller);
}

/** Refuses who would read or write it. */
export async function refusePersonAbove(
  db: Kysely<Database>,
  policy: RecordPolicy,
  row: Row,
  caller: Caller,
): Promise<void> {
  if (await isOfPersonAbove(db, policy, row, caller))
    throw new Problem("access.forbidden", {
      faults: [{ field: policy.ownerColumn!, reason: "is of a person above you" }],
    });
}
