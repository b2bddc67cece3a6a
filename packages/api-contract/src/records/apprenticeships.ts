import { integer, label, plainDate, record, required, text } from "../record.ts";
import { recordTypes } from "../record-types.ts";

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
    startDate: plainDate(),
    expectedEndDate: plainDate(),
  },
});
