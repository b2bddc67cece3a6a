import * as z from "zod/mini";
import { mostPassages } from "../bounds.ts";
import { endpoint } from "../endpoint.ts";
import { indexStates } from "../records/library.ts";

const id = z.string().check(z.minLength(1), z.maxLength(80));
const ids = z.array(id).check(z.maxLength(200));

/**
 * How alike a question and a passage must be unless the call says otherwise, 0 to 1. By words it is the share of what the
 * question tells that the passage holds, the rarer words counting more, bent so that a quarter stands above 0.3 and three
 * quarters above 0.78; by vectors it is their cosine; of both the better of the two.
 */
const defaultThreshold = 0.78;

/** The same as the assistant's screen asks, which is content with less. */
export const assistantThreshold = 0.3;

/** How many passages a search answers unless the call says otherwise. */
const defaultCount = 5;

/** Finds the passages of an organization's library that answer a question. */
export const vectorSearch = endpoint({
  name: "vectorSearch",
  method: "POST",
  path: "/v1/external/supabase/vectorSearch",
  access: "public",
  summary:
    "Finds passages of an organization's library by what is asked; visitors name an integration and reach its resource groups only.",
  body: z.strictObject({
    orgId: id,
    searchText: z.string().check(z.trim(), z.minLength(1), z.maxLength(5000)),
    integrationId: z.optional(id),
    locationId: z.optional(z.nullable(id)),
    userId: z.optional(z.nullable(id)),
    contentTypes: z.optional(z.array(z.string().check(z.maxLength(80))).check(z.maxLength(20))),
    saveSearch: z.optional(z.boolean()),
    threshold: z._default(z.number().check(z.gte(0), z.lte(1)), defaultThreshold),
    count: z._default(z.int().check(z.gte(1), z.lte(mostPassages)), defaultCount),
    parentType: z.optional(z.string().check(z.maxLength(80))),
    prompt: z.optional(z.string().check(z.maxLength(5000))),
    refIds: z.optional(ids),
    parentIds: z.optional(ids),
    /** For staff: says of each passage by which words it was found. */
    explain: z.optional(z.boolean()),
  }),
  reply: z.strictObject({
    data: z.strictObject({
      items: z.array(
        z.strictObject({
          id: z.string(),
          refId: z.string(),
          similarity: z.number(),
          /** With `explain`: the words of the passage that were found, as they stand in it. */
          words: z.optional(z.array(z.string())),
        }),
      ),
      /** What staff have written to this question; `chatEngine` gives it word for word. */
      reviewedAnswer: z.optional(
        z.strictObject({
          id: z.string(),
          question: z.string(),
          /** The name of who wrote it. */
          author: z.nullable(z.string()),
          writtenAt: z.iso.datetime(),
        }),
      ),
      searchId: z.nullable(z.string()),
      resourceVecIds: z.array(z.string()),
      /** With a saved search: what lets its asker add feedback to it. */
      editGrant: z.optional(z.string()),
    }),
    /** A sentence where the configured embeddings server failed and words alone were compared. */
    Fallback: z.optional(z.string()),
  }),
  problems: ["record.not-found", "limit.too-many-requests"],
});

/** Streams an answer composed from the passages of a search. */
export const chatEngine = endpoint({
  name: "chatEngine",
  method: "POST",
  path: "/v1/llm/completions/chatEngine",
  access: "public",
  grants: ["edit"],
  summary:
    "Streams, as plain text, an answer from the passages that a saved search found: a sentence a line, each with its citations at its end, where [n] cites the nth of resourceVecIds and [?] marks a sentence of a model that no passage holds. A reviewed answer comes word for word. The header x-answered-without-model says why a model did not answer, x-answered-in the language of the passages where it is not the question's. Visitors cannot set the system prompt. What becomes of the question is noted in the saved search for who shows its edit grant.",
  body: z.strictObject({
    orgId: id,
    prompt: z.string().check(z.trim(), z.minLength(1), z.maxLength(5000)),
    promptType: z._default(z.enum(["embedPrompt", "userPrompt"]), "userPrompt"),
    systemPrompt: z.optional(z.string().check(z.maxLength(20_000))),
    refId: z.optional(z.nullable(id)),
    resourceVecIds: z.optional(ids),
    searchId: z.optional(z.nullable(id)),
  }),
  streams: "reply",
  reply: z.string(),
  problems: ["record.not-found", "assistant.no-passages", "limit.too-many-requests"],
});

const passage = z.strictObject({
  id: z.string(),
  /** The resource that it is a passage of. */
  refId: z.string(),
  name: z.string(),
  /** Of the resource, such as `pdf`, `link` or `text`. */
  type: z.nullable(z.string()),
  /** Where the resource is found: a link's address, or the file where visitors may open it. */
  url: z.nullable(z.string()),
  heading: z.nullable(z.string()),
  /** The page, slide or sheet, from 1, of what has such. */
  pageNumber: z.nullable(z.int()),
  text: z.string(),
  updatedAt: z.iso.datetime(),
});

/** Answers the passages that a search found, so that what an answer cites can be read. */
export const readPassages = endpoint({
  name: "readPassages",
  method: "POST",
  path: "/v1/external/assistant/passages",
  access: "public",
  summary:
    "Answers passages with their text, heading, page and resource, in the order asked for; visitors read those that the search named found, staff any of their organization.",
  body: z.strictObject({
    orgId: id,
    searchId: z.optional(id),
    ids: z.array(id).check(z.minLength(1), z.maxLength(mostPassages)),
  }),
  reply: z.strictObject({ items: z.array(passage) }),
  problems: ["record.not-found"],
});

/** Completes a prompt for staff, as tags. */
export const createCompletion = endpoint({
  name: "createCompletion",
  method: "POST",
  path: "/v1/external/openai/create-completion",
  access: "staff",
  summary:
    "Completes a prompt as comma-separated tags, numbered lists normalized. Without a model: with labels and a text, the labels whose words stand in the text; with a prompt alone that holds a list (numbered, bulleted, or after a colon), the items that its other words name; else the words that the text uses most, or the prompt where none is given.",
  body: z.strictObject({
    prompt: z.string().check(z.trim(), z.minLength(1), z.maxLength(50_000)),
    labels: z.optional(z.array(z.string().check(z.maxLength(300))).check(z.maxLength(500))),
    text: z.optional(z.string().check(z.maxLength(20_000))),
  }),
  reply: z.strictObject({ data: z.string(), Fallback: z.optional(z.string()) }),
  problems: ["limit.too-many-requests"],
});

/** Makes passages of a material, so that the assistant finds it. */
export const embedMaterial = endpoint({
  name: "embedMaterial",
  method: "POST",
  path: "/v1/embed/material",
  access: "staff",
  summary:
    "Splits a material into at most 2,000 passages of a resource, in place of those it had, so that the assistant finds it; 60 times in 15 minutes for an organization, one after the other.",
  body: z.strictObject({ materialId: id, resourceId: id, orgId: id }),
  reply: z.strictObject({ passages: z.int() }),
  problems: ["record.not-found", "limit.too-many-requests"],
});

/** Reads a resource again, as after what could not be read was mended. */
export const indexResource = endpoint({
  name: "indexResource",
  method: "POST",
  path: "/v1/embed/resource",
  access: "staff",
  summary:
    "Has a resource read again in the background; its indexState says how far that is. What was read before is found until it is done.",
  body: z.strictObject({ resourceId: id, orgId: id }),
  reply: z.strictObject({ indexState: z.enum(indexStates) }),
  problems: ["record.not-found"],
});

/** The record types whose views are counted; everybody can name one of them by its id. */
const viewedTypes = ["pageLinks", "pages", "courses", "pathways", "jobProfiles"] as const;

/** Counts a view of a public page. */
export const trackView = endpoint({
  name: "trackView",
  method: "POST",
  path: "/v1/analytics/track",
  access: "public",
  summary:
    "Counts a view of a page, page link or other public record of an organization; answers alike where there is none.",
  body: z.strictObject({
    refId: id,
    refTable: z.enum(viewedTypes),
    orgId: id,
    isUnique: z.optional(z.boolean()),
    userId: z.optional(z.nullable(id)),
    language: z.optional(z.nullable(z.string().check(z.maxLength(40)))),
    platform: z.optional(z.nullable(z.string().check(z.maxLength(100)))),
  }),
  reply: z.strictObject({ tracked: z.boolean() }),
  problems: ["record.reference-unknown"],
});
