import { invites, mostSavedViews, privateFields, type RecordType } from "@guildway/api-contract";
import { type Caller, type CallerKind, kindOf } from "./caller.ts";
import { publicColumns } from "./public-columns.ts";
import type { Reach, RecordPolicy } from "./record-policy.ts";

type Reaches = Readonly<Record<CallerKind, Reach>>;

const nobody = {
  anonymous: "none",
  apiKey: "none",
  student: "none",
  teacher: "none",
  admin: "none",
  owner: "none",
  superAdmin: "none",
} as const satisfies Reaches;

const some = (reaches: Partial<Reaches>): Reaches => ({ ...nobody, ...reaches });

const superAdmins = some({ superAdmin: "any" });
const ownersAndUp = some({ owner: "org", superAdmin: "any" });
const admins = some({ ...ownersAndUp, admin: "org" });
const staff = some({ ...admins, teacher: "org" });
const members = some({ ...staff, student: "org" });
const adminsAndSelf = some({ ...admins, student: "self", teacher: "self" });
const sharedWithAdmins = { admin: "shared", owner: "shared", superAdmin: "shared" } as const;
const staffAndKeys = some({ ...staff, apiKey: "org" });
const membersAndKeys = some({ ...members, apiKey: "org" });
const everybody = some({
  anonymous: "any",
  student: "any",
  teacher: "any",
  admin: "any",
  owner: "any",
  superAdmin: "any",
});

const ofOrganization = {
  organizationColumn: "orgId",
  publicBy: [],
  publicColumns: [],
  grantsEditing: false,
} as const;

/** What an employer says in the workforce form. */
const employerNumbers = [
  "ein",
  "naicsCode",
  "totalEmployees",
  "totalEmployeesFemale",
  "totalEmployeesColor",
  "totalJourneyWorkers",
  "totalJourneyWorkersFemale",
  "totalJourneyWorkersColor",
] as const;

/** The invites by which an employer writes of themselves; an apprentice and a reader of a document only read it. */
const ofEmployers = ["employer", "workforce"] as const;

const managedByAdmins = { create: admins, update: admins, delete: admins } as const;
const managedByStaff = { create: staff, update: staff, delete: admins } as const;
const onlyRead = { create: some({}), update: some({}), delete: some({}) } as const;

const readUsers = some({ ...staff, student: "self" });
const nameAndPhones = [
  "name",
  "firstName",
  "middleName",
  "lastName",
  "suffix",
  "phone",
  "phoneExt",
  "mobilePhone",
] as const;
/** Students read whole what is of the courses that they take, and of any other what everybody reads. */
const learnersStaffAndKeys = some({ ...staffAndKeys, student: "taken" });

/** A course is also of the organizations that show it as theirs. */
const sharedCourses = { table: "courses", shared: true } as const;

const course = {
  ...ofOrganization,
  sharedBy: "orgIds",
  references: {
    teacherIds: "users",
    topicIds: "courseTopics",
    eUnitIds: "classCodes",
    prerequisiteId: sharedCourses,
  },
  ...managedByStaff,
  courseColumn: "id",
  read: learnersStaffAndKeys,
  isCourseWork: true,
  publicBy: ["id", "courseSlug", "orgId"],
  publicWhere: "isPublic",
  publicInPart: { where: "isOpenToJoin", columns: ["publicStreamLink"] },
  closedColumns: ["id", "orgId", "isPublic"],
  publicColumns: publicColumns.course,
} as const;

/** What hangs on a course and is as public as the course. */
const ofCourse = {
  ...ofOrganization,
  ...managedByStaff,
  references: { classId: "courses", eUnitIds: "classCodes" },
  courseColumn: "classId",
  read: learnersStaffAndKeys,
  isCourseWork: true,
  publicBy: ["id", "classId"],
  publicWhere: "courseIsPublic",
} as const;

const ofAgreement = {
  locationId: "locations",
  employerProfileId: "employerProfiles",
  apprenticeshipId: "apprenticeships",
} as const;

/** Of an agreement, what says nothing of who signs it. */
const agreementWithoutPeople = [
  "id",
  "version",
  "orgId",
  "locationId",
  "employerProfileId",
  "apprenticeshipId",
  "hasAccessCode",
] as const;

/** Of an employer's agreement, what an apprentice's names of who signed it. */
const signedByWhom = [
  "signerName",
  "signerTitle",
  "signerSignature",
  "signerSignatureDate",
] as const;

/** Of an employer, what an apprentice's agreement says. */
const employerAndContact = [
  "id",
  "version",
  "orgId",
  "locationId",
  "name",
  "contactFirstName",
  "contactLastName",
  "contactTitle",
  "contactPhone",
  "contactEmail",
  "naicsCode",
] as const;

const signed = {
  column: "signerSignature",
  keepsNamed: true,
  fields: [
    "orgId",
    "name",
    "signerName",
    "signerFirstName",
    "signerMiddleName",
    "signerLastName",
    "signerTitle",
    "signerEmail",
    "signerPhone",
    "signerSignature",
    "signerSignatureDate",
    "signerIpAddress",
    "signerConsentVersion",
    "signerConsentAt",
    "guardianName",
    "guardianSignature",
    "guardianSignatureDate",
    "privateData",
    "locationId",
    "employerProfileId",
    "apprenticeshipId",
    "employerAgreementId",
    "instructionProviderId",
    "wageScheduleId",
    "userId",
    "userProfileId",
    "hoursProbationary",
    "creditPrevJob",
    "creditPrevRTIHrs",
    "priorHourlyWage",
    "wagesPaidDuringRTI",
    "RTIDuringWorkHrs",
    "signerInviteSentAt",
    "inviteHistory",
  ],
} as const;

/** Who may do what, a row for each record type; a type without a row does not compile. */
export const recordPolicies: Readonly<Record<RecordType, RecordPolicy>> = {
  organization: {
    ...ofOrganization,
    organizationColumn: "id",
    read: membersAndKeys,
    adminColumns: ["billing", "notificationEmail"],
    superAdminChanges: ["billing", "slug"],
    create: superAdmins,
    update: ownersAndUp,
    delete: some({}),
    publicBy: ["id", "slug"],
    publicColumns: publicColumns.organization,
  },
  location: {
    ...ofOrganization,
    references: { managerIds: "users", employerProfileId: "employerProfiles" },
    ...managedByAdmins,
    read: membersAndKeys,
    publicBy: ["id", "orgId"],
    publicColumns: publicColumns.location,
  },
  class: course,
  cohort: { ...ofCourse, publicColumns: publicColumns.cohort },
  classCode: { ...ofCourse, publicColumns: publicColumns.classCode },
  users: {
    ...ofOrganization,
    ownerColumn: "id",
    read: readUsers,
    create: admins,
    update: adminsAndSelf,
    delete: some({}),
    references: {
      locationId: "locations",
      employerProfileId: "employerProfiles",
      userProfileId: "userProfiles",
      courseIds: sharedCourses,
      completedCourseIds: sharedCourses,
      externalRegisteredCourseIds: sharedCourses,
      completedCourseTopicIds: "courseTopics",
      educationUnitIds: "classCodes",
      cohortIds: "cohorts",
      apprenticeshipIds: "apprenticeships",
    },
    selfColumns: [...nameAndPhones, "displayName", "userSignature", "profilePicture"],
    reachedByAccess: [["id", "apprenticeUserId"]],
    accessColumns: [
      "id",
      "version",
      "orgId",
      "email",
      "userProfileId",
      "userSignature",
      ...nameAndPhones,
    ],
    accessMayChange: nameAndPhones,
    accessIsPersonal: true,
  },
  teachers: {
    ...ofOrganization,
    ...onlyRead,
    ownerColumn: "id",
    read: readUsers,
    publicBy: ["id"],
    publicColumns: publicColumns.teacher,
  },
  experts: {
    ...ofOrganization,
    ...onlyRead,
    ownerColumn: "id",
    read: readUsers,
    publicBy: ["id"],
    publicColumns: publicColumns.teacher,
  },
  apprentices: { ...ofOrganization, ...onlyRead, ownerColumn: "id", read: readUsers },
  sponsors: {
    ...ofOrganization,
    ...onlyRead,
    ownerColumn: "id",
    read: readUsers,
    reachedByAccess: [["id", "sponsorId"]],
    accessColumns: ["id", "orgId", "name", "userSignature"],
    columnsWithoutCode: ["id", "orgId"],
  },
  userProfiles: {
    ...ofOrganization,
    references: { userId: "users" },
    ownerColumn: "userId",
    read: adminsAndSelf,
    create: adminsAndSelf,
    update: adminsAndSelf,
    delete: ownersAndUp,
    reachedByAccess: [
      ["id", "apprenticeProfileId"],
      ["userId", "apprenticeUserId"],
    ],
    accessMayChange: [
      ...Object.keys(privateFields),
      "orgReferral",
      "addressLine1",
      "addressLine2",
      "addressCity",
      "addressState",
      "addressPostalCode",
      "addressCountry",
    ],
    accessMayCreate: true,
    accessIsPersonal: true,
  },
  apprenticeships: {
    ...ofOrganization,
    references: {
      locationId: "locations",
      employerProfileId: "employerProfiles",
      instructionProviderId: "instructionProviders",
      apprenticeshipTemplateId: "apprenticeshipTemplates",
    },
    ...managedByAdmins,
    read: members,
    reachedByAccess: [["id", "apprenticeshipId"]],
  },
  courses: course,
  courseTopics: {
    ...ofCourse,
    publicColumns: publicColumns.courseTopics,
    publicInPart: { where: "courseIsOpenToJoin", columns: ["description"] },
  },
  resources: {
    ...ofOrganization,
    ...managedByStaff,
    references: { userId: "users", parentId: "resourceGroups" },
    ownerColumn: "userId",
    ownerIsWriter: true,
    read: staffAndKeys,
  },
  resourceGroups: {
    ...ofOrganization,
    ...managedByStaff,
    references: { parentId: "resourceGroups" },
    read: staffAndKeys,
  },
  documents: {
    ...ofOrganization,
    ...managedByStaff,
    references: { refId: "resources" },
    read: staffAndKeys,
  },
  pageLinks: {
    ...ofOrganization,
    references: { pageId: "pages", locationId: "locations" },
    ...managedByStaff,
    read: staff,
    publicBy: ["id", "pageId"],
    publicWhere: "isOpenLink",
    closedColumns: ["id", "hasAccessCode"],
    switchedOffBy: "inactive",
    publicColumns: publicColumns.pageLinks,
    columnsWithoutCode: publicColumns.pageLinks,
  },
  pages: {
    ...ofOrganization,
    references: { dashboardId: "dashboards" },
    ...managedByStaff,
    read: staff,
    publicBy: ["id"],
    publicWhere: "hasOpenLink",
    publicColumns: publicColumns.pages,
    columnsWithoutCode: publicColumns.pages,
    reachedByAccess: [["id", "pageId"]],
  },
  dashboards: {
    ...ofOrganization,
    ...managedByStaff,
    read: staff,
    publicBy: ["id"],
    publicColumns: publicColumns.dashboards,
  },
  widgets: {
    ...ofOrganization,
    ...managedByStaff,
    read: staff,
    publicBy: ["id"],
    publicColumns: publicColumns.widgets,
  },
  materials: {
    ...ofOrganization,
    references: {
      userId: "users",
      resourceId: "resources",
      apprenticeshipId: "apprenticeships",
      locationId: "locations",
    },
    ownerColumn: "userId",
    ownerIsWriter: true,
    read: some({ ...staff, student: "self" }),
    create: staff,
    update: adminsAndSelf,
    delete: admins,
    staffChanges: ["isDraft", "noteType", "isEmbedded"],
    publicBy: ["id"],
    publicWhere: "isPublished",
    publicColumns: publicColumns.materials,
  },
  integrations: {
    ...ofOrganization,
    references: { resourceGroupIds: "resourceGroups" },
    ...managedByAdmins,
    read: staff,
    publicBy: ["id"],
    publicColumns: publicColumns.integrations,
  },
  searches: {
    ...ofOrganization,
    references: { integrationId: "integrations", locationId: "locations" },
    read: staff,
    // A visitor's question is kept by the search for its passages, which counts how often they ask.
    create: staff,
    update: admins,
    delete: admins,
    staffChanges: ["searchText", "integrationId", "locationId", "refIds", "resourceVecIds"],
    publicBy: ["id"],
    publicColumns: publicColumns.searches,
    grantsEditing: true,
  },
  reviewedAnswers: {
    ...ofOrganization,
    references: { integrationId: "integrations", searchId: "searches", userId: "users" },
    ownerColumn: "userId",
    ownerIsWriter: true,
    ...managedByStaff,
    read: staff,
  },
  jobProfiles: {
    ...ofOrganization,
    references: { locationId: "locations", assignedTo: "users" },
    staffColumns: ["assignedTo", "answeredAt", "staffNote"],
    read: staffAndKeys,
    create: everybody,
    update: staff,
    delete: admins,
    publicBy: ["id"],
    publicColumns: publicColumns.jobProfiles,
    grantsEditing: true,
  },
  wageSchedules: {
    ...ofOrganization,
    references: {
      employerProfileId: "employerProfiles",
      apprenticeshipId: "apprenticeships",
      locationId: "locations",
    },
    ...managedByAdmins,
    read: staff,
    reachedByAccess: [
      ["id", "wageScheduleId"],
      // Others may train in the same apprenticeship.
      ["apprenticeshipId", "apprenticeshipId", "employerProfileId"],
    ],
    readWithoutCode: ["employer", "apprentice"],
    columnsWithoutCode: [
      "id",
      "version",
      "orgId",
      "employerProfileId",
      "apprenticeshipId",
      "title",
      "entryWage",
      "wageRates",
    ],
    accessMayChange: ["title", "entryWage", "wageRates"],
    accessMayCreate: true,
    accessInvites: ofEmployers,
    managers: {
      by: "locationId",
      mayChange: ["title", "entryWage", "wageRates"],
      mayCreate: true,
      within: { employerProfileId: "employerProfiles" },
    },
  },
  employerProfiles: {
    ...ofOrganization,
    references: { locationId: "locations" },
    ...managedByAdmins,
    read: staff,
    reachedByAccess: [["id", "employerProfileId"]],
    columnsBesides: {
      forTypes: ["employerAgreements"],
      forInvites: ofEmployers,
      columns: employerAndContact,
    },
    columnsWithoutCode: ["id", "orgId", "locationId", "name", ...employerNumbers],
    accessMayChange: [...employerNumbers, "inviteHistory"],
    accessInvites: ofEmployers,
    changedWithoutCode: ["workforce"],
    managers: { by: "locationId" },
  },
  invites: {
    ...ofOrganization,
    references: {
      ...ofAgreement,
      employerAgreementId: "employerAgreements",
      apprenticeAgreementId: "apprenticeAgreements",
      classId: sharedCourses,
    },
    ...managedByAdmins,
    read: staff,
    publicBy: ["id"],
    publicWhere: "hasNoAccessCode",
    closedColumns: ["id", "hasAccessCode"],
    goneOnce: "consumedAt",
    evidenceOnce: { column: "consumedAt", fields: Object.keys(invites.fields) },
    publicColumns: publicColumns.invites,
    columnsWithoutCode: publicColumns.invites,
    accessMayChange: ["viewedAt", "inviteHistory"],
    changedWithoutCode: "any",
    managers: { by: "locationId" },
  },
  employerAgreements: {
    ...ofOrganization,
    references: ofAgreement,
    evidenceOnce: signed,
    ...managedByAdmins,
    delete: ownersAndUp,
    read: staff,
    publicBy: ["id"],
    publicWhere: "never",
    closedColumns: ["id", "hasAccessCode"],
    publicColumns: ["id", "hasAccessCode"],
    reachedByAccess: [["id", "employerAgreementId"]],
    columnsBesides: {
      forTypes: ["employerAgreements"],
      forInvites: ["employer"],
      columns: [...agreementWithoutPeople, ...signedByWhom],
    },
    columnsWithoutCode: agreementWithoutPeople,
    managers: { by: "locationId" },
  },
  apprenticeAgreements: {
    ...ofOrganization,
    references: {
      ...ofAgreement,
      employerAgreementId: "employerAgreements",
      instructionProviderId: "instructionProviders",
      wageScheduleId: "wageSchedules",
      userId: "users",
      userProfileId: "userProfiles",
    },
    evidenceOnce: signed,
    ...managedByAdmins,
    delete: ownersAndUp,
    ownerColumn: "userId",
    read: some({ ...staff, student: "self" }),
    publicBy: ["id"],
    publicWhere: "never",
    closedColumns: ["id", "hasAccessCode"],
    publicColumns: ["id", "hasAccessCode"],
    reachedByAccess: [["id", "apprenticeAgreementId"]],
    columnsBesides: {
      forTypes: ["apprenticeAgreements"],
      forInvites: ["apprentice"],
      columns: agreementWithoutPeople,
    },
    columnsWithoutCode: [...agreementWithoutPeople, "instructionProviderId", "wageScheduleId"],
    managers: { by: "locationId" },
  },
  apprenticeshipTemplates: { ...ofOrganization, ...managedByAdmins, read: staff },
  pathways: {
    ...ofOrganization,
    references: { courseIds: sharedCourses, jobProfileId: "jobProfiles" },
    ...managedByStaff,
    read: members,
    publicBy: ["id", "orgId"],
    publicWhere: "isPublic",
    closedColumns: ["id", "orgId", "isPublic"],
    publicColumns: publicColumns.pathways,
  },
  instructionProviders: {
    ...ofOrganization,
    ...managedByAdmins,
    read: members,
    reachedByAccess: [["id", "instructionProviderId"]],
  },
  mails: { ...ofOrganization, ...onlyRead, read: admins },
  auditEntries: { ...ofOrganization, ...onlyRead, read: admins },
  programKeys: { ...ofOrganization, ...onlyRead, read: admins },
  publicUrls: { ...ofOrganization, ...onlyRead, read: admins },
  webhooks: { ...ofOrganization, ...onlyRead, read: admins },
  savedViews: {
    ...ofOrganization,
    ownerColumn: "userId",
    ownerIsWriter: true,
    sharedWith: "sharedWith",
    mostOfOwner: mostSavedViews,
    references: { userId: "users" },
    read: some({ ...sharedWithAdmins, teacher: "shared" }),
    create: some({ teacher: "self", admin: "self", owner: "self", superAdmin: "any" }),
    update: some({ ...sharedWithAdmins, teacher: "self" }),
    delete: some({ ...sharedWithAdmins, teacher: "self" }),
  },
  externalRegistrations: {
    ...ofOrganization,
    ...onlyRead,
    ownerColumn: "userId",
    read: some({ ...staff, student: "self" }),
  },
};

/** The row of a record type. */
export function policyOf(type: string): RecordPolicy {
  return recordPolicies[type as RecordType];
}

/** Which records of a type a caller reads whole. A key that everybody may know takes no course. */
export function readReach({ read, courseColumn }: RecordPolicy, caller: Caller): Reach {
  const isShared = caller.kind === "key" && caller.isShared === true;
  return isShared && courseColumn ? "taken" : read[kindOf(caller)];
}
