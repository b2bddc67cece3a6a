import type { AuthenticationResponseJSON } from "@simplewebauthn/browser";
import { useEffect } from "react";
import {
  askAuthenticator,
  askServer,
  knowsPasskeys,
  offersPasskeysInFields,
  stopAsking,
} from "./ask-passkey.ts";

/** What the server asks counts for five minutes; before they are over it is asked anew. */
const askAnewMs = 4 * 60_000;

/** Has the browser offer its passkeys where the address is typed, while nothing else is being asked. */
export function useOfferInFields(
  isOffering: boolean,
  onAnswer: (answer: AuthenticationResponseJSON) => void,
): void {
  useEffect(() => {
    if (!isOffering) return;
    let isLeft = false;
    const offer = async (): Promise<void> => {
      if (isLeft || !(await offersPasskeysInFields())) return;
      const options = await askServer();
      if (isLeft) return;
      const timer = setTimeout(() => void stopAsking(), askAnewMs);
      try {
        const answer = await askAuthenticator(options, { inFields: true });
        if (!isLeft) onAnswer(answer);
      } catch (error) {
        // A press of the button has taken its place as well, and then this one is left.
        if ((error as { code?: string }).code === "passkey.replaced") return offer();
      } finally {
        clearTimeout(timer);
      }
    };
    // Nobody pressed anything, so that a server or browser which does not answer is no news yet.
    void offer().catch(() => undefined);
    return () => {
      isLeft = true;
    };
  }, [isOffering, onAnswer]);
  useEffect(() => () => (knowsPasskeys() ? void stopAsking() : undefined), []);
}
