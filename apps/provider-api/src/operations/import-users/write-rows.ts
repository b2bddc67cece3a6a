import { isDeepStrictEqual } from "node:util";
import { type Kysely, sql } from "kysely";
import { type ResultOfRow, users } from "@guildway/api-contract";
import type { Database } from "../../platform/database/schema.ts";
import { lockKeys } from "../../platform/limits/attempts.ts";
import { asProblem } from "../../platform/problem.ts";
import { createIn } from "../../records/create-record.ts";
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

/** Writes rows in one transaction, as single creates and updates are written; a dry run does the same and takes all of it back. */
export async function writeRows(
  { db, ...writing }: Writing,
  rows: readonly ReadRow[],
  { orgId }: Place,
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
        const write = () => writeRow(transaction, writing, row, found, orgId, writer);
        results.push(await orRefused(transaction, row, write));
      }
      if (!dryRun) return results;
      throw new Tried(results);
    });
  } catch (error) {
    if (!(error instanceof Tried)) throw error;
    return error.results.map((result) =>
      result.outcome === "created" ? { ...result, id: null } : result,
    );
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
  orgId: string,
  writer: Writer,
): Promise<ResultOfRow> {
  const done = (outcome: ResultOfRow["outcome"], id: unknown): ResultOfRow => ({
    line,
    outcome,
    id: String(id),
    faults: [],
  });
  if (!found) {
    const made = await createIn(transaction, writing, users, values, writer);
    return done("created", made["id"]);
  }
  if (found["orgId"] !== orgId) return refused(line, [taken]);
  // It is how they were found; how they write it is theirs.
  const { email: _email, orgId: _orgId, ...change } = values;
  const merged = mergeUser(found, change);
  const changes = Object.keys(merged).some(
    (field) => !isDeepStrictEqual(merged[field] ?? null, found[field] ?? null),
  );
  if (!changes) return done("unchanged", found["id"]);
  await updateIn(transaction, writing, users, String(found["id"]), change, writer);
  return done("updated", found["id"]);
}

/** Whose address it is, is not said. */
const taken = { field: "email", reason: "is already in use and cannot be used here" };

const refused = (line: number, faults: ResultOfRow["faults"]): ResultOfRow => ({
  line,
  outcome: "refused",
  id: null,
  faults,
});

/** What a row that is refused has written is taken back, and the next is written. */
async function orRefused(
  transaction: Kysely<Database>,
  { line }: ReadRow,
  write: () => Promise<ResultOfRow>,
): Promise<ResultOfRow> {
  await sql`SAVEPOINT "row"`.execute(transaction);
  try {
    const result = await write();
    await sql`RELEASE SAVEPOINT "row"`.execute(transaction);
    return result;
  } catch (error) {
    const problem = asProblem(error);
    if (problem.code === "server.error" || problem.code === "server.busy") throw error;
    await sql`ROLLBACK TO SAVEPOINT "row"`.execute(transaction);
    if (problem.code === "record.conflict") return refused(line, [taken]);
    return refused(line, problem.details?.faults ?? [{ field: "", reason: problem.message }]);
  }
}
