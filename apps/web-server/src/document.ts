import {
  escapeHtml,
  firstCallsOf,
  forBrowsers,
  headOf,
  type MatchedPage,
  matchPage,
  type RemotesComposer,
  type RenderedPage,
  styleTags,
} from "@guildway/federation/compose";
import type { Context, MiddlewareHandler } from "hono";
import { askedLanguage } from "./asked-language.ts";
import { type BuiltDocument, builtDocument, hashOf } from "./built-document.ts";
import { gatherStyles } from "./gather-styles.ts";
import { vouchedFor } from "./proxy-calls.ts";
import { askRendered } from "./rendered-pages.ts";
import type { Framed } from "./security-headers.ts";
import { documentFolder } from "./site-files.ts";
import type { WebServerOptions } from "./start-web-server.ts";

/** A document for one address, and what its policy has to allow by hash. */
export interface MadeDocument {
  html: string;
  scripts: readonly string[];
  styles: readonly string[];
}

const usualPatience = 300;

/** Makes the document of the app for an address that a person opens, and leaves to the next to answer it. */
export function makeDocument(
  options: WebServerOptions,
  compose: RemotesComposer,
): MiddlewareHandler<Framed> {
  const built = builtDocument(documentFolder(options.dist));
  const isShell = options.remotes.length > 0;
  return async (context, next) => {
    const document = await built();
    if (!document) return context.notFound();
    const { remotes } = await compose();
    const matched =
      matchPage(remotes, context.req.path) ?? (isShell ? undefined : firstPage(remotes));
    const mayEnter = matched && (isPublic(matched) || mayHaveSession(context));
    const page = matched && (await pageAsHtml(matched, document, context, options));
    const arrival = {
      ...(isShell && { remotes: { remotes: forBrowsers(remotes) } }),
      config: options.config,
      firstCalls: mayEnter && !page ? firstCallsOf(matched, new URL(context.req.url).search) : [],
      ...(page && { queries: page.queries }),
    };
    const head = headOf(arrival, mayEnter ? matched : undefined);
    const made = { html: document.html.replace("<!--arrival-->", () => head), styles: [] };
    context.set("document", {
      scripts: document.scripts,
      ...(page ? withPage(made.html, page, styleTags(matched)) : made),
    });
    await next();
  };
}

/** What a front end that stands alone shows at every address that is no page's. */
function firstPage([release]: Parameters<typeof matchPage>[0]): MatchedPage | undefined {
  const [page] = Object.keys(release?.manifest.pages ?? {});
  return release && page ? ({ release, page, params: {} } as MatchedPage) : undefined;
}

const describedIn = ({ release, page }: MatchedPage) => release.manifest.pages[page];

const isPublic = (matched: MatchedPage) => describedIn(matched)?.access === "public";

/** Whether the browser holds a session; whose it is, only the API knows. */
function mayHaveSession({ req }: Context): boolean {
  return /(^|; )gw-hint\./.test(req.header("cookie") ?? "");
}

/** A page in its frame, and the language that it speaks. */
interface FramedPage extends RenderedPage {
  lang: "en" | "es";
}

/** The page as HTML, where its remote makes it; who is signed in may see more than everybody, and is shown it by the browser. */
async function pageAsHtml(
  matched: MatchedPage,
  { frames }: BuiltDocument,
  context: Context,
  options: WebServerOptions,
): Promise<FramedPage | undefined> {
  const { rendered, frame } = describedIn(matched) ?? {};
  const lang = askedLanguage(context);
  const around = frame && frames[frame]?.[lang];
  if (!rendered || !around || mayHaveSession(context)) return undefined;
  const isPhone = /\bMobi/.test(context.req.header("user-agent") ?? "");
  const asked = { address: context.req.url, lang, isPhone };
  const page = await askRendered(
    matched.release,
    asked,
    vouchedFor(context, options),
    options.renderPatience ?? usualPatience,
  );
  return page && { ...page, html: around.join(page.html), lang };
}

/** The document with a page in it, titled and described; the browser's part replaces it once it is ready. */
function withPage(document: string, page: FramedPage, styleLinks: string) {
  const { html, css } = gatherStyles(page.html);
  const description = page.description
    ? `<meta name="description" content="${escapeHtml(page.description)}">`
    : "";
  return {
    html: document
      .replace('<html lang="en"', () => `<html lang="${page.lang}"`)
      .replace(/<title>([^<]*)<\/title>/, (titled, brand: string) =>
        page.title === undefined
          ? titled + description
          : `<title>${escapeHtml(page.title)} | ${brand}</title>${description}`,
      )
      .replace("</head>", () => `${styleLinks}<style>${css}</style></head>`)
      .replace('<div id="root"></div>', () => `<div id="root">${html}</div>`),
    styles: [hashOf(css)],
  };
}
