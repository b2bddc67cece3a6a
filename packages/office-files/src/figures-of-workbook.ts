import { parseXml } from "./parse-xml.ts";

/** How an amount of dollars is shown. */
const dollars = "$0.00";
/** Formats of dollars that every workbook knows by their number. */
const knownDollars = new Set([5, 6, 7, 8, 42, 44]);

/** The formats, by the number of their style, that fill a number up with zeros, `0000` or `00-0000`, or say that it is dollars. */
export function figuresOfStyles(part: Uint8Array | undefined): ReadonlyMap<string, string> {
  const formats = new Map<number, string>();
  const styles = new Map<string, string>();
  let inCells = false;
  let count = 0;
  parseXml(part, {
    open(name, attributes) {
      if (name === "numFmt") {
        const { numFmtId, formatCode = "" } = attributes();
        const plain = formatCode.replaceAll(/"([^"]*)"|\\(.)/g, "$1$2");
        if (/^0[0-]*0(?:\.0+)?$/.test(plain)) formats.set(Number(numFmtId), plain);
        else if (/(?:(?<!\[)\$|\[\$\$).*0/.test(plain)) formats.set(Number(numFmtId), dollars);
      } else if (name === "cellXfs") inCells = true;
      else if (name === "xf" && inCells) {
        const id = Number(attributes()["numFmtId"]);
        const format = formats.get(id) ?? (knownDollars.has(id) ? dollars : undefined);
        if (format !== undefined) styles.set(String(count), format);
        count += 1;
      }
    },
    close(name) {
      if (name === "cellXfs") inCells = false;
    },
  });
  return styles;
}

/** 157 as 0157 by the format `0000`, 131071 as 13-1071.00 by `00-0000.00`, and 18.5 as $18.50. */
export function shownFigures(number: number, format: string): string {
  if (format === dollars) return `${number < 0 ? "-" : ""}$${Math.abs(number).toFixed(2)}`;
  const [whole = "", decimals = ""] = format.split(".");
  const zeros = whole.replaceAll("-", "").length;
  const [figures = "", rest] = Math.abs(number).toFixed(decimals.length).split(".");
  const left = [...figures.padStart(zeros, "0")];
  let shown = "";
  for (const place of [...whole].toReversed())
    shown = (place === "-" ? "-" : (left.pop() ?? "")) + shown;
  const written = left.join("") + shown + (rest === undefined ? "" : `.${rest}`);
  return number < 0 ? `-${written}` : written;
}
