/** A day as the product writes it: MM/DD/YYYY. */
export function printDate(date: Date): string {
  const two = (number: number) => String(number).padStart(2, "0");
  return `${two(date.getMonth() + 1)}/${two(date.getDate())}/${date.getFullYear()}`;
}
