import { importUsers as endpoint, type ResultOfRow } from "@guildway/api-contract";
import { actorOf, type Caller } from "../../access/caller.ts";
import { appendAudit } from "../../audit/append.ts";
import { operation } from "../../http/operation.ts";
import { countAttempt, countWithin } from "../../platform/limits/attempts.ts";
import { Problem } from "../../platform/problem.ts";
import type { Services } from "../../services.ts";
import { writerOf } from "../records/writer-of.ts";
import { readPlace } from "./read-place.ts";
import { type ReadRow, readRows } from "./read-rows.ts";
import { countElsewhere, writeRows } from "./write-rows.ts";

/** As many rows as one transaction writes, so that nobody else waits for long. */
const atOnce = 10;

export const importUsers = operation(endpoint, async (call, services) => {
  const { orgId, dryRun, rows } = call.body;
  const place = await readPlace(services.db, organizationOf(call.caller, orgId));
  const read = await readRows(rows, place);
  const results = new Map<ReadRow, ResultOfRow>();
  const good = read.filter((row) => row.faults.length === 0);
  await noteElsewhere(services, call.caller, place.orgId, good, dryRun);
  for (let from = 0; from < good.length; from += atOnce) {
    const part = good.slice(from, from + atOnce);
    const written = await writeRows(services, part, place, dryRun, writerOf(call, services));
    for (const [index, result] of written.entries()) results.set(part[index]!, result);
  }
  return { rows: read.map((row) => results.get(row) ?? refused(row)) };
});

/** So many addresses that have an account elsewhere an organization comes upon in a day; more are sought. */
const mostElsewhere = 100;
const dayMs = 86_400_000;

/** Writes to the audit log that addresses of another organization's people are named, and refuses to tell of more than somebody comes upon. */
async function noteElsewhere(
  { db, clock }: Services,
  caller: Caller,
  orgId: string,
  rows: readonly ReadRow[],
  dryRun: boolean,
): Promise<void> {
  const addresses = await countElsewhere(db, orgId, rows);
  if (addresses === 0) return;
  const now = clock();
  const refusal = await refusalOf(db, orgId, addresses, now);
  // The log is never emptied, so that what is refused again and again stands there once.
  const refusals = { key: `refused addresses elsewhere of ${orgId}`, most: 1, windowMs: dayMs };
  if (!refusal || (await countWithin(db, [refusals], now))) {
    const entry = {
      actor: actorOf(caller),
      orgId,
      action: "users.found-elsewhere",
      subject: `organization/${orgId}`,
      details: { addresses, dryRun },
    };
    await db.transaction().execute((transaction) => appendAudit(transaction, entry, now));
  }
  if (refusal) throw refusal;
}

async function refusalOf(
  db: Services["db"],
  orgId: string,
  addresses: number,
  now: Date,
): Promise<unknown> {
  if (addresses > mostElsewhere) return new Problem("limit.too-many-requests");
  const limit = {
    key: `addresses elsewhere of ${orgId}`,
    most: mostElsewhere,
    windowMs: dayMs,
    weight: addresses,
  };
  const counted = countAttempt(db, [limit], { now, code: "limit.too-many-requests" });
  return counted.then(
    () => undefined,
    (error: unknown) => error,
  );
}

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
