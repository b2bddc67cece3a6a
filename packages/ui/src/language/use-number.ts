import { useWords } from "./words.ts";

/** Writes numbers as the language does. */
export function useNumber(): (number: number) => string {
  const { locale } = useWords();
  // Most are small, and the first number with marks in it costs more than a table.
  return (number) => (Math.abs(number) < 1000 ? String(number) : number.toLocaleString(locale));
}
