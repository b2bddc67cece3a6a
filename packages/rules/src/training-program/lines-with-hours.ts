import type { Line, ProgramDocument, Read } from "./program-document.ts";
import { saysTotal } from "./says-total.ts";
import { type Subject, subjectOf } from "./said-above.ts";
import { isGrandTotal, isSubtotal, saysOfProgram, type Total, totalIn } from "./totals.ts";
import { type Range, hoursAlone, hoursWithUnit } from "./values.ts";
import { readLines } from "./work-process.ts";

const amount = String.raw`\d[\d,.]*(?:\s*(?:-|–|to|a)\s*\d[\d,.]*)?`;
const unit = String.raw`(?:(?:clock|contact|seat) )?(?:hours?|hrs?|horas|h)\b\.?`;
const about = String.raw`(?:approx\w*\.?|about|estimated|(?:at|not|no) (?:least|less than|fewer than)|min(?:imum|\.)?(?: of)?|[~≈±])?\s*`;
const forms: readonly RegExp[] = [
  // `A. Bench work ..... 1,500`, or with a tab; its share may stand behind.
  String.raw`^(?<name>.*?\p{L}{3}.*?)\s*(?:[.…_]{3,}|\t)\s*${about}(?<hours>${amount})\s*(?:${unit}|h)?(?:\s*[\t(]\s*\d{1,3}(?:\.\d+)?\s*%\)?)?$`,
  // `Rigging: minimum 600 hours, maximum 800 hours`.
  String.raw`^(?<name>.*?\p{L}{3}.*?)\s*[-–—:(]\s*(?<hours>min\w*\.?\s*${amount}\s*(?:${unit})?[\s,;/–-]*(?:and\s+)?max\w*\.?\s*${amount}\s*(?:${unit})?)\)?$`,
  // With the unit behind a dash, a colon or a bracket, or a blank alone; sentences may follow.
  String.raw`^(?<name>.*?\p{L}{3}.*?)\s*(?:[-–—:(]|,\s)\s*(?:(?:ojt|ojl)[\s:]+)?${about}(?<hours>${amount})\s*${unit}(?:\s*(?:or more|and up|minimum|min\.|at least))?\)?(?::?$|(?<rest>[.:]?\s+\p{L}.*)$)`,
  String.raw`^(?<name>.*?\p{L}{3}.*?)\s+(?<hours>${amount})\s*${unit}$`,
  String.raw`^(?<name>.*?\p{L}{3}.*?)\s*\((?<hours>${amount})\s*h\)$`,
  // `500 hrs – Rigging`, or with a tab.
  String.raw`^(?<hours>${amount})\s*${unit}\s*(?:[-–—:]\s*|\t)(?<name>\p{L}.*)$`,
].map((form) => new RegExp(form, "iu"));

/** `Safety – 40` or `Safety (40)`, where what stands over it says the unit. */
export const withoutUnit = [
  new RegExp(String.raw`^(?<name>.*?\p{L}{3}.*?)\s*\((?<hours>${amount})\)$`, "iu"),
  new RegExp(String.raw`^(?<name>.*?\p{L}{3}.*?)\s*(?:[-–—:]|,\s)\s*(?<hours>${amount})$`, "iu"),
  new RegExp(String.raw`^(?<hours>\d[\d,]*)\s*[–—-]\s+(?<name>\p{L}.*)$`, "u"),
];

const longestName = 120;

/** A name and its hours. */
export interface NamedHours {
  title: Read<string>;
  hours: Read<Range>;
}

/** The items below a line whose hours are those of the line together; none where one has no hours or the sum is another. */
export function itemsOfHours(
  { parts }: ProgramDocument,
  part: number,
  { hours }: NamedHours,
): NamedHours[] {
  const items: NamedHours[] = [];
  const together = (end: "least" | "most") =>
    items.reduce((sum, item) => sum + (item.hours.value[end] ?? 0), 0);
  for (let at = part + 1; at < parts.length; at++) {
    const one = parts[at]!;
    if (one.part === "table" || (one.is !== "item" && items.length > 1 && isAllOf(items, hours)))
      break;
    const item = namedHours(one, at) ?? namedHours(one, at, withoutUnit);
    if (one.is !== "item" && (!item || saysTotal(item.title.value))) break;
    if (!item) return [];
    items.push(item);
  }
  // A line below another may say as much by chance.
  if (items.length === 1 && parts[part + 1]?.part === "line" && !isItem(parts[part + 1])) return [];
  const isSum = together("least") === hours.value.least && together("most") === hours.value.most;
  return isSum ? items : [];
}

const isItem = (one: ProgramDocument["parts"][number] | undefined): boolean =>
  one?.part === "line" && one.is === "item";

const isAllOf = (items: readonly NamedHours[], { value }: NamedHours["hours"]): boolean =>
  items.reduce((sum, item) => sum + item.hours.value.most, 0) >= value.most;

/** A name and its hours, of a line that ends or begins with them. */
export function namedHours(
  line: Line,
  part: number,
  said: readonly RegExp[] = forms,
): NamedHours | undefined {
  for (const form of said) {
    const { name, hours, rest } = inOrderOf(form.exec(line.text.slice(0, longestLine))?.groups);
    // `6.5 hours every year` goes on; a sentence begins large.
    const value =
      hours === undefined || /^\s+\p{Ll}/u.test(rest ?? "") ? undefined : hoursAlone(hours);
    const [title] = readLines([{ ...line, text: (name ?? "").replace(counted, "") }], { part });
    if (value && title && isName(title.value))
      return { title, hours: { value, at: { part }, written: line.text } };
  }
  return undefined;
}

/** `Wildland S-190 – 40 hours` has no hours from 190 to 40: the first figure is of the name. */
function inOrderOf(found: Record<string, string> | undefined): Record<string, string | undefined> {
  const { name = "", hours = "" } = found ?? {};
  const [from, to] = hours.split(/\s*(?:-|–|to)\s*/).map((one) => Number(one.replaceAll(",", "")));
  if (!found || !to || from! <= to) return found ?? {};
  return { ...found, name: `${name}-${from}`, hours: String(to) };
}

/** `Station 3.` before the name that it counts. */
const counted = /^\p{L}+ \d{1,2}\.\s+(?=\p{L})/u;

/** `Install mains` with `900 hours` on the line below it. */
export function namedAbove(parts: ProgramDocument["parts"], part: number): NamedHours | undefined {
  const [one, above] = [parts[part], parts[part - 1]];
  if (one?.part !== "line" || above?.part !== "line" || /\d/.test(above.text)) return undefined;
  const value = hoursWithUnit(one.text);
  const [title] = readLines([above], { part: part - 1 });
  return value && title && { title, hours: { value, at: { part }, written: one.text } };
}

/** A line that is longer is prose. */
const longestLine = 1000;

/** `Cools food in` before an amount tells how long a task takes. */
const goesOn =
  /\b(?:in|within|for|every|each|after|before|than|least|most|over|to|of|by|during|on|plan|allow|the|first|last|next|another|additional|is|are|and|or|at)$/i;

const onlyAbout = /^(?:about|approx\w*\.?|around|roughly|nearly|some|up to)$/i;

/** `D.O.T. symbol` stands before a code. */
const ofCodes = /\b(?:symbol|codes?|no\.?|numbers?|phone|fax|zip|id)\s*[:#]$/i;

const isName = (text: string): boolean =>
  text.length <= longestName &&
  !saysOfProgram(text) &&
  !goesOn.test(text) &&
  !onlyAbout.test(text) &&
  !ofCodes.test(text) &&
  !/\b(?:time|hours|hrs)$/i.test(text) &&
  !/\b(?:january|february|march|april|may|june|july|august|september|october|november|december) \d/i.test(
    text,
  ) &&
  !/^(?:provided|offered|delivered|taught|given|held)\b/i.test(text) &&
  !/(?<!\b\p{Lu})[.;]\s|\$\s*\d|\d\s*(?:[Hh]ours|HOURS|[Hh]rs|HRS)\b|\b(?:will|shall|must)\b/u.test(
    text,
  );

/** The total that a line says; none where it is only of a part. */
export function totalOfLine(line: Line, part: number): { isTotal: boolean; totals: Total[] } {
  const total = totalIn(line.text.trim());
  if (!total) return { isTotal: false, totals: [] };
  const hours = { value: total.hours, at: { part }, written: line.text };
  const isPart = isSubtotal(total.name);
  return { isTotal: true, totals: isPart ? [] : [{ hours, isGrand: isGrandTotal(total.name) }] };
}

/** The totals that the next lines below a table say, without those of another subject. */
export function totalsBelow({ parts }: ProgramDocument, table: number, other: Subject): Total[] {
  const totals: Total[] = [];
  for (let part = table + 1; part <= table + 2; part++) {
    const one = parts[part];
    if (one?.part !== "line") break;
    if (subjectOf(one.text) !== other) totals.push(...totalOfLine(one, part).totals);
  }
  return totals;
}
