import type { Unzipped } from "fflate";
import { type Block, onOneLine, type Page } from "./block.ts";
import type { ReadingLimits } from "./limits.ts";
import { parseXml } from "./parse-xml.ts";
import { relationsOf } from "./relations.ts";
import { tableBlocks } from "./table-blocks.ts";
import { unpack } from "./unpack.ts";
import { Unreadable } from "./unreadable.ts";

const presentation = "ppt/presentation.xml";

/** The slides of a presentation, in their order. Hidden ones and the speaker's notes are not for visitors, and left out. */
export function* readSlides(bytes: Uint8Array, limits: ReadingLimits): Generator<Page> {
  const parts = unpack(
    bytes,
    (name) => /^ppt\/(?:slides\/|_rels\/|presentation)/.test(name),
    limits,
  );
  if (!parts[presentation]) throw new Unreadable("notWhatItSays");
  for (const [index, part] of slidesInOrder(parts).entries())
    yield { number: index + 1, blocks: slideBlocks(parts[part]), isClosed: true };
}

function slidesInOrder(parts: Unzipped): string[] {
  const targets = relationsOf(parts, presentation);
  const slides: string[] = [];
  parseXml(parts[presentation], {
    open(name, attributes) {
      if (name === "sldId") slides.push(targets.get(attributes()["r:id"] ?? "") ?? "");
    },
  });
  return slides;
}

/** The title is a heading, the paragraphs of other shapes are items, and a table has rows. */
function slideBlocks(part: Uint8Array | undefined): Block[] {
  const blocks: Block[] = [];
  let isHidden = false;
  let isTitle = false;
  let skips = false;
  let inText = false;
  let paragraph = "";
  let shape: string[] = [];
  let table: { rows: string[][]; cell: string } | undefined;
  parseXml(part, {
    open(name, attributes) {
      if (name === "sld") isHidden = attributes()["show"] === "0";
      else if (name === "sp") [isTitle, skips, shape] = [false, false, []];
      else if (name === "ph") {
        const { type = "" } = attributes();
        isTitle = type === "title" || type === "ctrTitle";
        skips = type === "sldNum" || type === "ftr" || type === "dt";
      } else if (name === "tbl") table = { rows: [], cell: "" };
      else if (name === "tr" && table) table.rows.push([]);
      else if (name === "tc" && table) table.cell = "";
      else if (name === "p") paragraph = "";
      else if (name === "br") paragraph += " ";
      inText = name === "t";
    },
    text(text) {
      if (inText) paragraph += text;
    },
    close(name) {
      inText = false;
      if (name === "p") {
        const text = onOneLine(paragraph);
        if (table) table.cell = onOneLine(`${table.cell} ${text}`);
        else if (text !== "") shape.push(text);
      } else if (name === "tc" && table) table.rows.at(-1)?.push(table.cell);
      else if (name === "tbl" && table) {
        blocks.push(...tableBlocks(table.rows));
        table = undefined;
      } else if (name === "sp" && !skips) {
        if (isTitle) blocks.unshift({ kind: "heading", level: 1, text: shape.join(" ") });
        else blocks.push(...shape.map((text) => ({ kind: "item", text }) as const));
      }
    },
  });
  return isHidden ? [] : blocks.filter(({ text }) => text !== "");
}
