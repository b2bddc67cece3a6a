import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";

/** Who runs this installation, and which of its services a page may ask for. */
export const readSite = endpoint({
  name: "readSite",
  method: "GET",
  path: "/v1/external/site",
  access: "public",
  summary:
    "Answers who runs this installation, who also receives the plans that name no organization, for how many days they are kept, how large an uploaded file may be, and whether a map service is configured.",
  reply: z.strictObject({
    provider: z.strictObject({
      name: z.string(),
      /** The address of its privacy policy. */
      privacyPolicy: z.nullable(z.string()),
    }),
    /** Days after its last change for which a visitor's plan is kept. */
    planDays: z.int(),
    /** Millions of bytes that an uploaded file may have. */
    uploadMegabytes: z.number(),
    mapService: z.boolean(),
  }),
});
