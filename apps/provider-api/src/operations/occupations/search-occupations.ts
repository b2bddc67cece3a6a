import { searchOccupations as endpoint } from "@guildway/api-contract";
import { operation } from "../../http/operation.ts";
import { marked } from "./marked.ts";

export const searchOccupations = operation(endpoint, async ({ query }, { occupations }) => {
  const { answer, fallback } = await occupations.search({
    keyword: query.keyword,
    limit: query.limit,
  });
  return {
    OccupationList: answer,
    Sources: await occupations.sources(["onet", "wages", "rapids"]),
    ...marked(fallback),
  };
});
