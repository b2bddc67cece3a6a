import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";

/** Whether the server answers and reaches its database. */
export const readHealth = endpoint({
  name: "readHealth",
  method: "GET",
  path: "/v1/health",
  access: "public",
  summary:
    "Answers ok while the server reaches its database, the head of the audit log as it was noted last, daily, and to a superAdmin how many background jobs of each kind wait, run or have failed.",
  reply: z.strictObject({
    status: z.literal("ok"),
    jobs: z.optional(
      z.array(
        z.strictObject({
          kind: z.string(),
          state: z.enum(["waiting", "running", "failed"]),
          count: z.int(),
        }),
      ),
    ),
    auditHead: z.optional(
      z.strictObject({ sequence: z.int(), hash: z.string(), at: z.iso.datetime() }),
    ),
  }),
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

/** The description of every call, for programs and the API explorer. */
export const readApiDescription = endpoint({
  name: "readApiDescription",
  method: "GET",
  path: "/openapi.json",
  access: "public",
  summary: "Answers the OpenAPI 3.1 description of every call, with an ETag.",
  streams: "reply",
  reply: z.unknown(),
});
