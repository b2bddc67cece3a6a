import { expect, it } from "vitest";
import { readSponsors } from "./read-sponsors.ts";
import { isUnusable } from "./source-rows.ts";
import { useTestFolder } from "./test-folder.ts";

const folder = useTestFolder();
const sponsors = (...lines: string[]) =>
  folder.put(
    "sponsors/sponsors_us.csv",
    "sponsor_id,name,city,state,zip,lat,lon,sponsor_type,national,website,updated,profile_url",
    ...lines,
  );
const occupations = (...lines: string[]) =>
  folder.put("sponsors/sponsor_occupations.csv", "sponsor_id,onet_soc", ...lines);

it("sponsors keep only addresses that can be followed, and are counted where their occupation names another", async () => {
  await sponsors(
    "PA-1,Wire Works,Allentown,PA,18101,40.6,-75.4,Employer,Y,HTTPS://wire.example.com,2026-06-11,https://www.apprenticeship.gov/p?id=1",
    "PA-2,Pipe Works,Easton,PA,18042,40.7,-75.2,,N,https://someone@gmail.com,,",
  );
  await occupations("PA-1,47-2111.00", "PA-9,47-2111.00");
  const { tables, release, faults, unknownCodes } = await readSponsors(folder.path());
  expect(faults).toEqual([]);
  expect(release).toBe("partner finder, entries until 2026-06-11");
  expect(tables.sponsors).toMatchObject([
    { id: "PA-1", kind: "Employer", national: true, website: "https://wire.example.com" },
    { id: "PA-2", kind: null, national: false, website: null, updatedOn: null, profileUrl: null },
  ]);
  expect(tables.sponsorOccupations).toEqual([{ sponsorId: "PA-1", onetCode: "47-2111.00" }]);
  expect(unknownCodes).toEqual({ "sponsors/sponsor_occupations.csv": 1 });
});

it("sponsors that lie outside the United States stand at the centre of their ZIP code", async () => {
  await folder.put(
    "zip/us_zip_centroids.csv",
    "zip,city,state,county,lat,lon",
    "18101,Allentown,PA,Lehigh,40.6,-75.4",
  );
  await sponsors(
    "PA-1,A,Allentown,PA,18101,0,0,,N,,,",
    "GU-1,B,Hagatna,GU,96910,13.4,144.7,,N,,,",
    "PA-2,C,Allentown,PA,18102,55.9,-3.5,,N,,,",
  );
  await occupations("PA-1,47-2111.00");
  const { tables, notes } = await readSponsors(folder.path());
  expect(tables.sponsors?.map(({ lat, lon }) => [lat, lon])).toEqual([
    [40.6, -75.4],
    [13.4, 144.7],
    [55.9, -3.5],
  ]);
  expect(notes).toEqual([
    "2 sponsors lie outside the United States, 1 of them are put at the centre of their ZIP code",
  ]);
});

it("sponsors: faults by line and column, nothing without their occupations", async () => {
  await sponsors("1,A,B,Pa,1,91,x,,Yes,,2026-02-30,", "2,A,B,PA,18101,40,-75,,N,,,");
  const read = await readSponsors(folder.path());
  expect(read.faults.map(({ line, column }) => [line, column])).toEqual([
    [2, "state"],
    [2, "zip"],
    [2, "lat"],
    [2, "lon"],
    [2, "national"],
    [2, "updated"],
    [0, ""],
  ]);
  expect(isUnusable(read)).toBe(true);
});
