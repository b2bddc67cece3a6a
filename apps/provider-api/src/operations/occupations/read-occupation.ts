import { readOccupation as endpoint } from "@guildway/api-contract";
import { operation } from "../../http/operation.ts";
import { Problem } from "../../platform/problem.ts";
import { marked } from "./marked.ts";

export const readOccupation = operation(endpoint, async ({ query }, { occupations }) => {
  const onetCode = await occupations.codeOf(query.keyword);
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
