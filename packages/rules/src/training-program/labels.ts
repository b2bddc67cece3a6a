import { instructionWords, workWords } from "./subject-words.ts";

export const oNetLabel =
  /O\s*\*?\s*-?\s*NET(?:[\s-]*SOC)?(?:\s*(?:occupation(?:al)?\s*)?(?:codes?|no\.?|numbers?|#)(?:\(s\))?)?|\bSOC(?:\s*(?:codes?|#)(?:\(s\))?|(?=\s*(?::|$)))/i;
export const rapidsLabel =
  /\bDOL (?:occupation(?:al)? )?codes?\b|\bocc(?:upation(?:al)?|\.)? codes? \(RAIS\)|\(RAIS\),? the (?:occupation(?:al)? )?code(?: is)?|\bRAIS (?:codes?|no\.?|numbers?|#)|\bRAPIDS(?:\s*(?:occupation(?:al)?)?\s*(?:codes?|no\.?|numbers?|ids?|#)(?:\(s\))?(?:\s*#|\s+no\.)?|\s*(?:$|(?=[:#=–—)-]|\/\s*O\s?\*?\s?NET)))/i;
/** `Code 0663 (RAPIDS)`, or `47-2021.00 (O*NET-SOC)` */
export const codeBeforeName =
  /(?<![\w.-])(\d{4}(?:-?[A-Z]{1,2}\d?){0,2}|\d{2}-\d{4}\.\d{2})\s*\((RAPIDS|O\s?\*?\s?NET)(?:[\s-]*SOC)?(?: codes?)?\)/i;
/** The name of the system alone is also followed by years, versions and times. */
export const rapidsName =
  /\bRAPIDS(?=\s+\d{4}(?:[\s-]*[A-Z]|\s*(?:\.?$|[|,;)/♦◆•·]|[–—-]\s*O\*?NET|\.\s+(?:O\*?NET|SOC)\b))|\s+(?!19|20)\d{4}\.\s+[A-Z])|(?<=\bO\*?NET\D{0,20}\d{2}-\d{4}.{0,20})\bRAPIDS(?=\s+\d{4})/;
/** What counts the fields of a form: `9a.` or `D.` */
const counter = "(?:\\(?(?:(?:[A-Z]-)?\\d{1,2}[a-z]?|[A-Z])[.)]\\s*)?";
/** A label of hours needs no colon before its figures. */
const wholeOrFigures = (label: string) =>
  new RegExp(
    `^\\s*${counter}(?:${label})(?:\\s*/[^:\\d]{1,40}(?=:|$))?[^\\S\\t]*(?::|\\t|–|\\.{3}|…|-(?!\\w)|$|(?=\\d))`,
    "i",
  );
const whole = (label: string) =>
  new RegExp(
    `^\\s*${counter}(?:${label})(?:\\s*/[^:\\d]{1,40}(?=:|$))?[^\\S\\t]*(?::|\\t|–|\\.{3}|…|-(?!\\w)|$)`,
    "i",
  );

const whichHours =
  "(?:(?:total|suggested|recommended|approx(?:imate|\\.)?|estimated|required|number of|length of|(?:hours|horas)(?: of| in| de)?) )*";
const onTheJob = `(?:ojt|ojl|${workWords})(?: ?\\((?:ojt|ojl)\\))?(?:\\/(?:ojt|ojl))?`;
const besideTheJob = `(?:paid )?(?:rsi|ri|rti|${instructionWords})(?: ?\\((?:rsi|ri|rti)\\))?`;
const inHours =
  "(?: (?:length|hours|hrs|time)\\.?)?(?:,? min(?:imum|\\.)? (?:and|to|[–-]) max(?:imum|\\.)?)?(?: required| (?:in )?total| in all)?(?: \\((?:total|hours|hrs|approx\\w*\\.?|estimated?)\\))?";
const least = "(?:min(?:imum|\\.)?|least) ";
const most = "(?:max(?:imum|\\.)?|most) ";
const hoursOf = "(?:(?:hours|hrs) (?:of )?)?";
const ofLeast = "\\(?(?:min(?:imum|\\.)?|least)\\)?";
const ofMost = "\\(?(?:max(?:imum|\\.)?|most)\\)?";
const ofOccupation =
  "(?:skilled )?occupation(?:al)? (?:title|name|objective)(?:\\(s\\))?|(?:registered |apprenticeable |dol |program |apprenticeship )?occupation(?: \\([^)]*\\)\\.?)?|(?:job|position) (?:title|classification)|trade(?: title)?|(?:job|occupation) title on (?:your|the) agreement|title of occupation|name of occupation|ocupaci[oó]n|oficio|(?:t[ií]tulo|nombre) de la ocupaci[oó]n";
const ofProgram =
  "(?:apprenticeship )?program(?: (?:title|name))?|(?:t[ií]tulo|nombre) del (?:puesto|programa)";
export const labels = {
  title: whole(`${ofOccupation}|${ofProgram}`),
  occupation: whole(ofOccupation),
  program: whole(ofProgram),
  existingTitle: whole("existing title|alternate title"),
  description: whole(
    "(?:job|occupation(?:al)?|program|work) (?:description|summary)|occupation(?:al)? overview|description|summary|about (?:the|this) (?:occupation|job|role|program)|descripci[oó]n(?: del (?:trabajo|puesto|programa))?",
  ),
  type: whole(
    "(?:kind|type) of (?:apprenticeship|program|training)|(?:(?:apprenticeship|program|training|ojt|ojl|occ(?:upation)?) ){0,2}(?:type|approach|method|model|structure)(?: \\([^)]*\\))?(?: (?:of|to) (?:apprenticeship|program|training|occupation))?|(?:(?:competency|time|hybrid)(?:[\\s-]based)?(?:,? or |, ?| ?/ ?|$|(?=:))){3}|(?:tipo|m[eé]todo|enfoque|modalidad)(?: (?:de(?:l)? )?(?:programa|aprendizaje))?",
  ),
  length: whole(
    "(?:estimated |approximate )?(?:(?:program|apprenticeship|training|term) )?(?:length|duration|term)(?: of (?:the )?(?:apprenticeship|program|training))?|(?:estimated |approximate )?time (?:to|for|of) (?:complete|completion)|duraci[oó]n(?: (?:estimada|del (?:programa|aprendizaje)))*",
  ),
  months: whole("(?:(?:program|apprenticeship) )?(?:term|length|duration) \\(?(?:in )?months\\)?"),
  years: whole(
    "(?:(?:program|apprenticeship) )?(?:term|length|duration) \\(?(?:in )?(?:years|yrs)\\)?",
  ),
  hours: whole(
    "(?:(?:program|apprenticeship) )?(?:term|length|duration)(?: length)? \\(?(?:in )?(?:hours|hrs)\\)?",
  ),
  leastOjt: wholeOrFigures(
    `${least}${hoursOf}${onTheJob}${inHours}|${onTheJob}${inHours},? ${ofLeast}|${onTheJob} ${ofLeast}${inHours}`,
  ),
  mostOjt: wholeOrFigures(
    `${most}${hoursOf}${onTheJob}${inHours}|${onTheJob}${inHours},? ${ofMost}|${onTheJob} ${ofMost}${inHours}`,
  ),
  leastHours: whole("min(?:imum|\\.)? (?:hours|hrs)"),
  mostHours: whole("max(?:imum|\\.)? (?:hours|hrs)"),
  ojt: wholeOrFigures(
    `${whichHours}${onTheJob}${inHours}|hours of (?:paid )?on[\\s-]the[\\s-]job (?:training|learning)|(?:total )?work(?:ing)? hours|(?:kitchen|shop|floor|field|plant|farm|store|yard|mill|salon|job\\s?site) hours|(?:hours|hrs) (?:at|of|on) (?:the )?(?:work|job)|(?:expected |estimated |approximate |total )?time on the job|(?:total de )?horas (?:de (?:aprendizaje|capacitaci[oó]n|formaci[oó]n|entrenamiento) )?en el (?:trabajo|puesto|empleo)`,
  ),
  leastInstruction: wholeOrFigures(
    `${least}${hoursOf}${besideTheJob}${inHours}|${besideTheJob}${inHours},? ${ofLeast}|${besideTheJob} ${ofLeast}${inHours}`,
  ),
  mostInstruction: wholeOrFigures(
    `${most}${hoursOf}${besideTheJob}${inHours}|${besideTheJob}${inHours},? ${ofMost}|${besideTheJob} ${ofMost}${inHours}`,
  ),
  instruction: wholeOrFigures(
    `${whichHours}${besideTheJob}${inHours}|instruction(?:al)? (?:hours|hrs)|hours of related (?:technical )?instruction|(?:total )?(?:length|hours) of (?:related )?instruction|class(?:room|es)|(?:total )?class(?:room)? (?:instruction(?: (?:hours|hrs))?|hours|hrs)|(?:total )?hours (?:in|of) (?:the )?class(?:room)?(?: instruction)?|off[\\s-]the[\\s-]job (?:training|learning|instruction)${inHours}|theory${inHours}|(?:total )?(?:school|college|academic|academy|in[\\s-]class)(?: \\([^)]*\\))? (?:hours|hrs|time)|(?:hours|hrs) (?:of|in|at) (?:school|study|college)|school|instrucci[oó]n (?:t[eé]cnica )?relacionada|(?:total de )?horas de (?:la )?instrucci[oó]n(?: t[eé]cnica)?(?: relacionada)?`,
  ),
  ratio: whole(
    "(?:the )?(?:ratio of apprentices? to journey\\s?(?:workers?|persons?|men|man)|apprentices?[ -]to[ -](?:journey\\s?(?:workers?|persons?)|mentors?)[ -]ratio|(?:apprentice )?ratio(?: \\([^)]*\\))?)|proporci[oó]n(?: de aprendices (?:por|a) oficial(?:es)?)?",
  ),
  journeyworkerWage: whole(
    "journey\\s?(?:workers?|persons?|man|men)(?:['’]s)? (?:hourly )?(?:wage|rate)(?: (?:rate|per hour))?",
  ),
  probation: whole(
    "(?:initial )?probation(?:ary)?(?: period)?(?: \\([^)]*\\))?|per[ií]odo de prueba",
  ),
} as const;
