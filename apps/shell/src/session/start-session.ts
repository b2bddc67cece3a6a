import { call, setTokenProvider } from "@guildway/api-client";
import { endSession, exchangeHandOff, renewSession } from "@guildway/api-contract";
import { freshToken, startSession } from "@guildway/auth";
import { forgetDrafts } from "@guildway/ui/forms";

/** Ties the session to the calls that it needs; settles when the page knows who is here. */
export function startShellSession(): Promise<void> {
  setTokenProvider(freshToken);
  return startSession(
    {
      exchange: (token, proof) => call(exchangeHandOff, { body: { token, ...proof } }),
      renew: () => call(renewSession),
      end: async () => {
        await call(endSession);
      },
      clear: forgetDrafts,
    },
    { underWay: "takeEarlyAnswer" in globalThis },
  );
}
