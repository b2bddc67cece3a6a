/** Words that stay in capitals when a title in capitals is written as people write. */
const abbreviations =
  /^(cnc|hvac|hvacr|cad|cam|it|ii|iii|iv|i|r&d|emt|lpn|rn|plc|nc|tv|rv|atv|usaf|dc|ac|gps|ndt)$/i;

/** A RAPIDS title, which the list has in capitals, in sentence case; "CNC MACHINIST (Any Ind)" becomes "CNC machinist (any ind)". */
export function readableTitle(title: string): string {
  const words = title.replaceAll(/[a-z&]+/gi, (word) =>
    abbreviations.test(word) ? word.toUpperCase() : word.toLowerCase(),
  );
  return words.replace(/[a-z]/i, (first) => first.toUpperCase());
}

/** The term in hours, as one figure or a range; undefined where it has none. */
export function hoursInWords(
  least: number | null,
  most: number | null,
  lang: "en" | "es",
): string | undefined {
  if (least === null && most === null) return undefined;
  const format = (hours: number) => hours.toLocaleString(lang === "es" ? "es-US" : "en-US");
  const unit = lang === "es" ? "horas" : "hours";
  const from = least ?? most ?? 0;
  const to = most ?? from;
  return from === to ? `${format(from)} ${unit}` : `${format(from)}–${format(to)} ${unit}`;
}

/** The title that speaks for the work: the closest one that is not a level of another, which has only a part of its hours. */
export function closestTitle<T extends { Title: string }>(titles: readonly T[]): T | undefined {
  return titles.find(({ Title }) => !/\(level \d/i.test(Title)) ?? titles[0];
}
