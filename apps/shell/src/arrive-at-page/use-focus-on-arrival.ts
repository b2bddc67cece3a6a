import { useLocation } from "@guildway/router";
import { focusHeading } from "@guildway/ui";
import { useEffect, useRef } from "react";

/** Moves focus to a new page's heading, so that it is read out and the keyboard starts there; not on the first page. */
export function useFocusOnArrival(): void {
  const { pathname } = useLocation();
  const arrivedAt = useRef(pathname);
  useEffect(() => {
    if (arrivedAt.current === pathname) return;
    arrivedAt.current = pathname;
    const main = document.getElementById("main");
    if (!main) return;
    if (!focusHeading(main)) main.focus({ preventScroll: true });
    // A remote's page comes later than its address, and takes the heading of the one before away with it.
    const observer = new MutationObserver(() => {
      const at = document.activeElement;
      if (at === main || at === document.body) focusHeading(main);
      else if (!at?.matches("h1")) observer.disconnect();
    });
    observer.observe(main, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [pathname]);
}
