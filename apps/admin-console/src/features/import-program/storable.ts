/** Controls, which nobody means and the server refuses; tabs and line breaks are none. */
const controls = /[^\P{Cc}\t\n\r]/gu;

/** Marks of a document that nobody sees: where a word may part, which way text runs, blanks without a width. */
const unseen = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/gu;

/** A value with all its texts as they can be stored: what was pasted, cut or answered may hold what cannot. */
export const storable = <T>(value: T): T =>
  JSON.parse(JSON.stringify(value), (_, part: unknown) =>
    typeof part === "string"
      ? part.replaceAll(unseen, "").replaceAll(controls, " ").toWellFormed()
      : part,
  ) as T;
