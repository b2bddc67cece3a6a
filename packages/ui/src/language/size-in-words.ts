/** A number of bytes as people read it. */
export function sizeInWords(bytes: number, locale: string): string {
  const [amount, unit] =
    bytes < 1000
      ? [bytes, "byte"]
      : bytes < 1_000_000
        ? [bytes / 1000, "kilobyte"]
        : [bytes / 1_000_000, "megabyte"];
  return new Intl.NumberFormat(locale, {
    style: "unit",
    unit,
    unitDisplay: unit === "byte" ? "long" : "short",
    maximumFractionDigits: amount < 10 && unit !== "byte" ? 1 : 0,
  }).format(amount);
}
