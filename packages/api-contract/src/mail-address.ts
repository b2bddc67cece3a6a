import * as z from "zod/mini";

const longest = 254;

/**
 * Letters, digits and the marks that need no quoting, dots between; a host of labels with a name at its end. No comments,
 * groups, lists or controls, nor what some mail servers decode or read as a way through others: `=?…?=`, `%` and `!`.
 */
const pattern =
  /^(?!.*=\?)[A-Za-z0-9#$&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9#$&'*+/=?^_`{|}~-]+)*@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])$/;

/** Whether a text is one mail address that every mail server reads as the same one, and nothing else. */
export function isMailAddress(text: string): boolean {
  return text.length <= longest && text.indexOf("@") <= 64 && pattern.test(text);
}

/** One mail address; white space around it is dropped. */
export const mailAddress = z.string().check(
  z.trim(),
  z.maxLength(longest, { abort: true }),
  z.regex(pattern, "must be one mail address"),
  z.refine((text) => text.indexOf("@") <= 64, "must be one mail address"),
);
