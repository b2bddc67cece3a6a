import { searchRecords as endpoint } from "@guildway/api-contract";
import { operation } from "../../http/operation.ts";
import { searchRecords as search } from "../../records/search/search-records.ts";

/** So many of each type, unless the caller says otherwise. */
const usualLimit = 5;

export const searchRecords = operation(endpoint, async ({ caller, query }, services) => ({
  items: await search(services, query.q, query.limit ?? usualLimit, caller),
}));
