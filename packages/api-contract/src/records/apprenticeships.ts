import * as z from "zod/mini";
import { integer, json, label, oneOf, plainDate, record, required, text } from "../record.ts";
import { recordTypes } from "../record-types.ts";
import { programTypes } from "./apprenticeship-templates.ts";
import { journeyworkerRatio, relatedCourse, workProcess } from "./training.ts";

/** An apprenticeship that an employer offers: an occupation with its hours of work and of instruction. */
export const apprenticeships = record({
  ...recordTypes.apprenticeships,
  title: "Apprenticeship",
  list: { order: "occupationName" },
  fields: {
    orgId: text(80),
    locationId: text(80),
    employerProfileId: text(80),
    apprenticeshipTemplateId: text(80),
    instructionProviderId: text(80),
    occupationName: required(label()),
    occupationONetCode: text(12),
    rapidsCode: text(20),
    /** Hours of on-the-job training. */
    ojtHours: integer(0, 100_000),
    /** Hours of related instruction. */
    instructionHours: integer(0, 100_000),
    type: oneOf(programTypes),
    relatedInstruction: json(z.array(relatedCourse).check(z.maxLength(300))),
    ratio: json(journeyworkerRatio),
    /** In words, such as 6 months. */
    probation: text(200),
    workProcesses: json(z.array(workProcess).check(z.maxLength(500))),
    startDate: plainDate(),
    expectedEndDate: plainDate(),
  },
});
