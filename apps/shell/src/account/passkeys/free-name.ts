/** A name that none has yet, with a number behind it where it is needed. */
export function freeName(name: string, taken: readonly string[]): string {
  if (!taken.includes(name)) return name;
  const numbers = Array.from({ length: taken.length }, (_, index) => `${name} ${index + 2}`);
  return numbers.find((one) => !taken.includes(one)) ?? name;
}
