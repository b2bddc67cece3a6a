/** Every failure the API can answer: its permanent code, its HTTP status, and what it means to an engineer. */
export const problems = {
  "input.invalid": {
    status: 400,
    meaning: "A part of the request has the wrong shape; details name the fields.",
  },
  "input.not-json": { status: 400, meaning: "The body is not JSON." },
  "input.not-declared-json": {
    status: 415,
    meaning: "The call takes JSON, and its content-type says something else.",
  },
  "input.too-large": { status: 413, meaning: "The body is larger than this call accepts." },
  "query.unknown-parameter": {
    status: 400,
    meaning: "The query has a parameter that this call does not know.",
  },
  "query.unknown-field": {
    status: 400,
    meaning: "The query names a field that this record does not have for this caller.",
  },
  "query.unknown-operator": {
    status: 400,
    meaning: "The filter uses an operator outside eq, gt, lt, ilike, is, !is, in, ov, !ov.",
  },
  "query.operator-not-for-field": {
    status: 400,
    meaning: "The operator does not fit the type of the field.",
  },
  "query.invalid-value": {
    status: 400,
    meaning: "A value of the query has the wrong type or is too long.",
  },
  "query.too-many": { status: 400, meaning: "The query has more filters or values than allowed." },
  "auth.token-missing": { status: 401, meaning: "The call needs a signed-in user or an API key." },
  "auth.token-invalid": {
    status: 401,
    meaning: "The identity token is forged, expired or of another issuer.",
  },
  "key.unknown": { status: 401, meaning: "No organization has this API key." },
  "key.revoked": { status: 401, meaning: "The API key was revoked." },
  "key.expired": { status: 401, meaning: "The API key has expired." },
  "key.replaced": {
    status: 401,
    meaning:
      "The API key was rotated, and the time is over for which its old secret went on; use the new one.",
  },
  "key.out-of-scope": {
    status: 403,
    meaning: "The API key is limited to other lists and actions than this call's.",
  },
  "program-key.ended": {
    status: 409,
    meaning: "The key has expired; a new one is made instead of rotating it.",
  },
  "auth.password-changed": {
    status: 401,
    meaning: "The session was ended because the password of its account was changed.",
  },
  "auth.address-changed": {
    status: 401,
    meaning: "The session was ended because the e-mail address of its account was changed.",
  },
  "auth.session-revoked": {
    status: 401,
    meaning: "The session was ended by its owner from another one.",
  },
  "auth.session-reused": {
    status: 401,
    meaning: "The session was ended because a copy of its refresh token was used.",
  },
  "auth.session-ended": { status: 401, meaning: "The session was ended, replaced or has expired." },
  "auth.account-missing": {
    status: 409,
    meaning:
      "Nobody's record belongs to this sign-in yet; ask again, once a second, up to ten times.",
  },
  "auth.organization-missing": {
    status: 409,
    meaning: "The organization of the person who signed in is not there.",
  },
  "auth.hand-off-invalid": {
    status: 401,
    meaning: "The hand-off token is unknown, used, expired or for another site.",
  },
  "auth.hand-off-not-asked-for": {
    status: 409,
    meaning: "Another browser asked for this hand-off, or none; the person has to confirm it.",
  },
  "auth.link-needed": {
    status: 401,
    meaning:
      "Too many have failed at this account: with the right password a link is mailed that finishes the sign-in, at most one in 15 minutes.",
  },
  "auth.bad-credentials": { status: 401, meaning: "E-mail and password do not belong together." },
  "auth.too-many-attempts": {
    status: 429,
    meaning: "Too many failed sign-ins; retryAfter says for how many seconds to wait.",
  },
  "auth.link-invalid": {
    status: 401,
    meaning: "The link of the mail is unknown, used or expired.",
  },
  "auth.sign-up-closed": {
    status: 403,
    meaning: "The organization takes new people by its staff only.",
  },
  "class.not-open": {
    status: 403,
    meaning: "Not everybody may register for this class; details say why.",
  },
  "access.too-many-codes": {
    status: 429,
    meaning: "Too many wrong access codes; retryAfter says for how many seconds to wait.",
  },
  "auth.weak-password": {
    status: 422,
    meaning:
      "The password is too easy to guess: too common, or made of the person's address or name.",
  },
  "auth.passkeys-off": {
    status: 409,
    meaning: "The sites of this installation have no domain in common, so it offers no passkeys.",
  },
  "auth.passkey-unknown": {
    status: 401,
    meaning: "The passkey belongs to no account; it may have been removed.",
  },
  "auth.passkey-refused": {
    status: 401,
    meaning:
      "What the authenticator answered does not hold: another site, another key, no check of the person, or a counter that went back.",
  },
  "auth.challenge-ended": {
    status: 401,
    meaning:
      "What the passkey answers was asked more than five minutes ago, was answered already, or was asked in another browser.",
  },
  "auth.password-needed": {
    status: 403,
    meaning: "The sign-in is too long ago; the call needs one's own password.",
  },
  "passkey.too-many": { status: 409, meaning: "The account has as many passkeys as it may." },
  "auth.continue-url-refused": {
    status: 400,
    meaning: "continueUrl is not on the list of allowed sites.",
  },
  "auth.origin-refused": {
    status: 403,
    meaning: "The session calls answer only the product's own sites.",
  },
  "access.forbidden": { status: 403, meaning: "The caller may not do this." },
  "access.grant-needed": {
    status: 403,
    meaning: "Changing this record needs the edit grant that creating it answered.",
  },
  "private.not-verified": {
    status: 422,
    meaning:
      "A sealed value does not verify: it was changed or moved past the product, or its key is not configured. Nothing of it is answered; writing it anew mends it.",
  },
  "record.not-found": { status: 404, meaning: "No record with this id that the caller may see." },
  "record.reference-unknown": {
    status: 422,
    meaning: "The record names another record that does not exist.",
  },
  "wage-list.no-filter": { status: 422, meaning: "A wage list needs at least one filter." },
  "wage-schedule.invalid": {
    status: 422,
    meaning: "The wage schedule breaks a rule of wages; details say which, in the screen's words.",
  },
  "wage-schedule.signed": {
    status: 409,
    meaning:
      "A signed agreement shows the wage schedule; who holds an invitation makes another one instead of changing it.",
  },
  "training-program.exists": {
    status: 409,
    meaning:
      "The organization has a training program with the same RAPIDS or O*NET code; details name the code.",
  },
  "record.conflict": { status: 409, meaning: "Another record already has this value." },
  "user.last-owner": { status: 409, meaning: "The organization would be without an owner." },
  "record.changed": {
    status: 409,
    meaning:
      "Somebody has changed the record since the version that if-match names; details.current is the record as it is now.",
  },
  "record.too-large": {
    status: 413,
    meaning: "The record would be larger than its type may be.",
  },
  "record.too-many": {
    status: 409,
    meaning: "There are as many such records as the caller may store.",
  },
  "list.too-large": {
    status: 413,
    meaning:
      "The page would be larger than a list answers; ask for a smaller limit, or select fewer fields.",
  },
  "occupation.not-found": { status: 404, meaning: "No occupation has this code." },
  "training-plan.incomplete": {
    status: 422,
    meaning: "The stored plan has no contact details to send it to.",
  },
  "file.missing": { status: 400, meaning: "The body has no part named file." },
  "file.too-large": { status: 413, meaning: "The file is larger than allowed." },
  "file.quota-used": {
    status: 413,
    meaning: "The caller has stored as many files as they may, or would have with this one.",
  },
  "file.wrong-kind": {
    status: 415,
    meaning: "The content of the file is not what its extension says.",
  },
  "file.not-found": {
    status: 404,
    meaning:
      "No stored file of this organization has this address, or its signature is wrong or expired.",
  },
  "invite.closed": {
    status: 409,
    meaning:
      "The invite was completed, declined or revoked, or its agreement is signed: it is not sent or revoked any more.",
  },
  "invite.incomplete": {
    status: 422,
    meaning: "The invite lacks what it needs to be sent; details name the fields.",
  },
  "registration.decided": {
    status: 409,
    meaning: "The registration was decided otherwise by somebody else.",
  },
  "agreement.incomplete": {
    status: 422,
    meaning: "Something that the agreement asks for is missing; details name the first item.",
  },
  "agreement.consent-needed": {
    status: 409,
    meaning: "The signer of the agreement has not yet agreed to sign it electronically.",
  },
  "agreement.changed": {
    status: 409,
    meaning:
      "The agreement, or a record that it shows, has another version than its signer has read, and nothing was signed; details name the types of what changed.",
  },
  "agreement.own": {
    status: 403,
    meaning:
      "The apprentice of an agreement does not sign it as its sponsor; another manager does.",
  },
  "agreement.not-signed": {
    status: 409,
    meaning: "Nobody has signed the agreement yet, so that it has no filled form.",
  },
  "agreement.apprentice-moved": {
    status: 409,
    meaning:
      "The apprentice of the agreement is of another organization now, with their private profile, which this one does not read any more.",
  },
  "agreement.number-changed": {
    status: 409,
    meaning:
      "The social security number of the apprentice's profile is missing, or not the one with which the agreement was signed.",
  },
  "form.missing": {
    status: 409,
    meaning: "The organization has not uploaded the official form that would be filled.",
  },
  "form.unknown": {
    status: 422,
    meaning:
      "The file that the organization uploaded as the official form is not the fillable PDF that is expected.",
  },
  "signature.unreadable": {
    status: 422,
    meaning:
      "The picture of the signature is damaged, larger than a signature can be, or of a sponsor shows none.",
  },
  "assistant.no-service-email": {
    status: 422,
    meaning: "The assistant has nobody to forward questions to.",
  },
  "assistant.no-passages": {
    status: 422,
    meaning:
      "There is no passage to answer from: the search found none, or it is not the caller's.",
  },
  "map.not-configured": {
    status: 404,
    meaning: "This installation has no map service, or it did not answer with an image.",
  },
  "route.not-found": { status: 404, meaning: "The API has no such call." },
  "limit.too-many-requests": {
    status: 429,
    meaning: "Too many requests from this caller; retryAfter says for how many seconds to wait.",
  },
  "server.error": {
    status: 500,
    meaning: "A fault of the server; the request id finds it in the log.",
  },
  "server.busy": {
    status: 503,
    meaning:
      "Others changed the same records at the same moment, and nothing of this change was kept. Try again; retryAfter says in how many seconds.",
  },
  "server.unavailable": {
    status: 503,
    meaning: "The server is starting, stopping or cannot reach its database.",
  },
} as const satisfies Record<string, { status: number; meaning: string }>;

/** The permanent code of a failure. */
export type ProblemCode = keyof typeof problems;

/** One field that is at fault. */
export interface Fault {
  field: string;
  reason: string;
  /** The parameter of a list's query that holds it, as it was sent. */
  parameter?: string;
  /** The same parameter as the call would take it, where what was meant can be guessed; its value where that was wrong. */
  instead?: { parameter: string; value?: string };
}

/** A record as the caller may read it now, of an entry with its draft, which `draft` says. */
export interface CurrentRecord {
  readonly id?: string;
  readonly version?: number;
  readonly updatedAt?: string;
  readonly draft?: true;
  readonly [field: string]: unknown;
}

/** What a failed call answers. */
export interface ProblemBody {
  code: ProblemCode;
  message: string;
  requestId: string;
  /** At most 20 faults; `moreFaults` counts those beyond. `retryAfter` is in seconds. `current` comes with `record.changed`. */
  details?: {
    faults?: Fault[];
    moreFaults?: number;
    retryAfter?: number;
    current?: CurrentRecord;
  };
}
