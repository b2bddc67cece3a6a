import { listOutbox as endpoint } from "@guildway/api-contract";
import { sql } from "kysely";
import { operation } from "../../http/operation.ts";
import { Problem } from "../../platform/problem.ts";

/** How much of each mail the list answers, so that a page of long ones stays a page. */
const mostCharacters = 2000;

export const listOutbox = operation(endpoint, async ({ caller, query }, { db }) => {
  if (caller.kind !== "user") throw new Problem("auth.token-missing");
  const scoped = db
    .selectFrom("outbox")
    .$if(caller.role !== "superAdmin", (list) => list.where("orgId", "=", caller.orgId))
    .$if(query.status !== undefined, (list) => list.where("status", "=", query.status!));
  const rows = await scoped
    .select([
      "id",
      "kind",
      "createdAt",
      "from",
      "to",
      "subject",
      sql<string>`left("text", ${mostCharacters})`.as("text"),
      "status",
      "attempts",
      "sentAt",
      "lastError",
      "isSealed",
    ])
    .orderBy("createdAt", "desc")
    .orderBy("id")
    .limit(query.limit)
    .offset((query.page - 1) * query.limit)
    .execute();
  const { total } = await scoped
    .select((select) => select.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return {
    // What signs people in, sets a password or opens a record is for the person alone.
    items: rows.map(({ isSealed, ...row }) => ({
      ...row,
      status: row.status as "waiting" | "sent" | "failed",
      text: isSealed || row.text === "" || row.kind.startsWith("account.") ? null : row.text,
    })),
    total: Number(total),
    page: query.page,
    limit: query.limit,
  };
});
