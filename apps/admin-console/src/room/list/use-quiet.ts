import { useEffect, useState } from "react";

/** Whether the browser had nothing else to do since `isThere` held: what may come last is asked for then. */
export function useQuiet(isThere: boolean): boolean {
  const [isQuiet, setIsQuiet] = useState(false);
  useEffect(() => (isThere ? whenIdle(() => setIsQuiet(true)) : undefined), [isThere]);
  return isQuiet;
}

/** Safari has no idle callbacks; a moment stands for them there. */
function whenIdle(then: () => void): () => void {
  if (!("requestIdleCallback" in window)) {
    const timer = setTimeout(then, 200);
    return () => clearTimeout(timer);
  }
  const asked = requestIdleCallback(then, { timeout: 2000 });
  return () => cancelIdleCallback(asked);
}
