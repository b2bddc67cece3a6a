import { join } from "node:path";
import { type LatLon, milesBetween, nearestOf } from "./miles.ts";
import { readCsv } from "./read-csv.ts";

type Row = Record<string, string>;

interface RawPlace extends LatLon {
  zip: string;
  state: string;
  wageArea: string;
}

const by = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** For tests: an occupation's view, asked of the raw files. It shares no code with the importers or the queries. */
export function rawFiles(folder: string) {
  const read = (name: string) => readCsv(join(folder, name));
  const grouped = (rows: Row[], key: string) => Map.groupBy(rows, (row) => row[key]!);

  const areaOfZip = new Map(
    read("zip/zip_area.csv").map((row) => [row["zip"]!, row["wage_area"]!]),
  );
  const places = new Map(
    read("zip/us_zip_centroids.csv").map((row): [string, RawPlace] => [
      row["zip"]!,
      {
        zip: row["zip"]!,
        state: row["state"]!,
        lat: Number(row["lat"]),
        lon: Number(row["lon"]),
        wageArea: areaOfZip.get(row["zip"]!) ?? "",
      },
    ]),
  );
  const completions = grouped(read("schools/completions_2024.csv"), "cip6");
  const completed = new Set([...completions.values()].flat().map((row) => row["unitid"]!));
  const schools = new Map(
    [
      ...read("schools/us_institutions_ipeds_hd2023.csv"),
      ...read("schools/institutions_new_in_hd2024.csv"),
    ]
      .filter((row) => completed.has(row["UNITID"]!))
      .map((row) => [row["UNITID"]!, row]),
  );
  const crosswalk = grouped(read("crosswalks/soc2018_cip2020_crosswalk.csv"), "SOC2018Code");
  const cipTitle = new Map(
    read("crosswalks/cip2020_titles.csv").map((row) => [row["cip"]!, row["title"]!]),
  );
  const award = new Map(
    read("schools/award_levels.csv").map((row) => [row["awlevel"]!, row["label"]!]),
  );
  const sponsors = new Map(
    read("sponsors/sponsors_us.csv").map((row) => [row["sponsor_id"]!, row]),
  );
  const sponsorsOf = grouped(read("sponsors/sponsor_occupations.csv"), "onet_soc");
  const licences = new Map(
    read("licences/licences_us.csv").map((row) => [row["licence_id"]!, row]),
  );
  const licenceRows = read("licences/licence_occupations.csv");
  const licencesOf = grouped(licenceRows, "onet_soc");
  const occupationsOf = grouped(licenceRows, "licence_id");
  const projections = new Map(
    read("projections/employment_projections_2024-34.csv")
      .filter((row) => row["type"] === "Line item")
      .map((row) => [row["soc"]!, row]),
  );
  const wageKey = (area: string, soc: string) => `${area} ${soc}`;
  const nation = new Map(
    read("wages/2025/oews_national_may2025.csv").map((row) => [row["OCC_CODE"]!, row]),
  );
  const medians = new Map(
    [
      ...read("wages/areas/oews_state_median_may2025.csv"),
      ...read("wages/areas/oews_metro_median_may2025.csv"),
    ].map((row) => [wageKey(row["state"] ?? row["cbsa"]!, row["soc"]!), row]),
  );

  const schoolPoint = (row: Row) => ({
    lat: Number(row["LATITUDE"]),
    lon: Number(row["LONGITUD"]),
  });
  /** The place of a ZIP code, or the nearest number of its three digits, of a ZIP code or else of a school. */
  const placeOf = (zip: string): RawPlace | undefined => {
    const known = places.get(zip);
    if (known) return known;
    const gap = (other: string) => Math.abs(Number(other) - Number(zip));
    const nearestIn = <T extends { zip: string }>(list: T[]) =>
      list
        .filter((one) => one.zip.startsWith(zip.slice(0, 3)))
        .sort((a, b) => gap(a.zip) - gap(b.zip) || by(a.zip, b.zip))[0];
    return (
      nearestIn([...places.values()]) ??
      nearestIn(
        [...schools.values()]
          .toSorted((a, b) => Number(a["UNITID"]) - Number(b["UNITID"]))
          .map((row) => ({
            zip: row["ZIP"]!.slice(0, 5).padStart(5, "0"),
            state: row["STABBR"]!,
            wageArea: "",
            ...schoolPoint(row),
          })),
      )
    );
  };

  return {
    placeOf,

    programs(soc: string, from: LatLon) {
      const cips = new Set((crosswalk.get(soc) ?? []).map((row) => row["CIP2020Code"]!));
      const all = [...cips]
        .flatMap((cip) => completions.get(cip) ?? [])
        .filter((row) => Number(row["completions"]) > 0)
        .map((row) => {
          const school = schools.get(row["unitid"]!)!;
          return {
            ID: `${row["unitid"]}-${row["cip6"]}-${row["awlevel"]}`,
            ProgramName: cipTitle.get(row["cip6"]!)!.replace(/\.$/, ""),
            SchoolName: school["INSTNM"]!,
            StateAbbr: school["STABBR"]!,
            City: school["CITY"]!,
            CipCode: row["cip6"]!,
            Award: award.get(row["awlevel"]!)!,
            Completions: Number(row["completions"]),
            CompletionsYear: Number(row["year"]),
            miles: milesBetween(from, schoolPoint(school)),
          };
        });
      return nearestOf(
        all,
        (a, b) =>
          a.miles - b.miles || b.Completions - a.Completions || by(a.ProgramName, b.ProgramName),
      );
    },

    sponsors(onetCode: string, from: LatLon) {
      const all = (sponsorsOf.get(onetCode) ?? []).map((link) => {
        const row = sponsors.get(link["sponsor_id"]!)!;
        const point = { lat: Number(row["lat"]), lon: Number(row["lon"]) };
        // Some of the file's points lie in the sea or in Europe.
        const isAstray = point.lat < 13 || (point.lon > -64 && point.lon < 130);
        return {
          Id: row["sponsor_id"]!,
          Name: row["name"]!,
          City: row["city"]!,
          National: row["national"] === "Y",
          miles: milesBetween(from, (isAstray && places.get(row["zip"]!)) || point),
        };
      });
      return nearestOf(all, (a, b) => a.miles - b.miles || by(a.Name, b.Name) || by(a.Id, b.Id));
    },

    licences(onetCode: string, state: string | undefined) {
      return (licencesOf.get(onetCode) ?? [])
        .map((link) => licences.get(link["licence_id"]!)!)
        .filter((row) => row["state"] === state || row["state"] === "US")
        .map((row) => ({
          Id: `licence-${row["licence_id"]}`,
          Name: row["title"]!,
          State: row["state"]!,
          Organization: row["agency"] || null,
          linked: occupationsOf.get(row["licence_id"]!)!.length,
        }))
        .sort(
          (a, b) =>
            Number(a.State === "US") - Number(b.State === "US") ||
            a.linked - b.linked ||
            by(a.Name, b.Name) ||
            by(a.Id, b.Id),
        );
    },
    knowsState: (state: string) => [...licences.values()].some((row) => row["state"] === state),

    national(soc: string) {
      const row = nation.get(soc);
      const figure = (name: string) => dollarsOf(row?.[name]);
      return row && { Annual: figure("A_MEDIAN"), Hourly: figure("H_MEDIAN") };
    },
    /** The medians of the metropolitan area and of the state, as far as there are any. */
    local(soc: string, place: RawPlace) {
      return [place.wageArea, place.state].flatMap((area) => {
        const row = medians.get(wageKey(area, soc));
        const wage = row && {
          Annual: dollarsOf(row["a_median"]),
          Hourly: dollarsOf(row["h_median"]),
        };
        return wage && (wage.Annual !== null || wage.Hourly !== null) ? [wage] : [];
      });
    },
    outlook(soc: string) {
      const row = projections.get(soc);
      const jobs = (name: string) => Math.round(Number(row?.[name]) * 1000);
      return (
        row && {
          AnnualOpenings: jobs("annual_openings_k"),
          Employment: jobs("emp_2024_k"),
          ProjectedEmployment: jobs("emp_2034_k"),
          ChangePercent: Number(row["change_pct"]),
          EntryEducation: row["entry_education"] || null,
        }
      );
    },
  };
}

const dollarsOf = (cell: string | undefined) =>
  cell && /^[\d.,]+$/.test(cell) ? Number(cell.replaceAll(",", "")) : null;
