/** The digits of a social security number. */
const length = 9;
/** How many of its last digits a masked number shows. */
const shownLast = 4;

const kept = /^\*{3}-\*{2}-\d{4}$/;

/** Digits in the form xxx-xx-xxxx, as far as they go. */
export function formattedNumber(digits: string): string {
  return [digits.slice(0, 3), digits.slice(3, 5), digits.slice(5, length)]
    .filter((part) => part !== "")
    .join("-");
}

/** The digits of a number, with or without its hyphens. */
export function digitsOf(number: string): string {
  return number.replaceAll(/\D/g, "").slice(0, length);
}

/** A number as it shows: a dot for each digit but the last four; one that the server has masked shows the same. */
export function maskedNumber(number: string): string {
  const signs = number.replaceAll(/[^\d*]/g, "").split("");
  const masked = signs.map((sign, at) => (at < length - shownLast ? "•" : sign));
  return formattedNumber(masked.join(""));
}

/** Whether it is a number as the server answers it, of which the last four digits are known. */
export const isKeptNumber = (number: string): boolean => kept.test(number);

/** Whether it has the 11 characters of xxx-xx-xxxx. */
export const isWholeNumber = (number: string): boolean => /^\d{3}-\d{2}-\d{4}$/.test(number);

/** What is wrong with a number: there is none, or it has another form; one that is kept is right. */
export function numberFault(number: string): "missing" | "malformed" | undefined {
  if (number === "") return "missing";
  return isWholeNumber(number) || isKeptNumber(number) ? undefined : "malformed";
}

/**
 * The digits after an edit of a field that shows them masked. What stands behind the caret was there before; before it,
 * dots stand for the digits that were there, and what was typed or pasted stands for itself.
 */
export function editedDigits(before: string, shown: string, caret: number): string {
  const head = slotsOf(shown.slice(0, caret));
  const tail = slotsOf(shown.slice(caret)).length;
  const typed = head.map((sign, at) => (sign === "•" ? (before[at] ?? "") : sign)).join("");
  return (typed + (tail === 0 ? "" : before.slice(-tail))).slice(0, length);
}

/** Where the caret stands behind so many digits of a field. */
export function caretBehind(digits: number): number {
  return digits + (digits > 3 ? 1 : 0) + (digits > 5 ? 1 : 0);
}

/** How many digits stand before the caret of a field. */
export const digitsBefore = (shown: string, caret: number): number =>
  Math.min(slotsOf(shown.slice(0, caret)).length, length);

const slotsOf = (shown: string): string[] => shown.match(/[\d•]/g) ?? [];
