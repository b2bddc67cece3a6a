import { readPassages as endpoint } from "@guildway/api-contract";
import { sql } from "kysely";
import { operation } from "../../http/operation.ts";
import { Problem } from "../../platform/problem.ts";
import { inScope, searchScope } from "./passages-in-reach.ts";

interface Row {
  id: string;
  refId: string;
  name: string;
  type: string | null;
  url: string | null;
  file: string | null;
  heading: string | null;
  pageNumber: number | null;
  text: string;
  updatedAt: string;
}

export const readPassages = operation(endpoint, async ({ caller, body }, services) => {
  const { db } = services;
  const { orgId, searchId, ids } = body;
  const search = searchId
    ? await db
        .selectFrom("searches")
        .select(["integrationId", "resourceVecIds"])
        .where("id", "=", searchId)
        .where("orgId", "=", orgId)
        .executeTakeFirst()
    : undefined;
  if (searchId && !search) throw new Problem("record.not-found");
  const scope = await searchScope(db, caller, orgId, search?.integrationId ?? undefined);
  // Whoever knows a search reads what it found and nothing beside it.
  const readable = search ? ids.filter((id) => search.resourceVecIds?.includes(id)) : ids;
  const { rows } = await sql<Row>`
    SELECT passage."id", passage."refId", resource."name", resource."type",
      resource."url", CASE WHEN resource."isFilePublic" THEN resource."file" END AS "file",
      passage."heading", passage."pageNumber", passage."rawText" AS "text", resource."updatedAt"
    FROM "documents" AS passage JOIN "resources" AS resource ON resource."id" = passage."refId"
    WHERE ${sql.join(inScope(scope), sql` AND `)} AND passage."id" = ANY(${readable}::text[])`.execute(
    db,
  );
  const found = new Map(rows.map((row) => [row.id, row]));
  return {
    items: readable.flatMap((id) => {
      const row = found.get(id);
      if (!row) return [];
      const { file, url, ...passage } = row;
      return {
        ...passage,
        url: url ?? file,
        updatedAt: new Date(row.updatedAt).toISOString(),
      };
    }),
  };
});
