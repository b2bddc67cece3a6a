/** A text without the marks that turn what follows round: a link or a name is read as it is. */
export const withoutTurning = (text: string): string =>
  text.replaceAll(/[\u202a-\u202e\u2066-\u2069]/gu, "");
