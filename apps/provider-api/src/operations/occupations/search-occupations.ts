import { searchOccupations as endpoint } from "@guildway/api-contract";
import { operation } from "../../http/operation.ts";

export const searchOccupations = operation(endpoint, async ({ query }, { occupations }) => ({
  OccupationList: await occupations.search({ keyword: query.keyword, limit: query.limit }),
  Sources: await occupations.sources(),
}));
