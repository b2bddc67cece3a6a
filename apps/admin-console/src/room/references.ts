import {
  apprenticeships,
  apprenticeshipTemplates,
  classCode,
  classEntry,
  cohort,
  courses,
  employerProfiles,
  instructionProviders,
  location,
  type RecordDefinition,
  type RecordType,
  users,
} from "@guildway/api-contract";
import type { RoomPage } from "./room.ts";

/** The record types that the ids in a field name, whatever record the field is of; names are shown, never ids. */
const named: Readonly<Record<string, RecordDefinition>> = {
  apprenticeshipIds: apprenticeships,
  apprenticeshipTemplateId: apprenticeshipTemplates,
  classId: classEntry,
  cohortIds: cohort,
  completedCourseIds: courses,
  courseIds: courses,
  employerProfileId: employerProfiles,
  eUnitIds: classCode,
  instructionProviderId: instructionProviders,
  locationId: location,
  managerIds: users,
};

/** The records of each room; where two rooms have the same, a name leads to the first. */
const recordsIn: Readonly<Record<RoomPage, RecordType>> = {
  "admin-console.users": "users",
  "admin-console.employers": "employerProfiles",
  "admin-console.apprenticeships": "apprenticeships",
  "admin-console.cohorts": "cohort",
  "admin-console.trainingPlans": "jobProfiles",
  "admin-console.instructionProviders": "instructionProviders",
  "admin-console.locations": "location",
};

/** The record type that a field names; none where it says what it says. */
export function namedBy(field: string): RecordDefinition | undefined {
  return named[field];
}

/** The room in which a record can be seen. */
export function roomOf({ type }: RecordDefinition): RoomPage | undefined {
  const pages = Object.keys(recordsIn) as RoomPage[];
  return pages.find((page) => recordsIn[page] === type);
}
