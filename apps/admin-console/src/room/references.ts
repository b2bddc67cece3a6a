import { type NamedType, recordTypes } from "@guildway/api-contract";
import { findManifest, type PageManifest, said } from "@guildway/federation";
import type { UiLang } from "@guildway/ui";
import type { RoomPage } from "./room.ts";

/** The record types that the ids in a field name, whatever record the field is of; names are shown, never ids. */
const named: Readonly<Record<string, NamedType>> = {
  apprenticeAgreementId: recordTypes.apprenticeAgreements,
  apprenticeshipId: recordTypes.apprenticeships,
  apprenticeshipIds: recordTypes.apprenticeships,
  assignedTo: recordTypes.users,
  sentBy: recordTypes.users,
  apprenticeshipTemplateId: recordTypes.apprenticeshipTemplates,
  classId: recordTypes.class,
  cohortId: recordTypes.cohort,
  cohortIds: recordTypes.cohort,
  completedCourseIds: recordTypes.class,
  dashboardId: recordTypes.dashboards,
  completedCourseTopicIds: recordTypes.courseTopics,
  courseIds: recordTypes.class,
  educationUnitIds: recordTypes.classCode,
  employerAgreementId: recordTypes.employerAgreements,
  employerProfileId: recordTypes.employerProfiles,
  eUnitIds: recordTypes.classCode,
  integrationId: recordTypes.integrations,
  instructionProviderId: recordTypes.instructionProviders,
  jobProfileId: recordTypes.jobProfiles,
  locationId: recordTypes.location,
  managerIds: recordTypes.users,
  pageId: recordTypes.pages,
  parentId: recordTypes.resourceGroups,
  parentIds: recordTypes.resourceGroups,
  prerequisiteId: recordTypes.class,
  resourceId: recordTypes.resources,
  reviewedAnswerId: recordTypes.reviewedAnswers,
  searchId: recordTypes.searches,
  resourceGroupIds: recordTypes.resourceGroups,
  teacherIds: recordTypes.users,
  topicIds: recordTypes.courseTopics,
  userId: recordTypes.users,
  wageScheduleId: recordTypes.wageSchedules,
};

/** The record type that a field names; none where it says what it says. */
export function namedBy(field: string): NamedType | undefined {
  return named[field];
}

/** The console's pages by their names. */
const pagesHere = (): Readonly<Record<string, PageManifest>> =>
  findManifest("admin-console")?.pages ?? {};

/** The room in which a record can be seen; where two rooms have the same, the first. */
export function roomOf({ type }: NamedType): RoomPage | undefined {
  const room = Object.entries(pagesHere()).find(([, { records }]) => records === type);
  return room && (`admin-console.${room[0]}` as RoomPage);
}

/** What the records of a type are called, as their room in the side bar is. */
export function nameOfRoom(record: NamedType & { title?: string }, lang: UiLang): string {
  const page = Object.values(pagesHere()).find(({ records }) => records === record.type);
  return page?.navigation ? said(page.navigation.label, lang) : (record.title ?? record.type);
}

/** The way to a room's empty form, and what it is called; none where its records are not made there. */
export function formOf(page: RoomPage): NonNullable<PageManifest["actions"]>[number] | undefined {
  return pagesHere()[page.slice("admin-console.".length)]?.actions?.[0];
}
