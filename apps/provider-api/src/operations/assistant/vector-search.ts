import { searches, vectorSearch as endpoint } from "@guildway/api-contract";
import { actorOf } from "../../access/caller.ts";
import { issueGrant } from "../../access/grants.ts";
import { operation } from "../../http/operation.ts";
import { Problem } from "../../platform/problem.ts";
import { newId } from "../../platform/new-id.ts";
import { insertRows } from "../../records/stored-rows.ts";
import { passagesIn, searchScope } from "./passages-in-reach.ts";

export const vectorSearch = operation(
  endpoint,
  async ({ caller, body, address }, { db, sealer, clock, modelBudget, findPassages }) => {
    if (caller.kind !== "key") {
      const who = caller.kind === "user" ? caller.userId : address;
      const allowance = modelBudget(`search from ${who}`);
      if (allowance.remaining < 0)
        throw new Problem("limit.too-many-requests", { retryAfter: allowance.resetSeconds });
    }
    const scope = await searchScope(db, caller, body.orgId, body.integrationId);
    const passages = await passagesIn(db, scope, {
      parentIds: body.parentIds,
      refIds: body.refIds,
      parentType: body.parentType,
      types: body.contentTypes,
    });
    const refIds = new Map(passages.map(({ id, refId }) => [id, refId]));
    const { found, fallback } = await findPassages(body.searchText, passages);
    const items = found
      .filter(({ similarity }) => similarity >= body.threshold)
      .slice(0, body.count)
      .map(({ id, similarity }) => ({
        id,
        refId: refIds.get(id)!,
        similarity: Math.round(similarity * 1000) / 1000,
      }));
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
        locationId: body.locationId,
        userId: caller.kind === "user" ? caller.userId : null,
        searchText: body.searchText,
        refIds: [...new Set(items.map(({ refId }) => refId))],
        resourceVecIds,
      };
      const by = { actor: actorOf(caller), now };
      await db
        .transaction()
        .execute((transaction) => insertRows(transaction, sealer, searches, [search], by));
    }
    const editGrant = searchId && (await issueGrant(db, "edit", "searches", searchId, clock()));
    return {
      data: { items, searchId, resourceVecIds, ...(editGrant && { editGrant }) },
      ...(fallback && { Fallback: fallback }),
    };
  },
);
