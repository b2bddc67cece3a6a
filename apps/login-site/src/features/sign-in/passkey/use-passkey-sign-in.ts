import { call, failureCode } from "@guildway/api-client";
import { signInWithPasskey } from "@guildway/api-contract";
import type { AuthenticationResponseJSON } from "@simplewebauthn/browser";
import { useCallback, useState } from "react";
import { mainApp } from "../../../arrival/app-addresses.ts";
import type { Arrival } from "../../../arrival/arrival.ts";
import { leaveFor } from "../../../arrival/leave-for.ts";
import { askAuthenticator, askServer, knowsPasskeys } from "./ask-passkey.ts";
import { useOfferInFields } from "./use-offer-in-fields.ts";

/** Signing in with a passkey as its button shows it. */
export interface PasskeySignIn {
  /** Whether browser and installation know passkeys, as far as is known. */
  offered: boolean;
  busy: boolean;
  failed: Failure | undefined;
  signIn(): Promise<void>;
}

interface Failure {
  code: string;
  waitSeconds: number | undefined;
}

/** Signs in with a passkey: by a press, or chosen where the address is typed. */
export function usePasskeySignIn({ continueUrl, state }: Arrival): PasskeySignIn {
  const [offered, setOffered] = useState(knowsPasskeys);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<Failure>();

  const run = useCallback(
    async (answering: () => Promise<AuthenticationResponseJSON>) => {
      setBusy(true);
      setFailed(undefined);
      try {
        const body = {
          answer: await answering(),
          continueUrl: continueUrl ?? (await mainApp()),
          state,
        };
        await leaveFor((await call(signInWithPasskey, { body })).redirectTo);
      } catch (error) {
        const failure = failureOf(error);
        if (failure.code === "auth.passkeys-off") setOffered(false);
        else setFailed(failure);
        setBusy(false);
      }
    },
    [continueUrl, state],
  );
  const onAnswer = useCallback(
    (answer: AuthenticationResponseJSON) => void run(async () => answer),
    [run],
  );
  useOfferInFields(offered && !busy, onAnswer);

  return {
    offered,
    busy,
    failed,
    signIn: () => run(async () => askAuthenticator(await askServer())),
  };
}

function failureOf(error: unknown): Failure {
  const { code, details } = error as { code?: string; details?: { retryAfter?: number } };
  return { code: failureCode(error) ?? code ?? "network", waitSeconds: details?.retryAfter };
}
