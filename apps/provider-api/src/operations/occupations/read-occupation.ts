import { readOccupation as endpoint } from "@guildway/api-contract";
import { operation } from "../../http/operation.ts";
import { Problem } from "../../http/problem.ts";

export const readOccupation = operation(endpoint, async ({ query }, { occupations }) => {
  const detail = await occupations.detail({
    onetCode: query.keyword,
    zip: query.location,
    wages: query.wages === "true",
    training: query.training === "true",
  });
  if (!detail) throw new Problem("occupation.not-found");
  return { OccupationDetail: [detail] };
});
