import { listSponsors as endpoint } from "@guildway/api-contract";
import { operation } from "../../http/operation.ts";

export const listSponsors = operation(endpoint, async () => ({
  Sponsors: [],
  Total: 0,
  Radius: null,
  Sources: [],
  Available: false,
}));
