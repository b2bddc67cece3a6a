import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";

/** Makes a key for programs of an organization. */
export const createProgramKey = endpoint({
  name: "createProgramKey",
  method: "POST",
  path: "/v1/external/program-keys",
  access: "admin",
  summary:
    "Makes a key with which programs read the organization's public content, at most 20 at a time; it is answered once and kept as a hash.",
  body: z.strictObject({
    name: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)),
    /** A superAdmin says whose it is; everybody else makes one for their own organization. */
    orgId: z.optional(z.string().check(z.maxLength(80))),
  }),
  reply: z.strictObject({ id: z.string(), key: z.string() }),
  problems: ["record.not-found", "record.too-many", "limit.too-many-requests"],
});

/** Ends a key. */
export const revokeProgramKey = endpoint({
  name: "revokeProgramKey",
  method: "POST",
  path: "/v1/external/program-keys/revoke",
  access: "admin",
  summary: "Ends a key of the organization at once; programs that use it are refused from then on.",
  body: z.strictObject({ id: z.string().check(z.minLength(1), z.maxLength(80)) }),
  reply: z.strictObject({ revokedAt: z.iso.datetime() }),
  problems: ["record.not-found"],
});
