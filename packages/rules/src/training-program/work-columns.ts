import { instructionWords } from "./subject-words.ts";
import type { ColumnSpan, Heading } from "./named-columns.ts";

/** What a column of a table of work processes holds. */
export type WorkRole =
  | "order"
  | "instruction"
  | "description"
  | "least"
  | "most"
  | "hours"
  | "process"
  | "competency";
const hours = String.raw`(?:hours?|hrs?|horas)\b`;
/** How such columns are called. */
export const workColumns: Readonly<Record<WorkRole, RegExp>> = {
  order: /\bsort order\b|^(?:#|no\.?|nº|number|item)$/i,
  instruction: new RegExp(
    String.raw`\b(?:rti|rsi|ri|related|classroom|contact|credits?|${instructionWords})\b`,
    "i",
  ),
  description: /^(?:work process |process )?description$/i,
  least: new RegExp(
    String.raw`^(?!.*\bmax)(?!.*\bmin\w*\.?\s*\d)(?=.*\b(?:min(?:imum)?|least|(?:not|no) (?:less|fewer) than|low|mínim[ao]s?)\b|.*\b(?:from|desde)\W*$|^(?:from|desde)\b)(?=.*(?:${hours}|\b(?:ojt|ojl)\b))|^(?:min(?:imum)?|low|mínimo|(?:at )?least|(?:not|no) (?:less|fewer) than)\W*$`,
    "i",
  ),
  most: new RegExp(
    String.raw`^(?!.*\bmin)(?!.*\bfrom\b.*\bto\b)(?=.*\b(?:max(?:imum)?|most|(?:not|no) more than|high|máxim[ao]s?)\b|.*\b(?:to|hasta)\W*$|^(?:to|hasta)\b(?!\s*date))(?=.*(?:${hours}|\b(?:ojt|ojl)\b))|^(?:max(?:imum)?|high|máximo|(?:at )?most|(?:not|no) more than|up to)\W*$`,
    "i",
  ),
  hours: new RegExp(
    String.raw`^(?!work process|job function)(?!.*/\s*(?:yr|year|week))(?!.*\b(?:weeks?|months?|completed|credited|earned|logged|actual|to date|previous|prior|former|old|remaining|per)\b)(?:.*\b${hours}|(?:approx\w*\.?|estimated|est\.?|required|total|training|\s)*(?:time|tiempo|duration|duración)(?: required)?$|(?:(?:process|group|area) )?(?:totals?|sum|overall|combined)(?: (?:required|needed|scheduled))?$|(?:ojt|ojl|h)$)`,
    "i",
  ),
  process:
    /^(?=.{1,70}$)(?!.*\b(?:date|code|sub category)\b).*(?:\b(?:process(?:es)?|procesos?|functions?|dut(?:y|ies)|categor(?:y|ies)|areas?|domains?|rotations?|stations?|departments?|dwas?|detailed work activit(?:y|ies)|branch(?:es)?|divisions?|units?|blocks?|modules?|phases?|operations?|classifications?|on[\s-]the[\s-]job (?:learning|training|work|experience)|work experience|(?:kinds?|types?) of work|work to be (?:learned|performed|done)|ojl|ojt)\b|^on the \w+$|^jobs?$|^what (?:you|they|apprentices) practice$|\b(?:función|área|categoría|tarea principal))/i,
  competency:
    /^(?=.{1,70}$)(?!\W*(?:hybrid|time|competency)[\s-]*(?:based\b|:))(?!.*\b(?:option|sort order|level|rating|score|date|hybrid|competency[\s-]based)\b).*\b(?:(?:(?:the |an )?(?:apprentices?|trainees?|you|they)|(?<=^\W*)i) (?:will|shall|must|learns?|does|do|can)|(?:the |an )(?:apprentice|trainee)(?=\W*$)|what gets (?:learned|taught|covered)|test-outs?|learning outcomes?|statements?|abilit(?:y|ies)|skills?|tasks?|activit(?:y|ies)|competenc(?:y|ies)|competencias?|destrezas?|habilidades|tareas?)\b/i,
};

/** The column of hours of which it is not sure which it is. */
export const nowhere: ColumnSpan = { from: -1, to: -1 };

/** Of several columns of hours, such as one for each year, only that of the total speaks for a row, or that which is called by nothing else. */
export function columnOfHours(headings: readonly Heading[]): ColumnSpan | undefined {
  if (headings.length < 2) return headings[0];
  const total = headings.filter(({ text }) => /\b(?:total|sum|overall|combined)\b/i.test(text));
  if (total.length === 1) return total[0];
  const called = (name: RegExp) => headings.find(({ text }) => name.test(text));
  return (
    called(/^(?:hours|hrs\.?|horas)$/i) ??
    called(/^(?:approx\S* )?(?:ojt |ojl |contact |clock )?(?:hours|hrs\.?|horas)$/i) ??
    nowhere
  );
}

/** Whether a heading says that its amounts are hours; below others, such as `Duration`, each must say so. */
export const saysUnit = (heading: string): boolean =>
  /\b(?:hours?|hrs?|horas|ojt|ojl|min(?:imum)?|max(?:imum)?|totals?|sum|overall|combined)\b/i.test(
    heading,
  );
