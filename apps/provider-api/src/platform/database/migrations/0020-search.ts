import { type Kysely, sql } from "kysely";
import { runScript } from "../run-script.ts";

/** By what records are found, as the contract's searched fields had it; a test compares the two. */
const searched: Readonly<Record<string, readonly string[]>> = {
  organizations: ["name", "slug"],
  locations: ["name", "addressCity"],
  cohorts: ["title"],
  classCodes: ["code"],
  users: ["name", "displayName", "firstName", "middleName", "lastName", "email"],
  apprenticeships: ["occupationName", "occupationONetCode", "rapidsCode"],
  courses: ["title", "courseSlug"],
  courseTopics: ["title", "topicHeader"],
  resources: ["name"],
  resourceGroups: ["title"],
  pageLinks: ["title"],
  pages: ["title"],
  widgets: ["title"],
  materials: ["title"],
  integrations: ["name", "orgNickname"],
  jobProfiles: ["name", "OnetTitle", "OnetCode", "email", "companyName"],
  wageSchedules: ["title"],
  employerProfiles: ["name", "contactFirstName", "contactLastName", "contactEmail"],
  invites: ["firstName", "lastName", "email", "title"],
  employerAgreements: ["signerName", "signerEmail"],
  apprenticeAgreements: ["name", "signerName", "signerFirstName", "signerLastName", "signerEmail"],
  apprenticeshipTemplates: ["title", "occupationName", "rapidsCode"],
  pathways: ["title"],
  instructionProviders: ["name"],
};

/** Names are found by any part of them, without accents and case. Where the database will not take pg_trgm, parts of names are found as well, only slower. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runScript(db, `${searchText}\n${beginnings()}`);
  if (await takesTrigrams(db)) await runScript(db, parts());
}

/** Text as it is compared: plain small letters between spaces, one space at either end. */
const searchText = String.raw`
CREATE FUNCTION "searchText"(given text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT ' ' || replace(translate(
    CASE WHEN octet_length(given) = length(given) THEN lower(given)
    ELSE lower(translate(regexp_replace(normalize(given, NFKD), E'[\u0300-\u036F]', '', 'g'),
      E'ØøŁłĐđßÆæŒœÞþı\u2010\u2013\u2014\u2018\u2019\u201C\u201D', 'oollddsaaootti       ')) END,
    '-._@''/,;:()&+#|"', '                '), '  ', ' ') || ' ' $$;`;

const indexed = (fields: readonly string[]) =>
  `"searchText"(${fields.map((field) => `coalesce("${field}", '')`).join(" || ' ' || ")})`;

const beginnings = () =>
  Object.entries(searched)
    .map(
      ([table, fields]) =>
        // An entry of such an index has at most 2,704 bytes.
        `CREATE INDEX "${table}ByBeginning" ON "${table}" (left(${indexed(fields)}, 100) text_pattern_ops);\n`,
    )
    .join("");

const parts = () =>
  Object.entries(searched)
    .map(
      ([table, fields]) =>
        `CREATE INDEX "${table}ByParts" ON "${table}" USING gin (${indexed(fields)} gin_trgm_ops) WITH (fastupdate = off);\n`,
    )
    .join("");

async function takesTrigrams(db: Kysely<unknown>): Promise<boolean> {
  const { rows } = await sql<{ takes: boolean }>`
    SELECT EXISTS (SELECT 1 FROM pg_extension WHERE extname = 'pg_trgm') OR (
      EXISTS (SELECT 1 FROM pg_available_extension_versions WHERE name = 'pg_trgm' AND trusted)
      AND has_database_privilege(current_database(), 'CREATE')
    ) AS takes`.execute(db);
  if (!rows[0]!.takes) return false;
  await sql`CREATE EXTENSION IF NOT EXISTS pg_trgm`.execute(db);
  return true;
}
