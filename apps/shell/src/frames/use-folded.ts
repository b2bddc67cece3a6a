import { useLocation } from "@guildway/router";
import { safeStorage } from "@guildway/ui";
import { useState, useSyncExternalStore } from "react";

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
  return [coversPage ? openedAt !== pathname : kept, fold];
}

function onResize(listener: () => void): () => void {
  narrow.addEventListener("change", listener);
  return () => narrow.removeEventListener("change", listener);
}
