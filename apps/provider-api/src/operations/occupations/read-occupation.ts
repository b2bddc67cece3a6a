import { readOccupation as endpoint } from "@guildway/api-contract";
import { operation } from "../../http/operation.ts";
import { Problem } from "../../platform/problem.ts";
import type { OccupationData } from "../../occupations/index.ts";
import { marked } from "./marked.ts";

export const readOccupation = operation(endpoint, async ({ query }, { occupations }) => {
  const onetCode = await codeFor(query.keyword, occupations);
  if (!onetCode) throw new Problem("occupation.not-found");
  const { answer, fallback } = await occupations.detail({
    onetCode,
    zip: query.location,
    wages: query.wages === "true",
    training: query.training === "true",
  });
  if (!answer) throw new Problem("occupation.not-found");
  return { OccupationDetail: [answer], ...marked(fallback) };
});

/** A code is taken as it is; words are those of a title, and name the occupation that fits them best. */
async function codeFor(keyword: string, occupations: OccupationData): Promise<string | undefined> {
  if (/^[\d.-]+$/.test(keyword)) return keyword;
  const { answer } = await occupations.search({ keyword, limit: 1 });
  return answer[0]?.OnetCode;
}
