import { useLanguage } from "@guildway/ui";

/** Writes hours and dollars as the language of the page does; dollars with cents where an hour is paid. */
export function useFigures() {
  const locale = useLanguage() === "es" ? "es-US" : "en-US";
  return {
    number: (number: number) => number.toLocaleString(locale),
    dollars: (amount: number, digits: 0 | 2 = 2) =>
      amount.toLocaleString(locale, {
        style: "currency",
        currency: "USD",
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
      }),
  };
}
