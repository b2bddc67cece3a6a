/** What the tool tells the page that frames it; see docs/contracts/career-pathways-embed.md. */
export type FrameMessage =
  | { action: "jobProfileCreate"; docId: string; orgId: string; version: 1 }
  | ({ action: "event"; version: 1 } & FrameEvent)
  | { action: "resize"; height: number; version: 1 };

/** What a visitor does, for the partner's own figures: never what they typed, nor who they are. */
export type FrameEvent =
  | { name: "search"; results: number }
  | { name: "occupation"; onetCode: string }
  | { name: "share"; onetCode: string };

/** Tells the page that frames this one what its visitor does. */
export function tellOfEvent(event: FrameEvent): void {
  tellEmbeddingPage({ action: "event", version: 1, ...event });
}

/** Tells the page that frames this one; nothing is sent where there is none or its origin is not known. */
export function tellEmbeddingPage(message: FrameMessage): void {
  const origin = embeddingOrigin();
  if (window.parent !== window && origin) window.parent.postMessage(message, origin);
}

let known: string | undefined;

/** The origin that the embed script gave, else what the browser says of the page around this one. */
export function embeddingOrigin(): string | undefined {
  known ??=
    originOf(new URLSearchParams(location.search).get("parentOrigin")) ??
    originOf(location.ancestorOrigins?.[0]) ??
    originOf(document.referrer);
  return known;
}

function originOf(text: string | null | undefined): string | undefined {
  const url = text ? URL.parse(text) : null;
  return url && /^https?:$/.test(url.protocol) ? url.origin : undefined;
}
