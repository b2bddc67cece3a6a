import { Parser } from "saxen";
import { parseXml } from "./parse-xml.ts";
import { Unreadable } from "./unreadable.ts";

/** What a person writes is never nested so deep, and what reads it would run out of room. */
const deepest = 500;

type Attributes = Readonly<Record<string, string>>;

/** The styles whose words are hidden, by their id. */
export function hiddenStylesOf(part: Uint8Array | undefined): ReadonlySet<string> {
  const hidden = new Set<string>();
  let style = "";
  parseXml(part, {
    open(name, attributes) {
      if (name === "style") style = attributes()["w:styleId"] ?? "";
      if (name === "vanish" && isOn(attributes())) hidden.add(style);
    },
    close(name) {
      if (name === "style") style = "";
    },
  });
  hidden.delete("");
  return hidden;
}

interface OpenTag {
  given: string;
  local: string;
  /** Which of what is written it begins with. */
  from: number;
  /** Whether a box with words stands in it. */
  holdsWords?: boolean;
  /** The two ways in which it says the same, as far as they are read. */
  ways?: Partial<Record<"Choice" | "Fallback", OpenTag & { to: number }>>;
  /** As it is written anew; nothing where it is left out. */
  name: string | undefined;
  /** Whether what it holds from here on is left out. */
  hides?: boolean;
  /** Whether its words only ask for some. */
  isPrompt?: boolean;
}

/** A part of a Word document as it is shown: without hidden words and rows, and without the prompts of empty fields. */
export function shownWordText(
  part: Uint8Array,
  hiddenStyles: ReadonlySet<string>,
): Uint8Array<ArrayBuffer> {
  const written: string[] = [];
  const open: OpenTag[] = [];
  const write = (text: string, isOfWords = false) => {
    if (open.some(({ hides, isPrompt }) => hides || (isOfWords && isPrompt))) return;
    written.push(text);
  };
  const parser = new Parser()
    .on("error", () => {
      throw new Unreadable("unreadable");
    })
    .on("openTag", (given, attributes) => {
      const local = given.slice(given.indexOf(":") + 1);
      const read = attributes();
      look(open, local, read, hiddenStyles);
      if (open.length >= deepest) throw new Unreadable("unreadable");
      const name = open.some(({ hides }) => hides) ? undefined : (known[given] ?? given);
      if (name !== undefined) write(`<${name}${writtenAttributes(read)}>`);
      open.push({ given, local, name, from: written.length - 1 });
    })
    .on("text", (text) => write(text, true))
    .on("cdata", (text) => write(`<![CDATA[${text}]]>`, true))
    .on("closeTag", () => {
      const tag = open.pop()!;
      if (tag.name === undefined) return;
      written.push(`</${tag.name}>`);
      keepWords(tag, open, written);
    });
  parser.parse(new TextDecoder().decode(part));
  return new TextEncoder().encode(written.join(""));
}

/** Shapes whose words are left out by what reads the document, as one whose words it takes. */
const known: Readonly<Record<string, string>> = {
  "v:oval": "v:rect",
  "v:polyline": "v:rect",
  "v:line": "v:rect",
};

/** Writes boxes in drawings so that what reads the document takes their words; of two ways it takes the fallback. */
function keepWords(tag: OpenTag, open: readonly OpenTag[], written: string[]): void {
  const { local, given, from, holdsWords, ways } = tag;
  const to = written.length - 1;
  const parent = open.at(-1);
  if (local === "txbxContent") for (const one of open) one.holdsWords = true;
  else if (local === "drawing" && holdsWords) asTextBox(given, from, to, written);
  else if ((local === "Choice" || local === "Fallback") && parent)
    (parent.ways ??= {})[local] = { ...tag, to };
  else if (ways?.Choice?.holdsWords && !ways.Fallback?.holdsWords) {
    const swap = (one: (OpenTag & { to: number }) | undefined, name: string) => {
      if (!one) return;
      const prefix = one.given.slice(0, one.given.indexOf(":") + 1);
      written[one.from] = `<${prefix}${name}>`;
      written[one.to] = `</${prefix}${name}>`;
    };
    swap(ways.Choice, "Fallback");
    swap(ways.Fallback, "Choice");
  }
}

function asTextBox(given: string, from: number, to: number, written: string[]): void {
  const prefix = given.slice(0, given.indexOf(":") + 1);
  const content = `${prefix}txbxContent>`;
  let depth = 0;
  for (let at = from; at <= to; at++) {
    const one = written[at]!;
    if (one === `<${content}`) depth += 1;
    const name = at === from || at === to ? "pict" : "smartTag";
    if (depth === 0) written[at] = `<${one.startsWith("</") ? "/" : ""}${prefix}${name}>`;
    if (one === `</${content}`) depth -= 1;
  }
}

/** Marks what a tag says of those that it stands in. */
function look(
  open: readonly OpenTag[],
  local: string,
  attributes: Attributes,
  hiddenStyles: ReadonlySet<string>,
): void {
  const [parent, grandparent] = [open.at(-1), open.at(-2)];
  const isOfHiddenStyle = () => hiddenStyles.has(attributes["w:val"] ?? "");
  if (!parent || !grandparent) return;
  if (local === "pStyle" && isOfHiddenStyle()) grandparent.hides = true;
  if (local === "rStyle" && grandparent.local === "r" && isOfHiddenStyle())
    grandparent.hides = true;
  // What is said of a paragraph's mark hides no word of it.
  if (local === "vanish" && grandparent.local === "r") grandparent.hides = isOn(attributes);
  if (local === "hidden" && parent.local === "trPr") grandparent.hides = isOn(attributes);
  if (local === "showingPlcHdr" && isOn(attributes)) grandparent.isPrompt = true;
}

const isOn = ({ "w:val": value }: Attributes): boolean => !/^(?:0|false|off)$/.test(value ?? "");

const writtenAttributes = (attributes: Attributes): string =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${value.replaceAll('"', "&quot;")}"`)
    .join("");
