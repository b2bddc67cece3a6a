import { escapeHtml } from "@guildway/federation/compose";
import { hashOf } from "./built-document.ts";
import type { FramedPage, MadeDocument } from "./document.ts";
import { gatherStyles } from "./gather-styles.ts";
import type { PageStyles } from "./page-styles.ts";

interface Around {
  /** The whole address at which the page is opened. */
  address: string;
  /** Those of its remote. */
  styles: PageStyles;
}

/** The document with a page in it, titled and described; the browser's part replaces it once it is ready. */
export function withPage(
  document: string,
  page: FramedPage,
  { address, styles: { css: ofRemote, links } }: Around,
): Omit<MadeDocument, "scripts"> {
  const { html, css: ofElements } = gatherStyles(page.html);
  const css = [ofRemote, ofElements].filter(Boolean).join("\n");
  return {
    html: document
      .replace('<html lang="en"', () => `<html lang="${page.lang}"`)
      .replace(/<title>([^<]*)<\/title>/, (_titled, brand: string) => titleTag(page, brand))
      .replace(/<meta name="robots"[^>]*>/, (robots) => (page.head.indexed ? "" : robots))
      .replace("</head>", () => `${describing(page, address)}${links}<style>${css}</style></head>`)
      .replace('<div id="root"></div>', () => `<div id="root">${html}</div>`),
    styles: [hashOf(css)],
    status: page.head.missing ? 404 : 200,
  };
}

function titleTag({ frame: { title, wholeTitle } }: FramedPage, brand: string): string {
  const shown = wholeTitle ?? (title === undefined ? brand : `${title} | ${brand}`);
  return `<title>${escapeHtml(shown)}</title>`;
}

/** What search engines, messages that link to the page, and home screens take from its head. */
function describing({ frame, head, lang }: FramedPage, address: string): string {
  const { description, title } = frame;
  const url = head.canonical ? new URL(head.canonical, address).href : withoutQuery(address);
  const absolute = (path: string) => new URL(path, address).href;
  return [
    description && `<meta name="description" content="${escapeHtml(description)}">`,
    ...(head.indexed
      ? [
          `<link rel="canonical" href="${escapeHtml(url)}">`,
          property("og:type", "website"),
          property("og:url", url),
          title && property("og:title", title),
          description && property("og:description", description),
          frame.organization && property("og:site_name", frame.organization.name),
          head.image && property("og:image", absolute(head.image)),
          property("og:locale", lang === "es" ? "es_US" : "en_US"),
        ]
      : []),
    head.manifest && `<link rel="manifest" href="${escapeHtml(head.manifest)}">`,
    head.touchIcon && `<link rel="apple-touch-icon" href="${escapeHtml(head.touchIcon)}">`,
    head.structured && `<script type="application/ld+json">${inScript(head.structured)}</script>`,
  ]
    .filter(Boolean)
    .join("");
}

/** Whatever an address asks for beside its path is the same page. */
function withoutQuery(address: string): string {
  const { origin, pathname } = new URL(address);
  return origin + pathname;
}

const property = (name: string, content: string) =>
  `<meta property="${name}" content="${escapeHtml(content)}">`;

/** Data in a script element, which nothing in it may end. */
const inScript = (data: object) => JSON.stringify(data).replaceAll("<", "\\u003c");
