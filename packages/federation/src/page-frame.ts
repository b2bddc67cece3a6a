import { useLayoutEffect, useState } from "react";

import { smallStore } from "./small-store.ts";

/** What a page tells the bar around it. While `organization` is undefined it is still to come, and the bar says so; null says that the page is of none. */
export interface PageFrame {
  title?: string;
  /** The document's title is this, and not `title` with our name behind it. */
  wholeTitle?: string | undefined;
  /** What search engines and messages show of it. */
  description?: string | undefined;
  organization?: { name: string; logoUrl?: string; color?: string } | null | undefined;
}

/** What the server that makes a page's HTML is to do with it. */
export interface PageHead {
  /** Search engines may list it. */
  indexed?: boolean | undefined;
  /** The one address, within this site, of what stands at several; without it the page's own. */
  canonical?: string | undefined;
  /** The address of a picture of it, for messages that link to it. */
  image?: string | undefined;
  /** What it says to machines, as schema.org's JSON-LD. */
  structured?: object | undefined;
  /** The address of a manifest with the organization's icons, and its icon for the home screens of Apple's devices. */
  manifest?: string | undefined;
  touchIcon?: string | undefined;
  /** There is no such thing. */
  missing?: boolean | undefined;
  /** The visitor has to go there instead, an address of this site. */
  goTo?: string | undefined;
}

const frame = smallStore<PageFrame>({});

let head: PageHead = {};

/** Says about a page what its document's head holds, where no browser draws it; each part of it may say something. */
export function describePage(described: PageHead): void {
  if (typeof document === "undefined") head = { ...head, ...described };
}

/** What was said of the page that was drawn last; forgotten once it is taken. */
export function takePageHead(): PageHead {
  const taken = head;
  head = {};
  return taken;
}

/** Gives the bar a page's title and organisation for as long as the page stands. */
export function usePageFrame({ title, wholeTitle, description, organization }: PageFrame): void {
  const { name, logoUrl, color } = organization ?? {};
  const ofNone = organization === null;
  // Where no browser is, nothing happens after drawing.
  if (typeof document === "undefined")
    frame.set({ ...(title !== undefined && { title }), wholeTitle, description, organization });
  // Before anything is painted, so that the bar does not grow under who reads.
  useLayoutEffect(() => {
    frame.set({
      ...(title !== undefined && { title }),
      wholeTitle,
      ...(ofNone && { organization: null }),
      ...(name !== undefined && {
        organization: {
          name,
          ...(logoUrl !== undefined && { logoUrl }),
          ...(color !== undefined && { color }),
        },
      }),
    });
    return () => frame.set({});
  }, [title, wholeTitle, name, logoUrl, color, ofNone]);
}

/** What the page on screen told the bar; the frame's side of `usePageFrame`. */
export function useCurrentPageFrame(): PageFrame {
  const [current, setCurrent] = useState(frame.get);
  // What its page says as it is drawn first is heard before anything is painted, which a store's own subscription would miss.
  useLayoutEffect(() => {
    const hear = () => setCurrent(frame.get());
    hear();
    return frame.subscribe(hear);
  }, []);
  return current;
}

/** What the page that was drawn last says of itself, where no browser is. */
export const readPageFrame = frame.get;
