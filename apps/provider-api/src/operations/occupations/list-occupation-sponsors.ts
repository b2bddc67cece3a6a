import { listOccupationSponsors as endpoint } from "@guildway/api-contract";
import { operation } from "../../http/operation.ts";

export const listOccupationSponsors = operation(endpoint, ({ query }, { occupations }) =>
  occupations.sponsors({ keyword: query.keyword, zip: query.location }),
);
