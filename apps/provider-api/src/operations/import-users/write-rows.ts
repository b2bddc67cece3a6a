import { isDeepStrictEqual } from "node:util";
import { type Kysely, sql } from "kysely";
import { importedFields, type ResultOfRow, users } from "@guildway/api-contract";
import type { Database } from "../../platform/database/schema.ts";
import { lockKeys } from "../../platform/limits/attempts.ts";
import { asProblem, type Problem } from "../../platform/problem.ts";
import { checkNew, createIn } from "../../records/create-record.ts";
import { mergeUser } from "../../records/merge-user.ts";
import { updateIn } from "../../records/update-record.ts";
import type { Writer, Writing } from "../../records/write-record.ts";
import type { Place } from "./read-place.ts";
import type { ReadRow } from "./read-rows.ts";

type Row = Record<string, unknown>;

/** Ends a transaction whose writes were only tried. */
class Tried extends Error {
  readonly results: ResultOfRow[];
  constructor(results: ResultOfRow[]) {
    super("tried");
    this.results = results;
  }
}

/**
 * Writes rows in one transaction, as single creates and updates are written; a dry run only checks who would be made, of whom a
 * file may be full, and takes back what it has changed.
 */
export async function writeRows(
  { db, ...writing }: Writing,
  rows: readonly ReadRow[],
  place: Place,
  dryRun: boolean,
  writer: Writer,
): Promise<ResultOfRow[]> {
  try {
    return await db.transaction().execute(async (transaction) => {
      // One part after another, and those who are known at once: two files with the same people would wait for each other.
      await lockKeys(transaction, ["import of users"]);
      const known = await usersByAddress(transaction, rows);
      const results: ResultOfRow[] = [];
      for (const row of rows) {
        const found = known.get(row.email.toLowerCase());
        const write = () => writeRow(transaction, writing, row, found, { place, dryRun, writer });
        results.push(await orRefused(row, write));
      }
      if (!dryRun) return results;
      throw new Tried(results);
    });
  } catch (error) {
    if (!(error instanceof Tried)) throw error;
    return error.results;
  }
}

async function usersByAddress(
  transaction: Kysely<Database>,
  rows: readonly ReadRow[],
): Promise<Map<string, Row>> {
  const addresses = rows.map(({ email }) => email.toLowerCase());
  const found = await sql<Row>`
    SELECT * FROM "users" WHERE lower("email") = ANY(${addresses}::text[])
    ORDER BY "id" FOR UPDATE`.execute(transaction);
  return new Map(found.rows.map((row) => [String(row["email"]).toLowerCase(), row]));
}

async function writeRow(
  transaction: Kysely<Database>,
  writing: Omit<Writing, "db">,
  { line, values }: ReadRow,
  found: Row | undefined,
  { place, dryRun, writer }: { place: Place; dryRun: boolean; writer: Writer },
): Promise<ResultOfRow> {
  const done = (outcome: ResultOfRow["outcome"], id: unknown = null): ResultOfRow => ({
    line,
    outcome,
    id: id === null ? null : String(id),
    faults: [],
  });
  if (!found && dryRun) {
    await checkNew(transaction, writing, users, values, writer);
    return done("created");
  }
  if (!found) {
    const made = await orTakenBack(transaction, () =>
      createIn(transaction, writing, users, values, writer),
    );
    return done("created", made["id"]);
  }
  if (found["orgId"] !== place.orgId) return refused(line, [taken]);
  // It is how they were found; how they write it is theirs.
  const { email: _email, orgId: _orgId, ...change } = values;
  const merged = mergeUser(found, change);
  const changed = Object.keys(merged).filter(
    (field) => !isDeepStrictEqual(merged[field] ?? null, found[field] ?? null),
  );
  if (changed.length === 0) return done("unchanged", found["id"]);
  await orTakenBack(transaction, () =>
    updateIn(transaction, writing, users, String(found["id"]), change, writer),
  );
  return { ...done("updated", found["id"]), changes: changesOf(changed, found, merged, place) };
}

/** What is changed, as a file would say it. */
function changesOf(
  changed: readonly string[],
  before: Row,
  after: Row,
  { names }: Place,
): ResultOfRow["changes"] {
  const said = (field: string, value: unknown): string | null => {
    const one: unknown = Array.isArray(value) ? value[0] : value;
    if (one === null || one === undefined || one === "") return null;
    if (typeof one === "boolean") return one ? "yes" : "no";
    return field === "locationId" ? (names.get(String(one)) ?? String(one)) : String(one);
  };
  return importedFields.flatMap((field) => {
    const name = field === "location" ? "locationId" : field;
    return changed.includes(name)
      ? [{ field, from: said(name, before[name]), to: said(name, after[name]) }]
      : [];
  });
}

/** Whose address it is, is not said. */
const taken = { field: "email", reason: "is already in use and cannot be used here" };

const refused = (line: number, faults: ResultOfRow["faults"]): ResultOfRow => ({
  line,
  outcome: "refused",
  id: null,
  faults,
});

/** A row that is refused holds up no other. */
async function orRefused(
  { line }: ReadRow,
  write: () => Promise<ResultOfRow>,
): Promise<ResultOfRow> {
  try {
    return await write();
  } catch (error) {
    const problem = asProblem(error);
    if (isOfServer(problem)) throw error;
    if (problem.code === "record.conflict") return refused(line, [taken]);
    return refused(line, problem.details?.faults ?? [{ field: "", reason: problem.message }]);
  }
}

/** What a row that is refused has written is taken back, and the next is written. */
async function orTakenBack<T>(transaction: Kysely<Database>, write: () => Promise<T>): Promise<T> {
  await sql`SAVEPOINT "row"`.execute(transaction);
  try {
    const written = await write();
    await sql`RELEASE SAVEPOINT "row"`.execute(transaction);
    return written;
  } catch (error) {
    if (!isOfServer(asProblem(error))) await sql`ROLLBACK TO SAVEPOINT "row"`.execute(transaction);
    throw error;
  }
}

/** Of which the whole transaction ends. */
const isOfServer = ({ code }: Problem) => code.startsWith("server.");
