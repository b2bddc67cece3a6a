import { useNavigationType } from "@guildway/router";
import { useEffect, useRef } from "react";

/** Moves focus to the heading of a new step or page, so that it is read out; not on the first one. */
export function useFocusOnStep(step: string): void {
  const kind = useNavigationType();
  const last = useRef(step);
  useEffect(() => {
    if (last.current === step) return;
    last.current = step;
    const back = kind === "POP";
    if (!back) scrollTo({ top: 0, behavior: "instant" });
    if (focusHeading(back)) return;
    const observer = new MutationObserver(() => {
      if (focusHeading(back)) observer.disconnect();
    });
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [step, kind]);
}

function focusHeading(preventScroll: boolean): boolean {
  const heading = document.querySelector<HTMLElement>("main h1");
  if (!heading) return false;
  heading.tabIndex = -1;
  heading.focus({ preventScroll });
  return true;
}
