/** What a class code is worth: so many of a type. */
export interface Credits {
  number: number;
  type: string;
}

/** "3 College credits"; an empty text where there are none. */
export function creditsInWords(credits: Credits | null | undefined): string {
  return credits ? `${credits.number} ${credits.type}`.trim() : "";
}
