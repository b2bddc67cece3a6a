/** What is taken out of a question before it leaves the browser. */
export type PrivateFact = "e-mail" | "social-security-number" | "date-of-birth" | "telephone";

/** A text without its private facts, and which kinds of them it had. */
export interface Withheld {
  text: string;
  /** The same without the words that stand in their place, which nobody looks for. */
  bare: string;
  takenOut: readonly PrivateFact[];
}

/** Who was born later asks nothing here: a whole date before counts as one of birth, even where no word says so. */
const youngest = 13;

/** As keyboards, word processors and PDF files write them. */
const space = String.raw`[^\S\n]`;
const dash = String.raw`[\p{Pd}\u2212]`;
const gap = `${space}{0,2}(?:${dash}|[./])?${space}{0,2}`;
const notInNumber = String.raw`(?<!\d)(?<!\d[.\p{Pd}])`;
const endOfNumber = String.raw`(?!\d|\p{Pd}\d)`;
const number = (digits: string) => new RegExp(notInNumber + digits + endOfNumber, "gu");

const eMail =
  /(?<![\p{L}\p{N}._%+'-])[\p{L}\p{N}._%+'-]+ ?(?:@|[([]at[)\]]) ?[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/giu;
const parted = `(?:${dash}|[ ._/]|${space})`;
const socialSecurity = [
  number(String.raw`\d{9}`),
  // Five digits and four are a ZIP code.
  number(String.raw`\d{3}${space}?${parted}${space}?\d{2}${space}?${parted}${space}?\d{4}`),
];
const telephones = [
  number(String.raw`(?:\+?1${gap})?(?:\(\d{3}\)|\d{3})${gap}\d{3}${gap}\d{4}`),
  new RegExp(String.raw`(?:\+|(?<!\d)00)[1-9](?:\d|${space}|${dash}|[().]){6,16}\d`, "gu"),
  number(String.raw`\d{3}(?:${dash}|\.)\d{4}`),
];

const months = "(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|ene|abr|ago|dic)[a-z]*\\.?";
const apart = String.raw`(?: ?\/ ?|[.\\]|${dash})`;
const day = "(?:0?[1-9]|[12]\\d|3[01])";
const year = String.raw`(?<year>(?:19|20)\d{2}|(?<=[/.\\\p{Pd}\u2212] ?|['’])\d{2})`;
const dates = [
  `${day}${apart}${day}${apart}${year}`,
  `(?<year>(?:19|20)\\d{2})${apart}${day}${apart}${day}`,
  `${months}[ -]${day}(?:st|nd|rd|th)?(?:, ?| |-)['’]?${year}`,
  `${day}(?:st|nd|rd|th)?(?: of)?[ -]${months}(?:, ?| |-)['’]?${year}`,
  `${day}º? de ${months} (?:del? )?${year}`,
].map((date) => String.raw`(?<!\d)(?<!\d[/.-])${date}(?!\d|[/-]\d)`);
/** Alone, eight digits are some other number. */
const datesOfBirth = [
  ...dates,
  String.raw`(?<!\d)(?:[01]\d[0-3]\d(?:19|20)\d{2}|(?:19|20)\d{2}[01]\d[0-3]\d)(?!\d)`,
];

const birth =
  "\\b(?:born|birthday|birthdate|birth date|birth|dob|d\\.o\\.b\\.|nac[ií]|nacid[oa]|nacimiento|cumpleaños)(?![\\p{L}])";

/** Takes e-mail addresses, social security numbers, dates of birth and telephone numbers out of a text; `words` stand in their place. */
export function withholdPrivateFacts(
  given: string,
  words: Readonly<Record<PrivateFact, string>>,
  today: Date,
): Withheld {
  const takenOut = new Set<PrivateFact>();
  let text = plain(given);
  const take = (fact: PrivateFact, pattern: RegExp, isOne: IsOne = () => true) => {
    text = text.replaceAll(pattern, (found: string, ...rest: unknown[]) => {
      if (!isOne(rest)) return found;
      takenOut.add(fact);
      return `[${words[fact]}]`;
    });
  };
  take("e-mail", eMail);
  takeDates(take, today);
  for (const pattern of socialSecurity) take("social-security-number", pattern);
  for (const telephone of telephones) take("telephone", telephone);
  const standIns = [...takenOut].map((fact) => `[${words[fact]}]`);
  const bare = standIns.reduce((left, standIn) => left.replaceAll(standIn, ""), text);
  return { text, bare: bare.replaceAll(/\s+/g, " ").trim() || text, takenOut: [...takenOut] };
}

/** Without marks that nobody sees, and with digits as they are known here. */
function plain(text: string): string {
  return text
    .replaceAll(/[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, "")
    .replaceAll(/[\u0660-\u0669\u06f0-\u06f9\uff10-\uff19]/g, (digit) =>
      // Each of these rows begins with its nought at a multiple of sixteen.
      String(digit.charCodeAt(0) & 0xf),
    )
    .replaceAll("\uff20", "@");
}

type IsOne = (rest: readonly unknown[]) => boolean;

function takeDates(
  take: (fact: PrivateFact, pattern: RegExp, isOne?: IsOne) => void,
  today: Date,
): void {
  const latest = today.getFullYear() - youngest;
  for (const date of datesOfBirth)
    take("date-of-birth", new RegExp(`(?<=${birth}.{0,40})${withoutName(date)}`, "giu"));
  for (const date of dates)
    take("date-of-birth", new RegExp(date, "giu"), (rest) => {
      const { year: said } = rest.at(-1) as { year: string };
      return fullYear(said, today) <= latest;
    });
}

/** A lookbehind may not share its names with what follows. */
const withoutName = (pattern: string): string => pattern.replaceAll("?<year>", "?:");

/** Two digits mean the last year that ended in them. */
function fullYear(said: string, today: Date): number {
  if (said.length === 4) return Number(said);
  const century = Math.floor(today.getFullYear() / 100) * 100;
  const thisCentury = century + Number(said);
  return thisCentury > today.getFullYear() ? thisCentury - 100 : thisCentury;
}
