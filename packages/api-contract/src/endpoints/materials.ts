import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";

/** The author of a published material, as the side sheet shows them. */
export const readAuthor = endpoint({
  name: "readAuthor",
  method: "GET",
  path: "/v1/external/materials/{id}/author",
  access: "public",
  summary:
    "Answers the name and picture of the author of a published material, and nothing else of them.",
  reply: z.strictObject({ name: z.nullable(z.string()), profilePicture: z.nullable(z.string()) }),
  problems: ["record.not-found"],
});
