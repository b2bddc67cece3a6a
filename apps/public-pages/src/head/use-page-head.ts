import { describePage, type PageFrame, type PageHead, usePageFrame } from "@guildway/federation";
import { useEffect } from "react";

/** Says what a page is to the bar around it, to its document's head, and so to search engines and home screens. */
export function usePageHead({ frame, head = {} }: { frame: PageFrame; head?: PageHead }): void {
  usePageFrame(frame);
  describePage(head);
  const { indexed = false, manifest, touchIcon } = head;
  useEffect(() => {
    const robots = document.querySelector<HTMLMetaElement>('meta[name="robots"]');
    const before = robots?.content;
    if (robots && indexed) robots.content = "index, follow";
    return () => {
      if (robots && before !== undefined) robots.content = before;
    };
  }, [indexed]);
  useIcon("manifest", manifest);
  useIcon("apple-touch-icon", touchIcon);
}

/** A link in the document's head, for as long as the page stands; the one that the server put there is taken over. */
function useIcon(rel: string, href: string | undefined): void {
  useEffect(() => {
    if (!href) return undefined;
    const link =
      document.head.querySelector<HTMLLinkElement>(`link[rel="${rel}"]`) ??
      document.head.appendChild(document.createElement("link"));
    link.rel = rel;
    link.href = href;
    return () => link.remove();
  }, [rel, href]);
}
