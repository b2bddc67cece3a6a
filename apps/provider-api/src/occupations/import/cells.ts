/** Thrown by a cell reader; its message is the reason that the fault shows. */
export class CellFault extends Error {}

export type CellReader<T> = (cell: string) => T;

export interface WageCell {
  readonly value: number | null;
  /** Above the highest figure that is published; `value` is that figure, or null when it is not known. */
  readonly topCoded: boolean;
}

export const text: CellReader<string> = (cell) => {
  if (cell === "") throw new CellFault("is empty");
  return cell;
};

export const textOrNull: CellReader<string | null> = (cell) =>
  cell === "" || cell === "n/a" ? null : cell;

export const onetCode: CellReader<string> = matching(
  /^\d{2}-\d{4}\.\d{2}$/,
  "is not an O*NET code such as 47-2111.00",
);

export const onetCodeOrNull: CellReader<string | null> = (cell) =>
  cell === "" ? null : onetCode(cell);

export const socCode: CellReader<string> = matching(
  /^\d{2}-\d{4}$/,
  "is not an SOC code such as 47-2111",
);

export const zipCode: CellReader<string> = matching(/^\d{5}$/, "is not a ZIP code of five digits");

export const rapidsCode: CellReader<string> = matching(
  /^\d{4}[A-Z0-9-]*$/,
  "is not a RAPIDS code such as 0159 or 0159HY",
);

export const oneOf =
  <const T extends string>(...allowed: readonly T[]): CellReader<T> =>
  (cell) => {
    const found = allowed.find((value) => value === cell);
    if (found === undefined) throw new CellFault(`"${cell}" is none of ${allowed.join(", ")}`);
    return found;
  };

export const decimal =
  (least: number, most: number): CellReader<number> =>
  (cell) => {
    if (!/^-?\d+(\.\d+)?$/.test(cell)) throw new CellFault(`"${cell}" is not a number`);
    const value = Number(cell);
    if (value < least || value > most)
      throw new CellFault(`${cell} is not between ${least} and ${most}`);
    return value;
  };

export const wholeNumber =
  (least: number, most: number): CellReader<number> =>
  (cell) => {
    if (!/^\d+$/.test(cell)) throw new CellFault(`"${cell}" is not a whole number`);
    return decimal(least, most)(cell);
  };

export const orNull =
  <T>(reader: CellReader<T>, ...blanks: readonly string[]): CellReader<T | null> =>
  (cell) =>
    cell === "" || blanks.includes(cell) ? null : reader(cell);

const mostDollars = 10_000_000;

/** Reads a wage as BLS writes it: a number, `*` (not published), `#` (above the top figure) or `208,000+`. */
export const wage =
  (topFigure: number | null): CellReader<WageCell> =>
  (cell) => {
    if (cell === "*" || cell === "**" || cell === "") return { value: null, topCoded: false };
    if (cell === "#") return { value: topFigure, topCoded: true };
    const [, figure, plus] = /^\$?(\d[\d,]*(?:\.\d+)?)(\+?)$/.exec(cell) ?? [];
    if (figure === undefined) throw new CellFault(`"${cell}" is not a wage`);
    const value = Number(figure.replaceAll(",", ""));
    if (value > mostDollars) throw new CellFault(`"${cell}" is not a wage`);
    return { value, topCoded: plus === "+" };
  };

export const stateCode: CellReader<string> = matching(
  /^[A-Z]{2}$/,
  "is not the postal abbreviation of a state",
);

export const wageArea: CellReader<string> = matching(
  /^\d{5,7}$/,
  "is not an area code of the wage survey such as 10900 or 4200001",
);

export const cipCode: CellReader<string> = matching(
  /^\d{2}\.\d{4}$/,
  "is not a CIP code such as 46.0302",
);

/** Codes that spreadsheets would take for numbers are published as `="11-1011"`. */
export const unwrapped =
  <T>(reader: CellReader<T>): CellReader<T> =>
  (cell) =>
    reader(/^="(.*)"$/.exec(cell)?.[1] ?? cell);

/** A day as 2026-06-11 or 6/11/2026, read as YYYY-MM-DD. */
export const day: CellReader<string> = (cell) => {
  const [, month, date, year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})(?: .*)?$/.exec(cell) ?? [];
  const iso = year ? `${year}-${month?.padStart(2, "0")}-${date?.padStart(2, "0")}` : cell;
  const parsed = /^\d{4}-\d{2}-\d{2}$/.test(iso) ? new Date(`${iso}T00:00:00Z`) : undefined;
  // JavaScript takes 30 February for 2 March.
  if (!parsed || Number.isNaN(parsed.getTime()) || !parsed.toISOString().startsWith(iso))
    throw new CellFault(`"${cell}" is not a day such as 2026-06-11`);
  return iso;
};

/** A web address that can be followed, with https:// where it names no scheme; null for anything else, mail addresses among them. */
export const webAddress: CellReader<string | null> = (cell) => {
  const [first = ""] = cell.split(/\s/);
  const [scheme = ""] = /^[a-z][a-z0-9+.-]*:\/\//i.exec(first) ?? [];
  const address = `${scheme.toLowerCase() || "https://"}${first.slice(scheme.length)}`;
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol)) return null;
  return url.username === "" && /^[^.]+(\.[^.]+)+$/.test(url.hostname) ? address : null;
};

function matching(pattern: RegExp, reason: string): CellReader<string> {
  return (cell) => {
    if (!pattern.test(cell)) throw new CellFault(`"${cell}" ${reason}`);
    return cell;
  };
}
