import * as z from "zod/mini";
import { longestPasskeyName } from "../bounds.ts";
import { endpoint } from "../endpoint.ts";
import { labelText } from "../one-line.ts";
import { signInState } from "./sign-in-state.ts";

const name = labelText(longestPasskeyName).check(z.trim(), z.minLength(1));
const base64url = (max: number) => z.string().check(z.regex(/^[\w-]+$/), z.maxLength(max));

/** What the browser hands to its authenticator, as `@simplewebauthn/browser` takes it. */
const options = z.record(z.string(), z.unknown());

/** What an authenticator answers, as `@simplewebauthn/browser` gives it. */
const answerOf = <T extends z.ZodMiniType>(response: T) =>
  z.object({
    id: base64url(1400),
    rawId: base64url(1400),
    type: z.literal("public-key"),
    response,
  });

const passkey = z.strictObject({
  id: z.string(),
  name: z.string(),
  /** Whether its owner's devices share it, so that a lost device does not lose it. */
  isSynced: z.boolean(),
  createdAt: z.iso.datetime(),
  /** Null until somebody has signed in with it. */
  lastUsedAt: z.nullable(z.iso.datetime()),
});

/** A passkey as its owner sees it. */
export type Passkey = z.infer<typeof passkey>;

/** The passkeys of the signed-in person. */
export const listPasskeys = endpoint({
  name: "listPasskeys",
  method: "GET",
  path: "/v1/identity/passkeys",
  access: "user",
  summary: "Lists one's own passkeys, oldest first.",
  reply: z.strictObject({
    items: z.array(passkey),
    /** Whether this installation offers them. */
    offered: z.boolean(),
    /** Whether adding one needs the password, since the sign-in is too long ago. */
    passwordNeeded: z.boolean(),
  }),
});

/** Asks what a new passkey has to answer. */
export const beginPasskey = endpoint({
  name: "beginPasskey",
  method: "POST",
  path: "/v1/identity/passkeys/begin",
  access: "user",
  summary:
    "Answers what the browser hands to its authenticator to make a passkey; more than ten minutes after signing in with one's own password only.",
  body: z.strictObject({ currentPassword: z.optional(z.string().check(z.maxLength(1000))) }),
  reply: z.strictObject({ options }),
  problems: [
    "auth.passkeys-off",
    "auth.password-needed",
    "auth.bad-credentials",
    "auth.too-many-attempts",
    "passkey.too-many",
  ],
});

/** Adds a passkey. */
export const addPasskey = endpoint({
  name: "addPasskey",
  method: "POST",
  path: "/v1/identity/passkeys",
  access: "user",
  summary:
    "Adds the passkey that the authenticator has made, within five minutes in the session that asked; a mail tells its owner.",
  body: z.strictObject({
    name,
    answer: answerOf(
      z.object({
        clientDataJSON: base64url(4000),
        attestationObject: base64url(20_000),
        transports: z.optional(z.array(z.string().check(z.maxLength(40))).check(z.maxLength(10))),
      }),
    ),
    lang: z._default(z.enum(["en", "es"]), "en"),
  }),
  reply: passkey,
  problems: [
    "auth.passkeys-off",
    "auth.challenge-ended",
    "auth.passkey-refused",
    "auth.too-many-attempts",
    "passkey.too-many",
    "record.conflict",
  ],
});

/** Names a passkey anew. */
export const renamePasskey = endpoint({
  name: "renamePasskey",
  method: "PUT",
  path: "/v1/identity/passkeys/{id}",
  access: "user",
  summary: "Gives one of one's own passkeys another name.",
  body: z.strictObject({ name }),
  reply: passkey,
  problems: ["record.not-found"],
});

/** Removes a passkey. */
export const removePasskey = endpoint({
  name: "removePasskey",
  method: "DELETE",
  path: "/v1/identity/passkeys/{id}",
  access: "user",
  summary:
    "Removes one of one's own passkeys, which signs nobody in any more; a mail tells its owner. Sessions stay.",
  query: z.strictObject({ lang: z._default(z.enum(["en", "es"]), "en") }),
  reply: z.strictObject({ removed: z.literal(true) }),
  problems: ["record.not-found"],
});

/** Asks what a passkey has to answer to sign in. */
export const beginPasskeySignIn = endpoint({
  name: "beginPasskeySignIn",
  method: "POST",
  path: "/v1/identity/passkeys/sign-in/begin",
  access: "public",
  summary:
    "Answers what the browser hands to its authenticator to sign in; the answer counts in this browser only, within five minutes.",
  reply: z.strictObject({ options }),
  problems: ["auth.passkeys-off", "auth.too-many-attempts"],
});

/** Signs in with a passkey and hands the browser to the site of `continueUrl`. */
export const signInWithPasskey = endpoint({
  name: "signInWithPasskey",
  method: "POST",
  path: "/v1/identity/passkeys/sign-in",
  access: "public",
  summary:
    "Checks what a passkey answered; answers where to send the browser, with a single-use token for that site. It needs no second step.",
  body: z.strictObject({
    answer: answerOf(
      z.object({
        clientDataJSON: base64url(4000),
        authenticatorData: base64url(4000),
        signature: base64url(4000),
        userHandle: z.optional(base64url(100)),
      }),
    ),
    continueUrl: z.string().check(z.maxLength(2000)),
    state: z.optional(signInState),
  }),
  reply: z.strictObject({ redirectTo: z.string() }),
  problems: [
    "auth.passkeys-off",
    "auth.challenge-ended",
    "auth.passkey-unknown",
    "auth.passkey-refused",
    "auth.too-many-attempts",
    "auth.continue-url-refused",
  ],
});
