import type { Kysely } from "kysely";
import { runScript } from "../run-script.ts";

/** The rest of the records, drafts of entries, and API keys. Columns of sealed fields hold sealed text. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runScript(
    db,
    `
CREATE TABLE "courses" (
  "id" text PRIMARY KEY,
  "createdAt" timestamptz NOT NULL DEFAULT now(),
  "updatedAt" timestamptz NOT NULL DEFAULT now(),
  "orgId" text NOT NULL REFERENCES "organizations",
  "orgIds" text[],
  "title" text NOT NULL,
  "courseSlug" text,
  "slug" text,
  "overview" text,
  "description" text,
  "topics" text[],
  "schedule" text,
  "image" text,
  "classImage" text,
  "classColor" text,
  "isPublic" boolean,
  "inviteOnly" boolean,
  "openEnrollment" boolean,
  "locked" boolean,
  "isLive" boolean,
  "streamingLink" text,
  "showStreamLink" boolean,
  "registerUrl" text,
  "integration" jsonb,
  "integrationId" text,
  "hasPayment" boolean GENERATED ALWAYS AS (coalesce("integration" -> 'payment' = 'true'::jsonb, false)) STORED,
  "enableCourseContent" boolean,
  "searchEnginesEnabled" boolean,
  "teacherIds" text[],
  "topicIds" text[],
  "eUnitTracking" boolean,
  "eUnitIds" text[],
  "prerequisiteId" text,
  "trackAttendance" boolean,
  "enableNewEditor" boolean,
  "testClass" boolean,
  "dashboard" jsonb,
  "slackChannel" text,
  "classCatalogIds" text[],
  "classCatalogIdsInfo" jsonb,
  "draft" jsonb
);
CREATE INDEX "coursesByTitle" ON "courses" ("orgId", "title", "id");
CREATE UNIQUE INDEX "coursesBySlug" ON "courses" ("orgId", "courseSlug");

CREATE TABLE "cohorts" (
  "id" text PRIMARY KEY,
  "createdAt" timestamptz NOT NULL DEFAULT now(),
  "updatedAt" timestamptz NOT NULL DEFAULT now(),
  "orgId" text NOT NULL REFERENCES "organizations",
  "classId" text NOT NULL REFERENCES "courses" ON DELETE CASCADE,
  "title" text NOT NULL,
  "openCohortEnrollment" boolean,
  "externalRegisterClassId" text,
  "eUnitTracking" boolean,
  "eUnitIds" text[],
  "draft" jsonb
);
CREATE INDEX "cohortsByClass" ON "cohorts" ("classId");
CREATE INDEX "cohortsByAge" ON "cohorts" ("orgId", "createdAt", "id");

CREATE TABLE "classCodes" (
  "id" text PRIMARY KEY,
  "createdAt" timestamptz NOT NULL DEFAULT now(),
  "updatedAt" timestamptz NOT NULL DEFAULT now(),
  "orgId" text NOT NULL REFERENCES "organizations",
  "classId" text NOT NULL REFERENCES "courses" ON DELETE CASCADE,
  "code" text NOT NULL,
  "timeDate" text,
  "credits" jsonb,
  "info" text,
  "enableNewEditor" boolean,
  "draft" jsonb
);
CREATE INDEX "classCodesByClass" ON "classCodes" ("classId");

CREATE TABLE "userProfiles" (
  "id" text PRIMARY KEY,
  "createdAt" timestamptz NOT NULL DEFAULT now(),
  "updatedAt" timestamptz NOT NULL DEFAULT now(),
  "orgId" text NOT NULL REFERENCES "organizations",
  "userId" text NOT NULL REFERENCES "users" ON DELETE CASCADE,
  "ssn" text,
  "dob" text,
  "gender" text,
  "ethnicity" text,
  "races" text,
  "veteranStatus" text,
  "disability" text,
  "educationLevel" text,
  "employmentStatus" text,
  "employmentStatusDate" text,
  "citizenStatus" text,
  "criminalBkg" text,
  "orgReferral" text,
  "addressLine1" text,
  "addressLine2" text,
  "addressCity" text,
  "addressState" text,
  "addressPostalCode" text,
  "addressCountry" text
);
CREATE UNIQUE INDEX "userProfilesByUser" ON "userProfiles" ("userId");

CREATE TABLE "apprenticeships" (
  "id" text PRIMARY KEY,
  "createdAt" timestamptz NOT NULL DEFAULT now(),
  "updatedAt" timestamptz NOT NULL DEFAULT now(),
  "orgId" text NOT NULL REFERENCES "organizations",
  "locationId" text,
  "employerProfileId" text,
  "apprenticeshipTemplateId" text,
  "instructionProviderId" text,
  "occupationName" text NOT NULL,
  "occupationONetCode" text,
  "rapidsCode" text,
  "ojtHours" integer,
  "instructionHours" integer,
  "startDate" date,
  "expectedEndDate" date
);
CREATE INDEX "apprenticeshipsByName" ON "apprenticeships" ("orgId", "occupationName", "id");

CREATE TABLE "courseTopics" (
  "id" text PRIMARY KEY,
  "createdAt" timestamptz NOT NULL DEFAULT now(),
  "updatedAt" timestamptz NOT NULL DEFAULT now(),
  "orgId" text NOT NULL REFERENCES "organizations",
  "classId" text NOT NULL REFERENCES "courses" ON DELETE CASCADE,
  "title" text NOT NULL,
  "description" text,
  "topicHeader" text,
  "featured" boolean,
  "locked" boolean,
  "sectionIds" text[],
  "quizIds" text[],
  "challengeIds" text[]
);
CREATE INDEX "courseTopicsByClass" ON "courseTopics" ("classId", "createdAt", "id");

CREATE TABLE "resources" (
  "id" text PRIMARY KEY,
  "createdAt" timestamptz NOT NULL DEFAULT now(),
  "updatedAt" timestamptz NOT NULL DEFAULT now(),
  "orgId" text NOT NULL REFERENCES "organizations",
  "name" text NOT NULL,
  "type" text,
  "body" text,
  "url" text,
  "size" integer,
  "parentType" text,
  "parentId" text,
  "parentIds" text[],
  "userId" text,
  "userName" text
);
CREATE INDEX "resourcesByName" ON "resources" ("orgId", "name", "id");

CREATE TABLE "resourceGroups" (
  "id" text PRIMARY KEY,
  "createdAt" timestamptz NOT NULL DEFAULT now(),
  "updatedAt" timestamptz NOT NULL DEFAULT now(),
  "orgId" text NOT NULL REFERENCES "organizations",
  "title" text NOT NULL,
  "parentId" text,
  "parentIds" text[]
);
CREATE INDEX "resourceGroupsByTitle" ON "resourceGroups" ("orgId", "title", "id");

CREATE TABLE "documents" (
  "id" text PRIMARY KEY,
  "createdAt" timestamptz NOT NULL DEFAULT now(),
  "updatedAt" timestamptz NOT NULL DEFAULT now(),
  "orgId" text NOT NULL REFERENCES "organizations",
  "refId" text NOT NULL REFERENCES "resources" ON DELETE CASCADE,
  "rawText" text NOT NULL,
  "pageNumber" integer,
  "metadata" jsonb
);
CREATE INDEX "documentsByResource" ON "documents" ("refId", "pageNumber");
CREATE INDEX "documentsByAge" ON "documents" ("orgId", "createdAt", "id");

CREATE TABLE "pageLinks" (
  "id" text PRIMARY KEY,
  "createdAt" timestamptz NOT NULL DEFAULT now(),
  "updatedAt" timestamptz NOT NULL DEFAULT now(),
  "orgId" text NOT NULL REFERENCES "organizations",
  "locationId" text,
  "title" text,
  "pageId" text,
  "url" text,
  "accessCode" text,
  "hasAccessCode" boolean GENERATED ALWAYS AS ("accessCode" IS NOT NULL) STORED,
  "inactive" boolean,
  "enablePageContent" boolean
);
CREATE INDEX "pageLinksByPage" ON "pageLinks" ("pageId");

CREATE TABLE "pages" (
  "id" text PRIMARY KEY,
  "createdAt" timestamptz NOT NULL DEFAULT now(),
  "updatedAt" timestamptz NOT NULL DEFAULT now(),
  "orgId" text NOT NULL REFERENCES "organizations",
  "title" text NOT NULL,
  "dashboardId" text,
  "showOrgLogo" boolean,
  "showTitle" boolean
);
CREATE INDEX "pagesByTitle" ON "pages" ("orgId", "title", "id");

CREATE TABLE "dashboards" (
  "id" text PRIMARY KEY,
  "createdAt" timestamptz NOT NULL DEFAULT now(),
  "updatedAt" timestamptz NOT NULL DEFAULT now(),
  "orgId" text NOT NULL REFERENCES "organizations",
  "activeLayout" text,
  "zone1" jsonb,
  "zone2" jsonb,
  "zone3" jsonb
);

CREATE TABLE "widgets" (
  "id" text PRIMARY KEY,
  "createdAt" timestamptz NOT NULL DEFAULT now(),
  "updatedAt" timestamptz NOT NULL DEFAULT now(),
  "orgId" text NOT NULL REFERENCES "organizations",
  "type" text NOT NULL,
  "title" text NOT NULL,
  "body" text,
  "image" text,
  "url" text,
  "linkTarget" text,
  "isFeatured" boolean,
  "includeEmail" boolean,
  "includeExternalUserId" boolean,
  "embedCode" text
);
CREATE INDEX "widgetsByTitle" ON "widgets" ("orgId", "title", "id");

CREATE TABLE "materials" (
  "id" text PRIMARY KEY,
  "createdAt" timestamptz NOT NULL DEFAULT now(),
  "updatedAt" timestamptz NOT NULL DEFAULT now(),
  "orgId" text NOT NULL REFERENCES "organizations",
  "title" text NOT NULL,
  "body" text,
  "userId" text,
  "isDraft" boolean,
  "isEmbedded" boolean,
  "resourceId" text,
  "promptType" text,
  "fileUploadFlow" text,
  "workflowType" text,
  "noteType" text,
  "apprenticeshipId" text,
  "locationId" text,
  "skillIds" text[],
  "cdnFiles" jsonb
);
CREATE INDEX "materialsByTitle" ON "materials" ("orgId", "title", "id");

CREATE TABLE "integrations" (
  "id" text PRIMARY KEY,
  "createdAt" timestamptz NOT NULL DEFAULT now(),
  "updatedAt" timestamptz NOT NULL DEFAULT now(),
  "orgId" text NOT NULL REFERENCES "organizations",
  "name" text NOT NULL,
  "orgNickname" text,
  "resourceGroupIds" text[],
  "systemPrompt" text,
  "serviceEmail" text,
  "hasServiceEmail" boolean GENERATED ALWAYS AS (coalesce("serviceEmail", '') <> '') STORED,
  "serviceDelayCount" integer DEFAULT 2,
  "poweredBy" text,
  "welcomeMessage" text,
  "agentImage" text,
  "colorBtnBkg" text DEFAULT 'black',
  "defaultPrompts" jsonb
);

CREATE TABLE "searches" (
  "id" text PRIMARY KEY,
  "createdAt" timestamptz NOT NULL DEFAULT now(),
  "updatedAt" timestamptz NOT NULL DEFAULT now(),
  "orgId" text REFERENCES "organizations",
  "integrationId" text,
  "locationId" text,
  "userId" text,
  "searchText" text,
  "refIds" text[],
  "resourceVecIds" text[],
  "searchUserFeedback" text
);
CREATE INDEX "searchesByAge" ON "searches" ("orgId", "createdAt", "id");

CREATE TABLE "wageSchedules" (
  "id" text PRIMARY KEY,
  "createdAt" timestamptz NOT NULL DEFAULT now(),
  "updatedAt" timestamptz NOT NULL DEFAULT now(),
  "orgId" text NOT NULL REFERENCES "organizations",
  "title" text NOT NULL,
  "entryWage" numeric(12,2),
  "wageRates" jsonb,
  "employerProfileId" text,
  "apprenticeshipId" text,
  "locationId" text
);
CREATE INDEX "wageSchedulesByApprenticeship" ON "wageSchedules" ("apprenticeshipId");

CREATE TABLE "employerProfiles" (
  "id" text PRIMARY KEY,
  "createdAt" timestamptz NOT NULL DEFAULT now(),
  "updatedAt" timestamptz NOT NULL DEFAULT now(),
  "orgId" text NOT NULL REFERENCES "organizations",
  "locationId" text,
  "name" text,
  "contactFirstName" text,
  "contactLastName" text,
  "contactTitle" text,
  "contactPhone" text,
  "contactEmail" text,
  "ein" text,
  "naicsCode" text,
  "totalEmployees" integer,
  "totalEmployeesFemale" integer,
  "totalEmployeesColor" integer,
  "totalJourneyWorkers" integer,
  "totalJourneyWorkersFemale" integer,
  "totalJourneyWorkersColor" integer,
  "inviteHistory" jsonb
);

CREATE TABLE "invites" (
  "id" text PRIMARY KEY,
  "createdAt" timestamptz NOT NULL DEFAULT now(),
  "updatedAt" timestamptz NOT NULL DEFAULT now(),
  "orgId" text REFERENCES "organizations",
  "locationId" text,
  "employerProfileId" text,
  "apprenticeshipId" text,
  "employerAgreementId" text,
  "apprenticeAgreementId" text,
  "inviteType" text,
  "registerLink" text,
  "accessCode" text,
  "hasAccessCode" boolean GENERATED ALWAYS AS ("accessCode" IS NOT NULL) STORED,
  "email" text,
  "firstName" text,
  "lastName" text,
  "title" text,
  "sentAt" timestamptz,
  "viewedAt" timestamptz,
  "consumedAt" timestamptz,
  "inviteHistory" jsonb
);
CREATE INDEX "invitesByAge" ON "invites" ("orgId", "createdAt", "id");

CREATE TABLE "employerAgreements" (
  "id" text PRIMARY KEY,
  "createdAt" timestamptz NOT NULL DEFAULT now(),
  "updatedAt" timestamptz NOT NULL DEFAULT now(),
  "orgId" text NOT NULL REFERENCES "organizations",
  "locationId" text,
  "employerProfileId" text,
  "apprenticeshipId" text,
  "accessCode" text,
  "hasAccessCode" boolean GENERATED ALWAYS AS ("accessCode" IS NOT NULL) STORED,
  "signerName" text,
  "signerTitle" text,
  "signerEmail" text,
  "signerSignature" text,
  "signerSignatureDate" date,
  "signerIpAddress" text,
  "signerInviteSentAt" timestamptz,
  "inviteHistory" jsonb
);

CREATE TABLE "apprenticeAgreements" (
  "id" text PRIMARY KEY,
  "createdAt" timestamptz NOT NULL DEFAULT now(),
  "updatedAt" timestamptz NOT NULL DEFAULT now(),
  "orgId" text NOT NULL REFERENCES "organizations",
  "locationId" text,
  "name" text,
  "employerProfileId" text,
  "apprenticeshipId" text,
  "employerAgreementId" text,
  "instructionProviderId" text,
  "wageScheduleId" text,
  "userProfileId" text,
  "userId" text,
  "accessCode" text,
  "hasAccessCode" boolean GENERATED ALWAYS AS ("accessCode" IS NOT NULL) STORED,
  "signerName" text,
  "signerFirstName" text,
  "signerLastName" text,
  "signerMiddleName" text,
  "signerEmail" text,
  "signerPhone" text,
  "signerSignature" text,
  "signerSignatureDate" date,
  "signerIpAddress" text,
  "signerInviteSentAt" timestamptz,
  "hoursProbationary" integer,
  "creditPrevJob" integer,
  "creditPrevRTIHrs" integer,
  "priorHourlyWage" numeric(12,2),
  "wagesPaidDuringRTI" text,
  "RTIDuringWorkHrs" text,
  "privateData" text,
  "inviteHistory" jsonb
);

CREATE TABLE "apprenticeshipTemplates" (
  "id" text PRIMARY KEY,
  "createdAt" timestamptz NOT NULL DEFAULT now(),
  "updatedAt" timestamptz NOT NULL DEFAULT now(),
  "orgId" text NOT NULL REFERENCES "organizations",
  "title" text NOT NULL,
  "description" text,
  "type" text,
  "occupationName" text,
  "occupationONetCode" text,
  "rapidsCode" text,
  "estimatedLength" text,
  "instructionHours" integer,
  "ojtHours" integer,
  "industryCode" text,
  "competencyNameSpace" text,
  "competencies" jsonb,
  "competencyGroups" jsonb,
  "classifications" jsonb
);
CREATE INDEX "apprenticeshipTemplatesByCode" ON "apprenticeshipTemplates" ("orgId", "rapidsCode", "occupationONetCode");

CREATE TABLE "pathways" (
  "id" text PRIMARY KEY,
  "createdAt" timestamptz NOT NULL DEFAULT now(),
  "updatedAt" timestamptz NOT NULL DEFAULT now(),
  "orgId" text NOT NULL REFERENCES "organizations",
  "title" text NOT NULL,
  "description" text,
  "courseIds" text[],
  "isPublic" boolean,
  "searchEnginesEnabled" boolean,
  "jobProfileId" text
);

CREATE TABLE "instructionProviders" (
  "id" text PRIMARY KEY,
  "createdAt" timestamptz NOT NULL DEFAULT now(),
  "updatedAt" timestamptz NOT NULL DEFAULT now(),
  "orgId" text NOT NULL REFERENCES "organizations",
  "name" text
);

CREATE TABLE "apiKeys" (
  "tokenHash" text PRIMARY KEY,
  "orgId" text NOT NULL REFERENCES "organizations" ON DELETE CASCADE,
  "name" text NOT NULL,
  "createdAt" timestamptz NOT NULL DEFAULT now(),
  "revokedAt" timestamptz
);
ALTER TABLE "organizations" ADD COLUMN "draft" jsonb;
ALTER TABLE "locations" ADD COLUMN "draft" jsonb;
`,
  );
}
