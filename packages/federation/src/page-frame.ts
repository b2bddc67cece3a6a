import { useEffect, useSyncExternalStore } from "react";

import { smallStore } from "./small-store.ts";

/** What a page tells the bar around it. While `organization` is undefined it is still to come, and the bar says so; null says that the page is of none. */
export interface PageFrame {
  title?: string;
  /** What search engines and messages show of it. */
  description?: string | undefined;
  organization?: { name: string; logoUrl?: string; color?: string } | null | undefined;
}

const frame = smallStore<PageFrame>({});

/** Gives the bar a page's title and organisation for as long as the page stands. */
export function usePageFrame({ title, description, organization }: PageFrame): void {
  const { name, logoUrl, color } = organization ?? {};
  const ofNone = organization === null;
  // Where no browser is, nothing happens after drawing.
  if (typeof document === "undefined")
    frame.set({ ...(title !== undefined && { title }), description });
  useEffect(() => {
    frame.set({
      ...(title !== undefined && { title }),
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
  }, [title, name, logoUrl, color, ofNone]);
}

/** What the page on screen told the bar; the frame's side of `usePageFrame`. */
export function useCurrentPageFrame(): PageFrame {
  return useSyncExternalStore(frame.subscribe, frame.get, frame.get);
}

/** What the page that was drawn last says of itself, where no browser is. */
export const readPageFrame = frame.get;
