import { expect, it } from "vitest";
import { type RecordDefinition, records } from "@guildway/api-contract";
import { policyOf } from "./record-policies.ts";

/** Fields that hold ids of other programs, of no record of ours. */
const elsewhere = [
  "organization.courseGroupIds",
  "class.integrationId",
  "class.classCatalogIds",
  "courses.integrationId",
  "courses.classCatalogIds",
  "cohort.externalRegisterClassId",
  "users.slackUserId",
  "users.uniqueCertificateIds",
  "courseTopics.sectionIds",
  "courseTopics.quizIds",
  "courseTopics.challengeIds",
  "materials.skillIds",
];

/** What the assistant found for a question stays what it was, whatever becomes of it. */
const asFound = ["searches.refIds", "searches.resourceVecIds"];

it("every field that names records says which, so that none of another organization is named", () => {
  const unsaid = Object.values<RecordDefinition>(records).flatMap(({ type, fields, view }) => {
    const { references = {}, organizationColumn, sharedBy } = policyOf(type);
    const known = [...Object.keys(references), organizationColumn, sharedBy];
    return Object.entries(fields)
      .filter(([, { column, computed }]) => !computed && column.startsWith("text"))
      .filter(([name]) => !view && /Ids?$|^assignedTo$/.test(name))
      .filter(([name]) => !known.includes(name))
      .map(([name]) => `${type}.${name}`);
  });
  expect(unsaid.toSorted()).toEqual([...elsewhere, ...asFound].toSorted());
});
