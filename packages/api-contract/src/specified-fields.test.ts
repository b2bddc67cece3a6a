import { expect, it } from "vitest";
import { industryCodes, programTypes } from "./records/apprenticeship-templates.ts";
import { organizationTypes } from "./organization-types.ts";
import { moduleTypes } from "./page-modules.ts";
import { pageModule } from "./records/pages.ts";
import { planCertificate, planElement, planSchoolProgram } from "./records/job-profiles.ts";
import { privateChoices } from "./records/user-profiles.ts";
import { roles } from "./roles.ts";
import { wageRate } from "./records/wage-schedules.ts";
import { competency, competencyGroup } from "./records/apprenticeship-templates.ts";
import { cdnFile } from "./records/stored-files.ts";
import { fieldsOf, type RecordDefinition } from "./record.ts";
import { records } from "./records.ts";
import type { RecordType } from "./record-types.ts";

/** What the specifications name of each record, by hand; where the product has another name for it, that name. */
const specified: readonly (readonly [sentence: string, type: RecordType, fields: string])[] = [
  [
    "CP-3.2 the fields of a plan",
    "jobProfiles",
    "OnetTitle OccupationDescription OnetCode location occupationLocation selectedSkills selectedKnowledge selectedCerts selectedSchoolPrograms orgId locationId isExternal",
  ],
  ["CP-3.4 who to reach about a plan", "jobProfiles", "email name phone companyName"],
  [
    "CP-3.10 the fields of a wage schedule",
    "wageSchedules",
    "id title entryWage wageRates employerProfileId apprenticeshipId locationId",
  ],
  ["CP-3.11 the fields of an apprenticeship", "apprenticeships", "id occupationName ojtHours"],
  [
    "CP-3.12 the fields of an apprentice",
    "apprentices",
    "id name firstName lastName middleName suffix phone phoneExt mobilePhone userSignature email",
  ],
  [
    "CP-3.13, CP-3.20 the fields of private information, an address in parts among them",
    "userProfiles",
    "ssn addressLine1 addressLine2 addressCity addressState addressPostalCode addressCountry dob gender educationLevel employmentStatus employmentStatusDate disability ethnicity races veteranStatus orgReferral citizenStatus criminalBkg",
  ],
  [
    "CP-3.14 the fields of a class",
    "class",
    "id title overview description topics schedule streamingLink showStreamLink isLive classColor classImage enableNewEditor orgId orgIds registerUrl prerequisiteId",
  ],
  [
    "CP-3.15 the fields of a cohort, its codes by their ids",
    "cohort",
    "title eUnitIds eUnitTracking id",
  ],
  [
    "CP-3.16 the fields of a class code",
    "classCode",
    "id code timeDate credits info enableNewEditor",
  ],
  ["CP-3.17 the fields of a topic", "courseTopics", "title description featured"],
  [
    "CP-3.18 the fields of an expert",
    "experts",
    "name title profilePicture aboutMe calendarLink testUser",
  ],
  ["CP-3.19 the fields of an organization", "organization", "id name orgLogo type"],
  [
    "CO-3.1 the fields of a user",
    "users",
    "id uid name role membership orgId userProfileId locationId profilePicture courseIds completedCourseIds completedCourseTopicIds educationUnitIds uniqueCertificateIds externalRegisteredCourseIds cohortIds apprenticeshipIds integration testUser courseReadOnly employerProfileId",
  ],
  [
    "CO-3.2 the fields of an organization that the console manages",
    "organization",
    "id name slug billing showOrgName restrictRegister type orgLogo courseGroupIds",
  ],
  [
    "CO-3.3 the fields of a class that the console manages",
    "class",
    "dashboard title overview schedule description topics image integration slug locked openEnrollment trackAttendance eUnitTracking eUnitIds classCatalogIds classCatalogIdsInfo slackChannel streamingLink isLive showStreamLink classImage",
  ],
  [
    "CO-3.4 the fields of a cohort that the console manages",
    "cohort",
    "classId openCohortEnrollment createdAt",
  ],
  ["CO-3.5 a topic belongs to a class", "courseTopics", "classId"],
  ["CO-3.6 the fields of a course", "courses", "courseSlug orgId orgIds isPublic"],
  [
    "CO-3.7 the fields of a location that the console manages",
    "location",
    "name orgId employerProfileId",
  ],
  [
    "CO-3.13 the fields of a resource",
    "resources",
    "id name type parentType parentId parentIds createdAt updatedAt",
  ],
  ["CO-3.14 the fields of a group of resources", "resourceGroups", "id title parentId parentIds"],
  [
    "CO-3.15 the fields of a passage for programs",
    "documents",
    "id refId pageNumber rawText metadata",
  ],
  [
    "IN-3.1 the fields of an invite",
    "invites",
    "id orgId locationId employerProfileId apprenticeshipId inviteType accessCode registerLink employerAgreementId apprenticeAgreementId inviteHistory viewedAt",
  ],
  [
    "IN-3.2 the fields of an employer profile",
    "employerProfiles",
    "id ein naicsCode totalEmployees totalEmployeesFemale totalEmployeesColor totalJourneyWorkers totalJourneyWorkersFemale totalJourneyWorkersColor inviteHistory",
  ],
  [
    "IN-3.3 the fields of an organization with its icons",
    "organization",
    "id name type orgLogo slug appleTouchIcon androidIconSmall androidIconLarge",
  ],
  ["IN-3.4 the fields of a location with its picture", "location", "id name locationImage"],
  [
    "IN-3.6 the fields of a training program",
    "apprenticeshipTemplates",
    "title description type occupationName occupationONetCode rapidsCode estimatedLength instructionHours ojtHours industryCode competencyNameSpace competencies competencyGroups classifications",
  ],
  [
    "IN-3.31 the fields of an assistant",
    "integrations",
    "id orgId orgNickname name resourceGroupIds systemPrompt serviceEmail serviceDelayCount poweredBy welcomeMessage agentImage colorBtnBkg defaultPrompts",
  ],
  ["IN-3.32 feedback on a search", "searches", "searchUserFeedback"],
  ["IN-3.33 the fields of a passage", "documents", "id refId rawText pageNumber metadata"],
  [
    "IN-3.34 the fields of a resource with what it is",
    "resources",
    "id name body parentId parentType orgId url size type userId userName",
  ],
  [
    "IN-3.35 the fields of a page link",
    "pageLinks",
    "id pageId url orgId locationId hasAccessCode inactive enablePageContent",
  ],
  ["IN-3.36 the fields of a page", "pages", "id title orgId dashboardId showOrgLogo showTitle"],
  ["IN-3.37 the fields of a dashboard", "dashboards", "id activeLayout zone1 zone2 zone3"],
  [
    "IN-3.40 the fields of a widget",
    "widgets",
    "id type title body image url linkTarget isFeatured includeEmail includeExternalUserId embedCode orgId",
  ],
  [
    "IN-3.42 the fields of a material",
    "materials",
    "id title body userId isDraft resourceId isEmbedded promptType fileUploadFlow orgId noteType apprenticeshipId locationId skillIds workflowType cdnFiles",
  ],
  [
    "PU-3.1 the fields of a page's organization",
    "organization",
    "id name orgLogo slug appleTouchIcon androidIconSmall androidIconLarge type privacyPolicy tos",
  ],
  [
    "PU-3.2 the fields of a course page",
    "courses",
    "id title isLive isPublic openEnrollment inviteOnly registerUrl integration integrationId enableCourseContent searchEnginesEnabled teacherIds topicIds orgId testClass",
  ],
  [
    "PU-3.3 the fields of a teacher",
    "teachers",
    "title profilePicture name email slackUserId testUser aboutMe calendarLink",
  ],
  [
    "PU-3.4 the fields of a topic on a course page",
    "courseTopics",
    "id title featured description locked topicHeader sectionIds quizIds challengeIds",
  ],
  [
    "PU-3.5 the fields of a cohort to register for",
    "cohort",
    "id externalRegisterClassId eUnitIds",
  ],
  [
    "PU-3.6 the fields of a pathway",
    "pathways",
    "id title courseIds isPublic searchEnginesEnabled jobProfileId",
  ],
  [
    "PU-3.7 the fields of a job profile of a pathway",
    "jobProfiles",
    "OnetCode occupationLocation selectedCerts orgId",
  ],
  [
    "PU-3.9 the fields of a location with its address and managers",
    "location",
    "name addressLine1 addressLine2 addressCity addressState addressPostalCode defaultLocation locationImage managerIds",
  ],
  [
    "PU-3.10 the fields of an employer profile with who to reach",
    "employerProfiles",
    "id contactFirstName contactLastName contactTitle contactPhone contactEmail totalEmployees totalEmployeesFemale totalEmployeesColor totalJourneyWorkers totalJourneyWorkersFemale totalJourneyWorkersColor ein naicsCode",
  ],
  [
    "PU-3.11 the fields of an apprenticeship with its dates",
    "apprenticeships",
    "id occupationName ojtHours instructionHours startDate expectedEndDate",
  ],
  [
    "PU-3.12 the fields of a wage schedule in an agreement",
    "wageSchedules",
    "id entryWage wageRates",
  ],
  [
    "PU-3.13 the fields of an employer agreement",
    "employerAgreements",
    "id signerName signerTitle signerSignature signerSignatureDate signerIpAddress signerEmail signerInviteSentAt inviteHistory employerProfileId apprenticeshipId",
  ],
  [
    "PU-3.14 what an apprentice agreement belongs to",
    "apprenticeAgreements",
    "id name orgId employerAgreementId instructionProviderId wageScheduleId userProfileId userId",
  ],
  [
    "PU-3.15 the signer of an apprentice agreement",
    "apprenticeAgreements",
    "signerName signerFirstName signerLastName signerMiddleName signerEmail signerPhone signerSignature signerSignatureDate signerIpAddress signerInviteSentAt",
  ],
  [
    "PU-3.16 the terms of an apprentice agreement",
    "apprenticeAgreements",
    "hoursProbationary creditPrevJob wagesPaidDuringRTI RTIDuringWorkHrs creditPrevRTIHrs priorHourlyWage",
  ],
  [
    "PU-3.18 the fields of private information in an agreement",
    "userProfiles",
    "ssn gender dob citizenStatus employmentStatus employmentStatusDate educationLevel ethnicity races veteranStatus disability orgReferral criminalBkg",
  ],
  [
    "PU-3.19 the fields of an invite with its bookkeeping",
    "invites",
    "id inviteType sentAt email firstName lastName title accessCode viewedAt createdAt updatedAt locationId orgId employerProfileId",
  ],
  [
    "PU-3.21 the fields of a document behind a code",
    "employerAgreements",
    "id orgId locationId accessCode employerProfileId apprenticeshipId",
  ],
  ["PU-3.22 the fields of an instruction provider", "instructionProviders", "name"],
  ["PU-3.23 the fields of a sponsor", "sponsors", "id userSignature name"],
];

it.each(specified)("%s are fields of %s", (_, type, names) => {
  const fields = fieldsOf(records[type] as RecordDefinition);
  expect(names.split(" ").filter((name) => !Object.hasOwn(fields, name))).toEqual([]);
});

it.each([
  [
    "CP-3.5, CP-3.6 a skill of one's own",
    planElement,
    "ElementId ElementName ElementDescription Importance DataValue",
  ],
  [
    "CP-3.7, PU-3.8 a certificate",
    planCertificate,
    "Id Name Description Url Type Acronym Organization OrganizationUrl OrganizationAddress CertDetailList",
  ],
  ["CP-3.9 a school program", planSchoolProgram, "ProgramName SchoolName StateAbbr"],
  ["CP-3.10 a wage period", wageRate, "wageAmount duration"],
  ["IN-3.7 a competency", competency, "id description classificationIds totalHours"],
  ["IN-3.8 a group of competencies", competencyGroup, "id description competencyIds"],
  ["IN-3.38 a module of a zone", pageModule, "moduleType selectedIds styling display"],
  ["IN-3.42 a file of a material", cdnFile, "name type size url transcript id"],
] as const)("%s has the parts that are specified", (_, { shape }, names) => {
  expect(names.split(" ").filter((name) => !Object.hasOwn(shape, name))).toEqual([]);
});

it.each([
  ["CO-6.1 the roles", roles, "superAdmin owner admin teacher student"],
  [
    "CO-3.2 the kinds of organizations",
    organizationTypes,
    "employer education workforce community",
  ],
  ["IN-3.10 the types of programs", programTypes, "CB TB H"],
  [
    "IN-3.39 the kinds of modules",
    moduleTypes,
    "LINK_WIDGETS_LIST MATERIALS_LIST MATERIAL ASSISTANT EMBED_WIDGETS_LIST",
  ],
  ["PU-3.24 the genders", privateChoices.gender, "male female nonBinary notListed noAnswerPref"],
  [
    "PU-3.25 the ethnicities",
    privateChoices.ethnicity,
    "hispanicOrLatino notHispanicOrLatino noAnswer",
  ],
  [
    "PU-3.26 the races",
    privateChoices.race,
    "americanIndianOrAlaskaNative asian blackOrAfricanAmerican nativeHawaiianOrPacificIslander white noAnswer",
  ],
  ["PU-3.27 the veteran statuses", privateChoices.veteranStatus, "veteran nonVeteran noAnswer"],
  ["PU-3.28 the disability statuses", privateChoices.disability, "yes no noAnswer"],
  [
    "PU-3.29 the education levels",
    privateChoices.educationLevel,
    "grade8OrLess grade9To12 highSchoolOrGED postSecondaryOrTechTraining someCollege associatesDegree bachelorsDegree mastersDegree",
  ],
  [
    "PU-3.30 the referrals",
    privateChoices.orgReferral,
    "none youthBuild preApprenticeshipProgram hudStepUp technicalTrainingSchool paCareerLink militaryVeterans highSchool jobCorps other",
  ],
  [
    "PU-3.31 the citizenships",
    privateChoices.citizenStatus,
    "usCitizen permAlien tempAlien refugee illegalAlien nonUsCitizen unknown",
  ],
] as const)("%s are those that are specified", (_, choices: readonly string[], words) => {
  expect(choices).toEqual(words.split(" "));
});

it("PU-3.32 an employment status can be unemployed", () => {
  expect(privateChoices.employmentStatus).toContain("ue");
});

it.each([
  ["IN-3.11 industry 72", "72", "Accommodation And Food Services"],
  ["IN-3.12 industry 56", "56", "Administrative And Support Services"],
  ["IN-3.13 industry 11", "11", "Agriculture/Forestry/Fishing/Hunting"],
  ["IN-3.14 industry 71", "71", "Arts/Entertainment/Recreation"],
  ["IN-3.15 industry 23", "23", "Construction"],
  ["IN-3.16 industry 61", "61", "Educational Services"],
  ["IN-3.17 industry 52", "52", "Finance And Insurance"],
  ["IN-3.18 industry 93", "93", "Government"],
  ["IN-3.19 industry 62", "62", "Health Care And Social Assistance"],
  ["IN-3.20 industry 51", "51", "Information"],
  ["IN-3.21 industry 55", "55", "Management Of Companies And Enterprises"],
  ["IN-3.22 industry 31", "31", "Manufacturing"],
  ["IN-3.23 industry 21", "21", "Mining/Quarrying/Oil And Gas"],
  ["IN-3.24 industry 81", "81", "Other Services"],
  ["IN-3.25 industry 54", "54", "Professional/Scientific/Technical"],
  ["IN-3.26 industry 53", "53", "Real Estate And Rental And Leasing"],
  ["IN-3.27 industry 44", "44", "Retail Trade"],
  ["IN-3.28 industry 48", "48", "Transportation And Warehousing"],
  ["IN-3.29 industry 22", "22", "Utilities"],
  ["IN-3.30 industry 42", "42", "Wholesale Trade"],
] as const)("%s has its code and label", (_, code, label) => {
  expect(industryCodes[code]).toBe(label);
});

it("IN-3.9 a classification is a label by its id", () => {
  const { schema } = records.apprenticeshipTemplates.fields.classifications;
  expect(schema.safeParse({ "cl-1": "Safety" }).success).toBe(true);
  expect(schema.safeParse({ "cl-1": { label: "Safety" } }).success).toBe(false);
});
