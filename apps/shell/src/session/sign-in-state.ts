import { safeStorage } from "@guildway/ui";

const key = "guildway-sign-in-state";

/** A new secret by which this browser knows that it asked to sign in; the login site hands it on and the hand-off carries it. */
export function newSignInState(): string {
  const state = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
  safeStorage.set(key, state);
  return state;
}

/** The secret of the last time that this browser asked to sign in, once. */
export function takeSignInState(): string | undefined {
  const state = safeStorage.get(key) ?? undefined;
  safeStorage.remove(key);
  return state;
}
