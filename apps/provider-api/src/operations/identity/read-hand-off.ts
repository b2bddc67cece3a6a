import { readHandOff as endpoint } from "@guildway/api-contract";
import { operation } from "../../http/operation.ts";
import { Problem } from "../../platform/problem.ts";
import { readHandOff as read } from "../../identity/hand-off.ts";

export const readHandOff = operation(endpoint, async ({ body, origin }, { db, clock }) => {
  const { userId } = await read(db, body.token, origin ?? "", clock());
  const user = await db
    .selectFrom("users")
    .select(["name", "email"])
    .where("id", "=", userId)
    .executeTakeFirst();
  if (!user) throw new Problem("auth.hand-off-invalid");
  return { name: user.name ?? "", email: user.email ?? "" };
});
