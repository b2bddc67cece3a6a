import { label, record, required, text, textList, yesNo } from "../record.ts";
import { recordTypes } from "../record-types.ts";

/** Courses in the order in which they lead to an occupation. */
export const pathways = record({
  ...recordTypes.pathways,
  title: "Pathway",
  list: { order: "title" },
  fields: {
    orgId: text(80),
    title: required(label()),
    description: text(20_000),
    courseIds: textList(),
    isPublic: yesNo(),
    searchEnginesEnabled: yesNo(),
    jobProfileId: text(80),
  },
});
