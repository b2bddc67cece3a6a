import { agreementTexts } from "@guildway/rules/agreement-text";

const answers = agreementTexts["Rev. March 2023"].answerWording;

/** A day, YYYY-MM-DD, as MM/DD/YYYY. */
export function shownDate(day: unknown): string {
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})/.exec(String(day ?? "")) ?? [];
  return year ? `${month}/${date}/${year}` : "";
}

/** Dollars with their cents. */
export function shownMoney(dollars: number | null | undefined): string {
  return dollars === null || dollars === undefined
    ? ""
    : `$${Number(dollars).toLocaleString("en-US", { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;
}

/** A whole number. */
export function shownNumber(count: number | null | undefined): string {
  return count === null || count === undefined ? "" : Number(count).toLocaleString("en-US");
}

/** An answer as the agreement words it; one that it does not know as it is. */
export function shownAnswer(field: keyof typeof answers, answer: unknown): string {
  if (Array.isArray(answer)) return answer.map((one) => shownAnswer(field, one)).join(", ");
  if (typeof answer !== "string") return "";
  const wordings: Readonly<Record<string, { en: string }>> = answers[field];
  return Object.hasOwn(wordings, answer) ? wordings[answer]!.en : answer;
}

/** The parts that there are, with a mark between them. */
export function joined(parts: readonly (string | null | undefined)[], mark = ", "): string {
  return parts.filter(Boolean).join(mark);
}
