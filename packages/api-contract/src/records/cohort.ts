import { label, plainDate, record, required, text, textList, yesNo } from "../record.ts";
import { recordTypes } from "../record-types.ts";

/** A group that takes a class together; its class codes are resolved into `eUnits` when it is read. */
export const cohort = record({
  ...recordTypes.cohort,
  table: "cohorts",
  title: "Cohort",
  list: { order: "-createdAt" },
  fields: {
    orgId: text(80),
    classId: required(text(80)),
    title: required(label()),
    openCohortEnrollment: yesNo(),
    /** Its first and its last day, as far as they are known. */
    startDate: plainDate(),
    endDate: plainDate(),
    externalRegisterClassId: text(80),
    eUnitTracking: yesNo(),
    eUnitIds: textList(),
  },
});
