import { useEffect, useState } from "react";
import { focusOnceDrawn } from "../../reading/focus-once-drawn.ts";

/** How an invitation to sign ended, if it did, and what ends it: what it became is shown from its beginning. */
export function useEnd() {
  const [end, setEnd] = useState<{ signedGrant: string } | "declined">();
  useEffect(() => {
    if (typeof end === "object") focusOnceDrawn();
  }, [end]);
  return {
    end,
    onDeclined: () => setEnd("declined"),
    onSigned(signedGrant: string) {
      setEnd({ signedGrant });
      window.scrollTo({ top: 0 });
    },
  };
}
