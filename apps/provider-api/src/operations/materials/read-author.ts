import { materials, readAuthor as endpoint } from "@guildway/api-contract";
import { operation } from "../../http/operation.ts";
import { Problem } from "../../platform/problem.ts";
import { listRecords } from "../../records/list-records.ts";

export const readAuthor = operation(endpoint, async ({ params }, services) => {
  // Whoever asks, only a material that a visitor sees has an author to show.
  const asVisitor = { caller: { kind: "anonymous" } as const };
  const { items } = await listRecords(services, materials, [["id", params.id]], asVisitor);
  if (!items[0]) throw new Problem("record.not-found");
  const author = await services.db
    .selectFrom("materials")
    .innerJoin("users", "users.id", "materials.userId")
    .where("materials.id", "=", params.id)
    .whereRef("users.orgId", "=", "materials.orgId")
    .select(["users.name", "users.profilePicture"])
    .executeTakeFirst();
  if (!author) throw new Problem("record.not-found");
  return author;
});
