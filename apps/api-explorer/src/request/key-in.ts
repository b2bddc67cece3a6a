/** The key in what was typed or copied: without the spaces, also those of no width, and other signs that no key has and no header takes. */
export const keyIn = (typed: string): string => typed.replaceAll(/[^\x21-\x7e]/g, "");
