import type { Kysely } from "kysely";
import { runScript } from "../run-script.ts";

/** What one decides by beside the national wages: wages by area, schools and their programs, outlook, licences, sponsors, and the work itself. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runScript(
    db,
    `
ALTER TABLE "dataSources" DROP CONSTRAINT "dataSources_source_check";
ALTER TABLE "dataSources" ADD CONSTRAINT "dataSources_source_check" CHECK ("source" IN
  ('onet', 'wages', 'zip', 'rapids', 'prevailingWages', 'schools', 'crosswalks', 'projections', 'licences', 'certifications', 'sponsors'));
ALTER TABLE "occupationWages" ADD COLUMN "areaKind" text NOT NULL DEFAULT 'nation'
  CHECK ("areaKind" IN ('nation', 'state', 'metro', 'nonmetro'));
ALTER TABLE "zipCodes" ADD COLUMN "wageArea" text;
CREATE TABLE "wageAreas" (
  "area" text PRIMARY KEY,
  "title" text NOT NULL
);
CREATE TABLE "prevailingWages" (
  "socCode" text NOT NULL,
  "area" text NOT NULL,
  "rate" text NOT NULL CHECK ("rate" IN ('hourly', 'annual')),
  "entry" numeric(12,2) NOT NULL,
  "experienced" numeric(12,2) NOT NULL,
  PRIMARY KEY ("socCode", "area")
);
CREATE TABLE "schools" (
  "unitId" integer PRIMARY KEY,
  "name" text NOT NULL,
  "city" text NOT NULL,
  "state" text NOT NULL,
  "zip" text NOT NULL,
  "lat" double precision NOT NULL,
  "lon" double precision NOT NULL,
  "website" text
);
CREATE TABLE "schoolPrograms" (
  "cipCode" text NOT NULL,
  "unitId" integer NOT NULL,
  "awardLevel" integer NOT NULL,
  "completions" integer NOT NULL,
  "year" integer NOT NULL,
  PRIMARY KEY ("cipCode", "unitId", "awardLevel")
);
CREATE TABLE "awardLevels" (
  "awardLevel" integer PRIMARY KEY,
  "label" text NOT NULL
);
CREATE TABLE "cipTitles" (
  "cipCode" text PRIMARY KEY,
  "title" text NOT NULL
);
CREATE TABLE "occupationCips" (
  "socCode" text NOT NULL,
  "cipCode" text NOT NULL,
  PRIMARY KEY ("socCode", "cipCode")
);
CREATE TABLE "projections" (
  "socCode" text PRIMARY KEY,
  "socTitle" text NOT NULL,
  "period" text NOT NULL,
  "employment" integer NOT NULL,
  "projectedEmployment" integer NOT NULL,
  "changePercent" numeric(7,1) NOT NULL,
  "annualOpenings" integer NOT NULL,
  "entryEducation" text,
  "workExperience" text,
  "onTheJobTraining" text
);
CREATE TABLE "licences" (
  "id" text PRIMARY KEY,
  "state" text NOT NULL,
  "title" text NOT NULL,
  "agency" text,
  "url" text,
  "phone" text,
  "updatedOn" date,
  "description" text,
  "requirements" jsonb NOT NULL
);
CREATE TABLE "licenceOccupations" (
  "onetCode" text NOT NULL,
  "licenceId" text NOT NULL,
  PRIMARY KEY ("onetCode", "licenceId")
);
CREATE TABLE "certifications" (
  "id" text PRIMARY KEY,
  "name" text NOT NULL,
  "issuer" text NOT NULL,
  "url" text,
  "requirements" jsonb NOT NULL,
  "checkedOn" date
);
CREATE TABLE "certificationOccupations" (
  "socCode" text NOT NULL,
  "certificationId" text NOT NULL,
  PRIMARY KEY ("socCode", "certificationId")
);
CREATE TABLE "sponsors" (
  "id" text PRIMARY KEY,
  "name" text NOT NULL,
  "city" text NOT NULL,
  "state" text NOT NULL,
  "zip" text NOT NULL,
  "lat" double precision NOT NULL,
  "lon" double precision NOT NULL,
  "kind" text,
  "national" boolean NOT NULL,
  "website" text,
  "profileUrl" text,
  "updatedOn" date
);
CREATE TABLE "sponsorOccupations" (
  "onetCode" text NOT NULL,
  "sponsorId" text NOT NULL,
  PRIMARY KEY ("onetCode", "sponsorId")
);
CREATE TABLE "occupationTasks" (
  "onetCode" text NOT NULL,
  "taskId" integer NOT NULL,
  "task" text NOT NULL,
  "core" boolean NOT NULL,
  "rank" integer NOT NULL,
  PRIMARY KEY ("onetCode", "taskId")
);
CREATE TABLE "occupationTools" (
  "onetCode" text NOT NULL,
  "kind" text NOT NULL CHECK ("kind" IN ('tool', 'technology')),
  "name" text NOT NULL,
  "category" text NOT NULL,
  "hot" boolean NOT NULL,
  "inDemand" boolean NOT NULL,
  PRIMARY KEY ("onetCode", "kind", "name", "category")
);
CREATE TABLE "occupationInterests" (
  "onetCode" text NOT NULL,
  "interest" text NOT NULL CHECK ("interest" IN ('R', 'I', 'A', 'S', 'E', 'C')),
  "rating" numeric(4,2) NOT NULL,
  PRIMARY KEY ("onetCode", "interest")
);
CREATE INDEX "occupationWagesByArea" ON "occupationWages" ("area");
CREATE INDEX "schoolsByLatitude" ON "schools" ("lat");
CREATE INDEX "schoolsByZip" ON "schools" (lpad("zip", 5, '0'));
CREATE INDEX "sponsorsByLatitude" ON "sponsors" ("lat");
CREATE INDEX "schoolProgramsBySchool" ON "schoolPrograms" ("unitId", "cipCode");
CREATE INDEX "licencesByState" ON "licences" ("state");
CREATE INDEX "licenceOccupationsByLicence" ON "licenceOccupations" ("licenceId");
`,
  );
}
