type Loose = Record<string, unknown>;

/** A list where the service answers a list, one object, or nothing. */
export function many(value: unknown): Loose[] {
  const list = Array.isArray(value) ? value : value === null || value === undefined ? [] : [value];
  return list.filter((item): item is Loose => typeof item === "object" && item !== null);
}

/** A text; empty where there is none. */
export function textOf(value: unknown): string {
  return typeof value === "string" ? value.trim() : typeof value === "number" ? String(value) : "";
}

/** A number that may come as text such as "62,350", "208,000+" or "N/A"; `open` where the true one is that or more. */
export function numberOf(value: unknown): { value: number | null; open: boolean } {
  const text = textOf(value).replaceAll(/[$,]/g, "");
  const match = /^(-?\d+(?:\.\d+)?)(\+?)$/.exec(text);
  return match ? { value: Number(match[1]), open: match[2] === "+" } : { value: null, open: false };
}
