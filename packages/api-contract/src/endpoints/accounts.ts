import * as z from "zod/mini";
import { shortestPassword } from "../bounds.ts";
import { endpoint } from "../endpoint.ts";
import { mailAddress } from "../mail-address.ts";
import { personText } from "../one-line.ts";
import { signInState } from "./sign-in-state.ts";

const newPassword = z.string().check(z.minLength(shortestPassword), z.maxLength(1000));
const name = personText(150).check(z.trim(), z.minLength(1));
const id = z.string().check(z.minLength(1), z.maxLength(80));
const token = z.string().check(z.minLength(1), z.maxLength(200));
const language = z._default(z.enum(["en", "es"]), "en");
const continueUrl = z.string().check(z.maxLength(2000));

/** Asks for an account; a mail brings the link that makes it. */
export const signUp = endpoint({
  name: "signUp",
  method: "POST",
  path: "/v1/identity/sign-up",
  access: "public",
  grants: ["access"],
  summary:
    "Asks for an account in an organization; the mail that follows has the link that makes it. With a class, the class, cohort and class codes are registered for the new user as pending external registration.",
  body: z.strictObject({
    organizationSlug: z.string().check(z.maxLength(80)),
    email: mailAddress,
    password: newPassword,
    firstName: name,
    lastName: name,
    classId: z.optional(id),
    /** As the link of a course has it. The number that the cohort has itself is what is kept. */
    extRegClassId: z.optional(id),
    cohortId: z.optional(id),
    eUnitIds: z.optional(z.array(id).check(z.maxLength(50))),
    /** The invite that lets into a class which is not open to everybody; with a code and no mailbox of its own, it needs the grant of the code as x-access-grant. */
    inviteId: z.optional(id),
    state: z.optional(signInState),
    continueUrl,
    lang: language,
  }),
  reply: z.strictObject({ sent: z.literal(true) }),
  problems: [
    "auth.sign-up-closed",
    "class.not-open",
    "auth.too-many-attempts",
    "auth.weak-password",
    "auth.continue-url-refused",
    "record.reference-unknown",
  ],
});

/** Makes the account of a confirmed sign-up and hands the browser on. */
export const confirmSignUp = endpoint({
  name: "confirmSignUp",
  method: "POST",
  path: "/v1/identity/sign-up/confirm",
  access: "public",
  summary:
    "Makes the account that the link of the mail belongs to; answers where to send the browser, signed in. What was open at the sign-up is asked again.",
  body: z.strictObject({
    token,
    /** The password of the sign-up, so that nobody confirms an account whose password somebody else chose. */
    password: z.string().check(z.minLength(1), z.maxLength(1000)),
    continueUrl,
  }),
  reply: z.strictObject({ redirectTo: z.string() }),
  problems: [
    "auth.link-invalid",
    "auth.bad-credentials",
    "auth.too-many-attempts",
    "auth.continue-url-refused",
    "auth.sign-up-closed",
    "class.not-open",
    "record.reference-unknown",
  ],
});

/** Mails a link that sets a new password. */
export const requestPasswordReset = endpoint({
  name: "requestPasswordReset",
  method: "POST",
  path: "/v1/identity/password/forgot",
  access: "public",
  summary:
    "Mails a link that sets a new password, if the address belongs to an account; the answer does not tell.",
  body: z.strictObject({
    email: mailAddress,
    /** Where the visitor wanted to be; the link of the mail leads on to it. */
    continueUrl: z.optional(continueUrl),
    lang: language,
  }),
  reply: z.strictObject({ sent: z.literal(true) }),
  problems: ["auth.continue-url-refused", "auth.too-many-attempts"],
});

/** Sets a new password by a mailed link. */
export const resetPassword = endpoint({
  name: "resetPassword",
  method: "POST",
  path: "/v1/identity/password/reset",
  access: "public",
  summary:
    "Sets a new password by the link of the mail, once, within an hour; every session of the account ends, and its passkeys stay.",
  body: z.strictObject({ token, password: newPassword, lang: language }),
  reply: z.strictObject({
    changed: z.literal(true),
    /** How many passkeys sign in to the account beside the new password. */
    passkeys: z.int(),
  }),
  problems: ["auth.link-invalid", "auth.weak-password"],
});

/** Changes one's own password. */
export const changePassword = endpoint({
  name: "changePassword",
  method: "POST",
  path: "/v1/identity/password/change",
  access: "user",
  summary:
    "Changes one's own password; every other session of the account ends, and a mail tells of it.",
  body: z.strictObject({
    currentPassword: z.string().check(z.maxLength(1000)),
    newPassword,
    lang: language,
  }),
  reply: z.strictObject({ changed: z.literal(true) }),
  problems: ["auth.bad-credentials", "auth.weak-password", "auth.too-many-attempts"],
});

/** The sessions of the signed-in person. */
export const listSessions = endpoint({
  name: "listSessions",
  method: "GET",
  path: "/v1/identity/sessions",
  access: "user",
  summary: "Lists one's own sessions that have not ended, newest first.",
  reply: z.strictObject({
    items: z.array(
      z.strictObject({
        id: z.string(),
        current: z.boolean(),
        createdAt: z.iso.datetime(),
        /** To the minute. */
        lastUsedAt: z.iso.datetime(),
        userAgent: z.nullable(z.string()),
      }),
    ),
  }),
});

/** Ends one's own sessions but for the one that calls. */
export const endOtherSessions = endpoint({
  name: "endOtherSessions",
  method: "DELETE",
  path: "/v1/identity/sessions",
  access: "user",
  summary: "Ends one's own sessions at once, but for the one that calls.",
  reply: z.strictObject({ ended: z.int() }),
});

/** Ends one of one's own sessions. */
export const revokeSession = endpoint({
  name: "revokeSession",
  method: "DELETE",
  path: "/v1/identity/sessions/{id}",
  access: "user",
  summary: "Ends one of one's own sessions at once.",
  reply: z.strictObject({ ended: z.literal(true) }),
  problems: ["record.not-found"],
});

/** Asks for another e-mail address of one's own; a mail to it brings the link that stores it. */
export const changeEmail = endpoint({
  name: "changeEmail",
  method: "POST",
  path: "/v1/identity/email/change",
  access: "user",
  summary:
    "Asks for another e-mail address of one's own, with the password; it is stored once the link that it is mailed is followed, within 24 hours. The answer does not tell whether another account has it.",
  body: z.strictObject({
    email: mailAddress,
    currentPassword: z.string().check(z.maxLength(1000)),
    lang: language,
  }),
  reply: z.strictObject({ sent: z.literal(true) }),
  problems: ["auth.bad-credentials", "auth.too-many-attempts"],
});

/** Stores a new e-mail address by the link that it was mailed. */
export const confirmEmailChange = endpoint({
  name: "confirmEmailChange",
  method: "POST",
  path: "/v1/identity/email/confirm",
  access: "public",
  summary:
    "Stores the e-mail address that the link was mailed to, once, within 24 hours; every session but the one that asked ends, and the old address is told, with a link that undoes it for seven days.",
  body: z.strictObject({
    token,
    /** The account's password, so that a stranger's mailbox that was named by mistake takes no account over. */
    password: z.string().check(z.minLength(1), z.maxLength(1000)),
  }),
  reply: z.strictObject({ email: z.string() }),
  problems: [
    "auth.link-invalid",
    "auth.bad-credentials",
    "auth.too-many-attempts",
    "record.conflict",
  ],
});

/** Undoes a changed e-mail address by the link that the old one was mailed. */
export const undoEmailChange = endpoint({
  name: "undoEmailChange",
  method: "POST",
  path: "/v1/identity/email/undo",
  access: "public",
  summary:
    "Gives an account its former e-mail address back by the mailed link, once, within seven days; every session of the account ends. Where another account has that address by now, this one is left without any, so that nobody signs in to it.",
  body: z.strictObject({ token }),
  reply: z.strictObject({ email: z.string() }),
  problems: ["auth.link-invalid", "record.conflict"],
});
