import { readOccupation as endpoint } from "@guildway/api-contract";
import { operation } from "../../http/operation.ts";
import { Problem } from "../../http/problem.ts";
import { marked } from "./marked.ts";

export const readOccupation = operation(endpoint, async ({ query }, { occupations }) => {
  const { answer, fallback } = await occupations.detail({
    onetCode: query.keyword,
    zip: query.location,
    wages: query.wages === "true",
    training: query.training === "true",
  });
  if (!answer) throw new Problem("occupation.not-found");
  return { OccupationDetail: [answer], ...marked(fallback) };
});
