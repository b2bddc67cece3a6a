import { failureCode } from "@guildway/api-client";
import { completeSignIn, type HandOffProof, readAuth } from "@guildway/auth";
import { useNavigate } from "@guildway/router";
import { PageLoading, useTexts } from "@guildway/ui";
import { showToast } from "@guildway/ui/toasts";
import { useCallback, useEffect, useState } from "react";

import type { HandOff } from "../session/hand-off.ts";
import { loginReason } from "../session/login-reason.ts";
import { takeSignInState } from "../session/sign-in-state.ts";
import { useGoToLogin } from "../session/use-go-to-login.ts";
import type { ContinueAs } from "./continue-as/continue-as.tsx";
import { texts } from "./texts.ts";

interface Props {
  handOff: HandOff | undefined;
  sessionStarted: Promise<void>;
}

/** Who was signed in before, where the hand-over replaced somebody. */
interface SignedIn {
  replaced?: { now: string; before: string };
}

// A hand-over token works once, and React may run an effect twice.
let handOver: { token: string; came: Promise<SignedIn | "ask"> } | undefined;

/** The question is seldom asked, so its code comes with it. */
const loadQuestion = async () => (await import("./continue-as/continue-as.tsx")).ContinueAs;

/** Completes the hand-over from the login site and goes on. One that this browser did not ask for is asked about first; without a good token it goes back there. */
export function SsoPage({ handOff, sessionStarted }: Props) {
  const navigate = useNavigate();
  const goToLogin = useGoToLogin();
  const { signedInInstead } = useTexts(texts);
  const [Question, setQuestion] = useState<typeof ContinueAs>();
  const { token, continueTo = "/" } = handOff ?? {};
  const goOn = useCallback(
    ({ replaced }: SignedIn) => {
      if (replaced)
        showToast("warning", signedInInstead(replaced.now, replaced.before), { stays: true });
      void navigate(continueTo, { replace: true });
    },
    [navigate, continueTo, signedInInstead],
  );
  const goBack = useCallback(
    (error?: unknown) => goToLogin(loginReason(failureCode(error), "auth_bad_token"), continueTo),
    [goToLogin, continueTo],
  );
  useEffect(() => {
    if (token === undefined) return goToLogin({ errorCode: "auth_no_token" }, continueTo);
    if (handOver?.token !== token)
      handOver = { token, came: sessionStarted.then(() => signInIfAsked(token)) };
    handOver.came
      .then(async (came) => {
        if (came !== "ask") return goOn(came);
        const Loaded = await loadQuestion();
        setQuestion(() => Loaded);
      })
      .catch(goBack);
  }, [token, continueTo, sessionStarted, goToLogin, goOn, goBack]);

  if (!Question || token === undefined) return <PageLoading />;
  return (
    <Question
      token={token}
      onContinue={() => signIn(token, { confirmed: true }).then(goOn, goBack)}
      onDecline={() => void navigate("/", { replace: true })}
      onInvalid={goBack}
    />
  );
}

/** Signs in where this browser had asked to; else its person has to say that it is they. */
async function signInIfAsked(token: string): Promise<SignedIn | "ask"> {
  const state = takeSignInState();
  if (state === undefined) return "ask";
  try {
    return await signIn(token, { state });
  } catch (error) {
    if (failureCode(error) !== "auth.hand-off-not-asked-for") throw error;
    return "ask";
  }
}

async function signIn(token: string, proof: HandOffProof): Promise<SignedIn> {
  const before = readAuth();
  await completeSignIn(token, proof);
  const now = readAuth();
  if (before.status !== "signed-in" || now.status !== "signed-in") return {};
  return before.user.id === now.user.id
    ? {}
    : { replaced: { now: now.user.name, before: before.user.name } };
}
