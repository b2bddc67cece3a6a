import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { recordTypeNames } from "../record-types.ts";

/** What somebody did to a record. */
export const changeActions = ["create", "update", "publish", "delete"] as const;

/** Who changed a record: somebody with an account, a program with a key, a visitor or invitee without an account, or the product itself. */
export const changerKinds = ["person", "program", "visitor", "product"] as const;

const recordChange = z.strictObject({
  id: z.int(),
  at: z.iso.datetime(),
  action: z.string(),
  by: z.strictObject({
    kind: z.enum(changerKinds),
    id: z.nullable(z.string()),
    name: z.nullable(z.string()),
  }),
  /** The fields that changed, with what stood there and what stands there since; null is nothing. */
  fields: z.array(z.strictObject({ field: z.string(), before: z.json(), after: z.json() })),
  /** Private fields that changed; what stood in them is not answered. */
  privateFields: z.array(z.string()),
});

/** One change of a record, as its history shows it. */
export type RecordChange = z.infer<typeof recordChange>;

/** The history of one record, for who runs its organization. */
export const listChanges = endpoint({
  name: "listChanges",
  method: "GET",
  path: "/v1/external/changes",
  access: "admin",
  summary:
    "Answers who changed a record, when and what, newest first, 20 at a time; private values are left out. `before` is the id of the last change of the page before.",
  query: z.strictObject({
    type: z.enum(recordTypeNames),
    id: z.string().check(z.minLength(1), z.maxLength(80)),
    before: z.optional(z.coerce.number().check(z.int(), z.gte(1))),
  }),
  reply: z.strictObject({ items: z.array(recordChange), more: z.boolean() }),
  problems: ["record.not-found"],
});
