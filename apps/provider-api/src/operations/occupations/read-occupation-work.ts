import { readOccupationWork as endpoint } from "@guildway/api-contract";
import { operation } from "../../http/operation.ts";
import { Problem } from "../../platform/problem.ts";

export const readOccupationWork = operation(endpoint, async ({ query }, { occupations }) => {
  const onetCode = await occupations.codeOf(query.keyword);
  const work = onetCode === undefined ? undefined : await occupations.work(onetCode);
  if (!work) throw new Problem("occupation.not-found");
  return work;
});
