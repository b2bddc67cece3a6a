import * as z from "zod/mini";

/** Controls, line breaks, and marks that turn the direction of what follows. */
const controls = "\\p{Cc}\\u2028\\u2029\\u202a-\\u202e\\u2066-\\u2069";

/** A scheme, www, or a host with a path: what a mail program would make a link of. */
const webAddress = String.raw`(?::\/\/|\bwww\.|[\p{L}\d]\.\p{L}{2,}\/|\bmailto:)`;

const labelPattern = new RegExp(`^(?!.*${webAddress})[^${controls}]*$`, "iu");

/** A host alone, as in example.com; initials (J.R.) and titles (Jr.) are none. */
const personPattern = new RegExp(
  `^(?!.*${webAddress})(?!.*[\\p{L}\\d]{2,}\\.[a-z]{2,}(?:[^\\p{L}]|$))[^${controls}@]*$`,
  "u",
);

/** A title, a company or the name of a thing: one line without a web address. */
export const labelText = (max: number) =>
  z
    .string()
    .check(z.maxLength(max), z.regex(labelPattern, "must be one line without a web address"));

/** A person's name: one line without a web or mail address. */
export const personText = (max: number) =>
  z.string().check(z.maxLength(max), z.regex(personPattern, "must be a name on one line"));

/** Whether a title or a company is one line without a web address. */
export const isLabel = (text: string): boolean => labelPattern.test(text);

/** Whether a person's name is one line without a web or mail address. */
export const isPersonName = (text: string): boolean => personPattern.test(text);
