import * as z from "zod/mini";

const controls = String.raw`\p{Cc}\u2028\u2029`;

/** Scripts whose words need the two marks that join and part letters. */
const joiningScripts = "Arab Syrc Deva Beng Guru Gujr Orya Taml Telu Knda Mlym Sinh"
  .split(" ")
  .map((script) => String.raw`\p{Script=${script}}`)
  .join("");
const joiningLetter = String.raw`(?:(?=[\p{L}\p{M}])[${joiningScripts}])`;
const joiner = String.raw`(?<=${joiningLetter})[\u200c\u200d](?=${joiningLetter})`;
/** Without marks that nobody sees, which would break a word up or turn what follows. */
const visible = new RegExp(String.raw`^(?:\P{Cf}|${joiner})*$`, "u");

/** Marks and letters that nobody sees, such as the filler of Hangul or an empty braille cell. */
const unseen = /[\s\u2800\p{Default_Ignorable_Code_Point}]/gu;
/** Whether a text is made of nothing else: a name that says nothing, and is not empty. */
const isUnseen = (text: string): boolean =>
  text.trim() !== "" && text.replaceAll(unseen, "") === "";

const oneLine = new RegExp(`^[^${controls}]*$`, "u");
const oneLineWithoutAt = new RegExp(`^[^${controls}@]*$`, "u");

/** What text looks like to a program that seeks links in it: compatible characters as one, none that has no width. */
const asRead = (text: string): string =>
  text.normalize("NFKC").replaceAll(/\p{Default_Ignorable_Code_Point}/gu, "");

const dot = String.raw`(?:[.\u3002]\p{M}*)`;
/** What the part of a host before its last dot ends with; an emoji is a symbol. */
const ofHost = String.raw`[\p{L}\p{M}\p{N}\p{S}_-]`;
const lastPart = String.raw`(?:xn--[a-z\d-]+|\p{L}[\p{L}\p{M}\d]+)`;
/** One that only looks like a last part, as in bit.1y; after a digit it is a measure, as in 2.5D. */
const digitPart = String.raw`\d+\p{L}[\p{L}\d]*`;

const host = String.raw`(?:${ofHost}${dot}${lastPart}|\p{L}${dot}${digitPart})`;
const pathOrPort = String.raw`${dot}?(?:[/\\]|:\d|[?#]\S)`;
/**
 * A scheme with something behind it: tel:+1, but neither "Note: text" nor "10:30"; or the folder of another machine. It is
 * sought by its colon: begun at each letter, a long word would be read through once for each of them.
 */
const scheme = String.raw`(?::(?<=[a-z][a-z\d+.-]{2,}:)\S|:\/\/|\\\\)`;
const dottedQuad = String.raw`(?<![\d.])\d+(?:${dot}\d+){3}(?!${dot}?\d)`;
const hostWithMore = `${host}${pathOrPort}`;

const webAddress = new RegExp(
  [scheme, String.raw`\bwww${dot}`, dottedQuad, hostWithMore].join("|"),
  "iu",
);

/**
 * What is named like a host and is a technique: a word before .js, which ends no host, and what is called after .NET. Within a
 * longer host, as in node.js.example, it is none.
 */
const technique = new RegExp(
  String.raw`(?<!${ofHost}|${dot}|@)(?:[a-z\d]+\.js|(?:ado|asp|ml|vb)\.net)(?!${dot}?${ofHost})`,
  "giu",
);

/** A host alone, as in example.com, Example.Com or x.com. Initials (J.R.) and titles (Mr.T) are none. */
const hostAlone = new RegExp(host, "iu");
/** How names are shortened before another one: Md.Rahim, Ma.Teresa, Wm.H.Taft. */
const shortened = "Abd|Chr|Dr|Fco|Geo|Jos|Jr|Ma|Md|Mohd|Mr|Mrs|Ms|Muhd|Sr|St|Sta|Sto|Th|Wm";
/** Initials or a shortened name written against a name (J.R.Smith, St.John), or the letters of a degree (M.Ed.). */
const initials = new RegExp(
  String.raw`(?<!${ofHost}|${dot})(?:(?:\p{Lu}|${shortened})\.)+(?=\p{Lu}(?:\p{Ll}|\.))`,
  "gu",
);

/** The beginning of `=?utf-8?B?…?=`, which mail programs show as whatever it encodes. */
const encodedWord = /=\?/;

/** Whether a title or a company is one line without a web address, and reads the same in the header of a mail. */
export const isLabel = (text: string): boolean =>
  oneLine.test(text) &&
  !encodedWord.test(text) &&
  visible.test(text) &&
  !isUnseen(text) &&
  !webAddress.test(asRead(text).replaceAll(technique, "_"));

/** Whether a person's name is one line without a web or mail address. */
export const isPersonName = (text: string): boolean =>
  oneLineWithoutAt.test(asRead(text)) &&
  isLabel(text) &&
  !hostAlone.test(asRead(text).replaceAll(initials, ""));

/** One line that reads as it is stored: nothing in it turns what follows round. */
export const plainLine = (max: number) =>
  z
    .string()
    .check(
      z.maxLength(max, { abort: true }),
      z.regex(
        /^[^\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]*$/u,
        "must be one line without marks that turn text round",
      ),
    );

/** Text of any lines that reads as it is stored. */
export const plainText = (max: number) =>
  z
    .string()
    .check(
      z.maxLength(max, { abort: true }),
      z.regex(/^[^\u202a-\u202e\u2066-\u2069]*$/u, "must be without marks that turn text round"),
    );

/** A title, a company or the name of a thing: one line without a web address. */
export const labelText = (max: number) => {
  const error = "must be one line without a web address or invisible characters";
  return z.string().check(
    // What is too long is not searched for addresses, which takes the square of its length.
    z.maxLength(max, { abort: true }),
    z.regex(oneLine, { error, abort: true }),
    z.refine(isLabel, { error }),
  );
};

/** A person's name: one line without a web or mail address. */
export const personText = (max: number) => {
  const error = "must be a name on one line, without an address or invisible characters";
  return z
    .string()
    .check(
      z.maxLength(max, { abort: true }),
      z.regex(oneLineWithoutAt, { error, abort: true }),
      z.refine(isPersonName, { error }),
    );
};
