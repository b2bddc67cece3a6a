import { type ReplyOf, type searchRecords as endpoint, searchPath } from "@guildway/api-contract";
import { type CallOptions, send } from "./call.ts";

/** Finds the records that the caller may list by their names, the best of each type together. */
export async function searchRecords(
  typed: string,
  options: CallOptions = {},
): Promise<ReplyOf<typeof endpoint>> {
  // By its path alone, as `mayI`.
  return (await send("GET", searchPath, { ...options, query: { q: typed } })) as ReplyOf<
    typeof endpoint
  >;
}
