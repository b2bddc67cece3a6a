/** What was typed as a number, without its marks; undefined where it is none. */
export function numberIn(typed: string): number | undefined {
  const plain = typed.replaceAll(/[$,\s]/g, "");
  return /^\d*\.?\d+$|^\d+\.$/.test(plain) ? Number(plain) : undefined;
}

/** Dollars, rounded to cents; undefined where nothing of the kind was typed. */
export function dollarsIn(typed: string): number | undefined {
  const dollars = numberIn(typed);
  return dollars === undefined ? undefined : Math.round(dollars * 100) / 100;
}

/** Dollars as a field shows them, `14.10`; what is no amount stays as it was typed. */
export function shownDollars(typed: string): string {
  return dollarsIn(typed)?.toFixed(2) ?? typed;
}
