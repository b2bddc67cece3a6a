import {
  type mayI as endpoint,
  mayPath,
  type RecordType,
  type ReplyOf,
} from "@guildway/api-contract";
import { type CallOptions, send } from "./call.ts";

/** What somebody may do with a record type or one record, and why not. */
export type Rights = ReplyOf<typeof endpoint>;

/** Asks what the caller may do with a type, or with one record of it; a record that they may not see is as one that is not there. */
export async function mayI(
  type: RecordType,
  id?: string,
  options: CallOptions = {},
): Promise<Rights> {
  // By its path alone, because this package is shared whole and the endpoint's schemas would come with it.
  const query = { type, ...(id !== undefined && { id }) };
  return (await send("GET", mayPath, { ...options, query })) as Rights;
}
