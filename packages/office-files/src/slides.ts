import type { Unzipped } from "fflate";
import { parseXml } from "./parse-xml.ts";
import { relationsOf } from "./relations.ts";
import { unpack, type UnpackingLimits } from "./unpack.ts";
import { Unreadable } from "./unreadable.ts";

const presentation = "ppt/presentation.xml";

/** What stands on a slide: the paragraphs of a shape, of its title or of another, with how deep each is indented where any is, or the cells of a table by row, their paragraphs on lines of their own. */
export type SlidePart =
  | { is: "title" | "shape"; paragraphs: string[]; levels?: number[] }
  | { is: "table"; rows: string[][] };

/** The slides of a presentation in their order, the title of each first; hidden ones say nothing, and the speaker's notes are left out. Throws `Unreadable`. */
export function* slidesOf(bytes: Uint8Array, limits: UnpackingLimits): Generator<SlidePart[]> {
  const parts = unpack(
    bytes,
    (name) => /^ppt\/(?:slides\/|_rels\/|presentation)/.test(name),
    limits,
  );
  if (!parts[presentation]) throw new Unreadable("notWhatItSays");
  for (const part of slidesInOrder(parts)) yield partsOf(parts[part]);
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

function partsOf(slide: Uint8Array | undefined): SlidePart[] {
  const parts: SlidePart[] = [];
  let isHidden = false;
  let isTitle = false;
  let skips = false;
  let inText = false;
  let paragraph = "";
  let level = 0;
  let bullet: boolean | undefined;
  /** Of each paragraph whether it has a bullet, where that is said. */
  let bullets: (boolean | undefined)[] = [];
  let paragraphs: string[] = [];
  let levels: number[] = [];
  let table: { rows: string[][]; cell: string } | undefined;
  parseXml(slide, {
    open(name, attributes) {
      if (name === "sld") isHidden = attributes()["show"] === "0";
      else if (name === "sp")
        [isTitle, skips, paragraphs, levels, bullets] = [false, false, [], [], []];
      else if (name === "ph") {
        const { type = "" } = attributes();
        isTitle = type === "title" || type === "ctrTitle";
        skips = type === "sldNum" || type === "ftr" || type === "dt";
      } else if (name === "tbl") table = { rows: [], cell: "" };
      else if (name === "tr" && table) table.rows.push([]);
      else if (name === "tc" && table) table.cell = "";
      else if (name === "p") [paragraph, level, bullet] = ["", 0, undefined];
      else if (name === "pPr") level = Number(attributes()["lvl"] ?? 0);
      else if (name === "buNone") bullet = false;
      else if (name === "buChar" || name === "buAutoNum") bullet = true;
      else if (name === "br") paragraph += " ";
      inText = name === "t";
    },
    text(text) {
      if (inText) paragraph += text;
    },
    close(name) {
      inText = false;
      if (name === "p") {
        const text = paragraph.replaceAll(/\s+/g, " ").trim();
        if (table) table.cell = `${table.cell}\n${text}`.trim();
        else if (text !== "") {
          paragraphs.push(text);
          levels.push(level);
          bullets.push(bullet);
        }
      } else if (name === "tc" && table) table.rows.at(-1)?.push(table.cell);
      else if (name === "tbl" && table) {
        parts.push({ is: "table", rows: table.rows });
        table = undefined;
      } else if (name === "sp" && !skips && paragraphs.length > 0) {
        // Those with a bullet stand below those without.
        if (bullets.includes(false))
          levels = levels.map((one, at) => (bullets[at] ? one + 1 : one));
        if (isTitle) parts.unshift({ is: "title", paragraphs });
        else
          parts.push({
            is: "shape",
            paragraphs,
            ...(levels.some((one) => one > 0) && { levels }),
          });
      }
    },
  });
  return isHidden ? [] : parts;
}
