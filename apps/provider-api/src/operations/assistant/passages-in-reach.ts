import { type Kysely, type RawBuilder, sql } from "kysely";
import { type Caller, opens } from "../../access/caller.ts";
import type { Database } from "../../platform/database/schema.ts";
import { Problem } from "../../platform/problem.ts";
import type { PassageReach } from "../../passages/find-by-words.ts";

/** What a search may look at: an organization, and for visitors the resource groups of one integration. */
export interface SearchScope {
  orgId: string;
  /** Undefined: the whole library. */
  groupIds: string[] | undefined;
  /** How the integration's answers are to be, as staff say it. */
  systemPrompt?: string | null;
}

/** Narrows a search to what it names. */
interface Narrowing {
  parentIds?: string[] | undefined;
  refIds?: string[] | undefined;
  parentType?: string | undefined;
  types?: string[] | undefined;
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
    (isOwn && (isStaff || opens(caller, "documents"))) ||
    (caller.kind === "user" && caller.role === "superAdmin");
  const integration = integrationId
    ? await db
        .selectFrom("integrations")
        .select(["resourceGroupIds", "systemPrompt"])
        .where("id", "=", integrationId)
        .where("orgId", "=", orgId)
        .executeTakeFirst()
    : undefined;
  if (integration) {
    const { resourceGroupIds, systemPrompt } = integration;
    return { orgId, groupIds: resourceGroupIds ?? [], systemPrompt };
  }
  if (!seesAll || integrationId) throw new Problem("record.not-found");
  return { orgId, groupIds: undefined };
}

/** What a search looks at: the whole organization, or the resources within its scope and what it names. */
export async function reachOf(
  db: Kysely<Database>,
  scope: SearchScope,
  narrow: Narrowing,
): Promise<PassageReach> {
  const { orgId, groupIds } = scope;
  const conditions = [sql`resource."orgId" = ${orgId}`];
  if (groupIds) conditions.push(inGroups(groupIds));
  if (narrow.parentIds) conditions.push(inGroups(narrow.parentIds));
  if (narrow.refIds) conditions.push(sql`resource."id" = ANY(${narrow.refIds}::text[])`);
  if (narrow.parentType) conditions.push(sql`resource."parentType" = ${narrow.parentType}`);
  if (narrow.types) conditions.push(sql`resource."type" = ANY(${narrow.types}::text[])`);
  if (conditions.length === 1) return { orgId, refIds: undefined };
  const { rows } = await sql<{ ids: string[] }>`
    SELECT coalesce(json_agg(resource."id"), '[]') AS "ids" FROM "resources" AS resource
    WHERE ${sql.join(conditions, sql` AND `)}`.execute(db);
  return { orgId, refIds: rows[0]!.ids };
}

/** What holds of every passage within a scope, of `passage` and its `resource`. */
export function inScope({ orgId, groupIds }: SearchScope): RawBuilder<unknown>[] {
  const conditions = [sql`passage."orgId" = ${orgId}`, sql`resource."orgId" = ${orgId}`];
  if (groupIds) conditions.push(inGroups(groupIds));
  return conditions;
}

const inGroups = (ids: string[]) =>
  sql`(resource."parentId" = ANY(${ids}::text[]) OR resource."parentIds" && ${ids}::text[])`;
