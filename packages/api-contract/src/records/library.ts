import * as z from "zod/mini";
import {
  computed,
  instant,
  integer,
  json,
  lineOfText,
  noted,
  oneOf,
  record,
  required,
  storedFile,
  text,
  textList,
  webLink,
  yesNo,
} from "../record.ts";
import { recordTypes } from "../record-types.ts";

/** How far a resource is on its way to what the assistant searches. */
export const indexStates = ["waiting", "reading", "ready", "empty", "failed"] as const;

/** Why nothing could be read from a resource; its screen says it in words. */
export const indexReasons = [
  "notWhatItSays",
  "unreadable",
  "encrypted",
  "tooLarge",
  "tooLong",
  "tookTooLong",
  "fileGone",
] as const;

/** A document, text or link of an organization's library. */
export const resources = record({
  ...recordTypes.resources,
  title: "Resource",
  list: { limit: 1000, order: "name" },
  fields: {
    orgId: text(80),
    name: required(lineOfText()),
    /** For example `link`, `text`, `pdf`. */
    type: text(80),
    body: text(200_000),
    url: webLink(),
    /** What is read of it in place of its body. */
    file: storedFile(),
    /** Visitors may open the file that a passage cites. */
    isFilePublic: yesNo(),
    /** Bytes. */
    size: integer(0),
    /** `resourceGroup` where it stands in a group, which the server says. */
    parentType: text(80),
    parentId: text(80),
    /** The groups that it stands in, from the top to `parentId`. */
    parentIds: computed(noted(textList())),
    userId: text(80),
    userName: text(),
    indexState: computed(noted(oneOf(indexStates))),
    /** Where it failed, or where only a part could be read (`tooLong`). */
    indexReason: computed(noted(oneOf(indexReasons))),
    /** Pages read so far, and how many there are, while it is read. */
    pagesRead: computed(noted(integer(0))),
    pages: computed(noted(integer(0))),
    passageCount: computed(noted(integer(0))),
    indexedAt: computed(noted(instant())),
  },
});

/** A folder of the library; one without a parent stands at the top. */
export const resourceGroups = record({
  ...recordTypes.resourceGroups,
  title: "Resource group",
  list: { order: "title" },
  fields: {
    orgId: text(80),
    title: required(lineOfText()),
    parentId: text(80),
    /** The groups that it stands in, from the top to `parentId`. */
    parentIds: computed(noted(textList())),
  },
});

/** A passage of a resource, as search finds it. */
export const documents = record({
  ...recordTypes.documents,
  title: "Passage",
  list: { order: "createdAt" },
  fields: {
    orgId: text(80),
    /** The resource that it is a passage of. */
    refId: required(text(80)),
    /** The headings that it stands under, from the top, joined by ` › `. */
    heading: text(500),
    rawText: required(text(50_000)),
    /** The page, slide or sheet that it stands on, from 1. */
    pageNumber: integer(0, 100_000),
    /** Its place among the passages that were read from its resource, from 1; one that was written by hand has none. */
    position: computed(noted(integer(1))),
    metadata: json(z.record(z.string(), z.json())),
  },
});
