import * as z from "zod/mini";
import { longestKeyword } from "../bounds.ts";
import { endpoint } from "../endpoint.ts";
import { searchPath } from "../record-path.ts";

/** The most records of one type that a search answers. */
const mostFound = 20;

/** One record that a search found. */
const found = z.strictObject({
  /** Of all types, so that who searches need not know each of them. */
  recordType: z.string(),
  id: z.string(),
  /** What the record is called; its id where it has no name. */
  name: z.string(),
  /** What tells it from others of that name, such as an address. */
  also: z.nullable(z.string()),
  orgId: z.nullable(z.string()),
  orgName: z.nullable(z.string()),
});

/** A record that a search found, with its organization. */
export type FoundRecord = z.infer<typeof found>;

/** Searches everything that the caller may list, by names and addresses. */
export const searchRecords = endpoint({
  name: "searchRecords",
  method: "GET",
  path: searchPath,
  access: "user",
  summary:
    "Finds records of every type by name and address: those that the caller may list, the best first, the records of a type together. Words come in any order, without accents and case; one of three letters is found anywhere, a shorter one where a word begins; alone it needs two letters.",
  query: z.strictObject({
    q: z.string().check(z.minLength(1), z.maxLength(longestKeyword)),
    /** The most of each type. */
    limit: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(mostFound))),
  }),
  reply: z.strictObject({ items: z.array(found) }),
});
