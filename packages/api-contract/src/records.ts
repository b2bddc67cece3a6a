import type { RecordDefinition } from "./record.ts";
import type { RecordType } from "./record-types.ts";
import {
  apprenticeAgreements,
  employerAgreements,
  instructionProviders,
} from "./records/agreements.ts";
import { apprenticeshipTemplates } from "./records/apprenticeship-templates.ts";
import { apprenticeships } from "./records/apprenticeships.ts";
import { classCode } from "./records/class-code.ts";
import { cohort } from "./records/cohort.ts";
import { courseTopics } from "./records/course-topics.ts";
import { classEntry, courses } from "./records/courses.ts";
import { employerProfiles } from "./records/employer-profiles.ts";
import { externalRegistrations } from "./records/external-registrations.ts";
import { integrations, reviewedAnswers, searches } from "./records/integrations.ts";
import { invites } from "./records/invites.ts";
import { jobProfiles } from "./records/job-profiles.ts";
import {
  auditEntries,
  mails,
  programKeys,
  publicUrls,
  webhooks,
} from "./records/kept-by-the-server.ts";
import { documents, resourceGroups, resources } from "./records/library.ts";
import { location } from "./records/location.ts";
import { organization } from "./records/organization.ts";
import { pageLinks } from "./records/page-links.ts";
import { dashboards, materials, pages, widgets } from "./records/pages.ts";
import { pathways } from "./records/pathways.ts";
import { apprentices, experts, sponsors, teachers } from "./records/people.ts";
import { savedViews } from "./records/saved-views.ts";
import { userProfiles } from "./records/user-profiles.ts";
import { users } from "./records/users.ts";
import { wageSchedules } from "./records/wage-schedules.ts";

/** Every record type that calls can reach, by its name on the wire. */
export const records = {
  organization,
  location,
  class: classEntry,
  cohort,
  classCode,
  users,
  teachers,
  experts,
  apprentices,
  sponsors,
  userProfiles,
  apprenticeships,
  courses,
  courseTopics,
  resources,
  resourceGroups,
  documents,
  pageLinks,
  pages,
  dashboards,
  widgets,
  materials,
  integrations,
  searches,
  reviewedAnswers,
  jobProfiles,
  wageSchedules,
  employerProfiles,
  invites,
  employerAgreements,
  apprenticeAgreements,
  apprenticeshipTemplates,
  pathways,
  instructionProviders,
  mails,
  auditEntries,
  programKeys,
  publicUrls,
  webhooks,
  savedViews,
  externalRegistrations,
} as const satisfies Record<RecordType, RecordDefinition>;

type Definition = (typeof records)[RecordType];

/** The name of a table that holds records. */
export type RecordTable = Definition["table"];

/** The record type whose fields are a table's columns: its entries, whose drafts it holds too, else the type that it is named after. */
export type RecordIn<Table extends RecordTable> = [
  Extract<Definition, { table: Table; way: "entries" }>,
] extends [never]
  ? Extract<Definition, { type: Table }>
  : Extract<Definition, { table: Table; way: "entries" }>;
