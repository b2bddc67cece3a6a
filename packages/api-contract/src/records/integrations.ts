import * as z from "zod/mini";
import {
  computed,
  integer,
  json,
  label,
  mail,
  namedColour,
  record,
  required,
  storedFile,
  text,
  textList,
  yesNo,
} from "../record.ts";
import { mostPassages } from "../bounds.ts";
import { recordTypes } from "../record-types.ts";

/** The configuration of an organization's assistant. */
export const integrations = record({
  ...recordTypes.integrations,
  title: "Integration",
  list: { order: "name" },
  fields: {
    orgId: text(80),
    name: required(label()),
    orgNickname: label(),
    resourceGroupIds: textList(),
    systemPrompt: text(20_000),
    serviceEmail: mail(),
    hasServiceEmail: computed(yesNo()),
    /** After how many questions without an answer the visitor is offered help; 2 unless said otherwise. */
    serviceDelayCount: integer(1, 100),
    poweredBy: text(),
    /** `{ORG_NICKNAME}` stands for the nickname. */
    welcomeMessage: text(5000),
    agentImage: storedFile(),
    colorBtnBkg: namedColour(),
    defaultPrompts: json(
      z.array(z.object({ message: z.string().check(z.maxLength(1000)) })).check(z.maxLength(50)),
    ),
  },
});

/** A question that a visitor asked the assistant, and what they thought of the answer. */
export const searches = record({
  ...recordTypes.searches,
  title: "Search",
  maxBytes: 64 * 1024,
  list: { order: "-createdAt" },
  fields: {
    orgId: text(80),
    integrationId: text(80),
    locationId: text(80),
    userId: computed(text(80)),
    searchText: text(5000),
    refIds: textList(mostPassages),
    resourceVecIds: textList(mostPassages),
    searchUserFeedback: text(2000),
  },
});
