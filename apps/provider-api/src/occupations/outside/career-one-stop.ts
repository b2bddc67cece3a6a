import type {
  OccupationDetail,
  LocalWage,
  OccupationElement,
  OccupationSource,
  OccupationSummary,
  OccupationWage,
  PlanCertificate,
  PlanSchoolProgram,
} from "@guildway/api-contract";
import { fetchJson } from "./fetch-json.ts";
import { many, numberOf, textOf } from "./loose-values.ts";

/** How CareerOneStop is reached. */
export interface CareerOneStopSettings {
  url: string;
  userId: string;
  token: string;
}

/** The parts of a detail that CareerOneStop knows; the rest stays the database's. */
export type OutsideDetail = Partial<
  Pick<
    OccupationDetail,
    | "OnetTitle"
    | "OccupationDescription"
    | "AlternateTitles"
    | "SkillsDataList"
    | "KnowledgeDataList"
    | "Wages"
    | "RelatedOccupations"
  >
>;

/** CareerOneStop's Web API in our own shapes. Source: careeronestop.org/Developers/WebAPI. */
export interface CareerOneStop {
  readonly source: OccupationSource;
  /** How far around a place programs are asked for. */
  readonly trainingRadiusMiles: number;
  search(keyword: string, limit: number): Promise<OccupationSummary[]>;
  detail(onetCode: string, location: string): Promise<OutsideDetail | undefined>;
  training(occupation: string, location: string): Promise<PlanSchoolProgram[]>;
  certificates(keyword: string): Promise<PlanCertificate[]>;
}

const service = "CareerOneStop";
const trainingRadiusMiles = 25;
const source: OccupationSource = {
  Name: service,
  Release: "Web API",
  Credit:
    "CareerOneStop is sponsored by the U.S. Department of Labor, Employment and Training Administration.",
};
const most = 100;

/** Calls CareerOneStop; every call throws where the service fails. */
export function careerOneStop({ url, userId, token }: CareerOneStopSettings): CareerOneStop {
  const get = async (path: string, rest: readonly (string | number)[], query = "") => {
    const parts = [userId, ...rest].map((part) => encodeURIComponent(String(part)));
    const answer = await fetchJson(service, `${url}/v1/${path}/${parts.join("/")}${query}`, {
      authorization: `Bearer ${token}`,
    });
    return (answer ?? {}) as Record<string, unknown>;
  };
  return {
    source,
    trainingRadiusMiles,
    async search(keyword, limit) {
      const { OccupationList } = await get("occupation", [keyword, "N", 0, limit]);
      return many(OccupationList).flatMap((item) => {
        const code = textOf(item["OnetCode"]);
        if (!/^\d{2}-\d{4}\.\d{2}$/.test(code)) return [];
        return [
          {
            OnetTitle: textOf(item["OnetTitle"]),
            OccupationDescription: textOf(item["OccupationDescription"]),
            OnetCode: code,
          },
        ];
      });
    },
    async detail(onetCode, location) {
      const flags =
        "?training=true&wages=true&skills=true&knowledge=true&alternateOnetTitles=true&ability=false";
      const { OccupationDetail } = await get("occupation", [onetCode, location || "US"], flags);
      const [detail] = many(OccupationDetail);
      if (!detail) return undefined;
      const titles = Array.isArray(detail["AlternateTitles"])
        ? detail["AlternateTitles"].map(textOf).filter(Boolean)
        : [];
      const wages = wagesOf(detail["Wages"]);
      return {
        OnetTitle: textOf(detail["OnetTitle"]),
        OccupationDescription: textOf(detail["OnetDescription"]),
        ...(titles.length > 0 && { AlternateTitles: titles.slice(0, 10) }),
        ...nonEmpty("SkillsDataList", elementsOf(detail["SkillsDataList"])),
        ...nonEmpty("KnowledgeDataList", elementsOf(detail["KnowledgeDataList"])),
        ...(wages && { Wages: wages }),
      };
    },
    async training(occupation, location) {
      const zeros = Array.from({ length: 8 }, () => 0);
      const { SchoolPrograms } = await get("training", [
        occupation,
        location || "US",
        trainingRadiusMiles,
        ...zeros,
        most,
      ]);
      return many(SchoolPrograms).map((item) => ({
        ID: textOf(item["ID"]),
        ProgramName: textOf(item["ProgramName"]),
        SchoolName: textOf(item["SchoolName"]),
        StateAbbr: textOf(item["StateAbbr"]),
        City: textOf(item["City"]) || null,
        SchoolUrl: textOf(item["SchoolUrl"]) || null,
        Distance: numberOf(item["Distance"]).value,
      }));
    },
    async certificates(keyword) {
      const { CertList } = await get("certificationfinder", [
        keyword,
        1,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        most,
      ]);
      return many(CertList).map((item) => ({
        Kind: "certification" as const,
        Source: service,
        Id: textOf(item["Id"]),
        Name: textOf(item["Name"]),
        Description: textOf(item["Description"]),
        Url: textOf(item["Url"]),
        Type: textOf(item["Type"]),
        Acronym: textOf(item["Acronym"]),
        Organization: textOf(item["Organization"]),
        OrganizationUrl: textOf(item["OrganizationUrl"]),
        OrganizationAddress: textOf(item["OrganizationAddress"]),
        CertDetailList: many(item["CertDetailList"]).map((detail) => ({
          Name: textOf(detail["Name"]),
          Value: textOf(detail["Value"]),
        })),
      }));
    },
  };
}

/** Skills or knowledge by importance, highest first; the service sends numbers as text, which would sort wrongly. */
function elementsOf(value: unknown): OccupationElement[] {
  return many(value)
    .map((item) => ({
      ElementId: textOf(item["ElementId"]),
      ElementName: textOf(item["ElementName"]),
      ElementDescription: textOf(item["ElementDescription"]),
      Importance: Math.min(100, Math.max(0, numberOf(item["Importance"]).value ?? 0)),
    }))
    .filter((element) => element.ElementId && element.ElementName)
    .toSorted((a, b) => b.Importance - a.Importance || (a.ElementName < b.ElementName ? -1 : 1));
}

const percentiles = ["Pct10", "Pct25", "Median", "Pct75", "Pct90"] as const;

function wagesOf(value: unknown): OccupationDetail["Wages"] {
  const [wages] = many(value);
  const national = many(wages?.["NationalWagesList"]).flatMap((item): OccupationWage[] => {
    const rate = textOf(item["RateType"]);
    if (rate !== "Annual" && rate !== "Hourly") return [];
    const figures = Object.fromEntries(percentiles.map((name) => [name, numberOf(item[name])]));
    const figure = (name: (typeof percentiles)[number]) => figures[name]?.value ?? null;
    return [
      {
        RateType: rate,
        Pct10: figure("Pct10"),
        Pct25: figure("Pct25"),
        Median: figure("Median"),
        Pct75: figure("Pct75"),
        Pct90: figure("Pct90"),
        Mean: null,
        AreaName: textOf(item["AreaName"]) || "United States",
        TopCoded: percentiles.filter((name) => figures[name]?.open),
      },
    ];
  });
  const [soc] = many(wages?.["SocWageInfo"]);
  if (national.length === 0) return undefined;
  return {
    NationalWagesList: national,
    LocalWagesList: [
      ...localWages(wages?.["BLSAreaWagesList"], "Metro"),
      ...localWages(wages?.["StateWagesList"], "State"),
    ],
    WageYear: numberOf(wages?.["WageYear"]).value ?? 0,
    SocWageInfo: { SocCode: textOf(soc?.["SocCode"]), SocTitle: textOf(soc?.["SocTitle"]) },
  };
}

/** The medians of areas, of which the service answers one row by the hour and one by the year. */
function localWages(value: unknown, kind: LocalWage["AreaKind"]): LocalWage[] {
  const areas = new Map<string, LocalWage>();
  for (const item of many(value)) {
    const rate = textOf(item["RateType"]);
    const AreaName = textOf(item["AreaName"]);
    const median = numberOf(item["Median"]);
    if ((rate !== "Annual" && rate !== "Hourly") || median.value === null || !AreaName) continue;
    const AreaKind = kind === "Metro" && /nonmetropolitan/i.test(AreaName) ? "Nonmetro" : kind;
    const wage: LocalWage = areas.get(AreaName) ?? {
      AreaName,
      AreaKind,
      Hourly: null,
      Annual: null,
      TopCoded: [],
    };
    areas.set(AreaName, {
      ...wage,
      [rate]: median.value,
      TopCoded: [...wage.TopCoded, ...(median.open ? ([rate] as const) : [])],
    });
  }
  return [...areas.values()];
}

function nonEmpty<K extends string>(
  name: K,
  list: OccupationElement[],
): { [P in K]?: OccupationElement[] } {
  return (list.length > 0 ? { [name]: list } : {}) as { [P in K]?: OccupationElement[] };
}
