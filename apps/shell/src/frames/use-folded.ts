import { useLocation } from "@guildway/router";
import { safeStorage } from "@guildway/ui";
import { useEffect, useState } from "react";

const key = "guildway.side-bar";

/** Whether the side bar is folded: as the person left it where it stands beside the page, and again after each step where it covers it. */
export function useFolded(): [folded: boolean, fold: (folded: boolean) => void] {
  const { pathname } = useLocation();
  const [folded, setFolded] = useState(() => coversPage() || safeStorage.get(key) === "folded");
  useEffect(() => {
    if (coversPage()) setFolded(true);
  }, [pathname]);
  const fold = (next: boolean) => {
    setFolded(next);
    if (!coversPage()) safeStorage.set(key, next ? "folded" : "open");
  };
  return [folded, fold];
}

function coversPage(): boolean {
  return matchMedia("(width < 60rem)").matches;
}
