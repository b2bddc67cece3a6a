import type { Kysely } from "kysely";
import type { Database } from "../platform/database/schema.ts";

/**
 * Holds an account until the transaction ends. Whatever gives it another address or password, or makes a link that lets
 * somebody in, holds it before it looks at anything else, so that none of them works on what another one is undoing.
 */
export function holdAccount(transaction: Kysely<Database>, userId: string) {
  return (
    transaction
      .selectFrom("users")
      .selectAll()
      .where("id", "=", userId)
      // Weaker than FOR UPDATE: what only refers to the person, such as a session that begins, does not wait.
      .forNoKeyUpdate()
      .executeTakeFirst()
  );
}
