import { AsyncLocalStorage } from "node:async_hooks";
import {
  knowMainApp,
  knowMarks,
  knowRemote,
  matchPage,
  type Place,
  readPageFrame,
  type Remote,
  type RemoteManifest,
  type Render,
  type RenderRequest,
  takePageHead,
} from "@guildway/federation";
import { Route, Routes } from "@guildway/router";
import { StaticRouter } from "@guildway/router/static";
import { speakLanguage, UiLanguage } from "@guildway/ui";
import { dehydrate, QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createElement, type ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { readHtmlHere } from "./read-html.ts";

/** What leads from one answer to the next question is followed so far. */
const mostRounds = 3;

/** A page of more than these bytes of answers is left to its browser: it would keep everybody else's waiting. */
const mostBytes = 2_000_000;

const asking = new AsyncLocalStorage<{ api: RenderRequest["api"]; bytes: number }>();

/** Makes HTML of a remote's pages, for its own server: asks what they ask, as their visitor, until nothing is left to ask. */
export function renderer<Manifest extends RemoteManifest>(
  manifest: Manifest,
  remote: Remote<Manifest>,
): Render {
  knowRemote(manifest, remote);
  readHtmlHere();
  Object.assign(globalThis, { takeEarlyAnswer: answerHere });
  return (request) => {
    const url = new URL(request.address);
    const matched = matchPage([{ manifest }], url.pathname);
    const described = matched && manifest.pages[matched.page];
    if (!matched || !described?.rendered) return Promise.resolve(undefined);
    return asking.run({ api: request.api, bytes: 0 }, async () => {
      const file = await (remote as Remote).pages[matched.page]!();
      const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
      const place: Place = {
        params: matched.params,
        search: url.searchParams,
        organization: undefined,
      };
      await Promise.all(
        (file.firstQueries?.(place) ?? []).map((query) => queries.prefetchQuery(query)),
      );
      const page = (
        <UiLanguage lang={request.lang}>
          <QueryClientProvider client={queries}>
            <StaticRouter location={url.pathname + url.search}>
              <Routes>
                <Route path={described.path} element={createElement(file.default)} />
              </Routes>
            </StaticRouter>
          </QueryClientProvider>
        </UiLanguage>
      );
      const draw = () => drawPage(page, url, request);
      let drawn = draw();
      for (let round = 0; round < mostRounds && (await askOpen(queries)); round += 1)
        drawn = draw();
      const all = queries.getQueryCache().getAll();
      // What was not answered the browser asks for again, and says what is wrong.
      if (all.some(({ state }) => state.status === "error")) return undefined;
      return { ...drawn, queries: dehydrate(queries) };
    });
  };
}

/** Draws in one go: what a page asks its browser, and what it says of itself, stands once in a thread. */
function drawPage(page: ReactElement, url: URL, { lang, isPhone, marks, mainApp }: RenderRequest) {
  // The widths that pages ask for are all wider than a phone's.
  Object.assign(globalThis, { location: url, matchMedia: () => ({ matches: !isPhone }) });
  speakLanguage(lang);
  knowMarks(marks);
  knowMainApp(mainApp);
  takePageHead();
  const html = renderToStaticMarkup(page);
  return { html, frame: readPageFrame(), head: takePageHead() };
}

/** Asks what drawing has found to ask; answers whether there was anything. */
async function askOpen(queries: QueryClient): Promise<boolean> {
  const open = queries
    .getQueryCache()
    .getAll()
    .filter(({ state, options }) => {
      const { enabled, queryFn } = options as { enabled?: unknown; queryFn?: unknown };
      return state.status === "pending" && enabled !== false && typeof queryFn === "function";
    });
  await Promise.all(open.map((query) => query.fetch().catch(() => undefined)));
  return open.length > 0;
}

/** The client's calls of the API, made here for the visitor whose page is drawn. */
async function answerHere(method: string, address: string) {
  const asker = asking.getStore();
  if (!asker || method !== "GET") return undefined;
  const { origin, headers } = asker.api;
  const response = await fetch(new URL(address, origin), { headers });
  const text = await response.text();
  asker.bytes += Buffer.byteLength(text);
  if (asker.bytes > mostBytes) throw new Error(`${address} made a page's answers too large.`);
  return { status: response.status, data: JSON.parse(text) as unknown, token: undefined };
}
