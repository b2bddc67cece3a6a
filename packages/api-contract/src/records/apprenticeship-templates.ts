import * as z from "zod/mini";
import { integer, json, label, long, money, oneOf, record, required, text } from "../record.ts";
import { recordTypes } from "../record-types.ts";
import { hoursRange, journeyworkerRatio, plannedWage, relatedCourse } from "./training.ts";

/** Competency-based, time-based, hybrid. */
export const programTypes = ["CB", "TB", "H"] as const;

/** The industries of training programs: two-digit NAICS sectors with the labels that the product shows. */
export const industryCodes = {
  "72": "Accommodation And Food Services",
  "56": "Administrative And Support Services",
  "11": "Agriculture/Forestry/Fishing/Hunting",
  "71": "Arts/Entertainment/Recreation",
  "23": "Construction",
  "61": "Educational Services",
  "52": "Finance And Insurance",
  "93": "Government",
  "62": "Health Care And Social Assistance",
  "51": "Information",
  "55": "Management Of Companies And Enterprises",
  "31": "Manufacturing",
  "21": "Mining/Quarrying/Oil And Gas",
  "81": "Other Services",
  "54": "Professional/Scientific/Technical",
  "53": "Real Estate And Rental And Leasing",
  "44": "Retail Trade",
  "48": "Transportation And Warehousing",
  "22": "Utilities",
  "42": "Wholesale Trade",
} as const;

const id = z.string().check(z.maxLength(80));
const description = z.string().check(z.maxLength(5000));

/** A competency of a training program, with its part of the on-the-job hours. */
export const competency = z.object({
  id,
  description,
  classificationIds: z.optional(z.array(id).check(z.maxLength(100))),
  totalHours: z.optional(z.nullable(z.number().check(z.gte(0), z.lte(100_000)))),
});

/** Competencies that belong together, such as one job function. */
export const competencyGroup = z.object({
  id,
  description,
  competencyIds: z.array(id).check(z.maxLength(2000)),
  /** As a document says them; what its competencies have is shared out of these. */
  hours: z.optional(hoursRange),
});

/** What was asked to classify a competency, and what was answered. */
export const classifiedBy = z.object({
  asked: z.string().check(z.maxLength(6000)),
  answered: z.string().check(z.maxLength(5000)),
});

/** A training program from which apprenticeships are made. */
export const apprenticeshipTemplates = record({
  ...recordTypes.apprenticeshipTemplates,
  title: "Training program",
  list: { order: "title" },
  maxBytes: 2_000_000,
  fields: {
    orgId: text(80),
    title: required(label()),
    description: text(20_000),
    type: oneOf(programTypes),
    occupationName: label(),
    occupationONetCode: text(12),
    rapidsCode: text(20),
    estimatedLength: text(100),
    instructionHours: integer(0, 100_000),
    ojtHours: integer(0, 100_000),
    industryCode: oneOf(Object.keys(industryCodes) as [keyof typeof industryCodes]),
    competencyNameSpace: text(),
    /** Competencies by their id. */
    competencies: json(z.record(id, competency)),
    competencyGroups: json(z.array(competencyGroup).check(z.maxLength(500))),
    /** Labels by their id. */
    classifications: json(z.record(id, z.string().check(z.maxLength(300)))),
    /** How each competency was classified, by its id. */
    classifiedBy: long(json(z.record(id, classifiedBy))),
    relatedInstruction: json(z.array(relatedCourse).check(z.maxLength(300))),
    ratio: json(journeyworkerRatio),
    /** In words, such as 6 months. */
    probation: text(200),
    wagePeriods: json(z.array(plannedWage).check(z.maxLength(60))),
    /** Dollars an hour. */
    journeyworkerWage: money(),
  },
});
