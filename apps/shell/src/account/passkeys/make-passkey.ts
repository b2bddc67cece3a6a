import { call } from "@guildway/api-client";
import { addPasskey, beginPasskey } from "@guildway/api-contract";
import type { PublicKeyCredentialCreationOptionsJSON } from "@simplewebauthn/browser";

/** Whether this browser knows passkeys, which it does on pages that came safely. */
export const canHavePasskeys = (): boolean => "PublicKeyCredential" in globalThis;

interface Wanted {
  name: string;
  /** Where the sign-in is too long ago. */
  currentPassword?: string | undefined;
  lang: "en" | "es";
}

/** Has the browser make a passkey and keeps it; throws an error with a code, also where its person changed their mind. */
export async function makePasskey({ name, currentPassword, lang }: Wanted): Promise<void> {
  const { options } = await call(beginPasskey, { body: { currentPassword } });
  const answer = await askAuthenticator(
    options as unknown as PublicKeyCredentialCreationOptionsJSON,
  );
  await call(addPasskey, { body: { name, answer, lang } });
}

async function askAuthenticator(optionsJSON: PublicKeyCredentialCreationOptionsJSON) {
  // Large for what few do, so that it comes when it is done.
  const { startRegistration } = await import("@simplewebauthn/browser");
  try {
    return await startRegistration({ optionsJSON });
  } catch (error) {
    throw Object.assign(new Error("No passkey was made.", { cause: error }), {
      code: codes[(error as Error).name] ?? "passkey.failed",
    });
  }
}

/** What browsers call the ways in which it ends without a passkey. */
const codes: Readonly<Record<string, string>> = {
  NotAllowedError: "passkey.cancelled",
  AbortError: "passkey.cancelled",
  InvalidStateError: "passkey.known",
};
