import { call, recordsOf } from "@guildway/api-client";
import {
  chatEngine,
  integrations,
  readPassages,
  type ReplyOf,
  reviewedAnswers,
  vectorSearch,
} from "@guildway/api-contract";
import { queryOptions } from "@tanstack/react-query";

/** A question as it is tested. */
export interface Asked {
  orgId: string;
  /** Empty: the whole library. */
  integrationId: string;
  question: string;
}

/** As many passages as an answer leans on. */
export const mostAnswered = 5;
const mostFound = 20;

/** A passage that was found, and by what. */
export type FoundPassage = ReplyOf<typeof readPassages>["items"][number] & {
  similarity: number;
  words: readonly string[];
};

/** What is found for a question however little it fits, best first; nothing of it is kept. */
export function foundQuery(asked: Asked) {
  const { orgId, integrationId, question } = asked;
  return queryOptions({
    queryKey: ["admin-console", "test-question", "found", asked],
    retry: false,
    queryFn: async ({ signal }) => {
      const { data, Fallback } = await call(vectorSearch, {
        body: {
          orgId,
          searchText: question,
          ...(integrationId && { integrationId }),
          threshold: 0,
          count: mostFound,
          saveSearch: false,
          explain: true,
        },
        signal,
      });
      const passages = await passagesOf(orgId, data.items, signal);
      return { passages, reviewed: data.reviewedAnswer, fallback: Fallback };
    },
  });
}

async function passagesOf(
  orgId: string,
  found: readonly { id: string; similarity: number; words?: string[] | undefined }[],
  signal: AbortSignal,
): Promise<FoundPassage[]> {
  if (found.length === 0) return [];
  const ids = found.map(({ id }) => id);
  const { items } = await call(readPassages, { body: { orgId, ids }, signal });
  return items.flatMap((passage) => {
    const { similarity, words = [] } = found.find(({ id }) => id === passage.id)!;
    return { ...passage, similarity, words };
  });
}

/** What would be answered from these passages, as a stream's whole text, or word for word by staff. */
export function answerQuery(asked: Asked, ids: readonly string[], reviewedId: string | undefined) {
  return queryOptions({
    queryKey: ["admin-console", "test-question", "answer", asked, ids, reviewedId],
    retry: false,
    staleTime: Infinity,
    queryFn: async ({ signal }) => {
      if (reviewedId) return (await recordsOf(reviewedAnswers).read(reviewedId)).answer ?? "";
      const systemPrompt = await promptOf(asked);
      const body = {
        orgId: asked.orgId,
        prompt: asked.question,
        resourceVecIds: [...ids],
        ...(systemPrompt && { systemPrompt }),
      };
      return call(chatEngine, { body, signal });
    },
  });
}

async function promptOf({ integrationId }: Asked): Promise<string | null | undefined> {
  if (!integrationId) return undefined;
  return (await recordsOf(integrations).read(integrationId)).systemPrompt;
}
