import { isDeepStrictEqual } from "node:util";
import type { RecordDefinition } from "@guildway/api-contract";
import { type Caller, kindOf } from "../access/caller.ts";
import { policyOf } from "../access/record-policies.ts";
import { Problem } from "../platform/problem.ts";
import type { Platform } from "../platform/platform.ts";
import { checkedValues } from "./checked-values.ts";
import { checkSize } from "./check-size.ts";
import { noteManagers } from "./note-managers.ts";
import { changeRow } from "./stored-rows.ts";
import { answered } from "./stored-values.ts";
import { lockForChange } from "./update-record.ts";
import { refuseStale } from "./versions.ts";
import { type Writer, writtenBy } from "./write-record.ts";

type Row = Record<string, unknown>;

/** Merges the named fields into the draft of an entry; what is published stays as it is. */
export async function updateDraft(
  { db, sealer }: Pick<Platform, "db" | "sealer">,
  definition: RecordDefinition,
  id: string,
  values: Row,
  writer: Writer,
): Promise<Row> {
  return db.transaction().execute(async (transaction) => {
    const { found } = await lockForChange(transaction, definition, id, values, writer);
    await refuseStale(transaction, sealer, definition, found, writer);
    refuseMove(definition, found, values);
    const current = { ...found, ...(found["draft"] as Row | null) };
    const checked = await checkedValues(transaction, definition, values, current, writer.caller);
    const draft = { ...(found["draft"] as Row | null), ...checked };
    checkSize(definition, { ...found, ...draft });
    const by = writtenBy(writer);
    const stored = await changeRow(transaction, sealer, definition, found, { draft }, by);
    return { ...answered(definition, stored), ...draft, draft };
  });
}

/** A draft is read by the staff of its entry's organization, so it cannot already be another's. */
function refuseMove(definition: RecordDefinition, found: Row, values: Row): void {
  const { organizationColumn } = policyOf(definition.type);
  const named = values[organizationColumn];
  if (named !== undefined && named !== found[organizationColumn])
    throw new Problem("access.forbidden", {
      faults: [{ field: organizationColumn, reason: "cannot be changed in a draft" }],
    });
}

/** Publishes the draft of an entry, with files appended to those of its integration; a file that is there already is replaced in its place. */
export async function publishDraft(
  { db, sealer }: Pick<Platform, "db" | "sealer">,
  definition: RecordDefinition,
  id: string,
  cdnFiles: readonly Row[],
  writer: Writer,
): Promise<Row> {
  return db.transaction().execute(async (transaction) => {
    const { found } = await lockForChange(transaction, definition, id, {}, writer);
    await refuseStale(transaction, sealer, definition, found, writer);
    const drafted = { ...(found["draft"] as Row | null) };
    if (cdnFiles.length > 0) {
      const integration = (drafted["integration"] ?? found["integration"] ?? {}) as Row;
      drafted["integration"] = {
        ...integration,
        cdnFiles: appendFiles((integration["cdnFiles"] ?? []) as Row[], cdnFiles),
      };
    }
    refuseOfSuperAdmin(definition, found, drafted, writer.caller);
    // What a draft names may be gone since, or no longer the organization's, and whoever wrote it may have had more rights.
    const values = await checkedValues(transaction, definition, drafted, found, writer.caller);
    const by = writtenBy(writer);
    const change = { values, draft: null, action: "publish" } as const;
    const stored = await changeRow(transaction, sealer, definition, found, change, by);
    await noteManagers(transaction, definition, found, stored, by);
    const published = answered(definition, stored);
    checkSize(definition, published);
    return published;
  });
}

/** What only a superAdmin changes is by one of them that it becomes what everybody sees, whoever else publishes what they drafted. */
function refuseOfSuperAdmin({ type }: RecordDefinition, found: Row, drafted: Row, caller: Caller) {
  if (kindOf(caller) === "superAdmin") return;
  const faults = (policyOf(type).superAdminChanges ?? [])
    .filter((name) => name in drafted && !isDeepStrictEqual(drafted[name], found[name]))
    .map((field) => ({ field, reason: "is published by a superAdmin only" }));
  if (faults.length > 0) throw new Problem("access.forbidden", { faults });
}

/** Files are the same where their id is, else where their address is. */
function appendFiles(present: readonly Row[], added: readonly Row[]): Row[] {
  const files = new Map<unknown, Row>();
  for (const file of [...present, ...added]) files.set(file["id"] ?? file["url"] ?? file, file);
  return [...files.values()];
}
