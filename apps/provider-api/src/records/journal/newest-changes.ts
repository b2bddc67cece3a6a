import { type Kysely, sql } from "kysely";
import type { RecordChange } from "@guildway/api-contract";
import type { Database } from "../../platform/database/schema.ts";
import type { JournalEntry } from "./changes-of.ts";

type Row = Record<string, unknown>;

/** How many changes one page of a history has. */
const pageSize = 20;

/** What is stored of the changes of one page has at most so many bytes, or it is a single change. */
const pageBytes = 2_000_000;

/** What of a record's changes is shown, and to whom. */
export interface ShownHistory {
  fields: readonly string[];
  organizationColumn: string;
  /** Whose changes are shown: those of the time that the record was this organization's; undefined for all. */
  organization: string | undefined;
}

/** A page of a record's changes, newest first, with of their values the named fields only. */
export async function newestChanges(
  db: Kysely<Database>,
  { table, id, before }: { table: string; id: string; before: number | undefined },
  shown: ShownHistory,
): Promise<{ items: RecordChange[]; more: boolean }> {
  const { organization } = shown;
  const entries = await db
    .with("newest", (query) =>
      query
        .selectFrom("recordChanges")
        .selectAll()
        .where("table", "=", table)
        .where("recordId", "=", id)
        .$if(before !== undefined, (all) => all.where("id", "<", before!))
        .$if(organization !== undefined, (all) => all.where("orgId", "=", organization!))
        .orderBy("id", "desc")
        .limit(pageSize + 1),
    )
    .with("measured", (query) =>
      query
        .selectFrom("newest")
        .selectAll()
        .select([
          sql<number>`row_number() OVER (ORDER BY "id" DESC)`.as("place"),
          sql<number>`count(*) OVER ()`.as("found"),
          sql<number>`sum(coalesce(octet_length("before"::text), 0) + coalesce(octet_length("after"::text), 0))
          OVER (ORDER BY "id" DESC)`.as("bytes"),
        ]),
    )
    .selectFrom("measured")
    .selectAll()
    .where("place", "<=", pageSize)
    .where((where) => where.or([where("place", "=", 1), where("bytes", "<=", pageBytes)]))
    .orderBy("id", "desc")
    .execute();
  const names = await namesOf(db, [...new Set(entries.map(({ actor }) => actor))], organization);
  return {
    items: entries.map((entry) => changeShown(entry, names, shown)),
    more: entries.length < Number(entries[0]?.found ?? 0),
  };
}

/** Who is of the organization is named, and who runs the product; of others it is nobody's to know. */
async function namesOf(
  db: Kysely<Database>,
  actors: readonly string[],
  organization: string | undefined,
): Promise<ReadonlyMap<string, string | null>> {
  if (actors.length === 0) return new Map();
  const people = await db
    .selectFrom("users")
    .select(["id", "name"])
    .where("id", "in", [...actors])
    .$if(organization !== undefined, (query) =>
      query.where((where) =>
        where.or([
          where("orgId", "=", organization!),
          sql<boolean>`coalesce("role" ? 'superAdmin', false)`,
        ]),
      ),
    )
    .execute();
  return new Map(people.map(({ id, name }) => [id, name]));
}

function changeShown(
  { id, at, action, actor, before, after, sealedFields }: JournalEntry,
  names: ReadonlyMap<string, string | null>,
  { fields, organizationColumn, organization }: ShownHistory,
): RecordChange {
  const [old, is] = [(before ?? {}) as Row, (after ?? {}) as Row];
  const cameFrom = old[organizationColumn];
  // What stood there before the record came was for the organization that it came from.
  const came = cameFrom !== undefined && organization !== undefined && cameFrom !== organization;
  const was = came ? {} : old;
  const changed = fields.filter((field) => was[field] !== undefined || is[field] !== undefined);
  return {
    id: Number(id),
    at: new Date(at).toISOString(),
    action,
    by: changer(actor, names),
    fields: changed.map((field) => ({
      field,
      before: (was[field] ?? null) as never,
      after: (is[field] ?? null) as never,
    })),
    privateFields: [...sealedFields],
  };
}

function changer(actor: string, names: ReadonlyMap<string, string | null>): RecordChange["by"] {
  if (names.has(actor)) return { kind: "person", id: actor, name: names.get(actor) ?? null };
  const without = { id: null, name: null };
  if (actor.startsWith("key of ")) return { kind: "program", ...without };
  if (actor === "anonymous" || actor === "invitee") return { kind: "visitor", ...without };
  // Whose account is gone, or is another organization's, was still a person.
  return { kind: actor.startsWith("user-") ? "person" : "product", ...without };
}
