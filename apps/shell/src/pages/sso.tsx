import { completeSignIn, readAuth } from "@guildway/auth";
import { useNavigate } from "@guildway/router";
import { PageLoading, useTexts } from "@guildway/ui";
import { showToast } from "@guildway/ui/toasts";
import { useEffect } from "react";

import type { HandOff } from "../session/hand-off.ts";
import { useGoToLogin } from "../session/use-go-to-login.ts";
import { texts } from "./texts.ts";

// A hand-over token works once, and React may run an effect twice.
let handOver: Promise<void> | undefined;

/** Completes the hand-over from the login site and goes on; without a good token it goes back there. */
export function SsoPage({
  handOff,
  sessionStarted,
}: {
  handOff: HandOff | undefined;
  sessionStarted: Promise<void>;
}) {
  const navigate = useNavigate();
  const goToLogin = useGoToLogin();
  const { signedInInstead } = useTexts(texts);
  const { token, continueTo = "/" } = handOff ?? {};
  useEffect(() => {
    if (token === undefined) return goToLogin({ errorCode: "auth_no_token" }, continueTo);
    handOver ??= sessionStarted.then(() => signInInstead(token, signedInInstead));
    handOver.then(
      () => navigate(continueTo, { replace: true }),
      (error: unknown) =>
        goToLogin({ errorCode: "auth_bad_token", errorMessage: messageOf(error) }, continueTo),
    );
  }, [token, continueTo, sessionStarted, navigate, goToLogin, signedInInstead]);
  return <PageLoading />;
}

/** Says so when the hand-over replaces somebody else, since a link from a stranger can bring one. */
async function signInInstead(
  token: string,
  say: (now: string, before: string) => string,
): Promise<void> {
  const before = readAuth();
  await completeSignIn(token);
  const now = readAuth();
  if (before.status !== "signed-in" || now.status !== "signed-in") return;
  if (before.user.id !== now.user.id)
    showToast("warning", say(now.user.name, before.user.name), { stays: true });
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
