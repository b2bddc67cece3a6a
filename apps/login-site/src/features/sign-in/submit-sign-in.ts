import { type ApiProblem, call, failureCode } from "@guildway/api-client";
import { signIn } from "@guildway/api-contract";

/** How an attempt ended: sent on, or refused with a code and perhaps a time to wait. */
export type Outcome = { redirectTo: string } | { code: string; waitSeconds: number | undefined };

/** Tries to sign in. */
export async function submitSignIn(
  email: string,
  password: string,
  continueUrl: string,
): Promise<Outcome> {
  try {
    return await call(signIn, { body: { email, password, continueUrl } });
  } catch (error) {
    return {
      code: failureCode(error) ?? "network",
      waitSeconds: (error as ApiProblem).details?.retryAfter,
    };
  }
}

/** Where a visitor goes who came without an address: the main app of this installation. */
export async function mainApp(): Promise<string> {
  const response = await fetch("/config.json");
  const { mainAppUrl } = (await response.json()) as { mainAppUrl: string };
  return new URL(mainAppUrl, location.origin).href;
}
