import type { Line } from "./program-document.ts";

/** What kind of sign counts a line: a number, a large letter, a Roman number, a small letter or one in brackets. */
export function markerOf({ text, is }: Line): string | undefined {
  if (is !== "text") return undefined;
  if (/^(?:\d{1,2}|[A-Z])\.[1-9]\d?[.)]?\s/.test(text)) return "decimal";
  if (/^\d{1,2}(?:\.0)?[.)]?\s/.test(text)) return /^\d{1,2}\s/.test(text) ? undefined : "number";
  if (/^\d{1,2}[a-z](?:[.)]\s|\t)/.test(text)) return "decimal";
  if (/^[IVX]{1,4}[.)]\s/.test(text)) return "roman";
  if (/^[A-Z][.)]\s/.test(text)) return "capital";
  if (/^[a-z][.)]\s/.test(text)) return "small";
  // Few lists go on to a letter that is a Roman number as well.
  if (/^\([ivx]{1,4}\)\s/.test(text)) return "bracketed roman";
  if (/^\((?:\d{1,2}|[a-z])\)\s/i.test(text)) return "bracketed";
  return undefined;
}
