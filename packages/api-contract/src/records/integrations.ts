import * as z from "zod/mini";
import {
  computed,
  instant,
  integer,
  json,
  label,
  mail,
  namedColour,
  noted,
  oneOf,
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

/**
 * What became of a question: no answer yet, and none ever where nobody waited for it or the server ended before it was
 * noted; an answer of passages, a reviewed answer, none since nothing fits, or one that broke off.
 */
export const searchOutcomes = ["asked", "answered", "reviewed", "refused", "failed"] as const;

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
    /** What the visitor thought of the answer, in their words. */
    searchUserFeedback: text(2000),
    isHelpful: yesNo(),
    answer: computed(noted(text(10_000))),
    outcome: computed(noted(oneOf(searchOutcomes))),
    answeredAt: computed(noted(instant())),
    /** How many sentences of a model's answer no passage holds. */
    unsupportedSentences: computed(noted(integer(0))),
    /** The reviewed answer that was given. */
    reviewedAnswerId: computed(text(80)),
  },
});

/** An answer that staff have written to a question; the assistant gives it word for word, with its author and date. */
export const reviewedAnswers = record({
  ...recordTypes.reviewedAnswers,
  title: "Reviewed answer",
  maxBytes: 64 * 1024,
  list: { order: "-updatedAt" },
  fields: {
    orgId: text(80),
    /** Given by this assistant alone; by all of the organization where it is empty. */
    integrationId: text(80),
    question: required(text(1000)),
    /** The same question as others have put it. */
    otherQuestions: textList(50),
    answer: required(text(5000)),
    /** The assistant gives it. */
    isPublished: yesNo(),
    /** The question that it was written for. */
    searchId: text(80),
    userId: text(80),
  },
});
