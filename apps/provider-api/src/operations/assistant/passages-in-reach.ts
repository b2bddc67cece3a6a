import { type Kysely, sql } from "kysely";
import type { Caller } from "../../access/caller.ts";
import type { Database } from "../../platform/database/schema.ts";
import { Problem } from "../../platform/problem.ts";

/** What a search may look at: an organization, and for visitors the resource groups of one integration. */
export interface SearchScope {
  orgId: string;
  /** Undefined: the whole library. */
  groupIds: string[] | undefined;
}

/** One passage with the resource that it belongs to. */
export interface Passage {
  id: string;
  refId: string;
  rawText: string;
}

/** Decides what a caller may search; visitors must name an integration of the organization. */
export async function searchScope(
  db: Kysely<Database>,
  caller: Caller,
  orgId: string,
  integrationId: string | undefined,
): Promise<SearchScope> {
  const isStaff = caller.kind === "user" && caller.role !== "student";
  const isOwn = caller.kind !== "anonymous" && caller.orgId === orgId;
  const seesAll =
    (isOwn && (isStaff || caller.kind === "key")) ||
    (caller.kind === "user" && caller.role === "superAdmin");
  const integration = integrationId
    ? await db
        .selectFrom("integrations")
        .select(["orgId", "resourceGroupIds"])
        .where("id", "=", integrationId)
        .where("orgId", "=", orgId)
        .executeTakeFirst()
    : undefined;
  if (integration) return { orgId, groupIds: integration.resourceGroupIds ?? [] };
  if (!seesAll || integrationId) throw new Problem("record.not-found");
  return { orgId, groupIds: undefined };
}

/** The passages within a scope, narrowed to what the search names. */
export async function passagesIn(
  db: Kysely<Database>,
  { orgId, groupIds }: SearchScope,
  narrow: {
    parentIds?: string[] | undefined;
    refIds?: string[] | undefined;
    parentType?: string | undefined;
    types?: string[] | undefined;
  },
): Promise<Passage[]> {
  const conditions = [sql`passage."orgId" = ${orgId}`, sql`resource."orgId" = ${orgId}`];
  const inGroups = (ids: string[]) =>
    sql`(resource."parentId" = ANY(${ids}::text[]) OR resource."parentIds" && ${ids}::text[])`;
  if (groupIds) conditions.push(inGroups(groupIds));
  if (narrow.parentIds) conditions.push(inGroups(narrow.parentIds));
  if (narrow.refIds) conditions.push(sql`passage."refId" = ANY(${narrow.refIds}::text[])`);
  if (narrow.parentType) conditions.push(sql`resource."parentType" = ${narrow.parentType}`);
  if (narrow.types) conditions.push(sql`resource."type" = ANY(${narrow.types}::text[])`);
  const { rows } = await sql<Passage>`
    SELECT passage."id", passage."refId", passage."rawText"
    FROM "documents" AS passage JOIN "resources" AS resource ON resource."id" = passage."refId"
    WHERE ${sql.join(conditions, sql` AND `)} ORDER BY passage."id" LIMIT 20000`.execute(db);
  return rows;
}
