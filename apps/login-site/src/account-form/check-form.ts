import { isMailAddress, shortestPassword } from "@guildway/api-contract";

/** What is wrong with a form: at which field, where it is one, and its code in the texts. */
export interface Fault {
  field: string | undefined;
  code: string;
  waitSeconds?: number | undefined;
  /** No single field is wrong, so none is marked; the field is only where to begin. */
  isNobodys?: boolean;
}

/** What was typed into a field; spaces around it are kept only in a password. */
export function typed(form: FormData, field: string): string {
  const text = String(form.get(field) ?? "");
  return field === "password" ? text : text.trim();
}

/** The fields that nothing was typed into. */
export function checkPresence(form: FormData, fields: readonly string[]): Fault[] {
  return fields
    .filter((field) => !typed(form, field))
    .map((field) => ({ field, code: `${field}.missing` }));
}

/** An address that mail can be sent to. */
export function checkEmail(form: FormData): Fault[] {
  const email = typed(form, "email");
  if (!email) return checkPresence(form, ["email"]);
  return isMailAddress(email) ? [] : [{ field: "email", code: "email.shape" }];
}

/** A new password, which is long enough. */
export function checkNewPassword(form: FormData): Fault[] {
  const { length } = typed(form, "password");
  if (length >= shortestPassword) return [];
  const code = length === 0 ? "newPassword.missing" : "newPassword.short";
  return [{ field: "password", code }];
}
