import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { keyScopes } from "../key-scopes.ts";

/** The key with which anyone can try the public calls. */
export const readSandbox = endpoint({
  name: "readSandbox",
  method: "GET",
  path: "/v1/api/sandbox",
  access: "public",
  summary:
    "Answers the public key with which anyone can try the content API, whose content it reads and what it may do; null where this installation has none.",
  reply: z.strictObject({
    sandbox: z.nullable(
      z.strictObject({
        key: z.string(),
        organizationName: z.string(),
        /** What the key may do. */
        scopes: z.array(z.enum(keyScopes)),
      }),
    ),
  }),
});
