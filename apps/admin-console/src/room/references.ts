import {
  apprenticeAgreements,
  apprenticeships,
  apprenticeshipTemplates,
  classCode,
  classEntry,
  cohort,
  courseTopics,
  employerAgreements,
  employerProfiles,
  instructionProviders,
  integrations,
  jobProfiles,
  location,
  pages,
  resourceGroups,
  resources,
  type RecordDefinition,
  users,
  wageSchedules,
} from "@guildway/api-contract";
import { findManifest, type PageManifest } from "@guildway/federation";
import type { UiLang } from "@guildway/ui";
import type { RoomPage } from "./room.ts";

/** The record types that the ids in a field name, whatever record the field is of; names are shown, never ids. */
const named: Readonly<Record<string, RecordDefinition>> = {
  apprenticeAgreementId: apprenticeAgreements,
  apprenticeshipId: apprenticeships,
  apprenticeshipIds: apprenticeships,
  assignedTo: users,
  apprenticeshipTemplateId: apprenticeshipTemplates,
  classId: classEntry,
  cohortId: cohort,
  cohortIds: cohort,
  completedCourseIds: classEntry,
  completedCourseTopicIds: courseTopics,
  courseIds: classEntry,
  educationUnitIds: classCode,
  employerAgreementId: employerAgreements,
  employerProfileId: employerProfiles,
  eUnitIds: classCode,
  integrationId: integrations,
  instructionProviderId: instructionProviders,
  jobProfileId: jobProfiles,
  locationId: location,
  managerIds: users,
  pageId: pages,
  parentId: resourceGroups,
  parentIds: resourceGroups,
  prerequisiteId: classEntry,
  resourceId: resources,
  resourceGroupIds: resourceGroups,
  teacherIds: users,
  topicIds: courseTopics,
  userId: users,
  wageScheduleId: wageSchedules,
};

/** The record type that a field names; none where it says what it says. */
export function namedBy(field: string): RecordDefinition | undefined {
  return named[field];
}

/** The console's pages by their names. */
const pagesHere = (): Readonly<Record<string, PageManifest>> =>
  findManifest("admin-console")?.pages ?? {};

/** The room in which a record can be seen; where two rooms have the same, the first. */
export function roomOf({ type }: RecordDefinition): RoomPage | undefined {
  const room = Object.entries(pagesHere()).find(([, { records }]) => records === type);
  return room && (`admin-console.${room[0]}` as RoomPage);
}

/** What the records of a type are called, as their room in the side bar is. */
export function nameOfRoom(record: RecordDefinition, lang: UiLang): string {
  const page = Object.values(pagesHere()).find(({ records }) => records === record.type);
  const label = page?.navigation?.label;
  return (typeof label === "string" ? label : label?.[lang]) ?? record.title;
}

/** The way to a room's empty form, and what it is called; none where its records are not made there. */
export function formOf(page: RoomPage): NonNullable<PageManifest["actions"]>[number] | undefined {
  return pagesHere()[page.slice("admin-console.".length)]?.actions?.[0];
}
