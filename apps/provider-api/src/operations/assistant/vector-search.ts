import { searches, vectorSearch as endpoint } from "@guildway/api-contract";
import { actorOf } from "../../access/caller.ts";
import type { Kysely } from "kysely";
import { issueGrant } from "../../access/grants.ts";
import type { Database } from "../../platform/database/schema.ts";
import { operation } from "../../http/operation.ts";
import { newId } from "../../platform/new-id.ts";
import { insertRows } from "../../records/stored-rows.ts";
import { reachOf, searchScope } from "./passages-in-reach.ts";
import { spendModelBudget } from "./spend-model-budget.ts";

export const vectorSearch = operation(endpoint, async ({ caller, body, address }, services) => {
  const { db, clock, findPassages } = services;
  if (caller.kind !== "key")
    await spendModelBudget(services, "search", caller.kind === "user" ? caller : { address });
  const scope = await searchScope(db, caller, body.orgId, body.integrationId);
  const reach = await reachOf(db, scope, {
    parentIds: body.parentIds,
    refIds: body.refIds,
    parentType: body.parentType,
    types: body.contentTypes,
  });
  const { found, fallback } = await findPassages(body.searchText, reach);
  const best = found.filter(({ similarity }) => similarity >= body.threshold).slice(0, body.count);
  const refIds = await resourcesOf(
    db,
    best.map(({ id }) => id),
  );
  const items = best.flatMap(({ id, similarity }) => {
    const refId = refIds.get(id);
    return refId ? { id, refId, similarity: Math.round(similarity * 1000) / 1000 } : [];
  });
  const resourceVecIds = items.map(({ id }) => id);
  let searchId: string | null = null;
  if (body.saveSearch) {
    searchId = newId();
    const now = clock();
    const search = {
      id: searchId,
      createdAt: now.toISOString(),
      updatedAt: now.toISOString(),
      orgId: body.orgId,
      integrationId: body.integrationId,
      locationId: await ownLocation(db, body),
      userId: caller.kind === "user" ? caller.userId : null,
      searchText: body.searchText,
      refIds: [...new Set(items.map(({ refId }) => refId))],
      resourceVecIds,
    };
    const by = { actor: actorOf(caller), now };
    await db
      .transaction()
      .execute((transaction) => insertRows(transaction, services.sealer, searches, [search], by));
  }
  const editGrant = searchId && (await issueGrant(db, "edit", "searches", searchId, clock()));
  return {
    data: { items, searchId, resourceVecIds, ...(editGrant && { editGrant }) },
    ...(fallback && { Fallback: fallback }),
  };
});

/** The resource of each passage that is still there. */
async function resourcesOf(db: Kysely<Database>, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("documents")
    .select(["id", "refId"])
    .where("id", "in", ids)
    .execute();
  return new Map(rows.flatMap(({ id, refId }) => (refId ? [[id, refId]] : [])));
}

/** The location that a visitor says they are at, if it is one of the organization; the search goes on without. */
async function ownLocation(
  db: Kysely<Database>,
  { orgId, locationId }: { orgId: string; locationId?: string | null | undefined },
): Promise<string | null> {
  if (!locationId) return null;
  const location = await db
    .selectFrom("locations")
    .select("id")
    .where("id", "=", locationId)
    .where("orgId", "=", orgId)
    .executeTakeFirst();
  return location?.id ?? null;
}
