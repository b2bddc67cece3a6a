import type { UiLang } from "@guildway/ui";

const locales = { en: "en-US", es: "es-US" } as const;

/** A price in dollars; whole ones without cents. */
export function dollars(price: number, lang: UiLang): string {
  const digits = Number.isInteger(price) ? 0 : 2;
  return new Intl.NumberFormat(locales[lang], {
    style: "currency",
    currency: "USD",
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(price);
}

/** A day, YYYY-MM-DD, in words. */
export function dayInWords(day: string, lang: UiLang): string {
  return new Intl.DateTimeFormat(locales[lang], { dateStyle: "long", timeZone: "UTC" }).format(
    new Date(`${day}T00:00:00Z`),
  );
}

/** From when to when, as far as it is known. */
export function daysInWords(
  { startDate, endDate }: { startDate?: string | null; endDate?: string | null },
  lang: UiLang,
): string | undefined {
  if (!startDate) return undefined;
  const from = dayInWords(startDate, lang);
  return endDate && endDate > startDate ? `${from} – ${dayInWords(endDate, lang)}` : from;
}
