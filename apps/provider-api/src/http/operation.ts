import type { Endpoint, ParamsOf, ReplyOf } from "@guildway/api-contract";
import type * as z from "zod/mini";
import type { Caller } from "../access/caller.ts";
import type { Services } from "../services.ts";

/** One call as an operation sees it: who calls, what they sent (checked), and ways to answer beyond the body. */
export interface Call<E extends Endpoint = Endpoint> {
  caller: Caller;
  params: ParamsOf<E["path"]>;
  query: E["query"] extends z.ZodMiniType ? z.output<E["query"]> : unknown;
  body: E["body"] extends z.ZodMiniType ? z.output<E["body"]> : unknown;
  /** The raw query, for lists that read their own grammar. */
  search: URLSearchParams;
  requestId: string;
  /** The caller's network address. */
  address: string;
  /** The site whose page made the call, where the browser says. */
  origin: string | undefined;
  /** The request itself, for a body that is taken as a stream. */
  raw: Request;
  header(name: string): string | undefined;
  cookie(name: string): string | undefined;
  setCookie(value: string): void;
  setHeader(name: string, value: string): void;
}

/** What runs when an endpoint is called. */
export interface Operation<E extends Endpoint = Endpoint> {
  endpoint: E;
  /** Answers the reply; an endpoint that streams answers a Response. */
  run(call: Call<E>, services: Services): Promise<ReplyOf<E>>;
}

/** An operation that knows by its type which call it answers. */
export type NamedOperation<Name extends string> = Operation & { endpoint: { name: Name } };

/** Joins an endpoint of the contract with the function that answers it. */
export function operation<E extends Endpoint>(
  endpoint: E,
  run: Operation<E>["run"],
): NamedOperation<E["name"]> {
  return { endpoint, run } as unknown as NamedOperation<E["name"]>;
}
