/** Controls, which nobody means and the server refuses; tabs and line breaks are none. */
const controls = /[^\P{Cc}\t\n\r]/gu;

/** A value with all its texts as they can be stored: what was pasted, cut or answered may hold what cannot. */
export const storable = <T>(value: T): T =>
  JSON.parse(JSON.stringify(value), (_, part: unknown) =>
    typeof part === "string" ? part.replaceAll(controls, " ").toWellFormed() : part,
  ) as T;
