import * as z from "zod/mini";
import {
  computed,
  integer,
  json,
  noted,
  record,
  required,
  text,
  textList,
  webLink,
} from "../record.ts";
import { recordTypes } from "../record-types.ts";

/** A document, text or link of an organization's library. */
export const resources = record({
  ...recordTypes.resources,
  title: "Resource",
  list: { limit: 1000, order: "name" },
  fields: {
    orgId: text(80),
    name: required(text()),
    /** For example `link`, `text`, `pdf`. */
    type: text(80),
    body: text(200_000),
    url: webLink(),
    /** Bytes. */
    size: integer(0),
    /** `resourceGroup` where it stands in a group, which the server says. */
    parentType: text(80),
    parentId: text(80),
    /** The groups that it stands in, from the top to `parentId`. */
    parentIds: computed(noted(textList())),
    userId: text(80),
    userName: text(),
  },
});

/** A folder of the library; one without a parent stands at the top. */
export const resourceGroups = record({
  ...recordTypes.resourceGroups,
  title: "Resource group",
  list: { order: "title" },
  fields: {
    orgId: text(80),
    title: required(text()),
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
    rawText: required(text(50_000)),
    pageNumber: integer(0, 100_000),
    metadata: json(z.record(z.string(), z.json())),
  },
});
