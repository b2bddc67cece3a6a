import type { UiLang } from "@guildway/ui";

/** A distance as people say it: "12 miles". */
export function milesInWords(distance: number, lang: UiLang): string {
  const miles = Math.round(distance);
  if (lang === "es")
    return miles < 1 ? "menos de 1 milla" : miles === 1 ? "1 milla" : `${miles} millas`;
  return miles < 1 ? "under 1 mile" : miles === 1 ? "1 mile" : `${miles} miles`;
}
