import axios, { type AxiosResponse } from "axios";
import type {
  BodyOf,
  Endpoint,
  ParamsOf,
  ProblemBody,
  QueryOf,
  ReplyOf,
} from "@guildway/api-contract";
import { ApiProblem } from "./problem.ts";

/** Gives a fresh identity token; `rejected` is one that the API has just refused. */
export type TokenProvider = (rejected?: string) => Promise<string | undefined>;

/** What every call can carry beside its token: grants, and a signal that ends it early. */
export interface CallOptions {
  /** The edit grant that creating the record answered; sent as x-edit-grant. */
  editGrant?: string | undefined;
  /** The grant that checkAccessCode answered for a right code; sent as x-access-grant. */
  accessGrant?: string | undefined;
  signal?: AbortSignal | undefined;
  /** Told, while the body goes out, which part of it has gone, from 0 to 1. */
  onSent?: ((share: number) => void) | undefined;
}

/** What a call of an endpoint takes. */
export interface CallInput<E extends Endpoint = Endpoint> extends CallOptions {
  params?: ParamsOf<E["path"]>;
  query?: QueryOf<E>;
  /** A call that takes a file takes it in a form. */
  body?: BodyOf<E> | (E extends { streams: "request" } ? FormData : never);
}

/** What one request sends. */
interface Sent extends CallOptions {
  /** The version that was read; sent as if-match. */
  ifMatch?: number | undefined;
  /** Under which a record is made once; sent as idempotency-key. */
  onceKey?: string | undefined;
  query?: unknown;
  body?: unknown;
  /** The answer is a file. */
  asFile?: boolean;
}

declare global {
  /** Set by a page that begins calls before its code has come: the answer to one of them, once; none where it failed. */
  var takeEarlyAnswer:
    | ((method: string, address: string) => Promise<EarlyAnswer | undefined> | undefined)
    | undefined;
}

/** An answer that was asked for before the code came, and with which identity token. */
interface EarlyAnswer {
  status: number;
  data: unknown;
  token: string | undefined;
}

let tokenProvider: TokenProvider = async () => undefined;

/** Says where identity tokens come from; the app wires it, so that this package need not know sessions. */
export function setTokenProvider(provider: TokenProvider): void {
  tokenProvider = provider;
}

/** A fresh identity token, in place of one that was refused where that is named. */
export const currentToken: TokenProvider = (rejected) => tokenProvider(rejected);

/** Calls an endpoint of the contract at the page's own origin; throws `ApiProblem`. */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E> = {},
): Promise<ReplyOf<E>> {
  const path = pathOf(endpoint, input);
  // The session's own calls go by cookie, and a provider that waits for one of them must not be asked.
  const withToken = endpoint.access !== "session" && endpoint.name !== "signIn";
  const data = await send(endpoint.method, path, { ...input, withToken });
  const reply = endpoint.reply.safeParse(data);
  if (!reply.success)
    throw new ApiProblem(
      "reply.invalid",
      200,
      `The answer of ${endpoint.name} has the wrong shape.`,
    );
  return reply.data as ReplyOf<E>;
}

/** Calls an endpoint that answers a file, such as the form of an agreement; throws `ApiProblem`. */
export async function download<E extends Endpoint & { streams: "reply" }>(
  endpoint: E,
  input: CallInput<E> = {},
): Promise<Blob> {
  const sent = { ...input, asFile: true };
  return (await send(endpoint.method, pathOf(endpoint, input), sent)) as Blob;
}

/** The path of a call with its parameters filled in. */
export function pathOf<E extends Endpoint>({ path }: E, { params }: CallInput<E>): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent((params as Record<string, string>)[name] ?? ""),
  );
}

/** Sends one request and answers its JSON; a token that was refused is replaced once. */
export async function send(
  method: string,
  path: string,
  { withToken = true, ...input }: Sent & { withToken?: boolean } = {},
): Promise<unknown> {
  let token = withToken ? await tokenProvider() : undefined;
  let response = await request(method, path, input, token);
  if (response.status === 401 && token) {
    token = await tokenProvider(token);
    if (token) response = await request(method, path, input, token);
  }
  if (response.status >= 200 && response.status < 300) return response.data;
  const answer = response.data instanceof Blob ? await jsonIn(response.data) : response.data;
  throw problemOf(response.status, answer);
}

/** What a refusal says, as it is thrown. */
export function problemOf(status: number, answer: unknown): ApiProblem {
  const body = (typeof answer === "object" ? answer : undefined) as
    | Partial<ProblemBody>
    | undefined;
  return new ApiProblem(body?.code ?? "network", status, body?.message ?? `HTTP ${status}`, body);
}

/** Reads a file by its address on our own site, with the session or the grant that opens it; throws `ApiProblem`. */
export async function readFileAt(address: string, options: CallOptions = {}): Promise<Blob> {
  return (await send("GET", address, { ...options, asFile: true })) as Blob;
}

/** What a refusal says, which comes as a file where a file was asked for. */
async function jsonIn(file: Blob): Promise<unknown> {
  try {
    return JSON.parse(await file.text());
  } catch {
    return undefined;
  }
}

async function request(
  method: string,
  path: string,
  input: Sent,
  token: string | undefined,
): Promise<Pick<AxiosResponse<unknown>, "status" | "data">> {
  const url = addressOf(path, input.query);
  const headers = headersOf(input);
  const early =
    Object.keys(headers).length === 0 && input.body === undefined && !input.asFile
      ? await globalThis.takeEarlyAnswer?.(method, url)
      : undefined;
  input.signal?.throwIfAborted();
  if (early && early.token === token) return early;
  try {
    return await axios.request({
      method,
      url,
      ...(input.body !== undefined && { data: input.body }),
      ...(input.signal && { signal: input.signal }),
      ...(input.asFile && { responseType: "blob" }),
      ...(input.onSent && {
        onUploadProgress: ({ progress }) => progress !== undefined && input.onSent?.(progress),
      }),
      headers: { ...(token && { authorization: `Bearer ${token}` }), ...headers },
      validateStatus: () => true,
    });
  } catch (error) {
    if (axios.isCancel(error)) throw error;
    throw new ApiProblem("network", 0, "No answer came from the server.");
  }
}

/** The address of a call, by which an answer that was asked for early is known again. */
function addressOf(path: string, query: unknown): string {
  const given = Object.entries(query ?? {}).flatMap(([name, value]) =>
    value === undefined || value === null ? [] : [[name, String(value)]],
  );
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given)}`;
}

/** The headers of what a call carries beside its token. */
export function headersOf({
  editGrant,
  accessGrant,
  ifMatch,
  onceKey,
}: Sent): Record<string, string> {
  return {
    ...(editGrant && { "x-edit-grant": editGrant }),
    ...(accessGrant && { "x-access-grant": accessGrant }),
    ...(ifMatch !== undefined && { "if-match": String(ifMatch) }),
    ...(onceKey && { "idempotency-key": onceKey }),
  };
}
