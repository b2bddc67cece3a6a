import { sql, type Kysely } from "kysely";

/** The reference data of the embedded occupations port; what each table holds is typed in occupations/occupation-tables.ts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}

const statements = [
  sql`create table "occupations" (
    "onetCode" text primary key,
    "title" text not null,
    "description" text not null,
    "descriptionSource" text not null check ("descriptionSource" in ('onet', 'guildway')),
    "jobZone" integer check ("jobZone" between 1 and 5)
  )`,
  sql`create table "occupationTitles" (
    "onetCode" text not null,
    "title" text not null,
    "kind" text not null check ("kind" in ('title', 'alternate', 'short')),
    primary key ("onetCode", "kind", "title")
  )`,
  sql`create table "elements" (
    "elementId" text primary key,
    "name" text not null,
    "description" text not null
  )`,
  sql`create table "occupationElements" (
    "onetCode" text not null,
    "kind" text not null check ("kind" in ('skill', 'knowledge')),
    "elementId" text not null,
    "importance" integer not null check ("importance" between 0 and 100),
    "level" numeric(4,2),
    "lowPrecision" boolean not null,
    primary key ("onetCode", "kind", "elementId")
  )`,
  sql`create table "relatedOccupations" (
    "onetCode" text not null,
    "relatedCode" text not null,
    "tier" text not null,
    "rank" integer not null,
    primary key ("onetCode", "relatedCode")
  )`,
  sql`create table "occupationWages" (
    "socCode" text not null,
    "socTitle" text not null,
    "area" text not null,
    "areaTitle" text not null,
    "year" integer not null,
    "employment" integer,
    "hourlyPct10" numeric(12,2),
    "hourlyPct25" numeric(12,2),
    "hourlyMedian" numeric(12,2),
    "hourlyPct75" numeric(12,2),
    "hourlyPct90" numeric(12,2),
    "hourlyMean" numeric(12,2),
    "annualPct10" numeric(12,2),
    "annualPct25" numeric(12,2),
    "annualMedian" numeric(12,2),
    "annualPct75" numeric(12,2),
    "annualPct90" numeric(12,2),
    "annualMean" numeric(12,2),
    "topCoded" text[] not null,
    primary key ("socCode", "area", "year")
  )`,
  sql`create table "zipCodes" (
    "zip" text primary key,
    "city" text not null,
    "state" text not null,
    "county" text not null,
    "lat" double precision not null,
    "lon" double precision not null
  )`,
  sql`create table "rapidsOccupations" (
    "id" integer primary key,
    "title" text not null,
    "rapidsCode" text not null,
    "onetCode" text,
    "type" text not null check ("type" in ('TB', 'HY', 'CB')),
    "hoursMin" integer,
    "hoursMax" integer
  )`,
  sql`create index "rapidsOccupationsByOnetCode" on "rapidsOccupations" ("onetCode")`,
  sql`create index "rapidsOccupationsByRapidsCode" on "rapidsOccupations" ("rapidsCode")`,
  sql`create table "dataSources" (
    "source" text primary key check ("source" in ('onet', 'wages', 'zip', 'rapids')),
    "release" text not null,
    "importedAt" timestamptz not null,
    "rows" integer not null,
    "credit" text not null
  )`,
];
