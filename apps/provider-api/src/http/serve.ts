import { randomUUID } from "node:crypto";
import { type Context, Hono } from "hono";
import { getCookie } from "hono/cookie";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { type Endpoint, problems } from "@guildway/api-contract";
import { authorize } from "../access/authorize.ts";
import { type Caller, isAnybody } from "../access/caller.ts";
import { identifyCaller, readToken, type ShownToken } from "../access/identify-caller.ts";
import type { Services } from "../services.ts";
import { clientAddressOf } from "./client-address.ts";
import type { Call, Operation } from "./operation.ts";
import { asProblem, Problem } from "../platform/problem.ts";
import { workFor } from "../platform/database/in-turn-dialect.ts";
import { networkOf } from "@guildway/rules/visitor-address";
import { countInThisProcess, type ShareOfRequests } from "../platform/limits/share-of-requests.ts";
import { workInTurn } from "../platform/limits/work-in-turn.ts";
import { answerPreflight, isForPrograms, openToOtherSites, showAllowance } from "./public-calls.ts";
import { readJsonBody, refuseUnstorable } from "./read-body.ts";
import { parse } from "./parse-input.ts";
import { problemBody } from "./problem-body.ts";
import { logRequest } from "./request-log.ts";
import { bytesOfStream, countUnreadAnswers } from "./unread-answers.ts";

/** An answer to anybody counts as one more request for each so many bytes, which take as long to be made as a call. */
const bytesOfPart = 65_536;

/** What of serving can be set; see unread-answers.ts for what it usually is. */
export interface ServeOptions {
  mostUnread?: number | undefined;
}

/** The HTTP application: each operation at its endpoint, everything else a clear 404. It can be called without listening. */
export function serve(
  operations: readonly Operation[],
  services: Services,
  { mostUnread }: ServeOptions = {},
): Hono {
  const app = new Hono();
  const limit = countInThisProcess(services.settings.requestsPerMinute, services.clock);
  const limitOfKey = countInThisProcess(services.settings.keyRequestsPerMinute, services.clock);
  const clientAddress = clientAddressOf(services.settings);
  const takeTurn = workInTurn();
  const countUnread = countUnreadAnswers(mostUnread);

  const spend = (context: Context, share: string, weight: number) => {
    const allowance = limit(share, weight);
    context.header("ratelimit-limit", String(allowance.limit));
    context.header("ratelimit-remaining", String(allowance.remaining));
    context.header("ratelimit-reset", String(allowance.resetSeconds));
    if (isForPrograms(context)) showAllowance(context, "address", allowance);
    refuseBeyond(allowance);
  };

  const spendOfKey = (context: Context, caller: Caller, address: string) => {
    if (caller.kind !== "key") return;
    const allowance = limitOfKey(shareOfKey(caller, address));
    if (isForPrograms(context)) showAllowance(context, "key", allowance, { also: true });
    refuseBeyond(allowance);
  };

  /** Without refusing: what was asked for is done by now. */
  const countBytes = (share: string, caller: Caller, bytes: number) => {
    if (isAnybody(caller)) limit(share, Math.floor(bytes / bytesOfPart));
  };

  const asJson = (
    context: Context,
    share: string,
    caller: Caller,
    reply: unknown,
    status: ContentfulStatusCode = 200,
  ): Response => {
    const text = JSON.stringify(reply);
    const bytes = Buffer.byteLength(text);
    countUnread(context, share, bytes);
    countBytes(share, caller, bytes);
    return context.body(text, status, { "content-type": "application/json" });
  };

  const asStream = async (context: Context, share: string, reply: Response) => {
    try {
      countUnread(context, share, bytesOfStream(reply));
    } catch (tooMuchUnread) {
      await reply.body?.cancel();
      throw tooMuchUnread;
    }
    return withHeaders(reply, context);
  };

  const answer = async (context: Context, operation: Operation | undefined) => {
    const started = performance.now();
    const requestId = randomUUID();
    const address = clientAddress(context);
    const token = await readToken(context.req.raw.headers, services);
    const share = shareOf(token, address);
    context.header("x-request-id", requestId);
    context.header("cache-control", "no-store");
    context.header("x-content-type-options", "nosniff");
    if (isForPrograms(context)) openToOtherSites(context);
    let code: string | undefined;
    let caller: Caller = { kind: "anonymous" };
    let response: Response;
    try {
      spend(context, share, 1);
      if (!operation) throw new Problem("route.not-found");
      const asker = {
        address,
        token,
        spend: (requests: number) => spend(context, share, requests),
        identified: (known: Caller) => {
          caller = known;
          spendOfKey(context, caller, address);
        },
        takeTurn: () => takeTurn(share),
      };
      const reply = await workFor(share, () =>
        perform(context, operation, services, requestId, asker),
      );
      response =
        reply instanceof Response
          ? await asStream(context, share, reply)
          : asJson(context, share, caller, reply);
    } catch (error) {
      const refuse = (reason: unknown) => {
        const problem = asProblem(reason);
        code = problem.code;
        const isOwn = reason instanceof Problem;
        if (code === "server.error" || (code === "server.unavailable" && !isOwn))
          services.log("error", "request.failed", { requestId, reason: describe(reason) });
        if (problem.details?.retryAfter !== undefined)
          context.header("retry-after", String(problem.details.retryAfter));
        const { status } = problems[problem.code];
        countBytes(share, caller, problem.bytesRead);
        return asJson(context, share, caller, problemBody(problem, requestId), status);
      };
      try {
        response = refuse(error);
      } catch (tooMuchUnread) {
        // A refusal that shows a whole record can be large itself.
        response = refuse(tooMuchUnread);
      }
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
  app.options("/v1/api/*", answerPreflight);
  app.notFound((context) => answer(context, undefined));
  return app;
}

/** In whose share a call is counted and takes its turns: the network's that it comes from; staff have their own, since whole colleges share one address with everybody who is there. */
function shareOf(token: ShownToken, address: string): string {
  return typeof token === "object" && token.isStaff ? `staff ${token.userId}` : networkOf(address);
}

/** A key that everybody may know is shared by networks, so that none of them uses it up for the others. */
function shareOfKey({ keyId, isShared }: Extract<Caller, { kind: "key" }>, address: string) {
  return isShared ? `${keyId ?? "sandbox"} from ${networkOf(address)}` : `key ${keyId}`;
}

function refuseBeyond({ remaining, resetSeconds }: ReturnType<ShareOfRequests>): void {
  if (remaining < 0) throw new Problem("limit.too-many-requests", { retryAfter: resetSeconds });
}

/** Who asks: from where, and how what it costs is counted and waits for its turn. */
interface Asker {
  address: string;
  token: ShownToken;
  spend: (requests: number) => void;
  /** Is told who it is once that is known; counts a call that comes with a key in the share of that key as well. */
  identified: (caller: Caller) => void;
  takeTurn: () => Promise<void>;
}

/** Access first, then input, then the operation; the reply is checked where `checkReplies` is set. */
async function perform(
  context: Context,
  { endpoint, run }: Operation,
  services: Services,
  requestId: string,
  { address, token, spend, identified, takeTurn }: Asker,
): Promise<unknown> {
  const origin = context.req.header("origin");
  const caller = await identifyCaller(context.req.raw.headers, token, services);
  identified(caller);
  authorize(endpoint, caller, origin, services.settings.allowedOrigins);

  const search = new URL(context.req.url).searchParams;
  for (const [name, value] of search) refuseUnstorable(value, [name]);
  const params = context.req.param() as Record<string, string>;
  refuseUnstorable(params, []);
  if (!endpoint.query && !endpoint.lists && search.size > 0)
    throw new Problem("query.unknown-parameter", {
      faults: [...search.keys()].map((field) => ({ field, reason: "this call takes no query" })),
    });
  const isStaff = !isAnybody(caller);
  const sent = endpoint.body && (await readJsonBody(context, { isStaff, spend, takeTurn }));
  // What follows up to the first wait is done in the turn of who asks.
  if (!endpoint.body) await takeTurn();
  const call: Call = {
    caller,
    params,
    query: (endpoint.query
      ? parse(endpoint.query, Object.fromEntries(search), "query")
      : undefined) as never,
    body: (endpoint.body ? parse(endpoint.body, sent, "body") : undefined) as never,
    search,
    requestId,
    address,
    origin,
    raw: context.req.raw,
    header: (name) => context.req.header(name),
    cookie: (name) => getCookie(context, name),
    setHeader: (name, value) => context.header(name, value),
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
