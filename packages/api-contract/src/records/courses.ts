import * as z from "zod/mini";
import {
  addressPart,
  computed,
  json,
  label,
  money,
  namedColour,
  record,
  required,
  richWhere,
  storedFile,
  text,
  textList,
  webLink,
  yesNo,
} from "../record.ts";
import { recordTypes } from "../record-types.ts";
import { answeredCdnFiles, cdnFiles } from "./stored-files.ts";

/** The fields of a course; a class is the same row, seen as the draft that staff work on. */
const courseFields = {
  orgId: text(80),
  /** Other organizations that show the course as theirs. */
  orgIds: textList(),
  title: required(label()),
  courseSlug: addressPart(120),
  slug: addressPart(120),
  overview: text(20_000),
  description: richWhere("enableNewEditor", 20_000),
  /** Tags. */
  topics: textList(),
  schedule: text(2000),
  image: storedFile(),
  classImage: storedFile(),
  classColor: namedColour(),
  isPublic: yesNo(),
  inviteOnly: yesNo(),
  openEnrollment: yesNo(),
  locked: yesNo(),
  isLive: yesNo(),
  streamingLink: webLink(),
  showStreamLink: yesNo(),
  /** The stream, where the course shows it to everybody. */
  publicStreamLink: computed(webLink()),
  registerUrl: webLink(),
  /** `payment` locks the join button; `cdnFiles` are the published files. */
  integration: { ...json(integrationWith(cdnFiles)), answer: integrationWith(answeredCdnFiles) },
  integrationId: text(80),
  /** Whether the integration takes a payment; the one fact of it that the public may see. */
  hasPayment: computed(yesNo()),
  /** What taking the course costs, in dollars. */
  price: money(),
  enableCourseContent: yesNo(),
  searchEnginesEnabled: yesNo(),
  teacherIds: textList(),
  topicIds: textList(),
  eUnitTracking: yesNo(),
  eUnitIds: textList(),
  prerequisiteId: text(80),
  trackAttendance: yesNo(),
  enableNewEditor: yesNo(),
  testClass: yesNo(),
  dashboard: json(z.json()),
  slackChannel: text(),
  classCatalogIds: textList(),
  classCatalogIdsInfo: json(z.json()),
} as const;

/** A course as it is published. */
export const courses = record({
  ...recordTypes.courses,
  title: "Course",
  list: { limit: 300, order: "title" },
  fields: courseFields,
});

/** A course as a class: staff read and write its draft, publishing makes it the course. */
export const classEntry = record({
  ...recordTypes.class,
  table: "courses",
  title: "Class",
  list: { limit: 300, order: "title" },
  fields: courseFields,
});

function integrationWith(files: z.ZodMiniType) {
  return z.catchall(
    z.object({ payment: z.optional(z.boolean()), cdnFiles: z.optional(files) }),
    z.json(),
  );
}
