/** Stands between facts in a line; a line breaks after it, not before. */
export const separator = "\u00a0· ";
