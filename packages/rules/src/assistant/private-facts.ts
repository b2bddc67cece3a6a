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

const eMail = /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu;
const socialSecurity = /(?<![\d.-])\d{3}([-. –]?)\d{2}\1\d{4}(?![\d-])/g;
const telephones = [
  /(?<![\d-])(?:\+?1[-. ]?)?(?:\(\d{3}\) ?|\d{3}[-. ]?)\d{3}[-. ]?\d{4}(?![\d-])/g,
  /\+\d[\d ().-]{6,16}\d/g,
  /(?<![\d.-])\d{3}[-.]\d{4}(?![\d-])/g,
];

const months = "(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|ene|abr|ago|dic)[a-z]*\\.?";
const year = "(?<year>(?:19|20)\\d{2}|(?<=[/.-])\\d{2})";
const dates = [
  `\\d{1,2}[/.-]\\d{1,2}[/.-]${year}`,
  `(?<year>(?:19|20)\\d{2})[/.-]\\d{1,2}[/.-]\\d{1,2}`,
  `${months} \\d{1,2}(?:st|nd|rd|th)?,? ${year}`,
  `\\d{1,2}(?:st|nd|rd|th)?(?: of)? ${months},? ${year}`,
  `\\d{1,2}º? de ${months} (?:de |del )?${year}`,
].map((date) => `(?<![\\d/.-])${date}(?![\\d/-])`);

const birth =
  "\\b(?:born|birthday|birthdate|birth date|birth|dob|d\\.o\\.b\\.|nac[ií]|nacid[oa]|nacimiento|cumpleaños)(?![\\p{L}])";

/** Takes e-mail addresses, social security numbers, dates of birth and telephone numbers out of a text; `words` stand in their place. */
export function withholdPrivateFacts(
  given: string,
  words: Readonly<Record<PrivateFact, string>>,
  today: Date,
): Withheld {
  const takenOut = new Set<PrivateFact>();
  let text = given;
  const take = (fact: PrivateFact, pattern: RegExp, isOne: IsOne = () => true) => {
    text = text.replaceAll(pattern, (found: string, ...rest: unknown[]) => {
      if (!isOne(rest)) return found;
      takenOut.add(fact);
      return `[${words[fact]}]`;
    });
  };
  take("e-mail", eMail);
  takeDates(take, today);
  take("social-security-number", socialSecurity);
  for (const telephone of telephones) take("telephone", telephone);
  const standIns = [...takenOut].map((fact) => `[${words[fact]}]`);
  const bare = standIns.reduce((left, standIn) => left.replaceAll(standIn, ""), text);
  return { text, bare: bare.replaceAll(/\s+/g, " ").trim() || text, takenOut: [...takenOut] };
}

type IsOne = (rest: readonly unknown[]) => boolean;

function takeDates(
  take: (fact: PrivateFact, pattern: RegExp, isOne?: IsOne) => void,
  today: Date,
): void {
  const latest = today.getFullYear() - youngest;
  for (const date of dates) {
    const behindBirth = new RegExp(`(?<=${birth}.{0,40})${withoutName(date)}`, "giu");
    take("date-of-birth", behindBirth);
    take("date-of-birth", new RegExp(date, "giu"), (rest) => {
      const { year: said } = rest.at(-1) as { year: string };
      return fullYear(said, today) <= latest;
    });
  }
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
