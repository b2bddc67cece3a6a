import type { Kysely } from "kysely";
import { runScript } from "../run-script.ts";

/** Organizations, locations, users, plans, and what the server keeps for sessions, grants, mails and the audit log. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runScript(
    db,
    `
CREATE TABLE "organizations" (
  "id" text PRIMARY KEY,
  "createdAt" timestamptz NOT NULL DEFAULT now(),
  "updatedAt" timestamptz NOT NULL DEFAULT now(),
  "name" text NOT NULL,
  "slug" text NOT NULL UNIQUE,
  "type" text,
  "orgLogo" text,
  "appleTouchIcon" text,
  "androidIconSmall" text,
  "androidIconLarge" text,
  "colour" text,
  "privacyPolicy" text,
  "tos" text,
  "timeZone" text,
  "showOrgName" boolean,
  "restrictRegister" boolean,
  "billing" jsonb,
  "courseGroupIds" text[],
  "frameAncestors" text[],
  "notificationEmail" text
);

CREATE TABLE "locations" (
  "id" text PRIMARY KEY,
  "createdAt" timestamptz NOT NULL DEFAULT now(),
  "updatedAt" timestamptz NOT NULL DEFAULT now(),
  "orgId" text NOT NULL REFERENCES "organizations",
  "name" text NOT NULL,
  "employerProfileId" text,
  "addressLine1" text,
  "addressLine2" text,
  "addressCity" text,
  "addressState" text,
  "addressPostalCode" text,
  "defaultLocation" boolean,
  "locationImage" text,
  "managerIds" text[]
);
CREATE INDEX "locationsByName" ON "locations" ("orgId", "name", "id");

CREATE TABLE "users" (
  "id" text PRIMARY KEY,
  "createdAt" timestamptz NOT NULL DEFAULT now(),
  "updatedAt" timestamptz NOT NULL DEFAULT now(),
  "uid" text UNIQUE,
  "orgId" text NOT NULL REFERENCES "organizations",
  "name" text,
  "firstName" text,
  "middleName" text,
  "lastName" text,
  "suffix" text,
  "displayName" text,
  "email" text,
  "phone" text,
  "phoneExt" text,
  "mobilePhone" text,
  "title" text,
  "aboutMe" text,
  "calendarLink" text,
  "profilePicture" text,
  "role" jsonb,
  "membership" text[],
  "userProfileId" text,
  "locationId" text,
  "employerProfileId" text,
  "userSignature" text,
  "slackUserId" text,
  "courseIds" text[],
  "completedCourseIds" text[],
  "completedCourseTopicIds" text[],
  "educationUnitIds" text[],
  "uniqueCertificateIds" text[],
  "externalRegisteredCourseIds" text[],
  "cohortIds" text[],
  "apprenticeshipIds" text[],
  "integration" jsonb,
  "testUser" boolean,
  "courseReadOnly" boolean
);
CREATE UNIQUE INDEX "usersByEmail" ON "users" (lower("email"));
CREATE INDEX "usersByName" ON "users" ("orgId", "name", "id");
CREATE INDEX "usersByNameEverywhere" ON "users" ("name", "id");

CREATE TABLE "jobProfiles" (
  "id" text PRIMARY KEY,
  "createdAt" timestamptz NOT NULL DEFAULT now(),
  "updatedAt" timestamptz NOT NULL DEFAULT now(),
  "orgId" text REFERENCES "organizations",
  "locationId" text REFERENCES "locations",
  "isExternal" boolean,
  "OnetCode" text NOT NULL,
  "OnetTitle" text NOT NULL,
  "OccupationDescription" text,
  "location" text,
  "occupationLocation" text,
  "selectedSkills" jsonb,
  "selectedKnowledge" jsonb,
  "selectedCerts" jsonb,
  "selectedSchoolPrograms" jsonb,
  "name" text,
  "email" text,
  "phone" text,
  "companyName" text
);
CREATE INDEX "jobProfilesByAge" ON "jobProfiles" ("orgId", "createdAt", "id");

CREATE TABLE "credentials" (
  "userId" text PRIMARY KEY REFERENCES "users" ON DELETE CASCADE,
  "passwordHash" text NOT NULL,
  "changedAt" timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE "signInAttempts" (
  "id" bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  "email" text NOT NULL,
  "address" text NOT NULL,
  "at" timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX "signInAttemptsByEmail" ON "signInAttempts" ("email", "at");
CREATE INDEX "signInAttemptsByAddress" ON "signInAttempts" ("address", "at");

CREATE TABLE "handOffTokens" (
  "tokenHash" text PRIMARY KEY,
  "userId" text NOT NULL REFERENCES "users" ON DELETE CASCADE,
  "origin" text NOT NULL,
  "expiresAt" timestamptz NOT NULL,
  "usedAt" timestamptz
);

CREATE TABLE "sessionFamilies" (
  "id" text PRIMARY KEY,
  "userId" text NOT NULL REFERENCES "users" ON DELETE CASCADE,
  "currentHash" text NOT NULL,
  "previousHash" text,
  "rotatedAt" timestamptz NOT NULL DEFAULT now(),
  "createdAt" timestamptz NOT NULL DEFAULT now(),
  "expiresAt" timestamptz NOT NULL,
  "revokedAt" timestamptz,
  "revokedBecause" text,
  "userAgent" text
);
CREATE INDEX "sessionFamiliesByUser" ON "sessionFamilies" ("userId");

CREATE TABLE "retiredRefreshTokens" (
  "tokenHash" text PRIMARY KEY,
  "familyId" text NOT NULL REFERENCES "sessionFamilies" ON DELETE CASCADE
);

CREATE TABLE "signingKeys" (
  "kid" text PRIMARY KEY,
  "publicJwk" jsonb NOT NULL,
  "sealedPrivateJwk" text NOT NULL,
  "createdAt" timestamptz NOT NULL DEFAULT now(),
  "retiredAt" timestamptz
);

CREATE TABLE "grants" (
  "tokenHash" text PRIMARY KEY,
  "kind" text NOT NULL,
  "recordType" text NOT NULL,
  "recordId" text NOT NULL,
  "createdAt" timestamptz NOT NULL DEFAULT now(),
  "expiresAt" timestamptz NOT NULL
);

CREATE TABLE "outbox" (
  "id" text PRIMARY KEY,
  "createdAt" timestamptz NOT NULL DEFAULT now(),
  "orgId" text,
  "kind" text NOT NULL,
  "from" text NOT NULL,
  "to" text NOT NULL,
  "replyTo" text,
  "bcc" text[] NOT NULL DEFAULT '{}',
  "subject" text NOT NULL,
  "text" text NOT NULL,
  "html" text NOT NULL,
  "isSealed" boolean NOT NULL DEFAULT false,
  "status" text NOT NULL DEFAULT 'waiting',
  "attempts" integer NOT NULL DEFAULT 0,
  "nextAttemptAt" timestamptz NOT NULL DEFAULT now(),
  "sentAt" timestamptz,
  "lastError" text
);
CREATE INDEX "outboxWaiting" ON "outbox" ("nextAttemptAt") WHERE "status" = 'waiting';

CREATE TABLE "auditLog" (
  "sequence" bigint PRIMARY KEY,
  "at" timestamptz NOT NULL,
  "actor" text NOT NULL,
  "orgId" text,
  "action" text NOT NULL,
  "subject" text,
  "details" jsonb NOT NULL,
  "previousHash" text NOT NULL,
  "hash" text NOT NULL
);
CREATE FUNCTION "auditLogIsAppendOnly"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'The audit log is append-only.';
END $$;
CREATE TRIGGER "auditLogIsAppendOnly" BEFORE UPDATE OR DELETE ON "auditLog"
  FOR EACH ROW EXECUTE FUNCTION "auditLogIsAppendOnly"();
`,
  );
}
