import axios, { AxiosError, type InternalAxiosRequestConfig } from "axios";
import type { TestApi } from "@guildway/provider-api/testing";

/** The network between a screen and the server, which a test can cut or hold. */
export interface Network {
  /** The calls that arrived, as `METHOD path`. */
  readonly calls: readonly string[];
  /** From now on no call arrives. */
  cut(): void;
  /** From now on calls arrive, and their answers do not. */
  loseAnswers(): void;
  /** Calls wait until what this answers is called. */
  hold(): () => void;
  /** From now on what is answered while it is written breaks off after its first piece. */
  breakOff(): void;
  restore(): void;
  /** Puts the browser's cookies away. */
  forgetCookies(): void;
}

/** Hands every call of a screen to the server in this process, with the cookies of one browser. */
export function connect(api: TestApi): Network {
  const cookies = new Map<string, string>();
  const calls: string[] = [];
  let isCut = false;
  let losesAnswers = false;
  let breaksOff = false;
  let held: Promise<void> = Promise.resolve();

  axios.defaults.adapter = async (config) => {
    await held;
    if (isCut) throw new AxiosError("Network Error", AxiosError.ERR_NETWORK, config);
    const path = axios.getUri(config);
    const request = requestOf(config, cookies);
    calls.push(`${request.method} ${path}`);
    const response = await api.fetch(path, request);
    if (losesAnswers) throw new AxiosError("Network Error", AxiosError.ERR_NETWORK, config);
    for (const cookie of response.headers.getSetCookie()) keep(cookie, cookies);
    return {
      config,
      data: await response.text(),
      status: response.status,
      statusText: response.statusText,
      headers: Object.fromEntries(response.headers),
    };
  };
  // What is answered while it is written goes this way; the server's own calls go on as they are.
  const outside = globalThis.fetch;
  globalThis.fetch = async (address, init = {}) => {
    const path = String(address);
    if (!path.startsWith("/")) return outside(address, init);
    await held;
    if (isCut) throw new TypeError("Failed to fetch");
    calls.push(`${init.method ?? "GET"} ${path}`);
    const response = await api.fetch(path, {
      ...init,
      headers: { ...(init.headers as Record<string, string>), origin: location.origin },
    });
    return breaksOff ? brokenOff(response) : response;
  };
  return {
    calls,
    cut: () => (isCut = true),
    loseAnswers: () => (losesAnswers = true),
    hold() {
      const { promise, resolve } = Promise.withResolvers<void>();
      held = promise;
      return resolve;
    },
    breakOff: () => (breaksOff = true),
    restore: () => (isCut = losesAnswers = breaksOff = false),
    forgetCookies() {
      for (const name of cookies.keys()) document.cookie = `${name}=; max-age=0; path=/`;
      cookies.clear();
    },
  };
}

/** An answer of whose body one piece arrives. */
function brokenOff({ body, headers, status }: Response): Response {
  let pieces = 0;
  const breaking = new TransformStream<Uint8Array, Uint8Array>({
    transform(piece, controller) {
      if (pieces++ === 0) controller.enqueue(piece);
      else controller.error(new TypeError("network error"));
    },
    flush: (controller) => controller.error(new TypeError("network error")),
  });
  return new Response(body?.pipeThrough(breaking), { headers, status });
}

function requestOf(
  config: InternalAxiosRequestConfig,
  cookies: Map<string, string>,
): RequestInit & { method: string } {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  return {
    method: (config.method ?? "get").toUpperCase(),
    headers: {
      ...(config.headers.toJSON() as Record<string, string>),
      origin: location.origin,
      ...(cookie && { cookie }),
    },
    ...(config.data !== undefined && { body: config.data as string }),
  };
}

/** Keeps a cookie as a browser does; one that scripts may read stands in the document too. */
function keep(cookie: string, cookies: Map<string, string>): void {
  const [pair = ""] = cookie.split(";");
  const [name = "", value = ""] = pair.split("=");
  const isOver = /max-age=0/i.test(cookie);
  if (isOver) cookies.delete(name);
  else cookies.set(name, value);
  if (!/httponly/i.test(cookie)) document.cookie = `${pair}; path=/${isOver ? "; max-age=0" : ""}`;
}
