import { onlyOne } from "./first-read.ts";
import { type PlacedLine, type ProgramDocument, type Read, textOf } from "./program-document.ts";
import { isTick, type ProgramType, tickedTypeIn, typeIn } from "./values.ts";

/** The type whose box is ticked, on one line, in a row of a table, or in the cell beside or below its name. */
export function tickedType(
  { parts }: ProgramDocument,
  lines: readonly PlacedLine[],
): Read<ProgramType> | undefined {
  const ofLines = lines.flatMap(({ text, at }) => {
    const value = tickedTypeIn(text);
    return value ? [{ value, at, written: text.trim() }] : [];
  });
  const ofCells = parts.flatMap((one, part) =>
    one.part === "table"
      ? tickedInCells(
          one.rows.map((row) => row.map(textOf)),
          part,
        )
      : [],
  );
  return onlyOne([...ofLines, ...ofCells]);
}

function tickedInCells(rows: readonly (readonly string[])[], part: number): Read<ProgramType>[] {
  return rows.flatMap((texts, row) =>
    texts.flatMap((text, cell): Read<ProgramType>[] => {
      if (!isTick(text)) return [];
      const [left, right] = [typeIn(texts[cell - 1] ?? ""), typeIn(texts[cell + 1] ?? "")];
      const isBehind = typeIn(texts[0]!) !== undefined;
      const above = rows[row - 1]?.[cell];
      const value = (isBehind ? left : right) ?? left ?? right ?? typeIn(above ?? "");
      return value ? [{ value, at: { part, row, cell }, written: text }] : [];
    }),
  );
}

const typeSentence =
  /\b(?:elect(?:s|ed)|select(?:s|ed)|chose(?:n)?|adopt(?:s|ed))\s+(?:an?\s+|the\s+)?((?:time|competency)[\s-]based|hybrid)\b|\b(?:is|stays|remains|shall be|will be|uses?|follows?|proposes?)\s*:?\s+(?:an?\s+|the\s+)?((?:time|competency)[\s-]based|hybrid)\b[\s-]*(?:\((?:TB|CB|HY?)\)\s*)?(?:in\s+)?(?:approach|program|apprenticeship|occupation|model|training)?\s*(?:$|[.,;:]|(?:of|with|and(?! (?:time|competency|hybrid)))\b)|\b((?:time|competency)[\s-]based|hybrid) (?:method|approach|model) (?:is|will be|shall be) used\b|\b(?:approach|type of (?:training|program|apprenticeship))\s+(?:is|shall be|will be)\s+(?:an?\s+|the\s+)?((?:time|competency)[\s-]based|hybrid)\b/i;

/** Classes are hybrid, and evaluations competency-based, in programs of any type. */
const ofTeaching =
  /^\W*(?:the |all |most )?(?:class(?:es|room)?|courses?|instruction|related|rti|evaluations?|reviews?|assessments?)\b/i;

/** `Hybrid apprenticeship of 4,000 hours`, or `(hybrid)` behind what is said of the program. */
const typeOfProgram =
  /^(?:program\s*:|type of (?:program|training|apprenticeship)\s*[.:])\s*(?:(?:time|competency)[\s-]based|hybrid)\s*(?:$|[.;,])|^\W*(?:an? )?(?:\w+[\s-](?:year|month)s? )?(?:(?:time|competency)[\s-]based|hybrid) (?:registered )?(?:apprenticeship|approach|model|program|occupation)(?: program)?\s*(?:$|[.,;]|of [\d,]+ (?:hours|months|years))|^.{3,80}\s[–—-]\s(?:(?:time|competency)[\s-]based|hybrid) (?:apprenticeship|program)\s*$|^(?:the|this) (?:program|apprenticeship)\b[^.]*\((?:(?:time|competency)[\s-]based|hybrid)\)|^(?:our|this)\s(?:[\w-]+,?\s){0,3}(?:(?:time|competency)[\s-]based|hybrid) (?:registered )?(?:apprenticeship|program)\b|\b(?:hours|years?)\b[^.()]{0,40}\((?:(?:time|competency)[\s-]based|hybrid)\)\s*$|\bregister(?:s|ed)?\b[^.]{0,40} as (?:an? )?(?:(?:time|competency)[\s-]based|hybrid)\b|\bterm of (?:the )?apprenticeship (?:is|shall be)\b[^.]*\b(?:time|competency)[\s-]based\b/i;

/** The type that sentences say this program is, or that stands on a line with its codes; none where they say several. */
export function typeInSentence(lines: readonly PlacedLine[]): Read<ProgramType> | undefined {
  return typeSaid(lines) ?? typeAlone(lines);
}

function typeSaid(lines: readonly PlacedLine[]): Read<ProgramType> | undefined {
  return onlyOne(
    lines.flatMap(({ text, at }, index) => {
      const found = ofTeaching.test(text) ? null : typeSentence.exec(text);
      const said = found
        ? found.slice(1).find(Boolean)!
        : text.split(/(?<=\.)\s+/).some((one) => typeOfProgram.test(one))
          ? typesNamed(text)
          : undefined;
      const isBeside = isBesideCodes(lines, index);
      const value = isBeside || said !== undefined ? typeIn(said ?? text) : typeBesideCodes(text);
      return value ? [{ value, at, written: text.trim() }] : [];
    }),
  );
}

/** What one program is called by, wherever that stands; `hybrid` is also said of classes and of models of teaching. */
const calledByType =
  /\b(?:time|competency)[\s-]based (?:\w+[ -])?(?:program|apprenticeship|occupation|approach|model|framework|outline|schedule|plan|basis)\b|\bhybrid (?:\w+ )?(?:apprenticeship|occupation)\b(?! programs)|\bhybrid approach (?:over|of|in) (?:the )?\w+ (?:years|months)\b|\((?:time|competency)[\s-]based\)|(?<=\b(?:hours|months|years)\)?, )(?:time|competency)[\s-]based\b/gi;

/** `Time-based, 4 years`, where a sentence or a field begins. */
const beginningType =
  /(?<=^|[.;|•·]\s+)(?:time|competency)[\s-]based(?=[,;.]\s+\S|:\s*\d|\s[–—-]\s)|(?<=^|[.;|•·]\s+)hybrid(?=:\s[^.]*\b(?:hours|competenc))/i;

/** The only type that a program is called by; none where the document names another anywhere. */
export function typeNamed(lines: readonly PlacedLine[]): Read<ProgramType> | undefined {
  const [called] = lines.flatMap(({ text, at }) =>
    [...(text.match(calledByType) ?? []), ...(beginningType.exec(text) ?? [])].map((words) => ({
      value: typeIn(words)!,
      at,
      written: text.trim(),
    })),
  );
  return typesIn(lines).size === 1 ? called : undefined;
}

const typesNamed = (text: string): string =>
  (text.match(/(?:time|competency)[\s-]based|hybrid/gi) ?? []).join(" ");

const onlyType =
  /^\(?(?:(?:\w+ )?(?:approach|type|model|method|program)\s*:\s*)?(?:(?:time|competency)[\s-]based|hybrid)(?: (?:approach|model|program|apprenticeship|(?:occupational )?framework))?\)?$/i;

/** Whether a text names a type and says nothing else. */
export const isOnlyType = (text: string): boolean => onlyType.test(text.trim());

/** `Tool and Die Maker – Time Based` */
const typeBehindName = /^.{3,120}(?:\s[–—-]\s|\s\()(?:(?:time|competency)[\s-]based|hybrid)\)?$/i;

/** `Time-based, two years` or `Time-based: 7,000 hours` */
const beginsWithType =
  /^(?:(?:time|competency)[\s-]based|hybrid)(?:[,;.]|\s[–—|•·-]\s|:(?=\s*\d))(?:[^.]|\.\d){1,80}\.?$/i;

const namesType = (text: string): boolean =>
  [onlyType, typeBehindName, beginsWithType].some((form) => form.test(text));

/** So many lines from its codes a type may stand. */
const linesNear = 3;

/** Whether a line says a type alone or behind a name, with a code on one of the lines near it. */
function isBesideCodes(lines: readonly PlacedLine[], index: number): boolean {
  const { text } = lines[index]!;
  const near = lines.slice(Math.max(0, index - linesNear), index + linesNear + 1);
  const types = near.filter((one) => namesType(one.text.trim()));
  const together = near.map((one) => one.text.trim()).join(" ");
  // Several are a choice that nobody has made.
  return (
    namesType(text.trim()) &&
    types.length === 1 &&
    /\b(?:RAPIDS|O\*?NET)\b.{0,60}\d{4}/i.test(together)
  );
}

/** `O*NET-SOC Code: 15-1252.00 Hybrid` */
const typeBehindCode = /\d{4}[\w.-]*\s+(?:(?:time|competency)[\s-]based|hybrid)$/i;

/** `RAPIDS 0067 | Approach: Time-based` or `Term: 12 months, competency-based`. */
function typeBesideCodes(said: string): ProgramType | undefined {
  const isSaidIn = (text: string) =>
    text.length <= 200 &&
    /\bRAPIDS\b|\bO\*?NET\b|\bSOC\b|^(?:term|length|duration|program)\b/i.test(text) &&
    (text.split(/[|•·♦◆;,\t()]|\s[–—/-]\s|\s{3,}/).some((part) => onlyType.test(part.trim())) ||
      typeBehindCode.test(text));
  const text = [said, ...said.split(/(?<=\.)\s+/)].find(isSaidIn);
  return text === undefined ? undefined : typeIn(text);
}

/** The type that the mark behind a RAPIDS code stands for, `1131CB`, where no words name another. */
export function typeOfCode(
  code: Read<string> | undefined,
  lines: readonly PlacedLine[],
): Read<ProgramType> | undefined {
  const mark = /\d(?:R\d?)?-?(CB|HY|TB)(?:V\d)?$/i.exec(code?.value ?? "")?.[1]?.toUpperCase();
  const value = mark === "HY" ? "H" : (mark as ProgramType | undefined);
  const isOther = [...typesIn(lines)].some((type) => type !== value);
  return code && value && !isOther ? { ...code, value } : undefined;
}

const typesIn = (lines: readonly PlacedLine[]): Set<ProgramType | undefined> =>
  new Set(
    lines.flatMap(({ text }) =>
      (text.match(/\b(?:time|competency)[\s-]based\b|\bhybrid\b/gi) ?? []).map(typeIn),
    ),
  );

/** The only type that a document names, where it is a line of its own among those that say how long the program is. */
function typeAlone(lines: readonly PlacedLine[]): Read<ProgramType> | undefined {
  const [value, ...others] = typesIn(lines);
  if (others.length > 0) return undefined;
  const line = lines.find(
    ({ text }, index) =>
      onlyType.test(text.trim()) &&
      lines.slice(Math.max(0, index - linesNear), index + linesNear + 1).some(saysTime),
  );
  return line && value && { value, at: line.at, written: line.text.trim() };
}

const saysTime = ({ text }: PlacedLine): boolean =>
  text.length <= 80 &&
  /\d.*\b(?:OJT|OJL|RTI|RI|on[\s-]the[\s-]job|program|apprenticeship)\b/i.test(text);
