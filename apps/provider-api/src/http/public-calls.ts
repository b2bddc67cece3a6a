import type { Context } from "hono";

const publicPath = "/v1/api/";

/** Whether a call is one for programs, which may run in the pages of other sites. */
export const isForPrograms = (context: Context): boolean => context.req.path.startsWith(publicPath);

const shown =
  "etag, retry-after, ratelimit, ratelimit-policy, ratelimit-limit, ratelimit-remaining, ratelimit-reset, x-request-id";

/** Lets the pages of other sites call with a key and read what the answer says; nothing of a browser's own is sent along. */
export function openToOtherSites(context: Context): void {
  context.header("access-control-allow-origin", "*");
  context.header("access-control-expose-headers", shown);
}

/** What a browser asks before it sends a key. */
export function answerPreflight(context: Context): Response {
  openToOtherSites(context);
  context.header("access-control-allow-methods", "GET");
  context.header("access-control-allow-headers", "x-api-key, if-none-match");
  context.header("access-control-max-age", "86400");
  return context.body(null, 204);
}

/** How much of a minute's calls is left, as the IETF's draft of RateLimit header fields says it; `also` beside another allowance. */
export function showAllowance(
  context: Context,
  name: "address" | "key",
  allowance: { limit: number; remaining: number; resetSeconds: number },
  { also = false } = {},
): void {
  const { limit, remaining, resetSeconds } = allowance;
  context.header("ratelimit-policy", `"${name}";q=${limit};w=60`, { append: also });
  const left = Math.max(0, remaining);
  context.header("ratelimit", `"${name}";r=${left};t=${resetSeconds}`, { append: also });
}
