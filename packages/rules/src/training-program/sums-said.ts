import { linesOf, type ProgramDocument, type Read } from "./program-document.ts";
import type { Hours } from "./values.ts";

/** Parts of a program with their hours, processes or courses. */
type Parts = readonly { title: Read<string>; hours?: Read<Hours> }[];

const namesHours = /\b(?:hours?|hrs?|horas)\b/i;
const figures = /(?<![\d.,$-])\d{1,3}(?:,\d{3})+(?![\d%,])|(?<![\d.,$-])\d+(?![\d%,]|\.\d|-\d)/g;

/** Where a document says the hours of all its parts together: a line of hours that names the very sum, as no single part does. */
export function sumSaid(document: ProgramDocument, parts: Parts): Read<Hours> | undefined {
  const amounts = parts.map(({ hours }) => (hours && isOne(hours.value) ? hours.value.most : NaN));
  const sum = amounts.reduce<number>((all, one) => all + (one ?? NaN), 0);
  if (parts.length < 2 || !(sum > 0) || amounts.includes(sum)) return undefined;
  const line = linesOf(document).find(
    ({ text }) =>
      text.length <= 500 &&
      namesHours.test(text) &&
      (text.match(figures) ?? []).some((written) => Number(written.replaceAll(",", "")) === sum),
  );
  return line && { value: { least: sum, most: sum }, at: line.at, written: line.text.trim() };
}

const isOne = ({ least, most }: Hours): boolean => least !== undefined && least === most;
