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
  problems: ["server.unavailable"],
});

/** Whether the server wants requests: its search is warm and it is not about to stop. */
export const readReadiness = endpoint({
  name: "readReadiness",
  method: "GET",
  path: "/v1/ready",
  access: "public",
  summary: "Answers ready once the server is warm, and 503 while it starts or stops.",
  reply: z.strictObject({ status: z.literal("ready") }),
  problems: ["server.unavailable"],
});
