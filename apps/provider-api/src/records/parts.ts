import { type RecordDefinition, records } from "@guildway/api-contract";

/** Records that go with another: the database would delete them by itself, and the journal would not know. */
const parts: Readonly<Record<string, readonly { part: RecordDefinition; column: string }[]>> = {
  courses: [
    { part: records.cohort, column: "classId" },
    { part: records.classCode, column: "classId" },
    { part: records.courseTopics, column: "classId" },
  ],
  users: [
    { part: records.userProfiles, column: "userId" },
    { part: records.savedViews, column: "userId" },
    { part: records.externalRegistrations, column: "userId" },
  ],
  resources: [{ part: records.documents, column: "refId" }],
};

/** What is deleted with a record of this type, and the column that names the record. */
export function partsOf({ table }: RecordDefinition) {
  return parts[table] ?? [];
}
