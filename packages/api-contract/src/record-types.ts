import type { Way } from "./record.ts";

/** How the records of each type are reached, and the field that says which one it is, to people: as much as it takes to name them. */
export const recordTypes = withTheirNames({
  organization: { way: "entries", named: "name" },
  location: { way: "entries", named: "name" },
  class: { way: "entries", named: "title" },
  cohort: { way: "entries", named: "title" },
  classCode: { way: "entries", named: "code" },
  users: { way: "tables", named: "name" },
  teachers: { way: "tables", named: "name" },
  experts: { way: "tables", named: "name" },
  apprentices: { way: "tables", named: "name" },
  sponsors: { way: "tables", named: "name" },
  userProfiles: { way: "tables", named: "id" },
  apprenticeships: { way: "tables", named: "occupationName" },
  courses: { way: "tables", named: "title" },
  courseTopics: { way: "tables", named: "title" },
  resources: { way: "tables", named: "name" },
  resourceGroups: { way: "tables", named: "title" },
  documents: { way: "tables", named: "id" },
  pageLinks: { way: "tables", named: "title" },
  pages: { way: "tables", named: "title" },
  dashboards: { way: "tables", named: "title" },
  widgets: { way: "tables", named: "title" },
  materials: { way: "tables", named: "title" },
  integrations: { way: "tables", named: "name" },
  searches: { way: "tables", named: "searchText" },
  reviewedAnswers: { way: "tables", named: "question" },
  jobProfiles: { way: "documents", named: "OnetTitle" },
  wageSchedules: { way: "documents", named: "title", needsFilter: true },
  employerProfiles: { way: "documents", named: "name" },
  invites: { way: "documents", named: "email" },
  // Whom it is sent to is known before their name is.
  employerAgreements: { way: "documents", named: "signerEmail" },
  apprenticeAgreements: { way: "documents", named: "name" },
  apprenticeshipTemplates: { way: "documents", named: "title" },
  pathways: { way: "documents", named: "title" },
  instructionProviders: { way: "documents", named: "name" },
  mails: { way: "tables", named: "subject" },
  auditEntries: { way: "tables", named: "action" },
  programKeys: { way: "tables", named: "name" },
  publicUrls: { way: "tables", named: "file" },
  webhooks: { way: "tables", named: "url" },
  savedViews: { way: "tables", named: "name" },
  externalRegistrations: { way: "tables", named: "classId" },
});

/** The name of a record type on the wire. */
export type RecordType = keyof typeof recordTypes;

/** The names of all record types; a call that only names one need not know what stands in any. */
export const recordTypeNames = Object.keys(recordTypes) as RecordType[];

/** A record type by as much of it as it takes to name its records. */
export interface NamedType {
  readonly type: string;
  readonly way: Way;
  /** The field that says which record it is, to people. */
  readonly named: string;
  /** Its list is not answered whole. */
  readonly needsFilter?: boolean;
}

function withTheirNames<const Types extends Readonly<Record<string, Omit<NamedType, "type">>>>(
  types: Types,
): { readonly [Type in keyof Types & string]: Types[Type] & { readonly type: Type } } {
  return Object.fromEntries(
    Object.entries(types).map(([type, rest]) => [type, { type, ...rest }]),
  ) as never;
}
