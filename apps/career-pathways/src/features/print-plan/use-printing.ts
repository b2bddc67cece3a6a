import { useEffect, useState } from "react";
import { flushSync } from "react-dom";

/** Since when the page is being printed, known before the browser lays out what it prints; undefined while it is not. */
export function usePrinting(): Date | undefined {
  const [since, setSince] = useState<Date>();
  useEffect(() => {
    // The browser prints as soon as the listeners have returned.
    const begin = () => flushSync(() => setSince(new Date()));
    const end = () => setSince(undefined);
    addEventListener("beforeprint", begin);
    addEventListener("afterprint", end);
    return () => {
      removeEventListener("beforeprint", begin);
      removeEventListener("afterprint", end);
    };
  }, []);
  return since;
}
