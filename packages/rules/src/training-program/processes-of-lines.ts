import type { Line, Part, ProgramDocument, Read } from "./program-document.ts";
import { itemsOfHours, namedHours, totalOfLine } from "./lines-with-hours.ts";
import { markerOf } from "./marker-of.ts";
import { namesItself } from "./named-columns.ts";
import { beginsInstruction } from "./begins-instruction.ts";
import { isLabelled, isProse, relatedInstruction } from "./said-above.ts";
import type { Total } from "./totals.ts";
import { type Hours, hoursAlone, hoursWithUnit, type Range } from "./values.ts";
import { hoursInTitle, leastAndMost, readLines, type WorkProcess } from "./work-process.ts";

const endOfWork = new RegExp(
  String.raw`^\s*(?:(?:article |section |part |appendix )?[A-Z\d]{1,4}(?:[.):]|\s[–—-])\s+)?(?:and |(?:un)?paid |(?:schedule|outline|list) of (?:the )?)?(?:${relatedInstruction}|wages?|selection|school is|appendix [b-z])(?!\w)`,
  "i",
);
const startOfWork =
  /^(?:ojt|ojl)\s*:?$|work process|classifications? of (?:the )?work|work experience|work (?:training|schedule)|^\W*(?:(?:(?:article|section|part) )?[A-Z\d]{1,4}[.)]\s+)?(?:areas? of (?:the )?work|work to be (?:learned|done|performed))\W*$|schedule of (?:the )?(?:work|training)|^what (?:you|they|apprentices) (?:will )?(?:do|learn) at work|^(?:field|shop|plant|floor) work\W*$|job function|competenc(?!\w+[\s-]based)|on[\s-]the[\s-]job|proceso de trabajo|procesos de trabajo/i;
const counted =
  /^(?:job function|work process|on[\s-]the[\s-]job (?:learning|training)|unit|module|phase|year|period|dut(?:y|ies)|area|(?:(?:competency|skill) )?(?:area|domain)|standard|rotation|station|department|block)(?:\s*\d+|\s+(?:[A-Z]|[ivx]+))\b/i;

/** Headings that say something else of the program, or of who offers it. */
const otherHeading =
  /^(?:contacts?(?: us| information)?|pay(?: and .*)?|what you (?:will )?earn|earnings|compensation|questions\b.*|thank you\b.*|next steps|time\s?line|budget|costs?|benefits|eligibility\b.*|how to apply|about us|our partners|partners|sponsors?|signatures?|approvals?|notes?|references|resources|support services|ratio\b.*|probation\w*\b.*|qualifications|minimum qualifications|requirements for completion|completion\b.*|credentials?(?: earned)?|equal opportunity\b.*)\W*$/i;

/** A sentence that leads to a list of the work: `The work processes and the approximate time in each are:` */
const leadsToWork = /(?:work process|on[\s-]the[\s-]job).*:\s*$/is;

/** `Work processes (8,000 hours)` says the hours of all of them. */
const saysAllOfWork =
  /\btotal\b|^(?:work processes|on[\s-]the[\s-]job (?:learning|training))\s*[(:–—-]/i;

const hoursOfOpen =
  /^(?:approx\w*\.?|estimated|total|required|minimum|ojt|ojl|\s)*(?:hours|hrs|horas|time)(?: aproximadas)?\s*[:=–-]\s*(.+)$/i;

/** What stands over processes and is none, whatever counts it: `IX. WORK PROCESSES:` */
const onlyNamesWork =
  /^(?:work process(?:es)?|work experience|areas? of (?:the )?work|work to be (?:learned|done|performed)|on[\s-]the[\s-]job (?:learning|training)|ojt|ojl)\s*:?$/i;

/** Reads lists below headings or numbered functions, and lines that end with their hours, up to what is taught beside the work. */
export function processesOfLines({ parts }: ProgramDocument): {
  processes: WorkProcess[];
  totals: Total[];
} {
  const processes: WorkProcess[] = [];
  const totals: Total[] = [];
  /** Those that lines of prose may be. */
  const ofText: WorkProcess[] = [];
  /** Those that stand over items, as lines that lead to other lists may, where there is one or others are named in full. */
  const ofTitles: WorkProcess[] = [];
  /** Totals with the process that they stand below. */
  const behind: [WorkProcess, Total][] = [];
  let open: WorkProcess | undefined;
  let isWork = false;
  let isEnded = false;
  let opener: string | undefined;
  const begin = (title: Read<string>, hours: Read<Hours> | undefined) => {
    open = { title, ...(hours && { hours }), competencies: [] };
    processes.push(open);
  };
  for (const [part, one] of parts.entries()) {
    if (one.part === "table") continue;
    if (one.is === "heading" && otherHeading.test(one.text)) [isWork, open] = [false, undefined];
    else if (isEndOfWork(one) && !(isField(one.text) && processes.every(isEmpty)))
      [isWork, isEnded, open, opener] = [false, true, undefined, undefined];
    else if (
      (startOfWork.test(one.text) || namesItself(one.text) || isCountedHeading(one)) &&
      one.is !== "item" &&
      !(one.is === "text" && isProse(one.text)) &&
      (one.is === "heading" || !isLabelled(one.text) || leadsToWork.test(one.text)) &&
      // `Core competency training – 80 hours` is taught.
      !(isEnded && one.is === "text" && namedHours(one, part))
    )
      [isWork, isEnded] = [true, false];
    if (!isWork) continue;
    const [line, ...others] = readLines([one], { part });
    if (!line) continue;
    const total = totalOfLine(one, part);
    if (total.isTotal) {
      totals.push(...total.totals);
      const [said] = total.totals;
      if (open && said) behind.push([open, said]);
      continue;
    }
    const ended = namedHours(one, part);
    const own = hoursOfOpen.exec(line.written)?.[1];
    const isBelowName = open && isEmpty(open) && !ended;
    const ownHours =
      own === undefined
        ? (hoursWithUnit(line.written) ?? (isBelowName ? hoursOfSentence(line.written) : undefined))
        : (hoursAlone(own) ?? leastAndMost(line.written));
    if (open && ownHours) {
      open.hours ??= { value: ownHours, at: { part }, written: line.written };
      continue;
    }
    const next = parts[part + 1];
    const marker = markerOf(one);
    const named = hoursInTitle(line);
    if (named && startOfWork.test(one.text) && saysAllOfWork.test(line.value))
      totals.push({ hours: named, isGrand: false });
    else if (marker !== undefined && (onlyNamesWork.test(line.value) || leadsToWork.test(one.text)))
      open = undefined;
    else if (one.is === "heading" || counted.test(one.text)) {
      const items = ended ? itemsOfHours({ parts }, part, ended) : [];
      // A year over its processes is none itself.
      for (const item of items) begin(item.title, item.hours);
      if (items.length === 0) begin(line, hoursInTitle(line) ?? ended?.hours);
    } else if (processes.some(({ title }) => title.at.part === part)) continue;
    else if (ended && (marker === undefined || opener === undefined || marker === opener)) {
      opener = marker ?? "none";
      begin(ended.title, ended.hours);
      if (one.is === "text") ofText.push(processes.at(-1)!);
    } else if (
      marker !== undefined &&
      (opener === undefined || marker === opener) &&
      isShort(one) &&
      !(open && namesItself(open.title.written))
    ) {
      opener = marker;
      begin(line, undefined);
    } else if (isOverItems(one, next) && areAllTitles(processes, ofTitles)) {
      processes.splice(0, processes.length, ...ofTitles);
      begin(line, undefined);
      ofTitles.push(processes.at(-1)!);
    } else if (one.is === "item" && !one.level && next?.part === "line" && isOverTasks(next))
      begin(line, undefined);
    else if ((one.is === "item" || marker !== undefined) && /\p{L}/u.test(line.value))
      open?.competencies.push(line, ...others);
  }
  // One behind each process is of that process, and not of all.
  if (behind.length > 1 && isOneBehindEach(processes, behind)) {
    for (const [process, { hours }] of behind) process.hours = hours;
    totals.length = 0;
  }
  const areTitles = ofTitles.length > 1 && ofTitles.length === processes.length;
  const known = processes.filter((one) =>
    one.competencies.length > 0
      ? areTitles || !ofTitles.includes(one)
      : namesItself(one.title.value) || (one.hours && (ofText.length > 1 || !ofText.includes(one))),
  );
  return {
    processes: known.flatMap((one) => (known.length === 1 ? listedBelow(one) : one)),
    totals,
  };
}

/** Whether no others were found than titles over items, but for the heading over all of them. */
const areAllTitles = (processes: readonly WorkProcess[], titles: readonly WorkProcess[]): boolean =>
  processes.every(
    (one) => titles.includes(one) || (isEmpty(one) && onlyNamesList.test(one.title.value)),
  );

/** `Duty 1 – Retail fuel dispensers` begins the work as `Work processes` does. */
const isCountedHeading = ({ is, text }: Line): boolean =>
  is === "heading" &&
  /^(?:dut(?:y|ies)|job function|work process|station|department|skill area|rotation|bench)\s*\d{1,2}\W/i.test(
    text,
  );

/** `What apprentices learn in class` ends the work where it is a heading. */
const isEndOfWork = (line: Line): boolean => endOfWork.test(line.text) || beginsInstruction(line);

/** `What you will do on the job` over a list says of it what `Work processes` does. */
const onlyNamesList =
  /^(?:work processes|job functions|what (?:you|apprentices) (?:will )?(?:do|learn) (?:on the job|at work))(?: \(cont[^()]*\))?\s*:?$/i;

/** What stands as a list below `Work processes` are the processes. */
const listedBelow = (one: WorkProcess): WorkProcess[] =>
  onlyNamesList.test(one.title.value)
    ? one.competencies.map((title) => ({ title, competencies: [] }))
    : [one];

const isOneBehindEach = (
  processes: readonly WorkProcess[],
  behind: readonly [WorkProcess, Total][],
): boolean =>
  new Set(behind.map(([process]) => process)).size === behind.length &&
  processes.every((one) => !one.hours && (isEmpty(one) || behind.some(([over]) => over === one)));

/** `Related instruction: 144 hours` above the work does not begin what is taught. */
const isField = (text: string): boolean => /:\s*\D{0,20}\d/.test(text);

const isEmpty = ({ hours, competencies }: WorkProcess): boolean =>
  !hours && competencies.length === 0;

const isShort = ({ text }: Line) => text.length <= 100 && !text.endsWith(".");

/** `Allow between 400 and 500 hours.`, and no other figures, right below a name. */
function hoursOfSentence(text: string): Range | undefined {
  const [amount] =
    /(?:between )?\d[\d,]*(?:\s*(?:-|–|to|and)\s*\d[\d,]*)?\s*(?:hours|hrs)\b/i.exec(text) ?? [];
  const isOnly =
    amount !== undefined && text.length <= 90 && !/\d|[$%]/.test(text.replace(amount, ""));
  return isOnly && /[.]\s*$/.test(text) ? hoursAlone(amount) : undefined;
}

/** A deeper item, or the hours of what stands above it. */
const isOverTasks = ({ text, level }: Line): boolean =>
  level !== undefined || hoursWithUnit(text) !== undefined;

/** Whether a short line that is no sentence, and does not only lead to a list, stands over items. */
const isOverItems = (one: Line, next: Part | undefined): boolean =>
  one.is === "text" &&
  isShort(one) &&
  !/:\s*$/.test(one.text) &&
  !startOfWork.test(one.text) &&
  next?.part === "line" &&
  next.is === "item";
