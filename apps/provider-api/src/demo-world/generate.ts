import { type Insertable, type Kysely, sql } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import { keepWords } from "../passages/keep-words.ts";
import { madeUpPerson } from "./people.ts";

const batch = 2000;
const twoYears = 2 * 365 * 86_400_000;
const memberships = ["starter", "premium", "pro", "starter", "inactive"];

type Report = (done: number) => void;

/** What there is in an organization that people belong to. */
type Places = Readonly<Record<"locations" | "employerProfiles" | "apprenticeships", string[]>>;

/** Adds made-up users to an organization, for trying out large lists; they cannot sign in. */
export function generateUsers(
  db: Kysely<Database>,
  orgId: string,
  count: number,
  report?: Report,
): Promise<void> {
  return generate(db, "users", orgId, count, generatedUser, report);
}

/** Adds made-up materials to an organization, one in ten of them a draft. */
export function generateMaterials(
  db: Kysely<Database>,
  orgId: string,
  count: number,
  report?: Report,
): Promise<void> {
  return generate(db, "materials", orgId, count, generatedMaterial, report);
}

/** Adds made-up links to an organization's library, outside of its groups. */
export function generateResources(
  db: Kysely<Database>,
  orgId: string,
  count: number,
  report?: Report,
): Promise<void> {
  return generate(db, "resources", orgId, count, generatedResource, report);
}

const passagesOfResource = 500;

/** Adds made-up passages to an organization, 500 to a resource, with the words that the search compares. */
export async function generatePassages(
  db: Kysely<Database>,
  orgId: string,
  count: number,
  report: Report = () => undefined,
): Promise<void> {
  const { rows } = await sql<{ next: number }>`
    SELECT count(*)::int8 AS next FROM "documents" WHERE "id" LIKE ${`gen-${orgId}-%`}`.execute(db);
  const first = rows[0]?.next ?? 0;
  for (let start = first; start < first + count; start += passagesOfResource) {
    const size = Math.min(passagesOfResource, first + count - start);
    const made = Array.from({ length: size }, (_, index) => generatedPassage(orgId, start + index));
    const refIds = [...new Set(made.map(({ refId }) => refId))];
    await db.transaction().execute(async (transaction) => {
      await transaction
        .insertInto("resources")
        .values(refIds.map((id) => ({ id, orgId, name: `Generated book ${id.slice(-4)}` })))
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      await transaction.insertInto("documents").values(made).execute();
      await keepWords(
        transaction,
        made.map(({ id }) => id),
      );
    });
    report(start + size - first);
  }
  for (const table of ["documents", "passageWords"] as const)
    await sql`VACUUM (ANALYZE) ${sql.table(table)}`.execute(db);
}

async function generate<Table extends "users" | "materials" | "resources">(
  db: Kysely<Database>,
  table: Table,
  orgId: string,
  count: number,
  make: (orgId: string, number: number, places: Places) => Insertable<Database[Table]>,
  report: Report = () => undefined,
): Promise<void> {
  const { rows } = await sql<{ next: number }>`
    SELECT count(*)::int8 AS next FROM ${sql.table(table)} WHERE "id" LIKE ${`gen-${orgId}-%`}`.execute(
    db,
  );
  const first = rows[0]?.next ?? 0;
  const places = await placesOf(db, orgId);
  for (let start = first; start < first + count; start += batch) {
    const size = Math.min(batch, first + count - start);
    const made = Array.from({ length: size }, (_, index) => make(orgId, start + index, places));
    await db
      .insertInto(table)
      .values(made as never)
      .execute();
    report(start + size - first);
  }
  await sql`VACUUM (ANALYZE) ${sql.table(table)}`.execute(db);
}

async function placesOf(db: Kysely<Database>, orgId: string): Promise<Places> {
  const idsIn = async (table: keyof Places) => {
    const rows = db.selectFrom(table).select("id").where("orgId", "=", orgId).orderBy("id");
    return (await rows.execute()).map(({ id }) => id);
  };
  return {
    locations: await idsIn("locations"),
    employerProfiles: await idsIn("employerProfiles"),
    apprenticeships: await idsIn("apprenticeships"),
  };
}

const oneOf = (ids: readonly string[], number: number) => ids[number % ids.length] ?? null;

const idOf = (orgId: string, number: number) => `gen-${orgId}-${String(number).padStart(7, "0")}`;
const dayOf = (number: number) =>
  new Date(Date.now() - twoYears * (((number * 7919) % 10_000) / 10_000)).toISOString();

function generatedUser(orgId: string, number: number, places: Places) {
  const { firstName, lastName } = nameOf(number);
  const id = idOf(orgId, number);
  return {
    id,
    uid: id,
    orgId,
    firstName,
    lastName,
    name: `${firstName} ${lastName}`,
    email: `${id}@generated.test`,
    role: JSON.stringify([number % 40 === 0 ? "teacher" : "student"]) as never,
    membership: [memberships[number % memberships.length]!],
    locationId: number % 3 === 0 ? oneOf(places.locations, number / 3) : null,
    ...(number % 20 === 1 && learner(Math.floor(number / 20), places)),
    courseReadOnly: false,
    testUser: false,
    createdAt: dayOf(number),
  };
}

/** One in twenty is an apprentice. */
function learner(number: number, { employerProfiles, apprenticeships }: Places) {
  const apprenticeship = oneOf(apprenticeships, number);
  return {
    employerProfileId: oneOf(employerProfiles, number),
    apprenticeshipIds: apprenticeship === null ? null : [apprenticeship],
  };
}

/** As many names as there are people: from the first 3,000 on with a second surname. */
function nameOf(number: number) {
  const { firstName, lastName } = madeUpPerson(number);
  const others = Math.floor(number / 3000);
  return {
    firstName,
    lastName: others === 0 ? lastName : `${lastName} ${madeUpPerson(others - 1).lastName}`,
  };
}

const works = ["Checking", "Reading", "Setting up", "Repairing", "Planning", "Measuring"];
const things = ["a lathe", "blueprints", "hydraulics", "a motor", "wiring", "a weld", "a gearbox"];
const occasions = ["before the shift", "on your own", "with a journeyworker", "in the shop"];

function generatedMaterial(orgId: string, number: number) {
  const work = works[number % works.length];
  const thing = things[Math.floor(number / 6) % things.length];
  const occasion = occasions[Math.floor(number / 42) % occasions.length];
  return {
    id: idOf(orgId, number),
    orgId,
    title: `${work} ${thing} ${occasion}, part ${Math.floor(number / 168) + 1}`,
    body: `<p>${work} ${thing}: what to look at first, what to write down, whom to ask.</p>`,
    isDraft: number % 10 === 0,
    createdAt: dayOf(number),
  };
}

function generatedResource(orgId: string, number: number) {
  const work = works[number % works.length];
  const thing = things[Math.floor(number / 6) % things.length];
  const id = idOf(orgId, number);
  return {
    id,
    orgId,
    name: `${work} ${thing}, sheet ${Math.floor(number / 42) + 1}`,
    type: "link",
    url: `https://library.generated.test/${id}`,
    createdAt: dayOf(number),
  };
}

const ofTraining =
  "apprentice training welding machine safety hours wage period journeyworker supervisor instruction college cohort credit mechanic maintenance employer county program weeks evaluation record drawing tool pressure current steel copper valve motor hydraulic".split(
    " ",
  );
const wordsOfPassage = 190;

/** About 1,500 characters, a third of them common words of training, the others of 20,000 made-up ones. */
function generatedPassage(orgId: string, number: number) {
  let seed = number * 7919 + 13;
  const words = Array.from({ length: wordsOfPassage }, (_, place) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    const word =
      seed % 3 === 0 ? ofTraining[(seed >> 8) % ofTraining.length]! : `word${(seed >> 5) % 20_000}`;
    return place % 12 === 11 ? `${word}.` : word;
  });
  const book = String(Math.floor(number / passagesOfResource)).padStart(4, "0");
  return {
    id: idOf(orgId, number),
    orgId,
    refId: `gen-${orgId}-book-${book}`,
    heading: `Chapter ${number}`,
    rawText: words.join(" "),
    pageNumber: (number % passagesOfResource) + 1,
  };
}
