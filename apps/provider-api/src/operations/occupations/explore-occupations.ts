import { exploreOccupations as endpoint } from "@guildway/api-contract";
import { operation } from "../../http/operation.ts";

export const exploreOccupations = operation(endpoint, async () => ({
  OccupationList: [],
  Total: 0,
  Sources: [],
}));
