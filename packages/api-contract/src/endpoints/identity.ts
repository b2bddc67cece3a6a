import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { signInState } from "./sign-in-state.ts";
import { organizationTypes } from "../organization-types.ts";
import { roles } from "../roles.ts";

/** The signed-in person as the front ends know them. */
const sessionUser = z.strictObject({
  id: z.string(),
  name: z.string(),
  /** What the person wants to be called; the name where they said nothing. */
  displayName: z.string(),
  email: z.string(),
  role: z.enum(roles),
  orgId: z.string(),
  profilePicture: z.nullable(z.string()),
  courseReadOnly: z.boolean(),
});

/** The organization of the signed-in person. */
const sessionOrganization = z.strictObject({
  id: z.string(),
  name: z.string(),
  slug: z.string(),
  type: z.enum(organizationTypes),
  orgLogo: z.nullable(z.string()),
  timeZone: z.nullable(z.string()),
});

/** A short identity token, and whose it is. The refresh token travels in a cookie that scripts cannot read. */
const session = z.strictObject({
  identityToken: z.string(),
  expiresAt: z.iso.datetime(),
  /** Seconds that the token is good for, so that nobody's clock matters. */
  expiresIn: z.int(),
  user: sessionUser,
  organization: sessionOrganization,
});

/** The signed-in person as the front ends know them. */
export type SessionUser = z.infer<typeof sessionUser>;

/** The organization of the signed-in person. */
export type SessionOrganization = z.infer<typeof sessionOrganization>;

/** A short identity token, and whose it is. */
export type Session = z.infer<typeof session>;

const token = z.string().check(z.minLength(1), z.maxLength(200));

/** Checks e-mail and password and hands the browser to the site of `continueUrl`. */
export const signIn = endpoint({
  name: "signIn",
  method: "POST",
  path: "/v1/identity/sign-in",
  access: "public",
  summary:
    "Checks e-mail and password; answers where to send the browser, with a single-use token for that site.",
  body: z.strictObject({
    email: z.string().check(z.minLength(1), z.maxLength(320)),
    password: z.string().check(z.minLength(1), z.maxLength(1000)),
    continueUrl: z.string().check(z.maxLength(2000)),
    state: z.optional(signInState),
    /** The language of a mail, where one is sent. */
    lang: z._default(z.enum(["en", "es"]), "en"),
  }),
  reply: z.strictObject({ redirectTo: z.string() }),
  problems: [
    "auth.bad-credentials",
    "auth.link-needed",
    "auth.too-many-attempts",
    "auth.continue-url-refused",
  ],
});

/** Finishes a sign-in by the link that was mailed because too many had failed at the account. */
export const finishSignIn = endpoint({
  name: "finishSignIn",
  method: "POST",
  path: "/v1/identity/sign-in/finish",
  access: "public",
  summary: "Signs in by a mailed link, once, within 15 minutes; answers where to send the browser.",
  body: z.strictObject({ token }),
  reply: z.strictObject({ redirectTo: z.string() }),
  problems: ["auth.link-invalid", "auth.too-many-attempts"],
});

/** Trades the hand-off token for a session; the token works once, for 60 s, at the site it was made for. */
export const exchangeHandOff = endpoint({
  name: "exchangeHandOff",
  method: "POST",
  path: "/v1/identity/exchange",
  access: "session",
  summary: "Trades the single-use hand-off token for an identity token and a session cookie.",
  body: z.strictObject({
    token,
    state: z.optional(signInState),
    /** The person said that it is they, in a browser that had not asked. */
    confirmed: z.optional(z.boolean()),
  }),
  reply: session,
  problems: [
    "auth.hand-off-invalid",
    "auth.hand-off-not-asked-for",
    "auth.origin-refused",
    "auth.account-missing",
    "auth.organization-missing",
  ],
});

/** Whose a hand-off is, so that a browser that has not asked for it can ask its person. */
export const readHandOff = endpoint({
  name: "readHandOff",
  method: "POST",
  path: "/v1/identity/exchange/whose",
  access: "session",
  summary: "Answers whom a hand-off token would sign in, without using it.",
  body: z.strictObject({ token }),
  reply: z.strictObject({ name: z.string(), email: z.string() }),
  problems: ["auth.hand-off-invalid", "auth.origin-refused"],
});

/** A fresh identity token from the session cookie, which is rotated. */
export const renewSession = endpoint({
  name: "renewSession",
  method: "POST",
  path: "/v1/identity/session/renew",
  access: "session",
  summary: "Answers a fresh identity token from the session cookie and rotates the cookie.",
  reply: session,
  problems: [
    "auth.session-ended",
    "auth.password-changed",
    "auth.address-changed",
    "auth.session-revoked",
    "auth.session-reused",
    "auth.origin-refused",
    "auth.account-missing",
    "auth.organization-missing",
  ],
});

/** Signs out: the session and all its tokens end. */
export const endSession = endpoint({
  name: "endSession",
  method: "POST",
  path: "/v1/identity/session/end",
  access: "session",
  summary: "Ends the session of the cookie; every token of it stops working.",
  reply: z.strictObject({ ended: z.boolean() }),
  problems: ["auth.origin-refused"],
});

/** The public keys that identity tokens are signed with. */
export const readSigningKeys = endpoint({
  name: "readSigningKeys",
  method: "GET",
  path: "/v1/identity/jwks",
  access: "public",
  summary: "Answers the public keys of identity tokens as a JSON Web Key Set.",
  reply: z.strictObject({ keys: z.array(z.record(z.string(), z.unknown())) }),
});
