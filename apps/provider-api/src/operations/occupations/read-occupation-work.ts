import { readOccupationWork as endpoint } from "@guildway/api-contract";
import { operation } from "../../http/operation.ts";

export const readOccupationWork = operation(endpoint, async () => ({
  Tasks: [],
  Technology: [],
  Tools: [],
  Interests: [],
  Sources: [],
}));
