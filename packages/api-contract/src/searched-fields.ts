import type { RecordDefinition } from "./record.ts";
import { records } from "./records.ts";
import type { RecordType } from "./record-types.ts";

/** By what a record is found, and what is said of it. */
interface Searched<Field extends string> {
  /** Its name: these fields, joined by a space. Where they are empty it is called by the first other field that is not. */
  readonly name: readonly [Field, ...Field[]];
  /** Other fields by which it is found. */
  readonly by?: readonly Field[];
  /** What tells it from others of its name, on a second line. */
  readonly also?: Field;
}

type FieldOf<Type extends RecordType> = Extract<keyof (typeof records)[Type]["fields"], string>;

/** By which fields the records of a type are found, a line for each type; null for what has no name or is found as another type. */
const searchedFields: { readonly [Type in RecordType]: Searched<FieldOf<Type>> | null } = {
  organization: { name: ["name"], by: ["slug"], also: "slug" },
  location: { name: ["name"], by: ["addressCity"], also: "addressCity" },
  class: { name: ["title"], by: ["courseSlug"], also: "courseSlug" },
  cohort: { name: ["title"] },
  classCode: { name: ["code"], also: "timeDate" },
  users: {
    name: ["name"],
    by: ["displayName", "firstName", "middleName", "lastName", "email"],
    also: "email",
  },
  teachers: null,
  experts: null,
  apprentices: null,
  sponsors: null,
  userProfiles: null,
  apprenticeships: {
    name: ["occupationName"],
    by: ["occupationONetCode", "rapidsCode"],
    also: "occupationONetCode",
  },
  courses: null,
  courseTopics: { name: ["title"], by: ["topicHeader"], also: "topicHeader" },
  resources: { name: ["name"], also: "type" },
  resourceGroups: { name: ["title"] },
  documents: null,
  pageLinks: { name: ["title"], also: "url" },
  pages: { name: ["title"] },
  dashboards: { name: ["title"] },
  widgets: { name: ["title"], also: "type" },
  materials: { name: ["title"] },
  integrations: { name: ["name"], by: ["orgNickname"], also: "orgNickname" },
  searches: null,
  reviewedAnswers: { name: ["question"] },
  jobProfiles: {
    name: ["name"],
    by: ["OnetTitle", "OnetCode", "email", "companyName"],
    also: "OnetTitle",
  },
  wageSchedules: { name: ["title"] },
  employerProfiles: {
    name: ["name"],
    by: ["contactFirstName", "contactLastName", "contactEmail"],
    also: "contactEmail",
  },
  invites: { name: ["firstName", "lastName"], by: ["email", "title"], also: "email" },
  employerAgreements: { name: ["signerName"], by: ["signerEmail"], also: "signerEmail" },
  apprenticeAgreements: {
    name: ["name"],
    by: ["signerName", "signerFirstName", "signerLastName", "signerEmail"],
    also: "signerEmail",
  },
  apprenticeshipTemplates: {
    name: ["title"],
    by: ["occupationName", "rapidsCode"],
    also: "occupationName",
  },
  pathways: { name: ["title"] },
  instructionProviders: { name: ["name"] },
  mails: null,
  auditEntries: null,
  programKeys: null,
  publicUrls: null,
  webhooks: null,
  savedViews: null,
  externalRegistrations: null,
};

/** A record type that is searched, and by which of its fields. */
export interface SearchedType extends Searched<string> {
  readonly definition: RecordDefinition;
}

/** Every record type that a search goes through, in the order of the contract. */
export function searchedTypes(): SearchedType[] {
  return Object.entries(searchedFields).flatMap(([type, searched]) =>
    searched ? [{ definition: records[type as RecordType], ...searched }] : [],
  );
}
