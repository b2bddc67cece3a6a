import { importUsers as endpoint, type ResultOfRow } from "@guildway/api-contract";
import type { Caller } from "../../access/caller.ts";
import { operation } from "../../http/operation.ts";
import { noteElsewhere } from "../note-elsewhere.ts";
import { Problem } from "../../platform/problem.ts";
import { writerOf } from "../records/writer-of.ts";
import { readPlace } from "./read-place.ts";
import { type ReadRow, readRows } from "./read-rows.ts";
import { writeRows } from "./write-rows.ts";

/** As many rows as one transaction writes, so that nobody else waits for long. */
const atOnce = 10;

export const importUsers = operation(endpoint, async (call, services) => {
  const { orgId, dryRun, rows } = call.body;
  const place = await readPlace(services.db, organizationOf(call.caller, orgId));
  const read = await readRows(rows, place);
  const results = new Map<ReadRow, ResultOfRow>();
  const good = read.filter((row) => row.faults.length === 0);
  const emails = good.map(({ email }) => email);
  await noteElsewhere(services, call.caller, place.orgId, emails, dryRun);
  for (let from = 0; from < good.length; from += atOnce) {
    const part = good.slice(from, from + atOnce);
    const written = await writeRows(services, part, place, dryRun, writerOf(call, services));
    for (const [index, result] of written.entries()) results.set(part[index]!, result);
  }
  return { rows: read.map((row) => results.get(row) ?? refused(row)) };
});

/** A superAdmin works for all organizations, so they say for which. */
function organizationOf(caller: Caller, orgId: string | undefined): string {
  if (caller.kind !== "user") throw new Problem("access.forbidden");
  if (caller.role !== "superAdmin" && orgId !== undefined && orgId !== caller.orgId)
    throw new Problem("access.forbidden");
  if (caller.role === "superAdmin" && orgId === undefined)
    throw new Problem("input.invalid", {
      faults: [{ field: "orgId", reason: "names the organization" }],
    });
  return orgId ?? caller.orgId;
}

function refused({ line, faults }: ReadRow): ResultOfRow {
  return { line, outcome: "refused", id: null, faults };
}
