import { isDeepStrictEqual } from "node:util";
import type { Insertable, Kysely } from "kysely";
import { fieldsOf, type RecordDefinition } from "@guildway/api-contract";
import { policyOf } from "../../access/record-policies.ts";
import type { Database, SealedValues } from "../../platform/database/schema.ts";
import type { Problem } from "../../platform/problem.ts";
import type { Sealer } from "../../platform/sealing.ts";
import { readFrom, tellOfChanges } from "../../webhooks/deliveries.ts";
import { withoutKeptEntries } from "../history.ts";
import { openField } from "../sealed-fields.ts";
import { sealerOfPerson } from "./person-keys.ts";

type Row = Record<string, unknown>;

/** What happened to a record, its rows as they are stored. */
export interface RecordChange {
  definition: RecordDefinition;
  action: "create" | "update" | "publish" | "delete";
  before?: Row;
  after?: Row;
}

/** Counts the characters that a write makes the server keep; throws where that is more than its writer may. */
export type CountKept = (characters: number) => void;

/** Who writes, as the audit log names them, and when. */
export interface WrittenBy {
  actor: string;
  now: Date;
  /** Undefined for whoever may write however much. */
  countKept?: CountKept | undefined;
}

/** As many rows as one statement takes with room to spare. */
const atOnce = 500;

/** Writes changes of records into the journal, in the transaction that makes them. */
export async function writeChanges(
  transaction: Kysely<Database>,
  sealer: Sealer,
  changes: readonly RecordChange[],
  by: WrittenBy,
): Promise<void> {
  const rows: Insertable<Database["recordChanges"]>[] = [];
  for (const change of changes) rows.push(await journalRow(transaction, sealer, change, by));
  for (let from = 0; from < rows.length; from += atOnce) {
    const written = await transaction
      .insertInto("recordChanges")
      .values(rows.slice(from, from + atOnce))
      .returning(["id", "table", "recordType", "action", "orgId", readFrom.as("readFrom")])
      .execute();
    await tellOfChanges(transaction, written, by.now);
  }
}

async function journalRow(
  transaction: Kysely<Database>,
  sealer: Sealer,
  change: RecordChange,
  { actor, now, countKept }: WrittenBy,
): Promise<Insertable<Database["recordChanges"]>> {
  const { definition, action } = change;
  const fields = fieldsOf(definition);
  const row = (change.after ?? change.before)!;
  const changed = changedFields(sealer, change);
  const open = changed.filter((name) => !fields[name]?.sealed);
  const sealed = changed.filter((name) => fields[name]?.sealed);
  const sides = [change.before, change.after].map(
    (side) => side && pick(shown(change, side), open),
  );
  const sealedSides =
    sealed.length > 0 && (await sealedPart(transaction, sealer, change, sealed, now));
  // A column that changes is written whole, however little of it is new.
  countKept?.(JSON.stringify([...sides, sealedSides]).length);
  const [before, after] = withoutKeptEntries(sides[0], sides[1]).map(
    (side) => side && JSON.stringify(side),
  );
  return {
    table: definition.table,
    recordType: definition.type,
    recordId: String(row["id"]),
    orgId: organizationOf(definition, row),
    version: Number(row["version"]),
    action,
    at: now.toISOString(),
    actor,
    before: before ?? null,
    after: after ?? null,
    ...sealedSides,
  };
}

/** What the journal says in columns of its own, or what follows from the write. */
const unnamed: ReadonlySet<string> = new Set(["id", "updatedAt", "version"]);

/** The fields that differ; all that are filled where the record is new or gone. */
function changedFields(sealer: Sealer, change: RecordChange): string[] {
  const { definition, before, after } = change;
  const fields = fieldsOf(definition);
  const names = Object.keys(fields).filter((name) => !unnamed.has(name));
  if (!before || !after) {
    const whole = (before ?? after)!;
    return [...names, "draft"].filter((name) => (whole[name] ?? null) !== null);
  }
  const [was, is] = [shown(change, before), shown(change, after)];
  const opened = (row: Row, name: string) => openedIn(row, name, definition, sealer);
  return names.filter((name) => {
    if (isDeepStrictEqual(was[name], is[name])) return false;
    return !fields[name]!.sealed || !isDeepStrictEqual(opened(was, name), opened(is, name));
  });
}

/** The change of an entry is one of its draft, which staff read over what is published. */
function shown({ definition, action }: RecordChange, row: Row): Row {
  return definition.way === "entries" && action === "update"
    ? { ...row, ...(row["draft"] as Row | null) }
    : row;
}

/** A sealed value of a row; one that does not verify is said to be so, because it can still be written anew. */
function openedIn(row: Row, name: string, definition: RecordDefinition, sealer: Sealer): unknown {
  try {
    return openField(sealer, definition, String(row["id"]), name, row[name]);
  } catch (error) {
    return (error as Problem).code;
  }
}

/** What is sealed of a change: private values as one text for each side, of secret ones only that they changed. */
async function sealedPart(
  transaction: Kysely<Database>,
  sealer: Sealer,
  { definition, before, after }: RecordChange,
  sealedFields: string[],
  now: Date,
) {
  const fields = fieldsOf(definition);
  const names = sealedFields.filter((name) => fields[name]?.sealed === "private");
  const sealers = new Map<string, Sealer>();
  const sealSide = async (row: Row | undefined): Promise<string | null> => {
    const filled = names.filter((name) => row?.[name]);
    if (!row || filled.length === 0) return null;
    const personId = personOf(definition, row);
    const ofPerson =
      sealers.get(personId) ?? (await sealerOfPerson(transaction, sealer, personId, now));
    sealers.set(personId, ofPerson);
    const id = String(row["id"]);
    const values = filled.map((name) => [name, openedIn(row, name, definition, sealer)]);
    const text = JSON.stringify(Object.fromEntries(values));
    const sealed: SealedValues = {
      personId,
      text: ofPerson.seal(text, placeOfValues(definition.table, id)),
    };
    return JSON.stringify(sealed);
  };
  return { sealedFields, sealedBefore: await sealSide(before), sealedAfter: await sealSide(after) };
}

/** Whose record it is: its owner's by its policy, which for a user is the person themselves, else its organization's. */
function personOf(definition: RecordDefinition, row: Row): string {
  const { ownerColumn } = policyOf(definition.type);
  const owner = ownerColumn && row[ownerColumn];
  return typeof owner === "string" ? owner : `organizations/${organizationOf(definition, row)}`;
}

function organizationOf({ type }: RecordDefinition, row: Row): string | null {
  return (row[policyOf(type).organizationColumn] as string | null | undefined) ?? null;
}

function pick(row: Row, names: readonly string[]): Row {
  return Object.fromEntries(names.map((name) => [name, row[name] ?? null]));
}

/** Where the journal keeps values sealed, as sealing names it. */
export function placeOfValues(table: string, recordId: string): string {
  return `recordChanges/${table}/${recordId}`;
}
