import { type Kysely, sql } from "kysely";
import type { Database } from "../../platform/database/schema.ts";
import { Problem } from "../../platform/problem.ts";

/** The organization that people are imported to: how it calls roles, and its locations. */
export interface Place {
  orgId: string;
  type: string | null;
  locations: readonly { id: string; name: string | null }[];
}

/** Reads what the rows of a file name in an organization; refuses one that is not there. */
export async function readPlace(db: Kysely<Database>, orgId: string): Promise<Place> {
  const organization = await sql<{ type: string | null }>`
    SELECT "type" FROM "organizations" WHERE "id" = ${orgId}`.execute(db);
  const [found] = organization.rows;
  if (!found)
    throw new Problem("record.reference-unknown", {
      faults: [{ field: "orgId", reason: "names no organization" }],
    });
  const locations = await sql<Place["locations"][number]>`
    SELECT "id", "name" FROM "locations" WHERE "orgId" = ${orgId}`.execute(db);
  return { orgId, type: found.type, locations: locations.rows };
}
