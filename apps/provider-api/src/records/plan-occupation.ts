import type { Kysely } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import { Problem } from "../platform/problem.ts";

type Row = Record<string, unknown>;

/** The values of a plan with the title that the data has for its occupation: it goes out in our mails. */
export async function withOccupation(
  transaction: Kysely<Database>,
  values: Row,
  before: Row,
): Promise<Row> {
  if (values["OnetCode"] === undefined && values["OnetTitle"] === undefined) return values;
  const occupation = await findOccupation(
    transaction,
    String(values["OnetCode"] ?? before["OnetCode"]),
  );
  if (!occupation)
    throw new Problem("record.reference-unknown", {
      faults: [{ field: "OnetCode", reason: "is no occupation of the data" }],
    });
  return { ...values, OnetTitle: occupation.title };
}

/** Title and description of an occupation as the data has them. */
export function findOccupation(db: Kysely<Database>, onetCode: string) {
  return db
    .selectFrom("occupations")
    .select(["title", "description"])
    .where("onetCode", "=", onetCode)
    .executeTakeFirst();
}
