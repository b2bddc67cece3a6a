import { randomUUID } from "node:crypto";
import { type Context, Hono } from "hono";
import { getCookie } from "hono/cookie";
import { type Endpoint, type Fault, type ProblemBody, problems } from "@guildway/api-contract";
import { authorize } from "../access/authorize.ts";
import { identifyCaller } from "../access/identify-caller.ts";
import type { Services } from "../services.ts";
import { clientAddressOf } from "./client-address.ts";
import type { Call, Operation } from "./operation.ts";
import { asProblem, Problem } from "../platform/problem.ts";
import { workFor } from "../platform/database/in-turn-dialect.ts";
import { networkOf } from "../platform/limits/network-of.ts";
import { countInThisProcess } from "../platform/limits/share-of-requests.ts";
import { readJsonBody, refuseUnstorableText } from "./read-body.ts";
import { logRequest } from "./request-log.ts";

/** The HTTP application: each operation at its endpoint, everything else a clear 404. It can be called without listening. */
export function serve(operations: readonly Operation[], services: Services): Hono {
  const app = new Hono();
  const limit = countInThisProcess(services.settings.requestsPerMinute, services.clock);
  const clientAddress = clientAddressOf(services.settings);

  const spend = (context: Context, address: string, weight: number) => {
    const allowance = limit(address, weight);
    context.header("ratelimit-limit", String(allowance.limit));
    context.header("ratelimit-remaining", String(allowance.remaining));
    context.header("ratelimit-reset", String(allowance.resetSeconds));
    if (allowance.remaining < 0)
      throw new Problem("limit.too-many-requests", { retryAfter: allowance.resetSeconds });
  };

  const answer = async (context: Context, operation: Operation | undefined) => {
    const started = performance.now();
    const requestId = randomUUID();
    const address = clientAddress(context);
    context.header("x-request-id", requestId);
    context.header("cache-control", "no-store");
    context.header("x-content-type-options", "nosniff");
    let code: string | undefined;
    let response: Response;
    try {
      spend(context, address, 1);
      if (!operation) throw new Problem("route.not-found");
      const spendMore = (requests: number) => spend(context, address, requests);
      const reply = await workFor(networkOf(address), () =>
        perform(context, operation, services, requestId, address, spendMore),
      );
      response =
        reply instanceof Response ? withHeaders(reply, context) : context.json(reply as never);
    } catch (error) {
      const problem = asProblem(error);
      code = problem.code;
      if (problem.code === "server.error")
        services.log("error", "request.failed", { requestId, reason: describe(error) });
      if (problem.details?.retryAfter !== undefined)
        context.header("retry-after", String(problem.details.retryAfter));
      const body: ProblemBody = {
        code: problem.code,
        message: problem.message,
        requestId,
        ...(problem.details && { details: problem.details }),
      };
      response = context.json(body, problems[problem.code].status);
    }
    // Nobody reads the body of an answer to HEAD, and a file stays open until it is read or let go.
    if (context.req.method === "HEAD") await response.body?.cancel();
    logRequest(services, {
      requestId,
      method: context.req.method,
      route: operation?.endpoint.path ?? "unknown",
      status: response.status,
      ms: performance.now() - started,
      code,
    });
    return response;
  };

  for (const operation of operations)
    app.on(operation.endpoint.method, honoPath(operation.endpoint), (context) =>
      answer(context, operation),
    );
  app.notFound((context) => answer(context, undefined));
  return app;
}

/** Access first, then input, then the operation; the reply is checked where `checkReplies` is set. */
async function perform(
  context: Context,
  { endpoint, run }: Operation,
  services: Services,
  requestId: string,
  address: string,
  spendMore: (requests: number) => void,
): Promise<unknown> {
  const origin = context.req.header("origin");
  const caller = await identifyCaller(context.req.raw.headers, services);
  authorize(endpoint, caller, origin, services.settings.allowedOrigins);

  const search = new URL(context.req.url).searchParams;
  for (const [name, value] of search) refuseUnstorableText(value, [name]);
  const params = context.req.param() as Record<string, string>;
  refuseUnstorableText(params, []);
  if (!endpoint.query && !endpoint.lists && search.size > 0)
    throw new Problem("query.unknown-parameter", {
      faults: [...search.keys()].map((field) => ({ field, reason: "this call takes no query" })),
    });
  const call: Call = {
    caller,
    params,
    query: (endpoint.query
      ? parse(endpoint.query, Object.fromEntries(search), "query")
      : undefined) as never,
    body: (endpoint.body
      ? parse(endpoint.body, await readJsonBody(context, spendMore), "body")
      : undefined) as never,
    search,
    requestId,
    address,
    origin,
    raw: context.req.raw,
    header: (name) => context.req.header(name),
    cookie: (name) => getCookie(context, name),
    setCookie: (value) => context.header("set-cookie", value, { append: true }),
  };
  const reply = await run(call, services);
  if (services.checkReplies && !(reply instanceof Response)) {
    const checked = endpoint.reply.safeParse(reply);
    if (!checked.success)
      throw new Error(
        `The reply of ${endpoint.name} breaks its contract: ${JSON.stringify(checked.error.issues)}`,
      );
  }
  return reply;
}

function parse(
  schema: NonNullable<Endpoint["body"]>,
  value: unknown,
  part: "query" | "body",
): unknown {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const issues = parsed.error.issues as {
    code: string;
    path: PropertyKey[];
    message: string;
    keys?: string[];
  }[];
  const faults = issues.flatMap((issue): Fault[] =>
    issue.code === "unrecognized_keys"
      ? (issue.keys ?? []).map((key) => ({
          field: [...issue.path, key].join("."),
          reason: "is not known",
        }))
      : [{ field: issue.path.map(String).join("."), reason: reasonOf(issue) }],
  );
  const unknownParameter =
    part === "query" && issues.some((issue) => issue.code === "unrecognized_keys");
  throw new Problem(unknownParameter ? "query.unknown-parameter" : "input.invalid", { faults });
}

/** What the contract's schemas say where they have no words of their own. */
const unsaid = "Invalid input";

function reasonOf(issue: { code: string; message: string; [more: string]: unknown }): string {
  switch (issue.code) {
    case "invalid_type":
      return `must be ${String(issue.expected)}`;
    case "too_small":
      return `must be at least ${String(issue.minimum)}`;
    case "too_big":
      return `must be at most ${String(issue.maximum)}`;
    case "invalid_value":
      return `must be one of ${(issue.values as unknown[]).join(", ")}`;
    case "invalid_format":
      return issue.message === unsaid ? `must be a valid ${String(issue.format)}` : issue.message;
    default:
      return issue.message === unsaid ? "has the wrong shape" : issue.message;
  }
}

/** A streamed reply keeps its own headers and gets those that every answer has. */
function withHeaders(reply: Response, context: Context): Response {
  for (const [name, value] of context.res.headers)
    if (!reply.headers.has(name)) reply.headers.set(name, value);
  return reply;
}

function honoPath(endpoint: Endpoint): string {
  return endpoint.path.replaceAll(/\{(\w+)\}/g, ":$1");
}

function describe(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
