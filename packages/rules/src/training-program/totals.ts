import { saysTotal, saysTotalOfAll } from "./says-total.ts";
import type { Read } from "./program-document.ts";
import { type Hours, hoursAlone } from "./values.ts";

/** Hours that a document calls a total. */
export interface Total {
  hours: Read<Hours>;
  /** Whether it is over other totals. */
  isGrand: boolean;
}

const longestTotal = 300;

/** `3,000 hours – Total` */
const amountFirst = /^(\d[\d,]*\s*(?:hours|hrs)\.?)\s*[\t:–—-]\s*(\D+)$/i;

/** `36 credits (540 instructional hours)` */
const behindCredits = /^\d+ credits?\s*[(,/=]\s*(\d[\d,]*)\s*(?:\w+ )?(?:hours|hrs)\)?\.?$/i;

/** `200 hours in all.` */
const amountInAll = /^(\d[\d,]*\s*(?:hours|hrs)\.?) (?:in (?:all|total)|altogether)\.?$/i;

/** What a text says as a total, `Total OJL hours: 8,000`, with its name and the rest. */
export function totalIn(text: string): { name: string; hours: Hours } | undefined {
  if (text.length > longestTotal) return undefined;
  const inAll = hoursAlone(amountInAll.exec(text)?.[1] ?? "");
  if (inAll) return { name: "Total", hours: inAll };
  const [, name, amount] = /^([^\d:]*?)[\s:.…_=–-]*(\d.*)$/.exec(text) ?? [];
  const first = amountFirst.exec(text);
  if (first && saysTotal(first[2]!)) {
    const hours = hoursAlone(first[1]!);
    return hours && { name: first[2]!, hours };
  }
  if (name === undefined || amount === undefined || !saysTotal(name)) return undefined;
  const hours = hoursAlone(
    behindCredits.exec(amount)?.[1] ?? amount.replace(/\s*[\t(]\s*100\s*%\)?$/, ""),
  );
  // `Sum 1` is a summer.
  const isTerm = /^sum$/i.test(name) && (hours?.most ?? 0) < 10;
  return hours && !isTerm ? { name, hours } : undefined;
}

/** Whether a total is only of a part. */
export const isSubtotal = (name: string): boolean =>
  (saysTotal(name) && !saysTotalOfAll(name)) ||
  /^\W*sub|\b(?:years?|phase|section|page|semester|period|part|level|quarter|año)\b/i.test(name);

/** Whether a text says something of the program as a whole, which is no part of it. */
export const saysOfProgram = (text: string): boolean =>
  /^\W*(?:total\s+|min(?:imum|\.)?\s+|max(?:imum|\.)?\s+)*(?:ojt|ojl|on[\s-]the[\s-]job|rti|rsi|ri|related(?: (?:technical|supplemental|instruction\w*|training|stud(?:y|ies)|theory|subjects?|class\w*|course\w*|and)\b|\W*$)|supplement(?:al|ary) instruction|probation\w*|(?:\w+ )?term|(?:\w+ )?length|duration|o\*?net|rapids|ratio|wages?|prepared by|approved by|revis(?:ed|ion)|updated?|date|version|signed|signature)\b[^,]{0,40}$/i.test(
    text,
  );

export const isGrandTotal = (name: string): boolean =>
  /^\W*(?:grand|over-?all|program)/i.test(name);

/** The total of the whole: the only one, or the only one over others, that is not less than its parts together. */
export function wholeOf(
  totals: readonly Total[],
  parts: readonly ({ hours?: Read<Hours> } | undefined)[],
): Read<Hours> | undefined {
  const grand = totals.filter(({ isGrand }) => isGrand);
  const said = grand.length > 0 ? grand : totals;
  const [first] = said;
  const isOne = new Set(said.map(({ hours }) => JSON.stringify(hours.value))).size === 1;
  if (!first || !isOne) return undefined;
  const together = parts.reduce(
    (sum, one) => sum + (one?.hours?.value.least ?? one?.hours?.value.most ?? 0),
    0,
  );
  const whole = first.hours.value.most ?? first.hours.value.least ?? 0;
  return whole >= together ? first.hours : undefined;
}
