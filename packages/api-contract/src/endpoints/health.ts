import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";

/** Whether the server answers and reaches its database. */
export const readHealth = endpoint({
  name: "readHealth",
  method: "GET",
  path: "/v1/health",
  access: "public",
  summary: "Answers ok while the server reaches its database.",
  reply: z.strictObject({ status: z.literal("ok") }),
});
