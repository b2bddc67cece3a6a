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

/** A piece of another site in a document of its own, which reaches nothing of ours. */
export const readEmbed = endpoint({
  name: "readEmbed",
  method: "GET",
  path: "/v1/embed/widgets/{id}",
  access: "public",
  summary:
    "Answers the embed code of a widget as a document of no origin, whose scripts run and reach no page, no cookie and no storage of ours; to frames only, since nobody should take it for a page of this site.",
  streams: "reply",
  reply: z.unknown(),
  problems: ["record.not-found"],
});
