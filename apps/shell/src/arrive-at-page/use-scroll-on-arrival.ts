import { useLocation, useNavigationType } from "@guildway/router";
import { useEffect, useRef } from "react";

const positions = new Map<string, number>();

/** A new address begins at its top or its anchor; going back returns to where one was; a page that only writes what it shows into its own address stays where it is. */
export function useScrollOnArrival(): void {
  const { key, hash, pathname } = useLocation();
  const kind = useNavigationType();
  const shown = useRef("");
  useEffect(() => {
    history.scrollRestoration = "manual";
    const remember = () => positions.set(key, scrollY);
    addEventListener("scrollend", remember);
    return () => removeEventListener("scrollend", remember);
  }, [key]);
  useEffect(() => {
    const stays = kind === "REPLACE" && shown.current === pathname;
    shown.current = pathname;
    if (stays) return;
    const target = kind === "POP" ? (positions.get(key) ?? 0) : 0;
    if (hash && kind !== "POP") return scrollWhenThere(() => scrollToAnchor(hash));
    return scrollWhenThere(() => scrollToHeight(target));
  }, [key, hash, kind, pathname]);
}

function scrollToHeight(top: number): boolean {
  scrollTo({ top, behavior: "instant" });
  return Math.abs(scrollY - top) < 2;
}

function scrollToAnchor(hash: string): boolean {
  const anchor = document.getElementById(decodeURIComponent(hash.slice(1)));
  anchor?.scrollIntoView();
  return anchor !== null;
}

/** Tries again as the page grows, until it is long enough or the person moves. */
function scrollWhenThere(attempt: () => boolean): () => void {
  if (attempt()) return () => {};
  const stop = new AbortController();
  const observer = new ResizeObserver(() => {
    if (attempt()) stop.abort();
  });
  observer.observe(document.body);
  stop.signal.addEventListener("abort", () => observer.disconnect());
  for (const moved of ["wheel", "touchstart", "keydown"]) {
    addEventListener(moved, () => stop.abort(), { signal: stop.signal, passive: true });
  }
  return () => stop.abort();
}
