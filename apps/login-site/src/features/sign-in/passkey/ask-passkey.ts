import { call } from "@guildway/api-client";
import { beginPasskeySignIn } from "@guildway/api-contract";
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/browser";

/** Whether this browser knows passkeys, which it does on pages that came safely. */
export const knowsPasskeys = (): boolean => "PublicKeyCredential" in globalThis;

/** Whether it offers them where the address is typed. */
export async function offersPasskeysInFields(): Promise<boolean> {
  if (!knowsPasskeys()) return false;
  return (await PublicKeyCredential.isConditionalMediationAvailable?.()) === true;
}

/** What the server asks of a passkey; fetched before the person presses, since browsers ask for a fresh press. */
export async function askServer(): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const { options } = await call(beginPasskeySignIn);
  return options as unknown as PublicKeyCredentialRequestOptionsJSON;
}

/** What the person's passkey answers; an error with a code where it came to none. What was asked before ends. */
export async function askAuthenticator(
  optionsJSON: PublicKeyCredentialRequestOptionsJSON,
  { inFields = false } = {},
): Promise<AuthenticationResponseJSON> {
  const { startAuthentication } = await import("@simplewebauthn/browser");
  try {
    return await startAuthentication({ optionsJSON, useBrowserAutofill: inFields });
  } catch (error) {
    throw Object.assign(new Error("No passkey answered.", { cause: error }), {
      code: codes[(error as Error).name] ?? "passkey.failed",
    });
  }
}

/** Ends what was asked, such as when its screen is left. */
export async function stopAsking(): Promise<void> {
  const { WebAuthnAbortService } = await import("@simplewebauthn/browser");
  WebAuthnAbortService.cancelCeremony();
}

/** What browsers call the ways in which it ends without an answer. */
const codes: Readonly<Record<string, string>> = {
  NotAllowedError: "passkey.cancelled",
  AbortError: "passkey.replaced",
};
