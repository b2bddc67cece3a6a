/** Text made safe to stand in HTML. */
export function escapeHtml(text: string): string {
  const names: Record<string, string> = {
    "&": "&amp;",
    "<": "&lt;",
    ">": "&gt;",
    '"': "&quot;",
    "'": "&#39;",
  };
  return text.replaceAll(/[&<>"']/g, (character) => names[character]!);
}

/** A header's value on one line, so that nobody adds headers of their own. */
export function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, " ").trim();
}

/** A mark without width that keeps what stands on both sides together, and no mail program reads over. */
const wordJoiner = "\u2060";

const dots = String.raw`[.\u2024\u3002\ufe52\uff0e\uff61]`;
const afterDot = [
  String.raw`\p{M}*[\p{L}\p{S}][\p{L}\p{M}\p{N}\p{S}-]`,
  String.raw`\p{N}+\p{L}`,
  // Within a number of three parts or more: 2.5 is none.
  String.raw`\p{N}+${dots}\p{N}`,
].join("|");
const lastOfMany = String.raw`(?<=\p{N}${dots}\p{N}+)${dots}(?=\p{N})`;

/** Where a mail program would see a host, a scheme, or an address. */
const ofLinks = new RegExp(
  [
    String.raw`(?<=\S)${dots}(?=${afterDot})`,
    lastOfMany,
    String.raw`(?<=\p{L})[:\uff1a](?=\S)`,
    // Of the folder of another machine, which some programs open by themselves.
    String.raw`[\\\uff3c](?=[\\\uff3c])`,
    String.raw`(?<=\S)[@\uff20](?=\S)`,
  ].join("|"),
  "gu",
);

/** Text of which no mail program makes a link; it reads as before. */
export function unlinked(text: string): string {
  return text.replaceAll(ofLinks, `$&${wordJoiner}`);
}

/** Seven digits or more, whatever stands between them: what a phone would call. */
const phoneNumber = /[+\uff0b]?\(?\p{Nd}(?:[\s().\u2010-\u2015-]{0,2}\p{Nd}){6,}/gu;

/** As `unlinked`, also for numbers that a phone would call; for text where no phone number belongs. */
export function unlinkedWords(text: string): string {
  return unlinked(
    text.replaceAll(phoneNumber, (number) => number.replaceAll(/\p{Nd}(?=.)/gu, `$&${wordJoiner}`)),
  );
}

/** As many items as a mail names of a list of any length. */
const mostNamed = 20;

/** As many characters as it has of the name of one. */
const longestName = 150;

/** The first names of a list from a record, whose rest the link of the mail shows. */
export function firstNames(
  names: readonly string[],
  more: (count: number) => string,
  nameIn: (name: string) => string,
): string[] {
  const rest = names.length - mostNamed;
  return [
    ...names.slice(0, mostNamed).map((name) => unlinkedWords(nameIn(shortened(name)))),
    ...(rest > 0 ? [more(rest)] : []),
  ];
}

function shortened(name: string): string {
  const characters = Array.from(name);
  return characters.length > longestName
    ? `${characters.slice(0, longestName - 1).join("")}…`
    : name;
}

/** The languages that mails speak. */
export type MailLanguage = "en" | "es";

/** What a template makes; the subject is one line. */
export interface Composed {
  subject: string;
  text: string;
  html: string;
}

/** One heading with its items; left out where there are none. */
export interface MailSection {
  title: string;
  items: string[];
}

/** The text and HTML of a mail: paragraphs, sections and, where it leads somewhere, one link. */
export function composeMail(parts: {
  lang?: MailLanguage;
  paragraphs: string[];
  sections: MailSection[];
  link?: { text: string; url: string };
  footer: string;
}): { text: string; html: string } {
  const sections = parts.sections.filter((section) => section.items.length > 0);
  const text = [
    ...parts.paragraphs,
    ...sections.map(
      (section) => `${section.title}\n${section.items.map((item) => `- ${item}`).join("\n")}`,
    ),
    ...(parts.link ? [`${parts.link.text}: ${parts.link.url}`] : []),
    parts.footer,
  ].join("\n\n");
  const html = [
    `<!doctype html><html lang="${parts.lang ?? "en"}"><body style="font-family:sans-serif;line-height:1.5;color:#16232b;max-width:40em">`,
    ...parts.paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`),
    ...sections.map(
      (section) =>
        `<h2 style="font-size:1.1em">${escapeHtml(section.title)}</h2><ul>${section.items.map((item) => `<li>${escapeHtml(item)}</li>`).join("")}</ul>`,
    ),
    ...(parts.link
      ? [`<p><a href="${escapeHtml(parts.link.url)}">${escapeHtml(parts.link.text)}</a></p>`]
      : []),
    `<p style="color:#4a5a63;font-size:0.9em">${escapeHtml(parts.footer)}</p></body></html>`,
  ].join("\n");
  return { text, html };
}
