/** What a page of ours says to the site that frames it: flat, with the version of the contract that both keep to. */
export interface FrameMessage {
  action: string;
  version: 1;
}

/** Tells the page that frames this one; nothing is sent where there is none or its origin is not known. */
export function tellEmbeddingPage<Message extends FrameMessage>(message: Message): void {
  const origin = embeddingOrigin();
  if (window.parent !== window && origin) window.parent.postMessage(message, origin);
}

/** Hears what the page that frames this one says, and nobody else. */
export function hearEmbeddingPage(hear: (message: Record<string, unknown>) => void): void {
  addEventListener("message", ({ source, origin, data }: MessageEvent<unknown>) => {
    if (source !== window.parent || origin !== embeddingOrigin()) return;
    hear((data ?? {}) as Record<string, unknown>);
  });
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
