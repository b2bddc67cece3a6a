import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { keyScopes } from "../key-scopes.ts";

const id = z.string().check(z.minLength(1), z.maxLength(80));

/** The longest that the old secret of a key goes on after its rotation. */
export const mostHoursAfterRotation = 168;

/** Makes a key for programs of an organization. */
export const createProgramKey = endpoint({
  name: "createProgramKey",
  method: "POST",
  path: "/v1/external/program-keys",
  access: "admin",
  summary:
    "Makes a key with which programs read the organization's public content, at most 20 at a time, limited to some of the lists and to a time where that is said; it is answered once and kept as a hash.",
  body: z.strictObject({
    name: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)),
    /** A superAdmin says whose it is; everybody else makes one for their own organization. */
    orgId: z.optional(z.string().check(z.maxLength(80))),
    /** What it may do; all that keys may where nothing is said. */
    scopes: z.optional(
      z.array(z.enum(keyScopes)).check(z.minLength(1), z.maxLength(keyScopes.length)),
    ),
    expiresAt: z.optional(z.iso.datetime()),
  }),
  reply: z.strictObject({ id: z.string(), key: z.string() }),
  problems: ["record.not-found", "record.too-many", "limit.too-many-requests"],
});

/** Gives a key a new secret. */
export const rotateProgramKey = endpoint({
  name: "rotateProgramKey",
  method: "POST",
  path: "/v1/external/program-keys/rotate",
  access: "admin",
  summary:
    "Gives a key of the organization a new secret, which is answered once; the old one goes on for as many hours as are chosen, at most seven days, and one before it ends at once. The public URLs that were made with a secret end with it.",
  body: z.strictObject({
    id,
    keepsHours: z._default(z.int().check(z.gte(0), z.lte(mostHoursAfterRotation)), 24),
  }),
  reply: z.strictObject({ id: z.string(), key: z.string(), earlierUntil: z.iso.datetime() }),
  problems: ["record.not-found", "program-key.ended", "limit.too-many-requests"],
});

/** Ends a key. */
export const revokeProgramKey = endpoint({
  name: "revokeProgramKey",
  method: "POST",
  path: "/v1/external/program-keys/revoke",
  access: "admin",
  summary:
    "Ends a key of the organization at once; programs that use it are refused from then on, and the public URLs that were made with it open nothing any more.",
  body: z.strictObject({ id }),
  reply: z.strictObject({ revokedAt: z.iso.datetime() }),
  problems: ["record.not-found"],
});
