import { firstRead, mostOften, onlyOne } from "./first-read.ts";
import { labels, oNetLabel, rapidsLabel, rapidsName } from "./labels.ts";
import {
  inWords,
  type PlacedLine,
  type ProgramDocument,
  type Read,
  textOf,
} from "./program-document.ts";

/** What stands above codes and is no name of an occupation. */
const furniture = new RegExp(
  [
    "^\\W*(?:appendix|(?:article|section|exhibit|part) [ivx\\d]+|work process|related (?:technical )?instruction|on[\\s-]the[\\s-]job|national|apprenticeship (?:approach|standards)|standards of|attachment|rapids|o\\s*\\*?\\s*net|registered (?:apprenticeship|with|by|under)|dear)\\b",
    "^(?:to|from|subject|cc)\\s*:",
    "^(?:an? )?\\w+[\\s-](?:year|month)s?\\b",
    "^\\W*(?:re:|rev\\b|codes? \\d)",
    "^\\W*(?:outline|schedule|and)$",
    "^\\W*(?:(?:the|your|our|program|apprenticeship|key|quick|registration|dol|occupation(?:al)?) )*(?:program|codes?|facts?|basics|overview|snapshot|data|registration|details?|information|structure|at a glance|length|term)(?: (?:&|and) \\w+)?$",
    "^\\W*(?:\\w+ )?(?:sponsor|employer|company|organization|college|school|address|contact|phone|date|revis(?:ed|ion)|version)\\b.*:",
    "^\\W*(?:an? )?(?:(?:time|competency)[\\s-]based|hybrid)(?: registered)?(?: (?:approach|model|program|apprenticeship|(?:occupational )?framework)\\b.*|,.*)?$",
    "^(?:we|you) |^for (?:the|our) ",
    "\\borientation (?:for|to)\\b",
    "\\b(?:office of apprenticeship|department of labor)\\b",
    "^(?:sponsor|employer|company|organization|program|school|college)(?:['’]s)? name$",
    "^(?:sponsor|employer|company|organization|address|contact|phone|fax|date|zip|cip|naics|ein|name|title|hours|hrs|type|term|status|number|page|years?|months?|wages?|total|value|item|details?|courses?|class(?:es)?|subjects?|modules?|topics?)$|\\?$",
    "^(?:dot|term)$|^(?:dot|cip|naics|soc|sic)\\b.*\\d",
    "^\\(.*\\)$",
    "\\bby$",
    "\\b(?:january|february|march|april|may|june|july|august|september|october|november|december) \\d{1,2}, \\d{4}$",
    "\\s[•|·]\\s",
    "^\\W*(?:memo(?:randum)?|presentation|bulletin|newsletter|agenda|minutes|thanks?|welcome)\\b|!|\\bbulletin \\d",
    "\\b(?:january|february|march|april|may|june|july|august|september|october|november|december) \\d{1,2}$",
    "@|^(?:questions|grant reporting|next steps)\\b",
    "^(?:what (?:you|apprentices)|briefing)\\b|\\bcodes?$",
    "^(?:graduates|the parties|apprentices|presenter|registered as) ?\\b",
    "\\d\\s*(?:hours|hrs)\\b|\\bhours$",
    "\\d{3}|;",
    "^(?:this|that|it|start|step|begin|end)$|^the occupation and\\b|^first cohort\\b|\\bfor member\\b",
  ].join("|"),
  "i",
);

const ofAppendix =
  /^(?:re:\s*)?appendix [a-z\d](?:-?\d{1,2})?(?:\s*:|\s+[–—|-]|\s+for)\s*(?=.{3})/i;

/** `Tool Maker, RAPIDS Code 0586, O*NET …` */
const codesBehind = /(?<=\p{L}{3}\)?)(?:\s*[,;(|•–/])+\s*(?:RAPIDS|O\*?NET)\D{0,30}\d{2}.*$/u;

/** `Work Process Schedule for Tool Maker`, `Program of Training for Tool Maker` or `Standards for the occupation of Tool Maker` */
const scheduleFor =
  /^(?:(?:occupational outline|work process(?:es| schedule)(?: (?:and|&) related instruction outline)?|(?:program|plan|outline|standards) (?:of|for) (?:training|apprenticeship)|training plan|(?:registered )?apprenticeship) (?:for|of)(?: the)?(?: occupation of)?|.{0,60}\bfor the occupation of)\s*:?\s+/i;

/** `Tool Maker – Time-Based Apprenticeship` or `Tool Maker (hybrid)` */
const behindName =
  /(?<=\p{L}{3})\s*(?:[–—-]\s*|\s|\()(?:(?:time|competency)[\s-]based|\(?hybrid)\)?(?: (?:registered )?(?:apprenticeship|program|occupation|approach|model))*\)?$/iu;

/** Words that only say what kind of paper this is. */
const frame =
  /^(?:(?:the|a|of|registered|state|national|program|apprenticeship|apprentice|orientation|rotation|handbook|guide|toolkit|training|rti|rsi|ri|ojt|ojl|plan|outline|standards|program|schedule|overview|summary|one-?pager|fact sheet|flyer|brochure|competencies|checklist|competency|record|proposal|(?:one|two|three|four|five|six|\d)[\s-]year|on[\s-]the[\s-]job|\(?hours\)?|years?|by|work process(?:es)?|related instruction|and|&|appendix(?: [a-z]\d?)?|20\d\d|occupational|for|hybrid|(?:time|competency)[\s-]based)\s*)+$/i;

/** Of what dashes or a colon set apart, `Registered Apprenticeship – Brewer` or `Brewer Apprenticeship – Hop Hollow`, the name. */
function namePart(text: string): string {
  const parts = text.split(/\s+[–—-]\s+|:\s+/);
  if (parts.length < 2 || /:\s*$/.test(text)) return text;
  const others = parts.filter((part) => !frame.test(part));
  const called = others.filter((part) => ofApprenticeship.test(part));
  if (called.length === 1) return called[0]!;
  return others.length === 1 && others.length < parts.length ? others[0]! : text;
}

const fieldName = /^(?:position|classification|craft|role|program|apprenticeship)\s*:\s+/i;
const paperBehind =
  /(?<=\p{L}{3})\s+(?:competencies|competency checklist|training (?:plan|outline)|work process schedule)$/iu;
const systemBehind = /\s*\((?:RAPIDS|O\*?NET)[^()]*\)$/i;

/** Tabs set apart what stands on one line. */
const onOneLine = (text: string): string =>
  text
    .trim()
    .replaceAll(/\s*\t\s*/g, " | ")
    .replaceAll(/\s+/g, " ");

/** A name of one line, without what only frames it. */
export function nameIn(text: string): string | undefined {
  const framed = [codesBehind, ofAppendix, paperBehind, fieldName, scheduleFor, behindName].reduce(
    (name, rule) => name.replace(rule, ""),
    inWords(onOneLine(text)),
  );
  const name = namePart(framed).replace(systemBehind, "");
  const isName =
    name.length >= 3 &&
    name.length <= 90 &&
    !name.endsWith(".") &&
    /\p{L}{3}/u.test(name) &&
    !/[:]$/.test(name);
  const isOther =
    furniture.test(name) ||
    frame.test(name) ||
    /\bRAPIDS\b|\bO\*?NET\b/.test(name) ||
    [...Object.values(labels), oNetLabel, rapidsLabel].some((label) => label.test(name));
  return isName && !isOther ? name : undefined;
}

/** A program is called by its occupation, with this behind it. */
export const ofApprenticeship = /(?<=\p{L}{3})\s+(?:registered )?apprenticeship(?: program)?$/iu;

/** Who offers a program is often named beside it. */
const ofSponsor =
  /\b(?:inc|llc|corp|co-?op(?:erative)?|association|committee|college|university|institute|council|department|trust|alliance|network|foundation|fund|district|agency|partnership|partners|consortium|guild|union|local \d+|jatc|academy|centers?|authority|contractors|group|solutions|company)\b/i;

/** Whether a cell stands beside one that says whose it is: `Sponsor` before `Plains Wind Services`. */
const isBesideOther = ({ at }: PlacedLine, before: PlacedLine | undefined): boolean =>
  at.row !== undefined &&
  before?.at.row === at.row &&
  before.at.part === at.part &&
  /^(?:sponsor|employer|company|organization|school|college|address|contact)\b.{0,20}$/i.test(
    before.text,
  );

/** Whether a cell stands beside one that only names a code, as the headings of columns do. */
const isHeadingBeside = ({ at }: PlacedLine, code: PlacedLine): boolean =>
  at.row !== undefined &&
  at.row === code.at.row &&
  at.part === code.at.part &&
  !/\d/.test(code.text);

/** Whether a cell stands beside others in a table above the codes, whose rows say something else. */
const isOfOtherTable = (
  { at }: PlacedLine,
  code: PlacedLine,
  lines: readonly PlacedLine[],
): boolean =>
  at.row !== undefined &&
  at.part !== code.at.part &&
  lines.some((one) => one.at.part === at.part && one.at.row === at.row && one.at.cell !== at.cell);

/** Codes may also be said in sentences, above which no name stands. */
const isProse = (text: string): boolean => text.length > 150 || /^.{60,}\.\s*$/.test(text);

/** `the occupation of Tower Climber (O*NET 49-2021.00`, or `Training outline for Carpenter, RAPIDS 0067` */
const ofOccupation =
  /\b(?:occupation of|(?:outline|standards|schedule|program|apprenticeship|plan) (?:for|of)|registered as) (?:an? |the )?(\p{Lu}[^(),.:;]{2,60}?)\s*[(,]\s*(?:O\*?NET|RAPIDS)\b/u;

/** `Tower Climber. The Department lists it under RAPIDS code …` */
const beforeSentence =
  /^(\p{Lu}[\p{L}/&'’-]+(?: [\p{L}/&'’-]+){0,5})\.\s+\p{Lu}.{0,150}\bRAPIDS\b/u;

/** The name that stands most often above the line with the O*NET or the RAPIDS code. */
export function titleAboveCodes(lines: readonly PlacedLine[]): Read<string> | undefined {
  const above = lines.flatMap((line, index) => {
    if (![oNetLabel, rapidsLabel, rapidsName].some((label) => label.test(line.text))) return [];
    const called = ofOccupation.exec(line.text)?.[1] ?? beforeSentence.exec(line.text)?.[1];
    if (called !== undefined) return [{ text: called, at: line.at }];
    const own = codesBehind.test(onOneLine(line.text)) ? nameIn(line.text) : undefined;
    if (own !== undefined && !ofSponsor.test(own)) return [{ text: line.text, at: line.at }];
    if (isProse(line.text)) return [];
    const near = lines
      .slice(Math.max(0, index - 4), index)
      .filter((one) => !isHeadingBeside(one, line) && !isOfOtherTable(one, line, lines))
      .toReversed();
    const names = near.filter(
      (one, at) => nameIn(one.text) !== undefined && !isBesideOther(one, near[at + 1]),
    );
    const name = names.find(({ text }) => !ofSponsor.test(nameIn(text) ?? ""));
    return name ? [{ text: name.text, at: name.at }] : [];
  });
  return mostOften(above, nameIn);
}

const ofProgram = /\p{L}{3}.*\s(?:registered )?apprenticeship(?: program)?$/iu;

/** What stands over the document where it names a program, `Kitchen Apprenticeship Program`: its first heading, or one of the first rows of its first sheet. */
export function titleOfHeading({ parts }: ProgramDocument): Read<string> | undefined {
  const heading = parts.flatMap((one, part) =>
    one.part === "line" && one.is === "heading" ? [{ text: one.text, at: { part } }] : [],
  )[0];
  const [sheet] = parts;
  const rows = sheet?.part === "table" && sheet.title !== undefined ? sheet.rows.slice(0, 4) : [];
  const lone = rows.flatMap((cells, row) =>
    cells.length === 1 ? [{ text: textOf(cells[0]!), at: { part: 0, row, cell: 0 } }] : [],
  );
  return firstRead([...(heading ? [heading] : []), ...lone], (text) => {
    const name = ofProgram.test(text.trim()) ? nameIn(text) : undefined;
    return name && !ofSponsor.test(name) && !frame.test(name) ? name : undefined;
  });
}

/** So far down a document what it is about may be said. */
const linesOfTitle = 10;

/** `On the job: Cabling` names a part of a program. */
const ofParts = /^(?:on[\s-]the[\s-]job|in the|related)\b/i;

/** What one of the first lines is about, where it says so of a paper: `Standards of Apprenticeship – Line Maintainer`. */
export function titleOfPaper({ parts }: ProgramDocument): Read<string> | undefined {
  const lines = parts
    .slice(0, linesOfTitle)
    .flatMap((one, part) =>
      one.part === "line" && one.is !== "item" ? [{ text: one.text, at: { part } }] : [],
    );
  return firstRead(lines, (text) => {
    const name = ofParts.test(text) ? undefined : nameIn(text);
    const isFramed = name !== undefined && name !== onOneLine(text);
    return isFramed && !ofSponsor.test(name) && !ofApprenticeship.test(name) ? name : undefined;
  });
}

/** `our HVAC Service Technician apprenticeship`, with capitals, in a sentence. */
const inSentence =
  /\b(?:[Oo]ur|[Tt]he|[Aa]n?|[Tt]his)\s((?:\p{Lu}[\p{L}/&'’-]*\s){1,5})(?:[Rr]egistered )?apprentice(?:ship|s)?\b/gu;
const notOccupations =
  /^(?:registered|national|state|federal|american|joint|youth|union|local|pre|standards?|program|related|department|office|all|each|training)\b/i;

/** The only occupation that sentences name an apprenticeship by. */
export function titleInSentences(lines: readonly PlacedLine[]): Read<string> | undefined {
  return onlyOne(
    lines.flatMap(({ text, at }) =>
      [...text.matchAll(inSentence)].flatMap(([, name]) => {
        const value = name!.trim();
        const isOther =
          notOccupations.test(value) || ofSponsor.test(value) || /['’]s?$/.test(value);
        return isOther ? [] : [{ value, at, written: text.trim() }];
      }),
    ),
  );
}
