/** The least number of characters of a new password. */
export const shortestPassword = 10;

/** The most characters of a keyword by which occupations are searched. */
export const longestKeyword = 200;

/** How far what is near a place is looked for, in miles, each where nothing is within the one before. */
export const searchRadii = [50, 100, 200, 500] as const;

/** The longest name of a passkey. */
export const longestPasskeyName = 80;

/** The most passages that a search of the library finds, and that an answer leans on. */
export const mostPassages = 50;
