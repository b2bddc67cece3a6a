import type { Kysely } from "kysely";
import type { Database } from "../platform/database/schema.ts";

/** The user with this address and what their password is checked against; addresses differ in more than case. */
export function accountOf(db: Kysely<Database>, email: string) {
  return db
    .selectFrom("users")
    .leftJoin("credentials", "credentials.userId", "users.id")
    .where((where) =>
      where(where.fn<string>("lower", ["users.email"]), "=", email.trim().toLowerCase()),
    )
    .select(["users.id", "users.orgId", "users.email", "users.name", "credentials.passwordHash"])
    .executeTakeFirst();
}
