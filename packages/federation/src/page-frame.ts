import { useEffect, useSyncExternalStore } from "react";

import { smallStore } from "./small-store.ts";

/** What a page tells the bar around it; `organization` undefined means not loaded, and the bar says so. */
export interface PageFrame {
  title?: string;
  /** What search engines and messages show of it. */
  description?: string | undefined;
  organization?: { name: string; logoUrl?: string; color?: string };
}

const frame = smallStore<PageFrame>({});

/** Gives the bar a page's title and organisation for as long as the page stands. */
export function usePageFrame({ title, description, organization }: PageFrame): void {
  const { name, logoUrl, color } = organization ?? {};
  // Where no browser is, nothing happens after drawing.
  if (typeof document === "undefined")
    frame.set({ ...(title !== undefined && { title }), description });
  useEffect(() => {
    frame.set({
      ...(title === undefined ? {} : { title }),
      ...(name === undefined
        ? {}
        : {
            organization: {
              name,
              ...(logoUrl === undefined ? {} : { logoUrl }),
              ...(color === undefined ? {} : { color }),
            },
          }),
    });
    return () => frame.set({});
  }, [title, name, logoUrl, color]);
}

/** What the page on screen told the bar; the frame's side of `usePageFrame`. */
export function useCurrentPageFrame(): PageFrame {
  return useSyncExternalStore(frame.subscribe, frame.get, frame.get);
}

/** What the page that was drawn last says of itself, where no browser is. */
export const readPageFrame = frame.get;
