import { call } from "@guildway/api-client";
import { endSession, renewSession, type Session } from "@guildway/api-contract";
import { useEffect, useState } from "react";
import { type AppAddresses, appAddresses } from "../../arrival/app-addresses.ts";

/** Whose session this browser holds, as far as this site is shown it. */
export type AccountHere =
  | { at: "looking" }
  | { at: "unknown" }
  | { at: "known"; session: Session; addresses: AppAddresses }
  | { at: "signed-out" };

/** Finds out who is signed in; where the apps have another host, their cookie does not come here and nobody is known. */
export function useAccountHere(): { account: AccountHere; leave: () => Promise<void> } {
  const [account, setAccount] = useState<AccountHere>({ at: "looking" });
  useEffect(() => {
    Promise.all([call(renewSession), appAddresses()]).then(
      ([session, addresses]) => setAccount({ at: "known", session, addresses }),
      () => setAccount({ at: "unknown" }),
    );
  }, []);
  const leave = async () => {
    // Signing in as somebody else ends what could not be ended here.
    await call(endSession).catch(() => undefined);
    setAccount({ at: "signed-out" });
  };
  return { account, leave };
}
