/** Whole hours as they are typed: undefined for none, null for what is no number. */
export function hoursIn(typed: string): number | undefined | null {
  const plain = typed.trim().replaceAll(",", "");
  if (plain === "") return undefined;
  return /^\d{1,5}$/.test(plain) ? Number(plain) : null;
}
