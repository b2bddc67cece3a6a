import type { Line, Read } from "./program-document.ts";
import { isGrandTotal, isSubtotal, saysOfProgram, type Total, totalIn } from "./totals.ts";
import { type Range, hoursAlone } from "./values.ts";
import { readLines } from "./work-process.ts";

const amount = String.raw`\d[\d,.]*(?:\s*(?:-|–|to|a)\s*\d[\d,.]*)?`;
/** `A. Bench work ..... 1,500`, with a tab, or with the unit behind a dash, a colon or a bracket. */
const titleAndHours = new RegExp(
  String.raw`^(.*?\p{L}{3}.*?)(?:\s*(?:[.…_]{3,}|\t)\s*(${amount})\s*(?:hours|hrs|horas|h)?|\s*(?:[-–—:(,]|\s)\s*(${amount})\s*(?:hours|hrs|horas))\.?\)?$`,
  "iu",
);
/** A name and its hours, of a line that ends with them. */
export function endingHours(
  line: Line,
  part: number,
): { title: Read<string>; hours: Read<Range> } | undefined {
  const [, words, behindGap, withUnit] = titleAndHours.exec(line.text) ?? [];
  const written = behindGap ?? withUnit;
  const value = written === undefined ? undefined : hoursAlone(written);
  const [title] = readLines([{ ...line, text: words ?? "" }], { part });
  if (
    !value ||
    !title ||
    title.value.length > 120 ||
    saysOfProgram(title.value) ||
    /[.;]\s/.test(title.value)
  )
    return undefined;
  return { title, hours: { value, at: { part }, written: line.text } };
}

/** The total that a line says; none where it is only of a part. */
export function totalOfLine(
  line: Line,
  part: number,
): { isTotal: boolean; totals: readonly Total[] } {
  const total = totalIn(line.text.trim());
  if (!total) return { isTotal: false, totals: [] };
  const hours = { value: total.hours, at: { part }, written: line.text };
  const isPart = isSubtotal(total.name);
  return { isTotal: true, totals: isPart ? [] : [{ hours, isGrand: isGrandTotal(total.name) }] };
}
