import { cellIn, namedBlocks, type NamedTable } from "./named-columns.ts";
import { type ProgramDocument, type Read, textOf } from "./program-document.ts";
import { dollarsIn, percentIn, type Range, rangeIn } from "./values.ts";

/** A step of the wages that a document plans. */
export interface PlannedWage {
  title: Read<string>;
  /** Of the journeyworker's wage, 0 to 100. */
  percent?: number;
  /** Dollars an hour. */
  wage?: number;
  /** On the job, from the first to the last of the step. */
  hours?: Range;
}

const columnNames = {
  percent: /%|\bpercent/i,
  wage: /\bwages?\b|\brate\b|\bhourly\b|\$/i,
  hours: /\b(?:ojt|ojl)?\s*hours\b|^hour range|\bhrs\b|^competenc/i,
  title: /\b(?:period|step|level|term|year|increment)\b/i,
} as const;

/** Other percents stand in such tables too, such as those of the hours. */
const shareOfWage = /^(?:%|percent(?:age)?s?)$|\bwages?\b|\brate\b|\bjourney/i;

/** `1st 6 months: 55%` or `Second year 70 %` */
const periodOfLine =
  /^(?<title>(?:\d{1,2}(?:st|nd|rd|th)|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth) (?:[\d,]+ )?(?:months?|years?|periods?|steps?|hours|hrs)|(?:period|step|year) \d{1,2})\s*[:.…–—-]*\s*(?<percent>\d{2,3}(?:\.\d+)?)\s*%/i;

/** Reads the periods of a wage schedule, from tables that have a column of wages or of percents, and where none has, from lines whose percents rise. */
export function readWagePeriods({ parts }: ProgramDocument): PlannedWage[] {
  const ofTables = parts.flatMap((table, part) =>
    table.part === "table" ? namedBlocks(table, part, columnNames).flatMap(ofBlock) : [],
  );
  if (ofTables.length > 0) return ofTables;
  const ofLines = parts.flatMap((one, part) => {
    const { title, percent } =
      (one.part === "line" && periodOfLine.exec(one.text.trim())?.groups) || {};
    return title && percent
      ? [{ title: { value: title, at: { part }, written: title }, percent: Number(percent) }]
      : [];
  });
  const doRise = ofLines.every(({ percent }, at) => at === 0 || percent > ofLines[at - 1]!.percent);
  return ofLines.length > 1 && doRise ? ofLines : [];
}

function ofBlock(named: NamedTable<keyof typeof columnNames>): PlannedWage[] {
  const { columns, headings, block, head } = named;
  if (!columns.has("title")) return [];
  if (!columns.has("percent") && !columns.has("wage")) return [];
  const from = columns.get("percent")?.from;
  const heading = headings.find((one) => one.from === from)?.text;
  const isOfWage = heading !== undefined && shareOfWage.test(heading);
  return named.table.rows.slice(0, block.to).flatMap((_, row): PlannedWage[] => {
    if (row <= head) return [];
    const words = (role: keyof typeof columnNames) => {
      const found = cellIn(named, row, role);
      return found ? textOf(found.cell) : "";
    };
    const titled = cellIn(named, row, "title");
    const title = words("title");
    const percent =
      percentIn(words("percent")) ?? (isOfWage ? bareShareIn(words("percent")) : undefined);
    const wage = dollarsIn(words("wage")) ?? bareDollarsIn(words("wage"));
    if (!titled || title === "" || (percent === undefined && wage === undefined)) return [];
    const hours = /\d/.test(words("hours")) ? rangeIn(words("hours")) : undefined;
    return [
      {
        title: { value: title, at: titled.at, written: title },
        ...(percent !== undefined && { percent }),
        ...(wage !== undefined && { wage }),
        ...(hours && { hours }),
      },
    ];
  });
}

/** Below a heading of percents a number needs no sign; a workbook keeps 55 % as 0.55. */
function bareShareIn(text: string): number | undefined {
  if (!/^\d{1,3}(?:\.\d+)?$/.test(text)) return undefined;
  const share = Number(text);
  const percent = share <= 1 ? Math.round(share * 10_000) / 100 : share;
  return percent > 0 && percent <= 100 ? percent : undefined;
}

/** Below a heading of wages one with cents needs no sign. */
const bareDollarsIn = (text: string): number | undefined =>
  /^\d{1,3}\.\d{2}$/.test(text) ? Number(text) : undefined;
