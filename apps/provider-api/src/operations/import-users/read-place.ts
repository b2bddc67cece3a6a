import { type Kysely, sql } from "kysely";
import type { Database } from "../../platform/database/schema.ts";
import { Problem } from "../../platform/problem.ts";

/** The organization that people are imported to: how it calls roles, and the ids of its locations by what a cell may say. */
export interface Place {
  orgId: string;
  type: string | null;
  locations: ReadonlyMap<string, readonly string[]>;
  /** The names of the locations by their ids. */
  names: ReadonlyMap<string, string>;
}

/** A location as a cell may name it: by its id as it is, by its name however that is written. */
export const locationId = (text: string) => `id ${text}`;
export const locationName = (text: string) => `name ${text.trim().toLowerCase()}`;

/** Reads what the rows of a file name in an organization; refuses one that is not there. */
export async function readPlace(db: Kysely<Database>, orgId: string): Promise<Place> {
  const organization = await sql<{ type: string | null }>`
    SELECT "type" FROM "organizations" WHERE "id" = ${orgId}`.execute(db);
  const [found] = organization.rows;
  if (!found)
    throw new Problem("record.reference-unknown", {
      faults: [{ field: "orgId", reason: "names no organization" }],
    });
  const { rows } = await sql<{ id: string; name: string | null }>`
    SELECT "id", "name" FROM "locations" WHERE "orgId" = ${orgId}`.execute(db);
  const locations = new Map<string, string[]>();
  for (const { id, name } of rows) {
    locations.set(locationId(id), [id]);
    const named = locationName(name ?? "");
    const alike = locations.get(named);
    if (alike) alike.push(id);
    else locations.set(named, [id]);
  }
  const names = new Map(rows.map(({ id, name }) => [id, name ?? id]));
  return { orgId, type: found.type, locations, names };
}
