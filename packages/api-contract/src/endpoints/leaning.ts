import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { recordTypeNames } from "../record-types.ts";

const recordType = z.enum(recordTypeNames);

/** Which other records name one, so that whoever deletes it knows. */
export const listLeaning = endpoint({
  name: "listLeaning",
  method: "GET",
  path: "/v1/external/leaning",
  access: "staff",
  summary:
    "Lists the records that name one record, by type and field, as far as the caller may list them: how many, and the first five by name.",
  query: z.strictObject({
    type: recordType,
    id: z.string().check(z.minLength(1), z.maxLength(80)),
  }),
  reply: z.strictObject({
    items: z.array(
      z.strictObject({
        type: recordType,
        field: z.string(),
        total: z.int(),
        /** Whether they are deleted with the record. */
        goWithIt: z.boolean(),
        first: z.array(z.strictObject({ id: z.string(), name: z.string() })),
      }),
    ),
  }),
  problems: ["record.not-found"],
});

/** What leans on a record by one field of a type. */
export type Leaning = z.output<typeof listLeaning.reply>["items"][number];
