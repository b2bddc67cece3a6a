import { parseXml } from "./parse-xml.ts";

/** Formats of dates that every workbook has without saying so. */
const builtIn: ReadonlySet<number> = new Set([14, 15, 16, 17, 22]);

const dayMs = 86_400_000;
/** Day 0 of a workbook, which takes 1900 for a leap year. */
const firstDay = Date.UTC(1899, 11, 30);

/** The styles, by their number, whose numbers are dates. */
export function dateStyles(part: Uint8Array | undefined): ReadonlySet<string> {
  const styles = new Set<string>();
  const own = new Set<number>();
  let inCells = false;
  let count = 0;
  parseXml(part, {
    open(name, attributes) {
      if (name === "numFmt") {
        const { numFmtId, formatCode = "" } = attributes();
        // What stands in quotes or brackets is no part of the date; hours alone are no date.
        const plain = formatCode.replaceAll(/"[^"]*"|\[[^\]]*\]|\\./g, "");
        if (/[yd]/i.test(plain)) own.add(Number(numFmtId));
      } else if (name === "cellXfs") inCells = true;
      else if (name === "xf" && inCells) {
        const format = Number(attributes()["numFmtId"]);
        if (builtIn.has(format) || own.has(format)) styles.add(String(count));
        count += 1;
      }
    },
    close(name) {
      if (name === "cellXfs") inCells = false;
    },
  });
  return styles;
}

/** A date as 2026-09-08, from the days of a workbook. */
export function shownDate(days: number): string {
  const moment = new Date(firstDay + days * dayMs);
  return Number.isNaN(moment.getTime()) ? String(days) : moment.toISOString().slice(0, 10);
}
