import type { OccupationSource, OccupationSummary } from "@guildway/api-contract";
import type { OutsideDetail } from "./career-one-stop.ts";
import { fetchJson } from "./fetch-json.ts";
import { many, textOf } from "./loose-values.ts";

/** How O*NET Web Services are reached. */
export interface OnetSettings {
  url: string;
  username: string;
  password: string;
}

/** O*NET Web Services 1.9 in our own shapes. Source: services.onetcenter.org/reference. */
export interface OnetWebServices {
  readonly source: OccupationSource;
  search(keyword: string, limit: number): Promise<OccupationSummary[]>;
  detail(onetCode: string): Promise<OutsideDetail | undefined>;
}

const service = "O*NET Web Services";
const source: OccupationSource = {
  Name: service,
  Release: "1.9",
  Credit:
    "This site incorporates information from O*NET Web Services by the U.S. Department of Labor, Employment and Training Administration (USDOL/ETA). O*NET® is a trademark of USDOL/ETA.",
};

/** Calls O*NET Web Services; every call throws where the service fails. */
export function onetWebServices({ url, username, password }: OnetSettings): OnetWebServices {
  const authorization = `Basic ${Buffer.from(`${username}:${password}`).toString("base64")}`;
  const get = async (path: string) =>
    (await fetchJson(service, `${url}/ws/online/${path}`, { authorization })) as
      | Record<string, unknown>
      | undefined;
  return {
    source,
    async search(keyword, limit) {
      const answer = await get(`search?keyword=${encodeURIComponent(keyword)}&end=${limit}`);
      const codes = many(answer?.["occupation"]).map((item) => textOf(item["code"]));
      const details = await Promise.all(
        codes.slice(0, limit).map((code) => get(`occupations/${encodeURIComponent(code)}`)),
      );
      return details.flatMap((item) =>
        item
          ? [
              {
                OnetTitle: textOf(item["title"]),
                OccupationDescription: textOf(item["description"]),
                OnetCode: textOf(item["code"]),
              },
            ]
          : [],
      );
    },
    async detail(onetCode) {
      const code = encodeURIComponent(onetCode);
      const [occupation, related] = await Promise.all([
        get(`occupations/${code}`),
        get(`occupations/${code}/details/related_occupations?display=long`),
      ]);
      if (!occupation) return undefined;
      const [titles] = many(occupation["sample_of_reported_job_titles"]);
      const alternate = Array.isArray(titles?.["title"])
        ? titles["title"].map(textOf)
        : [textOf(titles?.["title"])].filter(Boolean);
      return {
        OnetTitle: textOf(occupation["title"]),
        OccupationDescription: textOf(occupation["description"]),
        ...(alternate.length > 0 && { AlternateTitles: alternate.slice(0, 10) }),
        ...(related && {
          RelatedOccupations: many(related["occupation"])
            .slice(0, 8)
            .map((item) => ({ OnetCode: textOf(item["code"]), OnetTitle: textOf(item["title"]) })),
        }),
      };
    },
  };
}
