import { type ListQuery, mostPublicIds, type RecordDefinition } from "@guildway/api-contract";
import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Reach } from "../access/record-policy.ts";
import type { Database } from "../platform/database/schema.ts";
import { Problem } from "../platform/problem.ts";

/** The most bytes that one page of a list may have. What everybody may ask for is smaller, as they may ask often. */
const mostBytes = { ofPublic: 2_000_000, ofOthers: 8_000_000 };

/** Whether who reaches so much of a type calls as everybody does: they read what is public, and what is their own. */
export const isPublicCall = (reach: Reach): boolean => reach === "none" || reach === "self";

const mostOf = (reach: Reach): number =>
  isPublicCall(reach) ? mostBytes.ofPublic : mostBytes.ofOthers;

/** Refuses a public call that names more records than a page shows. */
export function requireFewIds({ filters }: ListQuery): void {
  const many = filters.find(
    ({ op, value }) => op === "in" && Array.isArray(value) && value.length > mostPublicIds,
  );
  if (many)
    throw new Problem("query.too-many", {
      faults: [
        {
          field: many.field === "id" ? "ids" : many.field,
          reason: `takes at most ${mostPublicIds} values in a public call`,
        },
      ],
    });
}

/** Refuses a page that would be too large, before any of it is read into memory; a page that cannot be is not looked at. */
export async function requireWithinBudget(
  db: Kysely<Database>,
  { maxBytes }: RecordDefinition,
  reach: Reach,
  count: number,
  page: RawBuilder<unknown>,
): Promise<void> {
  const most = mostOf(reach);
  if (count * maxBytes <= most) return;
  const { rows } = await sql<{ bytes: number }>`
    SELECT coalesce(sum(octet_length(page::text)), 0)::int8 AS bytes FROM (${page}) AS page`.execute(
    db,
  );
  if (rows[0]!.bytes <= most) return;
  throw new Problem("list.too-large", {
    bytesRead: rows[0]!.bytes,
    faults: [
      {
        field: "limit",
        reason: `the page would have more than ${most} bytes; ask for fewer than ${count} records`,
      },
    ],
  });
}

/** Refuses a page whose records repeat so much of what they link to that it would be too large. */
export function requireLinksWithinBudget(reach: Reach, bytes: number): void {
  const most = mostOf(reach);
  if (bytes <= most) return;
  throw new Problem("list.too-large", {
    faults: [
      {
        field: "limit",
        reason: `what the records link to has more than ${most} bytes; ask for fewer records or for depth 0`,
      },
    ],
  });
}
