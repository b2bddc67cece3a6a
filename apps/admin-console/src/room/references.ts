import {
  apprenticeships,
  apprenticeshipTemplates,
  classCode,
  classEntry,
  cohort,
  courseTopics,
  employerProfiles,
  instructionProviders,
  jobProfiles,
  location,
  pages,
  resourceGroups,
  type RecordDefinition,
  users,
} from "@guildway/api-contract";
import { findManifest } from "@guildway/federation";
import type { RoomPage } from "./room.ts";

/** The record types that the ids in a field name, whatever record the field is of; names are shown, never ids. */
const named: Readonly<Record<string, RecordDefinition>> = {
  apprenticeshipId: apprenticeships,
  apprenticeshipIds: apprenticeships,
  apprenticeshipTemplateId: apprenticeshipTemplates,
  classId: classEntry,
  cohortIds: cohort,
  completedCourseIds: classEntry,
  courseIds: classEntry,
  employerProfileId: employerProfiles,
  eUnitIds: classCode,
  instructionProviderId: instructionProviders,
  jobProfileId: jobProfiles,
  locationId: location,
  managerIds: users,
  pageId: pages,
  parentId: resourceGroups,
  prerequisiteId: classEntry,
  teacherIds: users,
  topicIds: courseTopics,
};

/** The record type that a field names; none where it says what it says. */
export function namedBy(field: string): RecordDefinition | undefined {
  return named[field];
}

/** The room in which a record can be seen; where two rooms have the same, the first. */
export function roomOf({ type }: RecordDefinition): RoomPage | undefined {
  const rooms = Object.entries(findManifest("admin-console")?.pages ?? {});
  const room = rooms.find(([, { records }]) => records === type);
  return room && (`admin-console.${room[0]}` as RoomPage);
}
