import {
  firstCallsOf,
  forBrowsers,
  headOf,
  markPrefix,
  type MatchedPage,
  matchPage,
  type RemotesComposer,
  type RenderedPage,
} from "@guildway/federation/compose";
import type { Context, MiddlewareHandler } from "hono";
import { isbot } from "isbot";
import { askedLanguage } from "./asked-language.ts";
import { type BuiltDocument, builtDocument } from "./built-document.ts";
import { inFrame } from "./in-frame.ts";
import { pageStyles } from "./page-styles.ts";
import { vouchedFor } from "./proxy-calls.ts";
import { askRendered } from "./rendered-pages.ts";
import type { Framed } from "./security-headers.ts";
import { documentFolder } from "./site-files.ts";
import { siteAddress } from "./site-address.ts";
import type { WebServerOptions } from "./start-web-server.ts";
import { withPage } from "./with-page.ts";

/** A document for one address, and what its policy has to allow by hash. */
export interface MadeDocument {
  html: string;
  scripts: readonly string[];
  styles: readonly string[];
  status: 200 | 404;
}

const usualPatience = 300;

/** What reads no scripts has nothing but the HTML, and waits for it. */
const patienceWithoutScripts = 5000;

/** Of this site, and not another's that begins with two strokes. */
const ownAddress = /^\/(?![/\\])/;

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
    if (page?.head.goTo?.match(ownAddress)) {
      context.header("cache-control", "no-store");
      return context.redirect(page.head.goTo, 302);
    }
    const arrival = {
      ...(isShell && { remotes: { remotes: forBrowsers(remotes) } }),
      config: options.config,
      firstCalls: mayEnter && !page ? firstCallsOf(matched, new URL(context.req.url).search) : [],
      ...(page && { queries: page.queries }),
    };
    const head = headOf(arrival, mayEnter ? matched : undefined);
    const html = document.html.replace("<!--arrival-->", () => head);
    context.set("document", {
      scripts: document.scripts,
      ...(page
        ? withPage(html, page, {
            address: siteAddress(context, options).href,
            styles: await pageStyles(matched),
          })
        : { html, styles: [], status: 200 }),
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
export interface FramedPage extends RenderedPage {
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
  const asked = {
    address: siteAddress(context, options).href,
    lang,
    isPhone,
    marks: marksOf(context),
    mainApp: options.config.mainAppUrl,
  };
  const page = await askRendered(
    matched.release,
    asked,
    vouchedFor(context, options),
    isbot(context.req.header("user-agent"))
      ? patienceWithoutScripts
      : (options.renderPatience ?? usualPatience),
  );
  return page && { ...page, html: inFrame(around, page), lang };
}

/** Of a visitor's cookies those that a remote's server may see. */
function marksOf({ req }: Context): string {
  const cookies = req.header("cookie")?.split("; ") ?? [];
  return cookies.filter((cookie) => cookie.startsWith(markPrefix)).join("; ");
}
