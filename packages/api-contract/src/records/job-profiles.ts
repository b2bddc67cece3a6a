import * as z from "zod/mini";
import { labelText, plainText } from "../one-line.ts";
import {
  instant,
  json,
  label,
  mail,
  personName,
  record,
  required,
  text,
  yesNo,
} from "../record.ts";
import { recordTypes } from "../record-types.ts";
import { sourceAddress } from "../source-address.ts";

const short = z.string().check(z.maxLength(500));
const long = plainText(5000);
const name = labelText(500);
/** The names and descriptions of O*NET's content model have at most 139 and 782 characters. */
const elementName = labelText(150);
const elementDescription = plainText(1000);
const title = labelText(300);

/** A skill or knowledge element; Importance is 0 to 100, DataValue (of a skill someone added) is difficulty 1 to 5. */
export const planElement = z.object({
  ElementId: z.string().check(z.maxLength(80)),
  ElementName: elementName,
  ElementDescription: z.optional(z.nullable(elementDescription)),
  Importance: z.optional(z.nullable(z.number().check(z.gte(0), z.lte(100)))),
  DataValue: z.optional(z.nullable(z.number())),
});

/** A certificate or a licence of a plan, after CareerOneStop's field names. `State` is where a licence holds, US for the nation; `Updated` the day of the entry, YYYY-MM-DD; `Source` who says so. */
export const planCertificate = z.object({
  Id: short,
  Name: title,
  Kind: z.optional(z.enum(["licence", "certification"])),
  State: z.optional(z.nullable(title)),
  Updated: z.optional(z.nullable(z.iso.date())),
  Source: z.optional(z.nullable(name)),
  Description: z.optional(z.nullable(long)),
  Url: z.optional(z.nullable(sourceAddress)),
  Type: z.optional(z.nullable(name)),
  Acronym: z.optional(z.nullable(name)),
  Organization: z.optional(z.nullable(name)),
  OrganizationUrl: z.optional(z.nullable(sourceAddress)),
  OrganizationAddress: z.optional(z.nullable(name)),
  CertDetailList: z.optional(
    z.nullable(z.array(z.object({ Name: name, Value: long })).check(z.maxLength(100))),
  ),
});

/** A school program of a plan, after CareerOneStop's field names. `Distance` in miles; `Completions` people completed it with this award in the school year that ended in `CompletionsYear`, which does not say that it runs today. */
export const planSchoolProgram = z.object({
  ID: z.optional(z.nullable(short)),
  ProgramName: title,
  SchoolName: title,
  StateAbbr: z.optional(z.nullable(title)),
  City: z.optional(z.nullable(title)),
  SchoolUrl: z.optional(z.nullable(sourceAddress)),
  CipCode: z.optional(z.nullable(short)),
  Award: z.optional(z.nullable(title)),
  Distance: z.optional(z.nullable(z.number().check(z.gte(0)))),
  Completions: z.optional(z.nullable(z.int().check(z.gte(0)))),
  CompletionsYear: z.optional(z.nullable(z.int())),
});

/** A certificate of a plan. */
export type PlanCertificate = z.infer<typeof planCertificate>;

/** A school program of a plan. */
export type PlanSchoolProgram = z.infer<typeof planSchoolProgram>;

const ids = z.array(short).check(z.maxLength(500));

/** The ids of what a visitor has already, part by part. */
export const alreadyHave = z.object({
  skills: ids,
  knowledge: ids,
  certificates: ids,
  programs: ids,
});

/** What the sources said when a plan was saved: the yearly median wage in US dollars nearest to its place, and the nation's openings a year. */
const factsThen = z.object({
  MedianAnnual: z.nullable(z.number()),
  AreaName: z.nullable(short),
  WageYear: z.nullable(z.int()),
  AnnualOpenings: z.nullable(z.number()),
  Period: z.nullable(short),
});

/** What a visitor has already of a plan. */
export type AlreadyHave = z.infer<typeof alreadyHave>;

/** What the sources said when a plan was saved. */
export type FactsThen = z.infer<typeof factsThen>;

const elements = json(z.array(planElement).check(z.maxLength(60)));

/** A visitor's training plan for one occupation: what was chosen, and who asked for it. */
export const jobProfiles = record({
  ...recordTypes.jobProfiles,
  title: "Job profile",
  list: { order: "-createdAt" },
  maxBytes: 256 * 1024,
  fields: {
    orgId: text(80),
    locationId: text(80),
    isExternal: yesNo(),
    OnetCode: required(text(12)),
    OnetTitle: required(label()),
    OccupationDescription: text(1000),
    /** The ZIP code that the plan was made for. */
    location: label(20),
    /** The place of that ZIP code in words. */
    occupationLocation: label(),
    selectedSkills: elements,
    selectedKnowledge: elements,
    selectedCerts: json(z.array(planCertificate).check(z.maxLength(500))),
    selectedSchoolPrograms: json(z.array(planSchoolProgram).check(z.maxLength(500))),
    alreadyHave: json(alreadyHave),
    factsThen: json(factsThen),
    name: personName(),
    email: mail(),
    phone: label(40),
    companyName: label(),
    /** Who of the staff takes care of whoever shared it. */
    assignedTo: text(80),
    /** When they were answered. */
    answeredAt: instant(),
    /** What only staff read. */
    staffNote: text(5000),
  },
});
