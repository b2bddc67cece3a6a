import type { Kysely } from "kysely";
import type { Database } from "../platform/database/schema.ts";

type Row = Record<string, unknown>;

/** The values of a resource with the name of whom it says that added it: nobody adds one in the name of somebody else. */
export async function withAuthor(
  transaction: Kysely<Database>,
  values: Row,
  before: Row,
): Promise<Row> {
  if (values["userId"] === undefined && values["userName"] === undefined) return values;
  const userId = values["userId"] === undefined ? before["userId"] : values["userId"];
  const author =
    typeof userId === "string"
      ? await transaction
          .selectFrom("users")
          .select("name")
          .where("id", "=", userId)
          .executeTakeFirst()
      : undefined;
  return { ...values, userName: author?.name ?? null };
}
