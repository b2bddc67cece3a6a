import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { mayPath } from "../record-path.ts";
import { recordTypeNames } from "../record-types.ts";

/** What can be asked for; `list` and `create` are of a type, the rest of a record too. */
export const rights = ["list", "read", "create", "update", "publish", "delete"] as const;

/** One of the things that a caller may do with a record, or may not. */
export type Right = (typeof rights)[number];

/**
 * Why not. `sign-in`: a visitor would have to. `role`: not with this role. `nobody`: no role may. `no-such-call`: the type has
 * no such call. `organization`: it is another organization's, `person`: another person's. `course-read-only`: they read courses
 * and change none. `evidence`: it is signed and stays. `grant-needed`: with its access code or edit grant. `not-public`: it is
 * there and not public. `not-found`: there is none that the caller may see.
 */
export const whyNot = [
  "sign-in",
  "role",
  "nobody",
  "no-such-call",
  "organization",
  "person",
  "course-read-only",
  "evidence",
  "grant-needed",
  "not-public",
  "not-found",
] as const;

/** A reason why a caller may not. */
export type WhyNot = (typeof whyNot)[number];

/** What the caller may do with a type, or with one record of it. */
export const mayI = endpoint({
  name: "mayI",
  method: "GET",
  path: mayPath,
  access: "public",
  summary:
    "Answers what the caller may do with a record type, or with one record by its id, and why not; a record that they may not see is as one that is not there. Changing may still be refused for single fields.",
  query: z.strictObject({
    type: z.enum(recordTypeNames),
    id: z.optional(z.string().check(z.minLength(1), z.maxLength(80))),
  }),
  grants: ["access", "edit"],
  reply: z.strictObject({
    list: z.boolean(),
    read: z.boolean(),
    create: z.boolean(),
    update: z.boolean(),
    publish: z.boolean(),
    delete: z.boolean(),
    why: z.partialRecord(z.enum(rights), z.enum(whyNot)),
  }),
});
