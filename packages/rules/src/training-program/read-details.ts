import { besideLabel, type Candidate } from "./beside.ts";
import { firstRead, ofLines } from "./first-read.ts";
import { hoursInSentence } from "./hours-in-sentence.ts";
import {
  inWords,
  linesOf,
  type PlacedLine,
  type ProgramDocument,
  type Read,
} from "./program-document.ts";
import { tickedType, typeInSentence, typeNamed, typeOfCode } from "./read-type.ts";
import {
  dollarsIn,
  type Hours,
  oNetCodeIn,
  onlyONetCodeIn,
  type ProgramType,
  type Range,
  rangeIn,
  rapidsCodeAt,
  type Ratio,
  ratioIn,
  typeIn,
  wholeHoursIn,
} from "./values.ts";

/** What a document says of a training program as a whole; what it does not say, or says in two ways, is left out. */
export interface ProgramDetails {
  title?: Read<string>;
  description?: Read<string>;
  type?: Read<ProgramType>;
  occupationName?: Read<string>;
  occupationONetCode?: Read<string>;
  rapidsCode?: Read<string>;
  estimatedLength?: Read<string>;
  ojtHours?: Read<Hours>;
  instructionHours?: Read<Hours>;
  ratio?: Read<Ratio>;
  probation?: Read<string>;
  journeyworkerWage?: Read<number>;
}

const oNetLabel =
  /O\s*\*?\s*-?\s*NET(?:[\s-]*SOC)?(?:\s*(?:occupation(?:al)?\s*)?(?:codes?|no\.?|numbers?|#)(?:\(s\))?)?|\bSOC(?:\s*(?:codes?|#)(?:\(s\))?|(?=\s*(?::|$)))/i;
const rapidsLabel =
  /\bRAPIDS(?:\s*(?:occupation(?:al)?)?\s*(?:codes?|no\.?|numbers?|ids?|#)(?:\(s\))?(?:\s*#|\s+no\.)?|\s*(?:$|(?=[:#=–—)-]|\/\s*O\s?\*?\s?NET)))/i;
/** The name of the system alone is also followed by years, versions and times. */
const rapidsName = /\bRAPIDS(?=\s+\d{4}(?:[\s-]*[A-Z]|\s*(?:$|[|,;)/]|[–—-]\s*O\*?NET)))/;
/** What counts the fields of a form: `9a.` or `D.` */
const counter = "(?:\\(?(?:\\d{1,2}[a-z]?|[A-Z])[.)]\\s*)?";
/** A label of hours needs no colon before its figures. */
const wholeOrFigures = (label: string) =>
  new RegExp(
    `^\\s*${counter}(?:${label})(?:\\s*/[^:\\d]{1,40}(?=:))?\\s*(?::|–|\\.{3}|…|-(?!\\w)|$|(?=\\d))`,
    "i",
  );
const whole = (label: string) =>
  new RegExp(
    `^\\s*${counter}(?:${label})(?:\\s*/[^:\\d]{1,40}(?=:))?\\s*(?::|–|\\.{3}|…|-(?!\\w)|$)`,
    "i",
  );

const whichHours =
  "(?:(?:total|suggested|recommended|approx(?:imate|\\.)?|estimated|required|number of|length of|(?:hours|horas)(?: of| in| de)?) )*";
const onTheJob =
  "(?:ojt|ojl|(?:on[\\s-]the[\\s-]job|work[\\s-]based)(?: (?:training|learning))?)(?: ?\\((?:ojt|ojl)\\))?(?:\\/(?:ojt|ojl))?";
const besideTheJob =
  "(?:paid )?(?:rsi|ri|rti|(?:related (?:technical |supplemental )?|supplemental |technical )(?:instruction|training))(?: ?\\((?:rsi|ri|rti)\\))?";
const inHours =
  "(?: (?:length|hours|hrs|time)\\.?)?(?: required| total)?(?: \\((?:total|hours|hrs|approx\\w*\\.?|estimated?)\\))?";
const least = "(?:min(?:imum|\\.)?|least) ";
const most = "(?:max(?:imum|\\.)?|most) ";
const hoursOf = "(?:(?:hours|hrs) (?:of )?)?";
const ofLeast = "\\(?min(?:imum|\\.)?\\)?";
const ofMost = "\\(?max(?:imum|\\.)?\\)?";
const labels = {
  title: whole(
    "(?:skilled )?occupation(?:al)? (?:title|name|objective)(?:\\(s\\))?|(?:registered |apprenticeable |dol )?occupation(?: \\([^)]*\\)\\.?)?|trade|title of occupation|name of occupation|program (?:title|name)|ocupaci[oó]n|oficio|(?:t[ií]tulo|nombre) (?:de la ocupaci[oó]n|del (?:puesto|programa))",
  ),
  existingTitle: whole("existing title|alternate title"),
  description: whole(
    "(?:job|occupation(?:al)?|program|work) (?:description|summary)|occupation(?:al)? overview|description|summary|about (?:the|this) (?:occupation|job|role|program)|descripci[oó]n(?: del (?:trabajo|puesto|programa))?",
  ),
  type: whole(
    "(?:(?:apprenticeship|program|training|ojt|ojl|occ(?:upation)?) ){0,2}(?:type|approach|method|model|structure)(?: \\([^)]*\\))?(?: (?:of|to) (?:apprenticeship|program|training|occupation))?|(?:(?:competency|time|hybrid)(?:[\\s-]based)?(?:,? or |, ?| ?/ ?|$|(?=:))){3}|(?:tipo|m[eé]todo|enfoque|modalidad)(?: (?:de(?:l)? )?(?:programa|aprendizaje))?",
  ),
  length: whole(
    "(?:estimated |approximate )?(?:(?:program|apprenticeship|training|term) )?(?:length|duration|term)(?: of (?:the )?(?:apprenticeship|program|training))?|duraci[oó]n(?: (?:estimada|del (?:programa|aprendizaje)))*",
  ),
  months: whole("(?:(?:program|apprenticeship) )?(?:term|length|duration) \\(?(?:in )?months\\)?"),
  years: whole(
    "(?:(?:program|apprenticeship) )?(?:term|length|duration) \\(?(?:in )?(?:years|yrs)\\)?",
  ),
  leastOjt: wholeOrFigures(
    `${least}${hoursOf}${onTheJob}${inHours}|${onTheJob}${inHours} ${ofLeast}`,
  ),
  mostOjt: wholeOrFigures(`${most}${hoursOf}${onTheJob}${inHours}|${onTheJob}${inHours} ${ofMost}`),
  ojt: wholeOrFigures(
    `${whichHours}${onTheJob}${inHours}|hours of on[\\s-]the[\\s-]job (?:training|learning)|(?:total de )?horas (?:de (?:aprendizaje|capacitaci[oó]n|formaci[oó]n|entrenamiento) )?en el (?:trabajo|puesto|empleo)`,
  ),
  leastInstruction: wholeOrFigures(
    `${least}${hoursOf}${besideTheJob}${inHours}|${besideTheJob}${inHours} ${ofLeast}`,
  ),
  mostInstruction: wholeOrFigures(
    `${most}${hoursOf}${besideTheJob}${inHours}|${besideTheJob}${inHours} ${ofMost}`,
  ),
  instruction: wholeOrFigures(
    `${whichHours}${besideTheJob}${inHours}|instruction(?:al)? (?:hours|hrs)|hours of related (?:technical )?instruction|(?:total )?(?:length|hours) of (?:related )?instruction|(?:total )?class(?:room)? (?:instruction(?: (?:hours|hrs))?|hours|hrs)|(?:total )?hours (?:in|of) (?:the )?class(?:room)?(?: instruction)?|instrucci[oó]n (?:t[eé]cnica )?relacionada|(?:total de )?horas de (?:la )?instrucci[oó]n(?: t[eé]cnica)?(?: relacionada)?`,
  ),
  ratio: whole(
    "(?:the )?(?:ratio of apprentices? to journey\\s?(?:workers?|persons?|men|man)|apprentices? to (?:journey\\s?(?:workers?|persons?)|mentors?) ratio|(?:apprentice )?ratio(?: \\([^)]*\\))?)|proporci[oó]n(?: de aprendices (?:por|a) oficial(?:es)?)?",
  ),
  journeyworkerWage: whole(
    "journey\\s?(?:workers?|persons?|man|men)(?:['’]s)? (?:hourly )?(?:wage|rate)(?: (?:rate|per hour))?",
  ),
  probation: whole(
    "(?:initial )?probation(?:ary)?(?: period)?(?: \\([^)]*\\))?|per[ií]odo de prueba",
  ),
} as const;

/** Reads what a document says of the program as a whole. */
export function readDetails(document: ProgramDocument): ProgramDetails {
  const lines = linesOf(document);
  const hoursSaid = (label: RegExp) => mostOften(hoursBeside(document, label), wholeHoursIn);
  // Where labels say several, no sentence decides between them.
  const isSaid = (label: RegExp) =>
    hoursBeside(document, label).some(({ text }) => wholeHoursIn(text));
  const first = <T>(label: RegExp, read: (text: string) => T | undefined): Read<T> | undefined =>
    firstRead(besideLabel(document, label), read);
  const oNetCodes = besideLabel(document, oNetLabel);
  const rapidsCodes = [...besideLabel(document, rapidsLabel), ...besideLabel(document, rapidsName)];
  const isONetSaid = oNetCodes.some(({ text }) => /\d{4}/.test(text));
  const occupationONetCode = isONetSaid
    ? mostOften(oNetCodes, onlyONetCodeIn)
    : codeInBrackets(lines);
  const rapidsCode = mostOften(rapidsCodes, rapidsCodeAt);
  // With several codes of both kinds the document is of several programs.
  const isOfSeveral =
    !occupationONetCode &&
    !rapidsCode &&
    oNetCodes.some(({ text }) => onlyONetCodeIn(text)) &&
    rapidsCodes.some(({ text }) => rapidsCodeAt(text));
  const title = first(labels.title, nameIn) ?? titleAboveCodes(lines);
  const details: { [Field in keyof ProgramDetails]: ProgramDetails[Field] | undefined } = {
    title,
    occupationName: title && { ...title, value: title.value.replace(ofApprenticeship, "") },
    description: first(labels.description, (text) => (text.length > 30 ? text.trim() : undefined)),
    type:
      tickedType(document, lines) ??
      first(labels.type, typeIn) ??
      typeInSentence(lines) ??
      typeNamed(lines) ??
      typeOfCode(rapidsCode, lines),
    occupationONetCode,
    rapidsCode,
    estimatedLength: lengthOf(document, lines),
    ojtHours:
      rangeOf(hoursSaid(labels.leastOjt), hoursSaid(labels.mostOjt)) ??
      hoursSaid(labels.ojt) ??
      (isOfSeveral || isSaid(labels.ojt) ? undefined : hoursInSentence(lines, "work")),
    instructionHours:
      rangeOf(hoursSaid(labels.leastInstruction), hoursSaid(labels.mostInstruction)) ??
      hoursSaid(labels.instruction) ??
      (isOfSeveral || isSaid(labels.instruction)
        ? undefined
        : hoursInSentence(lines, "instruction")),
    ratio:
      first(labels.ratio, ratioIn) ??
      ofLines(lines, /ratio|journey|mentor|master/i, ratioInSentence),
    probation: probationOf(document, lines),
    journeyworkerWage:
      ofLines(
        lines,
        /journey(?:\s?(?:worker|person|man|men)|(?:[\s-]level)? (?:wage|rate)).*\$/i,
        dollarsIn,
      ) ?? first(labels.journeyworkerWage, wageIn),
  };
  return Object.fromEntries(Object.entries(details).filter(([, read]) => read)) as ProgramDetails;
}

/** Words that stand among hours; where others do, the hours are of something else. */
const amongHours =
  /\b(?:hours?|hrs?|horas?|total|approx(?:imate(?:ly)?)?|about|min(?:imum)?|max(?:imum)?|not|no|less|fewer|more|than|at|least|up|to|of|or|and|in|all|altogether|the|an?|for|per|each|years?|months?|weeks?|yr|ojt|ojl|rti|rsi|ri|on-the-job|learning|training|related|technical|instruction|required|estimated|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand)\b/gi;

const hoursBeside = (document: ProgramDocument, label: RegExp): Candidate[] =>
  besideLabel(document, label).filter(({ text, isSameLine }) => {
    const isOther =
      /^[\p{L}\s-]{2,}:/u.test(text) || /\p{L}{2}/u.test(text.replaceAll(amongHours, ""));
    return isSameLine || !isOther;
  });

/** The value that most of the places say, so that one slip does not win; none where two are said as often. */
function mostOften<T>(
  candidates: readonly Candidate[],
  read: (text: string) => T | undefined,
): Read<T> | undefined {
  const found = candidates.flatMap(({ text, at }) => {
    const value = read(text);
    return value === undefined ? [] : [{ value, at, written: text.trim() }];
  });
  const counts = Map.groupBy(found, ({ value }) => JSON.stringify(value));
  const [best, next] = [...counts.values()].toSorted((a, b) => b.length - a.length);
  return best && best.length > (next?.length ?? 0) ? best[0] : undefined;
}

/** What stands above codes and is no name of an occupation. */
const furniture = new RegExp(
  [
    "^\\W*(?:appendix|work process|related (?:technical )?instruction|on[\\s-]the[\\s-]job|national|apprenticeship (?:approach|standards)|standards of|attachment|rapids|o\\s*\\*?\\s*net|registered (?:apprenticeship|with|by|under)|dear)\\b",
    "^\\W*re:",
    "^\\W*(?:outline|schedule|and)$",
    "^\\W*(?:(?:the|your|our|program|key|quick) )*(?:program|codes?|facts?|overview|snapshot|data|registration|details?|information|structure|at a glance)(?: (?:&|and) \\w+)?$",
    "^\\W*(?:sponsor|employer|company|organization|college|school|address|contact|phone|date|revis(?:ed|ion)|version)\\b.*:",
    "^\\W*(?:an? )?(?:(?:time|competency)[\\s-]based|hybrid)(?: registered)?(?: (?:approach|model|program|apprenticeship|(?:occupational )?framework))?$",
    "^(?:we|you) ",
    "^(?:sponsor|employer|company|organization|address|contact|phone|fax|date|zip|cip|naics|ein)$|\\?$",
    "^\\(.*\\)$",
    "\\bby$",
    "\\b(?:january|february|march|april|may|june|july|august|september|october|november|december) \\d{1,2}, \\d{4}$",
    "\\s[•|]\\s",
    "\\d\\s*(?:hours|hrs)\\b",
    "\\d{3}-\\d{4}$",
  ].join("|"),
  "i",
);

const ofAppendix = /^appendix [a-z\d](?:-?\d{1,2})?(?:\s*:|\s+[–—-])\s*(?=.{3})/i;

/** The only code that stands in full in brackets behind a name: `Help Desk Technician (15-1232.00)`. */
function codeInBrackets(lines: readonly PlacedLine[]): Read<string> | undefined {
  const found = lines.flatMap(({ text, at }) => {
    const written = /^\D{3,90}\((\d{2}-\d{4}\.\d{2})\)$/.exec(text.trim())?.[1];
    const value = written && oNetCodeIn(written);
    return value ? [{ value, at, written: text.trim() }] : [];
  });
  return new Set(found.map(({ value }) => value)).size === 1 ? found[0] : undefined;
}

/** A name of one line, without what only frames it. */
function nameIn(text: string): string | undefined {
  const name = inWords(text.replaceAll(/\s+/g, " ").trim())
    .replace(ofAppendix, "")
    .replace(/\s*\((?:RAPIDS|O\*?NET)[^()]*\)$/i, "");
  const isName =
    name.length >= 3 &&
    name.length <= 90 &&
    !name.endsWith(".") &&
    /\p{L}{3}/u.test(name) &&
    !/[:]$/.test(name);
  const isOther =
    furniture.test(name) ||
    [...Object.values(labels), oNetLabel, rapidsLabel].some((label) => label.test(name));
  return isName && !isOther ? name : undefined;
}

/** A program is called by its occupation, with this behind it. */
const ofApprenticeship = /(?<=\p{L}{3})\s+(?:registered )?apprenticeship(?: program)?$/iu;

/** Who offers a program is often named beside it. */
const ofSponsor =
  /\b(?:inc|llc|corp|co-?op(?:erative)?|association|committee|college|university|institute|council|department|trust|alliance|network|foundation|fund|district|agency|partnership|partners|consortium|guild|union|jatc)\b/i;

/** Codes may also be said in sentences, above which no name stands. */
const isProse = (text: string): boolean => text.length > 150 || /^.{60,}\.\s*$/.test(text);

/** The name that stands most often above the line with the O*NET or the RAPIDS code. */
function titleAboveCodes(lines: readonly PlacedLine[]): Read<string> | undefined {
  const above = lines.flatMap((line, index) => {
    if (isProse(line.text)) return [];
    if (![oNetLabel, rapidsLabel, rapidsName].some((label) => label.test(line.text))) return [];
    const near = lines.slice(Math.max(0, index - 4), index).toReversed();
    const names = near.filter(({ text }) => nameIn(text) !== undefined);
    const name = names.find(({ text }) => !ofSponsor.test(text)) ?? names[0];
    return name ? [{ text: name.text, at: name.at }] : [];
  });
  return mostOften(above, nameIn);
}

const lengthSentence =
  /\b(?:term|length|duration) of (?:the |this )?(?:apprenticeship|occupation|program|training)\b[^.]{0,40}?\b(?:is|shall be|will be)\s+((?:[^.,;]|\.\d|,\d{3})*?\b(?:years?|months?|hours?)\b)/i;

/** `The term shall be three years (6,000 hours) with …` */
const saidOfLength =
  /^the\b.*?\b(?:is|shall be|will be)\s+(.*?\b(?:years?|months?|hours?)\b(?:\s*\([^)]*\))?)/i;

function lengthOf(
  document: ProgramDocument,
  lines: readonly PlacedLine[],
): Read<string> | undefined {
  const months = firstRead(besideLabel(document, labels.months), rangeIn);
  if (months) return { ...months, value: `${months.value.least} months` };
  const years = firstRead(besideLabel(document, labels.years), rangeIn);
  if (years) return { ...years, value: `${years.value.least} years` };
  const labelled = firstRead(besideLabel(document, labels.length), (text) => {
    const said = (saidOfLength.exec(text)?.[1] ?? text).replaceAll(/\s+/g, " ").trim();
    return /\d/.test(text) && text.length <= 100
      ? said.replace(/(?<!\b(?:yrs?|mos?|hrs?))\.$/i, "")
      : undefined;
  });
  return (
    labelled ??
    ofLines(lines, lengthSentence, (text) => {
      const said = lengthSentence.exec(text)?.[1]?.trim();
      return said && /\s/.test(said) ? said : undefined;
    })
  );
}

/** A wage alone in a field needs no sign. */
const wageIn = (text: string): number | undefined =>
  dollarsIn(text) ?? (/^\d{1,3}(?:\.\d{1,2})?$/.test(text) ? Number(text) : undefined);

const ratioInSentence = (text: string) =>
  /journey|ratio|apprentices?\b.*\b(?:mentor|master)/i.test(text) ? ratioIn(text) : undefined;

function probationOf(
  document: ProgramDocument,
  lines: readonly PlacedLine[],
): Read<string> | undefined {
  const sentence =
    /probation(?:ary)? period(?:\.|\s+(?:of|is|shall be|will be))\s+(?:not (?:more|less) than\s+|up to\s+|the first\s+)?([\d,]+(?:\s*\w+)?)/i;
  /** `on probation for the first 90 days` or `The first 500 hours of employment are a probationary period` */
  const first =
    /\bprobation(?:ary period)? for (?:the|their|his or her) first ([\d,]+ (?:hours|days|weeks|months))\b|\bfirst ([\d,]+ (?:hours|days|weeks|months))\b[^.;,]{0,40} (?:is|are|shall be|will be) (?:an? |the )?probation/i;
  const short = (text: string) =>
    /\d|\b(?:one|two|three|six|nine|twelve)\b/i.test(text) && text.length <= 60
      ? text.trim().replace(/\.$/, "")
      : undefined;
  return (
    ofLines(lines, sentence, (text) => sentence.exec(text)?.[1]?.trim()) ??
    firstRead(besideLabel(document, labels.probation), short) ??
    ofLines(lines, first, (text) => first.exec(text)?.slice(1).find(Boolean))
  );
}

function rangeOf(
  least: Read<Range> | undefined,
  most: Read<Range> | undefined,
): Read<Hours> | undefined {
  const known = least ?? most;
  return known && { ...known, value: { least: least?.value.least, most: most?.value.most } };
}
