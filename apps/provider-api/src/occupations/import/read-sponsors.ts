import {
  day,
  decimal,
  oneOf,
  onetCode,
  orNull,
  stateCode,
  text,
  textOrNull,
  webAddress,
  zipCode,
} from "./cells.ts";
import { credits } from "./credits.ts";
import type { ImportFault } from "./fault.ts";
import { readTable } from "./read-table.ts";
import { readZipCodes } from "./read-zip-codes.ts";
import type { Progress, SourceRows, TableRows } from "./source-rows.ts";

/** Reads the registered apprenticeship sponsors, and the occupations of each, in `folder`/sponsors. */
export async function readSponsors(folder: string, progress?: Progress): Promise<SourceRows> {
  const faults: ImportFault[] = [];
  const sponsors = new Map<string, NonNullable<TableRows["sponsors"]>[number]>();
  for await (const row of readTable(
    { folder, file: "sponsors/sponsors_us.csv", faults, progress },
    {
      id: ["sponsor_id", text],
      name: ["name", text],
      city: ["city", text],
      state: ["state", stateCode],
      zip: ["zip", zipCode],
      lat: ["lat", decimal(-90, 90)],
      lon: ["lon", decimal(-180, 180)],
      kind: ["sponsor_type", textOrNull],
      national: ["national", oneOf("Y", "N")],
      website: ["website", webAddress],
      profileUrl: ["profile_url", webAddress],
      updatedOn: ["updated", orNull(day)],
    },
    { key: (row) => row.id },
  ))
    sponsors.set(row.id, { ...row, national: row.national === "Y" });

  const astray = [...sponsors.values()].filter((row) => !isInUnitedStates(row));
  const centres = astray.length > 0 ? await zipCentres(folder) : new Map<string, Point>();
  const moved = astray.filter(({ zip }) => centres.has(zip));
  for (const row of moved) sponsors.set(row.id, { ...row, ...centres.get(row.zip) });

  const file = "sponsors/sponsor_occupations.csv";
  const unknownCodes: Record<string, number> = {};
  const sponsorOccupations: NonNullable<TableRows["sponsorOccupations"]> = [];
  for await (const row of readTable(
    { folder, file, faults, progress },
    { sponsorId: ["sponsor_id", text], onetCode: ["onet_soc", onetCode] },
    { key: (row) => `${row.sponsorId} ${row.onetCode}` },
  )) {
    if (sponsors.has(row.sponsorId)) sponsorOccupations.push(row);
    else unknownCodes[file] = (unknownCodes[file] ?? 0) + 1;
  }
  const newest = [...sponsors.values()]
    .map((row) => row.updatedOn ?? "")
    .sort()
    .at(-1);
  const release = newest ? `partner finder, entries until ${newest}` : "partner finder";
  return {
    source: "sponsors",
    release,
    credit: credits.sponsors(),
    faults,
    unknownCodes,
    notes:
      astray.length > 0
        ? [
            `${astray.length} sponsors lie outside the United States, ${moved.length} of them are put at the centre of their ZIP code`,
          ]
        : [],
    tables: { sponsors: [...sponsors.values()], sponsorOccupations },
  };
}

type Point = Pick<NonNullable<TableRows["sponsors"]>[number], "lat" | "lon">;

/** Whether a point lies in the box around the states and territories; 0, 0 stands where nothing is known. */
const isInUnitedStates = ({ lat, lon }: Point) =>
  lat >= -15 && lat <= 72 && (lon <= -64 || lon >= 130) && (lat >= 13 || lon <= -160);

async function zipCentres(folder: string): Promise<Map<string, Point>> {
  const { tables } = await readZipCodes(folder);
  return new Map((tables.zipCodes ?? []).map(({ zip, lat, lon }) => [zip, { lat, lon }]));
}
