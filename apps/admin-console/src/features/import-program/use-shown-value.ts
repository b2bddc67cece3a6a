import { useLanguage, useTexts } from "@guildway/ui";
import { texts as programTexts } from "../../rooms/training-programs/texts.ts";
import type { ReviewedField } from "./program-draft.ts";

/** A value of a program in words, as it is shown where it is not typed. */
export function useShownValue(): (field: ReviewedField, value: string | number) => string {
  const { choices } = useTexts(programTexts);
  const number = new Intl.NumberFormat(useLanguage());
  return (field, value) => {
    if (field === "instructionHours" || field === "ojtHours") {
      const hours = Number(value);
      return value === "" || Number.isNaN(hours) ? String(value) : number.format(hours);
    }
    const words = field === "type" || field === "industryCode" ? choices[field] : undefined;
    return (words as Readonly<Record<string, string>> | undefined)?.[value] ?? String(value);
  };
}
