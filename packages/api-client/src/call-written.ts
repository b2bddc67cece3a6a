import type { Endpoint } from "@guildway/api-contract";
import { type CallInput, currentToken, headersOf, pathOf, problemOf } from "./call.ts";
import { ApiProblem } from "./problem.ts";

/** A text that comes while it is written. */
export interface Written {
  headers: Headers;
  /** Its pieces in turn; throws `ApiProblem` where it breaks off. */
  pieces: AsyncGenerator<string>;
}

/**
 * Calls an endpoint that answers a text while it is written; throws `ApiProblem`. What the other calls are sent with hands
 * an answer on only once it is whole.
 */
export async function callWritten<E extends Endpoint & { streams: "reply" }>(
  endpoint: E,
  input: CallInput<E>,
): Promise<Written> {
  const token = await currentToken();
  let response = await ask(endpoint, input, token);
  if (response.status === 401 && token) {
    const other = await currentToken(token);
    if (other) response = await ask(endpoint, input, other);
  }
  if (!response.ok || !response.body)
    throw problemOf(response.status, await response.json().catch(() => undefined));
  return { headers: response.headers, pieces: piecesOf(response.body, input.signal) };
}

async function ask<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  token: string | undefined,
): Promise<Response> {
  const { body, signal } = input;
  try {
    return await fetch(pathOf(endpoint, input), {
      method: endpoint.method,
      headers: {
        "content-type": "application/json",
        ...(token && { authorization: `Bearer ${token}` }),
        ...headersOf(input),
      },
      body: JSON.stringify(body),
      ...(signal && { signal }),
    });
  } catch (error) {
    signal?.throwIfAborted();
    throw brokenOff(error);
  }
}

async function* piecesOf(
  body: ReadableStream<Uint8Array>,
  signal: AbortSignal | undefined,
): AsyncGenerator<string> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      yield decoder.decode(value, { stream: true });
    }
    yield decoder.decode();
  } catch (error) {
    signal?.throwIfAborted();
    throw brokenOff(error);
  } finally {
    // Who reads no further needs no more of it.
    await reader.cancel().catch(() => undefined);
  }
}

const brokenOff = (cause: unknown) =>
  Object.assign(new ApiProblem("network", 0, "No answer came from the server."), { cause });
