import { callWritten, call, recordsOf, type RowOf } from "@guildway/api-client";
import {
  assistantThreshold,
  chatEngine,
  forwardQuestion,
  integrations,
  readPassages,
  searches,
  vectorSearch,
} from "@guildway/api-contract";
import type { Found, Passage } from "./conversation.ts";

/** An assistant as visitors know it. */
export type Assistant = Pick<RowOf<typeof integrations>, (typeof shown)[number]>;

const shown = [
  "id",
  "orgId",
  "name",
  "orgNickname",
  "hasServiceEmail",
  "serviceDelayCount",
  "poweredBy",
  "welcomeMessage",
  "agentImage",
  "colorBtnBkg",
  "defaultPrompts",
] as const;

/** Reads an assistant; `record.not-found` where there is none of this id. */
export const readAssistant = (id: string, signal: AbortSignal): Promise<Assistant> =>
  recordsOf(integrations).read(id, { select: shown, signal });

/** Looks for the passages that answer a question, and has the question kept. */
export async function findPassages(
  { id, orgId }: Assistant,
  question: string,
  signal: AbortSignal,
): Promise<Found> {
  const { data } = await call(vectorSearch, {
    body: {
      orgId: orgId ?? "",
      integrationId: id,
      searchText: question,
      threshold: assistantThreshold,
      saveSearch: true,
    },
    signal,
  });
  return {
    searchId: data.searchId,
    editGrant: data.editGrant,
    passageIds: data.resourceVecIds,
    files: new Set(data.items.map(({ refId }) => refId)).size,
    reviewed: data.reviewedAnswer,
  };
}

/** Reads the passages of a search, in the order in which an answer cites them. */
export async function readFound(
  { orgId }: Assistant,
  { searchId, passageIds }: Found,
  signal: AbortSignal,
): Promise<Passage[]> {
  const { items } = await call(readPassages, {
    body: { orgId: orgId ?? "", ids: [...passageIds], ...(searchId && { searchId }) },
    signal,
  });
  return items;
}

/** Has an answer written from what a search found. */
export const writeAnswer = (
  { orgId }: Assistant,
  { searchId, passageIds, editGrant }: Found,
  question: string,
  signal: AbortSignal,
) =>
  callWritten(chatEngine, {
    editGrant,
    body: {
      orgId: orgId ?? "",
      prompt: question,
      promptType: "userPrompt",
      searchId,
      resourceVecIds: [...passageIds],
    },
    signal,
  });

/** Saves what its asker thinks of an answer. */
export const saveFeedback = (
  { searchId, editGrant }: Found,
  feedback: { isHelpful: boolean; searchUserFeedback?: string },
): Promise<void> => recordsOf(searches).update(searchId ?? "", feedback, { editGrant });

/** A conversation as those who answer by mail read it. */
export type History = { role: "user" | "assistant"; content: string }[];

/** Sends a conversation to the people behind an assistant. */
export const forwardConversation = (
  { id }: Assistant,
  userEmail: string,
  chatHistory: History,
): Promise<unknown> =>
  call(forwardQuestion, { body: { integrationId: id, userEmail, chatHistory } });
