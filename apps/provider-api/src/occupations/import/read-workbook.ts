import { strFromU8, unzipSync, type Unzipped } from "fflate";
import { Parser } from "saxen";
import type { FileRecord } from "./read-records.ts";

// The largest workbook of the wage survey unpacks to a sixth of this.
const mostBytes = 1_000_000_000;
const chunk = 1 << 18;

/** The rows of one sheet of a workbook, the first unless named, or the reason why there are none. Numbers read as they are shown. */
export function readWorkbook(bytes: Uint8Array, sheet?: string): Iterable<FileRecord> | string {
  try {
    const parts = unzipSync(bytes, {
      filter: ({ name, originalSize }) => /\.(?:xml|rels)$/.test(name) && originalSize < mostBytes,
    });
    const part = sheetPart(parts, sheet);
    if (part === undefined)
      return sheet ? `the workbook has no sheet "${sheet}"` : "the file is not a workbook";
    return sheetRecords(part, sharedTexts(parts["xl/sharedStrings.xml"]));
  } catch {
    return "the file is not a workbook that can be read";
  }
}

function sheetPart(parts: Unzipped, name: string | undefined): Uint8Array | undefined {
  const sheets: [name: string, relation: string][] = [];
  parse(parts["xl/workbook.xml"], {
    open(tag, attributes) {
      const { name: title = "", "r:id": relation = "" } = attributes();
      if (tag === "sheet") sheets.push([title, relation]);
    },
  });
  const targets = new Map<string, string>();
  parse(parts["xl/_rels/workbook.xml.rels"], {
    open(tag, attributes) {
      const { Id = "", Target = "" } = attributes();
      if (tag === "Relationship") targets.set(Id, Target);
    },
  });
  const found = name === undefined ? sheets[0] : sheets.find(([title]) => title === name);
  const target = targets.get(found?.[1] ?? "");
  return target === undefined
    ? undefined
    : parts[target.startsWith("/") ? target.slice(1) : `xl/${target}`];
}

/** The texts that cells refer to by number; formatted ones come in runs. */
function sharedTexts(part: Uint8Array | undefined): string[] {
  const texts: string[] = [];
  let inText = false;
  parse(part, {
    open(tag) {
      if (tag === "si") texts.push("");
      inText = tag === "t";
    },
    text(text) {
      if (inText) texts[texts.length - 1] += text;
    },
    close: () => (inText = false),
  });
  return texts;
}

function* sheetRecords(part: Uint8Array, shared: readonly string[]): Generator<FileRecord> {
  let done: FileRecord[] = [];
  let line = 0;
  let cells: string[] = [];
  let column = -1;
  let type = "";
  let value = "";
  let inValue = false;
  const parser = parserOf({
    open(tag, attributes) {
      if (tag === "row") {
        line = Number(attributes()["r"] ?? line + 1);
        cells = [];
        column = -1;
      } else if (tag === "c") {
        const { r, t } = attributes();
        column = r === undefined ? column + 1 : columnOf(r);
        type = t ?? "n";
        value = "";
      } else inValue = tag === "v" || tag === "t";
    },
    text(text) {
      if (inValue) value += text;
    },
    close(tag) {
      if (tag === "c") {
        while (cells.length < column) cells.push("");
        cells[column] = shownValue(type, value, shared);
      } else if (tag === "row") {
        if (cells.some((cell) => cell !== "")) done.push({ line, cells });
      } else inValue = false;
    },
  });
  const decoder = new TextDecoder();
  try {
    for (let from = 0; from < part.length; from += chunk) {
      parser.write(decoder.decode(part.subarray(from, from + chunk), { stream: true }));
      yield* done;
      done = [];
    }
    parser.end();
  } catch (error) {
    if (!(error instanceof UnsoundXml)) throw error;
    yield { line, cells: "the sheet cannot be read to its end", damaged: true };
  }
}

function shownValue(type: string, value: string, shared: readonly string[]): string {
  if (type === "s") return shared[Number(value)] ?? "";
  if (type === "b") return value === "1" ? "TRUE" : "FALSE";
  // Excel writes 50.98 as 50.979999999999997.
  if (type === "n" && value !== "") return String(Number(value));
  return value;
}

/** AB12 stands in column 27, counted from 0. */
function columnOf(reference: string): number {
  const letters = reference.replace(/\d+$/, "");
  return [...letters].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

interface Listener {
  readonly open: (tag: string, attributes: () => Readonly<Record<string, string>>) => void;
  readonly text?: (text: string) => void;
  readonly close?: (tag: string) => void;
}

class UnsoundXml extends Error {}

function parse(part: Uint8Array | undefined, listener: Listener): void {
  if (part) parserOf(listener).write(strFromU8(part)).end();
}

/** A parser that tells tags without their namespace and reads entities; it throws where the XML is not sound. */
function parserOf({ open, text, close }: Listener): Parser {
  const local = (name: string) => name.slice(name.indexOf(":") + 1);
  return new Parser()
    .on("error", ({ message }) => {
      throw new UnsoundXml(message);
    })
    .on("openTag", (name, attributes, decode) =>
      open(local(name), () => {
        const read = attributes();
        return Object.values(read).some((value) => value.includes("&"))
          ? Object.fromEntries(Object.entries(read).map(([key, value]) => [key, decode(value)]))
          : read;
      }),
    )
    .on("text", (value, decode) => text?.(decode(value)))
    .on("closeTag", (name) => close?.(local(name)));
}
