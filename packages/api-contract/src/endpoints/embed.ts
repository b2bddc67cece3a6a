import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";

/** The sites that may show an organization's Career Pathways in a frame. */
export const readFrameAncestors = endpoint({
  name: "readFrameAncestors",
  method: "GET",
  path: "/v1/embed/frame-ancestors",
  access: "public",
  summary: "Lists the origins whose pages may show Career Pathways of an organization in a frame.",
  query: z.strictObject({ orgId: z.string().check(z.maxLength(80)) }),
  reply: z.strictObject({ origins: z.array(z.string()) }),
});
