import * as z from "zod/mini";
import { label, oneOf, record, required, text } from "../record.ts";
import { recordTypeNames, recordTypes, type RecordType } from "../record-types.ts";

/** As many saved views as one person has. */
export const mostSavedViews = 50;

const longestQuery = 2000;
const pair = String.raw`(?!page=)[\w.~*%+-]+=[\w.~*%+-]*`;
const listQuery = z
  .string()
  .check(
    z.maxLength(longestQuery, { abort: true }),
    z.regex(new RegExp(`^(?:${pair}(?:&${pair})*)?$`), "must be what the address of a list says"),
  );

/** A list of the console as somebody likes to see it: what its address says, under a name. */
export const savedViews = record({
  ...recordTypes.savedViews,
  title: "Saved view",
  list: { limit: 200, order: "name" },
  fields: {
    orgId: text(80),
    /** Whose it is. */
    userId: text(80),
    name: required(label(80)),
    /** The records that the list shows. */
    list: required(oneOf(recordTypeNames as [RecordType, ...RecordType[]])),
    /** Its search, filters and order, as `URLSearchParams` writes them; the page is not of it. */
    query: { ...text(longestQuery), schema: listQuery, required: true },
    /** Who else of the organization uses it: a role, or all staff; nobody where it says nothing. */
    sharedWith: oneOf(["staff", "teacher", "admin", "owner"]),
  },
});
