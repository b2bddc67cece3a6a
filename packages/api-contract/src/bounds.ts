/** The least number of characters of a new password. */
export const shortestPassword = 10;

/** The most characters of a keyword by which occupations are searched. */
export const longestKeyword = 200;
