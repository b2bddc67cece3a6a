import { call, setTokenProvider } from "@guildway/api-client";
import { endSession, exchangeHandOff, renewSession } from "@guildway/api-contract";
import { freshToken, startSession } from "@guildway/auth";
import { forgetDrafts } from "@guildway/ui/drafts";
import { queryClient } from "../start/query-client.ts";
import { forgetDraftsOfOthers } from "./drafts-of-others.ts";
import { forgetPersonOnChange } from "./forget-person.ts";
import { markVersionOnSignIn } from "./version-mark.ts";

/** Ties the session to the calls that it needs; settles when the page knows who is here. */
export function startShellSession(): Promise<void> {
  setTokenProvider(freshToken);
  forgetPersonOnChange(queryClient);
  forgetDraftsOfOthers();
  markVersionOnSignIn();
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
