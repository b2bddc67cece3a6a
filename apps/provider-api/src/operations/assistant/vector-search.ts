import { type ReplyOf, searches, vectorSearch as endpoint } from "@guildway/api-contract";
import { actorOf, type Caller, isAnybody } from "../../access/caller.ts";
import type { Kysely } from "kysely";
import { issueGrant } from "../../access/grants.ts";
import type { FoundPassages } from "../../passages/find-passages.ts";
import type { PassageReach } from "../../passages/find-by-words.ts";
import { languageOf } from "../../passages/words.ts";
import { wordsShown } from "../../passages/words-shown.ts";
import type { Database } from "../../platform/database/schema.ts";
import { type Call, operation } from "../../http/operation.ts";
import { newId } from "../../platform/new-id.ts";
import { insertRows } from "../../records/stored-rows.ts";
import type { Services } from "../../services.ts";
import { inSearchLane } from "./in-search-lane.ts";
import { findReviewedAnswer } from "./find-reviewed-answer.ts";
import { reachOf, searchScope } from "./passages-in-reach.ts";
import { questionToKeep } from "./question-to-keep.ts";
import { withinAnswerBudget } from "./within-answer-budget.ts";

export const vectorSearch = operation(endpoint, (call, services) =>
  inSearchLane(services, () => searchPassages(call, services)),
);

async function searchPassages(
  call: Call<typeof endpoint>,
  services: Services,
): Promise<ReplyOf<typeof endpoint>> {
  const { db, clock } = services;
  const { caller, body } = call;
  const decide = () => searchScope(db, caller, body.orgId, body.integrationId);
  // A program has what its key may ask, in its own organization; elsewhere it is a visitor.
  const scope = isProgramOf(body.orgId, caller)
    ? await decide()
    : await withinAnswerBudget(services, "search", call, body.orgId, decide);
  const reach = await reachOf(db, scope, {
    parentIds: body.parentIds,
    refIds: body.refIds,
    parentType: body.parentType,
    types: body.contentTypes,
  });
  const { found, asked, fallback } = await findInEitherLanguage(body, reach, services);
  const best = found.filter(({ similarity }) => similarity >= body.threshold).slice(0, body.count);
  const there = await passagesOf(
    db,
    best.map(({ id }) => id),
  );
  const explains = body.explain && isStaff(caller);
  const items = best.flatMap(({ id, similarity }) => {
    const passage = there.get(id);
    return passage
      ? {
          id,
          refId: passage.refId,
          similarity: Math.round(similarity * 1000) / 1000,
          ...(explains && { words: wordsShown(asked, passage) }),
        }
      : [];
  });
  const reviewed = await findReviewedAnswer(
    db,
    { orgId: body.orgId, integrationId: body.integrationId },
    body.searchText,
  );
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
      searchText: questionToKeep(body.searchText, now),
      refIds: [...new Set(items.map(({ refId }) => refId))],
      resourceVecIds,
      reviewedAnswerId: reviewed?.id ?? null,
      // Nobody asks for an answer from nothing.
      ...(items.length === 0 && !reviewed
        ? { outcome: "refused", answeredAt: now.toISOString() }
        : { outcome: "asked" }),
    };
    const by = { actor: actorOf(caller), now };
    await db
      .transaction()
      .execute((transaction) => insertRows(transaction, services.sealer, searches, [search], by));
  }
  const editGrant = searchId && (await issueGrant(db, "edit", "searches", searchId, clock()));
  return {
    data: {
      items,
      ...(reviewed && {
        reviewedAnswer: {
          id: reviewed.id,
          question: reviewed.question,
          author: reviewed.author,
          writtenAt: reviewed.writtenAt,
        },
      }),
      searchId,
      resourceVecIds,
      ...(editGrant && { editGrant }),
    },
    ...(fallback && { Fallback: fallback }),
  };
}

const isProgramOf = (orgId: string, caller: Caller) =>
  caller.kind === "key" && !isAnybody(caller) && caller.orgId === orgId;

const isStaff = (caller: Caller) => caller.kind === "user" && caller.role !== "student";

/** Milliseconds. */
const mostToTranslate = 5000;

/** A Spanish question that finds nothing is asked again in English where a model translates it. */
async function findInEitherLanguage(
  { searchText, threshold }: { searchText: string; threshold: number },
  reach: PassageReach,
  { findPassages, model }: Pick<Services, "findPassages" | "model">,
): Promise<FoundPassages> {
  const first = await findPassages(searchText, reach);
  const isEnough = first.found.some(({ similarity }) => similarity >= threshold);
  if (isEnough || !model.isConfigured || languageOf(searchText) === "en") return first;
  const { text, fallback } = await model.complete(
    `Translate this question into English. Answer with the translation alone.\n\n${searchText}`,
    { within: mostToTranslate },
  );
  return fallback || !text.trim() ? first : findPassages(text.slice(0, 5000), reach);
}

interface FoundText {
  refId: string;
  rawText: string;
  heading: string | null;
}

/** Those passages that are still there. */
async function passagesOf(db: Kysely<Database>, ids: string[]): Promise<Map<string, FoundText>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("documents")
    .select(["id", "refId", "rawText", "heading"])
    .where("id", "in", ids)
    .execute();
  return new Map(
    rows.flatMap(({ id, refId, rawText, heading }) =>
      refId ? [[id, { refId, rawText: rawText ?? "", heading }] as const] : [],
    ),
  );
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
