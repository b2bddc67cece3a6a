import type { PlacedLine, Read } from "./program-document.ts";

/** Ends of the words that name who does something. */
const doer =
  /^(?:\p{L}{2,}(?:er|or|ist|ian|yst|man|men|woman|wright|smith|hand)|mechanic|assistant|representative|attendant|accountant|agent|aide?|nurse|cook|chef|clerk|pilot|guard|associate|professional|paralegal|artisan|actuary|apprentice(?=-)|butcher|judge|tutor|coach|scribe|sommelier|technologist)s?$/iu;
/** Other words with such ends. */
const noDoer =
  /^(?:(?:un|sub)?order|enter|completer|beforehand|employer|sponsor|number|other|another|further|center|member|partner|mentor|journey\w+|paper|letter|chapter|newsletter|register|semester|quarter|trimester|master|water|power|career|summer|winter|labor|floor|door|color|error|motor|minor|major|sector|matter|under|over|after|before|either|per|ever|never|charter|river|harbor|cover|folder|header|footer|offer|tower|corner|border|timber|lumber|rubber|fiber|copper|silver|meridian|median|computer|veteran|indian|first|former|latter|later|order|owner|learner|user|customer|buyer|supper|dinner|layer|laser|polymer|indoor|outdoor|interior|exterior|senior|junior|behavior|flavor|humor|honor|favor|razor|author|human|german|roman|woman|van|plan|can|than|list|mist|exist|assist|consist|trust|west|best|test|date|september|october|november|december|higher|lower|upper|inner|outer|proper|super|hyper|poster|flyer|binder|chamber|cancer|fever|weather|leather|together|whether|shower|flower|dollar|pier|liter|meter|thermometer|diameter|filter|transformer|generator|compressor|conductor|tractor|elevator|escalator|sensor|processor|reactor|incubator|ventilator|shutter|router|server|printer|scanner|folder|container|cylinder|fertilizer|regulator|recloser|capacitor)s?$/i;

const wordsOf = (text: string): string[] => text.match(/[\p{L}'’]+/gu) ?? [];

const isDoer = (word: string): boolean => doer.test(word) && !noDoer.test(word);

/** Names of trades, as programs are called by too. */
const trade =
  /\b(?:plumbing|carpentry|masonry|roofing|welding|machining|cosmetology|barbering|hvac\w*|culinary|surveying|logistics|cyber\s?security|nursing|painting|glazing|millwork|brewing|dairy|farming|phlebotomy|dispatch)\b/i;

/** Whether words may name an occupation: one of them says who does something, or the trade. */
export const mayNameOccupation = (text: string): boolean =>
  !/[$%]|\d{2}/.test(text) && (wordsOf(text).some(isDoer) || trade.test(text));

/** The name of an occupation in what leads to it, `Growing our own Wind Turbine Technicians`; else the text itself. */
export function occupationIn(text: string): string {
  if (!/\b(?:our|own|to|becom\w+|how|with|who)\b/.test(text)) return text;
  const names = [...text.matchAll(called)].flatMap(([, written]) => nameOf(written!) ?? []);
  return names.at(-1) ?? text;
}

/** So far down a document its title may stand. */
const linesOfTitle = 12;

/** A name in capitals that ends with who does something, up to seven words before it; behind a comma it is a person's. */
const called =
  /(?<![\p{L}’'])(?<!,\s|:\s|·\s)((?:\p{Lu}[\p{L}’'/-]*\s(?:(?:and|of|&)\s)?){0,6}\p{Lu}[\p{L}’'-]*)(?![\p{L}’'-])/gu;

const notNames =
  /^(?:the|our|an?|this|each|every|all|apprentice(?:ship)?|registered|re|for|to|in|on|at|by|as|of|and|become|becoming|hire|hiring|train|training|growing|meet|program|standards|plan)$/i;
/** Whoever signs, teaches or offers a program, and no occupation of it. */
const others =
  /\b(?:committee|union|local|college|association|county|university|department|coordinator|director|superintendent|president|chair\w*|representative|administrator|secretary|treasurer|officer|commissioner|instructor|mentor|journey\w*|preceptor|sponsor|trainer|supervisor|contractor|engineers?(?= local))s?$/i;

const singular = (name: string): string =>
  name.replace(/(?<=[a-z]{2})(?<!s)s$/, "").replace(/men$/, "man");

/** The occupation that a document says again and again, or in its first lines beside its codes, where it has no label for it. */
export function occupationSaid(lines: readonly PlacedLine[]): Read<string> | undefined {
  const found = new Map<string, { read: Read<string>; weight: number }>();
  const seen = new Set<string>();
  for (const [index, { text, at }] of lines.entries()) {
    // The headings of many tables alike say something once.
    if (text.length > longestText || seen.has(text)) continue;
    seen.add(text);
    const own = /^[^\p{Ll}]+$/u.test(text) ? titleCase(text) : text;
    for (const { 1: written = "", index: from } of own.matchAll(called)) {
      const value = nameOf(written);
      const behind = own.slice(from + written.length);
      // A sentence begins large, whatever its first word is.
      const begins = !written.includes(" ") && /(?:^|[.!?]\s+)$/.test(own.slice(0, from));
      if (!value || ofSponsor.test(behind) || (begins && /^\s+\p{Ll}/u.test(behind))) continue;
      const isTitle = index < linesOfTitle;
      const isOfProgram = /\bapprentice|\bO\*?NET\b|\bRAPIDS\b/i.test(text);
      const isAlone = isTitle && written.length === text.trim().length;
      const weight = 1 + (isOfProgram ? 2 : 0) + (isAlone ? 2 : 0);
      const key = value.toLowerCase();
      const known = found.get(key) ?? {
        read: { value, at, written: text },
        weight: isTitle ? 3 : 0,
      };
      found.set(key, { ...known, weight: known.weight + weight });
    }
  }
  const [best, next] = [...found.values()].toSorted((a, b) => b.weight - a.weight);
  return best && best.weight >= enough && best.weight > (next?.weight ?? 0) ? best.read : undefined;
}

/** `Machinists Lodge 1912`, or `Ostrander & Sons`. */
const ofSponsor =
  /^\s*(?:&|(?:lodge|local|union|association|committee|guild|brothers|inc|llc|of)\b|\d)/i;

const longestText = 600;
const enough = 4;

/** The words of a run in capitals that name an occupation: without what leads to them and the paper that they call. */
function nameOf(written: string): string | undefined {
  const words = written.split(/\s+/);
  while (words.length > 0 && notNames.test(words[0]!)) words.shift();
  while (words.length > 0 && ofPaper.test(words.at(-1)!)) words.pop();
  const name = singular(words.join(" "));
  const isName = words.length > 0 && words.length <= 7 && isDoer(words.at(-1)!);
  return isName && !others.test(name) ? name : undefined;
}

const ofPaper =
  /^(?:apprenticeship|apprentices?|programs?|training|standards|handbook|plan|outline|schedule|checklist|record|book|competencies|curriculum|pathway|academy|and|of|&)$/i;

const titleCase = (text: string): string =>
  text.toLowerCase().replaceAll(/(?<![\p{L}’'])\p{L}/gu, (letter) => letter.toUpperCase());
