import * as z from "zod/mini";
import {
  computed,
  json,
  label,
  long,
  mail,
  noted,
  personName,
  record,
  required,
  storedFile,
  text,
  textList,
  webLink,
  yesNo,
} from "../record.ts";
import { recordTypes } from "../record-types.ts";
import { roles } from "../roles.ts";

const ids = z.array(z.string().check(z.maxLength(300))).check(z.maxLength(1000));

/** What a person joins and completes: a change adds to it, and takes away only where it says so. */
const merged = [
  "courseIds",
  "completedCourseIds",
  "completedCourseTopicIds",
  "cohortIds",
  "uniqueCertificateIds",
  "apprenticeshipIds",
] as const;

/** Ids to append to a list, or to add to it and remove from it. */
const listChange = z.union([
  ids,
  z.strictObject({ add: z.optional(ids), remove: z.optional(ids) }),
]);

const membershipWord = z.string().check(z.maxLength(300));

/** A person: staff, teacher or expert, apprentice, student or sponsor. */
export const users = record({
  ...recordTypes.users,
  title: "User",
  list: { limit: 200, order: "name" },
  fields: {
    uid: text(80),
    orgId: required(text(80)),
    name: personName(),
    firstName: personName(),
    middleName: personName(),
    lastName: personName(),
    suffix: personName(40),
    displayName: personName(),
    email: mail(),
    phone: label(40),
    phoneExt: label(20),
    mobilePhone: label(40),
    title: label(),
    aboutMe: text(5000),
    calendarLink: webLink(),
    profilePicture: storedFile(),
    role: json(z.array(z.enum(roles)).check(z.maxLength(1))),
    membership: textList(20),
    userProfileId: text(80),
    locationId: text(80),
    employerProfileId: text(80),
    userSignature: storedFile(),
    slackUserId: text(80),
    courseIds: textList(),
    completedCourseIds: noted(textList()),
    completedCourseTopicIds: noted(textList()),
    educationUnitIds: textList(),
    uniqueCertificateIds: textList(),
    externalRegisteredCourseIds: textList(),
    cohortIds: textList(),
    apprenticeshipIds: textList(),
    integration: long(json(z.record(z.string(), z.json()))),
    /** Whether an administrator has to decide on a registration of theirs. */
    registrationPending: computed(noted(yesNo())),
    testUser: yesNo(),
    courseReadOnly: yesNo(),
  },
  merged,
  changes: {
    role: z.union([z.enum(roles), z.array(z.enum(roles)).check(z.maxLength(1))]),
    membership: z.union([membershipWord, z.array(membershipWord).check(z.maxLength(20))]),
    ...Object.fromEntries(merged.map((field) => [field, listChange])),
  },
});
