import { useLocation } from "@guildway/router";
import { safeStorage } from "@guildway/ui";
import { useEffect, useState, useSyncExternalStore } from "react";

const key = "guildway.side-bar";
const narrow = matchMedia("(width < 60rem)");

/** Whether the side bar is folded: beside the page as the person left it; where it covers the page, until opened and again after each step. */
export function useFolded(): [folded: boolean, fold: (folded: boolean) => void] {
  const { pathname } = useLocation();
  const coversPage = useSyncExternalStore(onResize, () => narrow.matches);
  const [kept, setKept] = useState(() => safeStorage.get(key) === "folded");
  const [openedAt, setOpenedAt] = useState<string>();
  const fold = (folded: boolean) => {
    if (coversPage) return setOpenedAt(folded ? undefined : pathname);
    setKept(folded);
    safeStorage.set(key, folded ? "folded" : "open");
  };
  const isOver = coversPage && openedAt === pathname;
  useEffect(() => (isOver ? onLeave(() => setOpenedAt(undefined)) : undefined), [isOver]);
  return [coversPage ? !isOver : kept, fold];
}

/** Where it covers the page, Escape and a press beside it put it away as well. */
function onLeave(putAway: () => void): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  addEventListener(
    "keydown",
    (event) => {
      if (event.key !== "Escape") return;
      putAway();
      document.querySelector<HTMLElement>("[aria-controls=side-bar]")?.focus();
    },
    { signal },
  );
  addEventListener(
    "pointerdown",
    ({ target }) => {
      if (target instanceof Element && target.closest("main")) putAway();
    },
    { signal },
  );
  return () => stop.abort();
}

function onResize(listener: () => void): () => void {
  narrow.addEventListener("change", listener);
  return () => narrow.removeEventListener("change", listener);
}
