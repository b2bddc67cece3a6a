import { lineOfText, record, required, text, textList, yesNo } from "../record.ts";
import { recordTypes } from "../record-types.ts";

/** A topic of a course. */
export const courseTopics = record({
  ...recordTypes.courseTopics,
  title: "Course topic",
  list: { limit: 200, order: "createdAt" },
  fields: {
    orgId: text(80),
    classId: required(text(80)),
    title: required(lineOfText()),
    description: text(20_000),
    topicHeader: lineOfText(),
    featured: yesNo(),
    locked: yesNo(),
    sectionIds: textList(),
    quizIds: textList(),
    challengeIds: textList(),
  },
});
