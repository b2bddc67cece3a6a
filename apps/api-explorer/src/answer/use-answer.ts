import { useEffect, useRef, useState } from "react";
import type { ApiRequest } from "../request/request.ts";
import { type Asking, askApart } from "./ask-apart.ts";
import type { Sent } from "./messages.ts";

/** How far a call is: nothing asked, on its way, failed without an answer, or answered. */
export type AnswerState =
  | { at: "nothing" }
  | { at: "loading" }
  | { at: "failed"; message: string }
  | { at: "answered"; sent: Sent; asking: Asking; request: ApiRequest };

/** Makes one call at a time; a new one takes the place of the one before. */
export function useAnswer() {
  const [state, setState] = useState<AnswerState>({ at: "nothing" });
  const current = useRef<Asking>(undefined);
  useEffect(() => () => current.current?.end(), []);

  async function run(base: string, request: ApiRequest, key: string) {
    current.current?.end();
    setState({ at: "loading" });
    const asking = askApart();
    current.current = asking;
    const address = `${base}${request.path}?${new URLSearchParams(request.query as [string, string][])}`;
    try {
      const sent = await asking.ask({ kind: "send", address, key });
      if (current.current === asking) setState({ at: "answered", sent, asking, request });
    } catch (error) {
      if (current.current !== asking) return;
      setState({ at: "failed", message: error instanceof Error ? error.message : String(error) });
    }
  }

  return { state, run, clear: () => setState({ at: "nothing" }) };
}
