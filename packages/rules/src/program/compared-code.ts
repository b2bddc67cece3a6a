/** A RAPIDS or O*NET code as it is compared: however it was typed, and the O*NET code of a whole occupation without its .00. */
export const comparedCode = (code: string): string =>
  code.normalize("NFKC").trim().toUpperCase().replace(/\.00$/, "");
