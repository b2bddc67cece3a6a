import type { LoginReason } from "./login-address.ts";

/** What the login site is told of a session whose person could not be loaded, or that was ended before its time. */
const errorCodes: Readonly<Record<string, string>> = {
  "auth.account-missing": "auth_no_account",
  "auth.organization-missing": "auth_no_organization",
  "auth.password-changed": "auth_password_changed",
  "auth.address-changed": "auth_address_changed",
  "auth.session-revoked": "auth_session_revoked",
  "auth.session-reused": "auth_session_reused",
};

/** The reason for which somebody is sent to sign in, by the code of what failed. */
export function loginReason(code: string | undefined, otherwise?: string): LoginReason {
  const errorCode = errorCodes[code ?? ""] ?? otherwise;
  return errorCode === undefined ? {} : { errorCode };
}
