import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";

/** Checks the whole audit log. */
export const checkAuditLog = endpoint({
  name: "checkAuditLog",
  method: "POST",
  path: "/v1/external/audit/check",
  access: "superAdmin",
  summary:
    "Reads the whole audit log and says where its chain of hashes is broken, if it is: an entry that was changed, left out, or cut off since its head was noted last. At most 6 times an hour.",
  reply: z.strictObject({
    entries: z.int(),
    /** The number of the first entry that does not fit; null where all do. */
    brokenAt: z.nullable(z.int()),
    checkedAt: z.iso.datetime(),
  }),
  problems: ["limit.too-many-requests"],
});
