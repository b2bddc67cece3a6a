import {
  PDFArray,
  PDFHexString,
  PDFName,
  type PDFObject,
  type PDFPage,
  type PDFRef,
} from "pdf-lib";
import type { FormDocument } from "./form-document.ts";
import { encode, widthOf, writable } from "./glyphs.ts";
import type { TagType } from "./tags.ts";

/** Red, green and blue, 0 to 1. */
export type Colour = readonly [number, number, number];

export const ink: Colour = [0.078, 0.125, 0.118];
export const quiet: Colour = [0.3, 0.357, 0.345];
export const accent: Colour = [0.043, 0.365, 0.349];
export const hairline: Colour = [0.7, 0.75, 0.74];
export const paper: Colour = [1, 1, 1];
export const tint: Colour = [0.945, 0.965, 0.962];

/** One line of text at its place, from the lower left corner of the page in points. */
export interface Words {
  text: string;
  x: number;
  y: number;
  size: number;
  strong?: boolean;
  colour?: Colour;
  align?: "left" | "right";
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A field that is filled in; `label` is what a screen reader says of it. */
export interface FieldPlace extends Box {
  name: string;
  label: string;
  align?: "left" | "right" | "center";
}

/** A page that is drawn: what is read out belongs to a tag, the rest is there for the eye only. */
export interface Sheet {
  page: PDFPage;
  /** Words that are read out as a new tag below `parent`. */
  say(
    parent: PDFRef,
    type: TagType,
    lines: readonly Words[],
    more?: Record<string, PDFObject>,
  ): PDFRef;
  decorate(lines: readonly Words[]): void;
  paint(box: Box, colour: Colour): void;
  frame(box: Box, colour?: Colour, thickness?: number): void;
  rule(x: number, y: number, width: number, colour?: Colour, thickness?: number): void;
  textField(tag: PDFRef, place: FieldPlace): void;
  checkBox(tag: PDFRef, place: FieldPlace): void;
  /** Where a picture comes that filling puts there, read out by its `alt`. */
  picturePlace(tag: PDFRef, place: FieldPlace): void;
  close(): void;
}

const number = (value: number) => String(Math.round(value * 100) / 100);
const colourOf = (colour: Colour, operator: string) => `${colour.join(" ")} ${operator}`;

/** The operators of a box that is not checked. */
export function emptyBox(width: number, height: number): string {
  return `q 1 g ${colourOf(quiet, "RG")} 0.8 w 0.4 0.4 ${number(width - 0.8)} ${number(height - 0.8)} re B Q`;
}

/** The operators of one that is. */
export function crossedBox(width: number, height: number): string {
  const [from, right, top] = [width * 0.23, width * 0.77, height * 0.77].map(number);
  const bottom = number(height * 0.23);
  return `${emptyBox(width, height)} q ${colourOf(ink, "RG")} ${number(width * 0.13)} w ${from} ${bottom} m ${right} ${top} l ${from} ${top} m ${right} ${bottom} l S Q`;
}

/** Opens a new page of a document, US letter. */
export function openSheet({ pdf, tags, faces }: FormDocument): Sheet {
  const { context } = pdf;
  const page = pdf.addPage([612, 792]);
  const pictures = context.obj({});
  page.node.set(
    PDFName.of("Resources"),
    context.obj({ Font: { R: faces.regular.ref, S: faces.strong.ref }, XObject: pictures }),
  );
  page.node.set(PDFName.of("Tabs"), PDFName.of("S"));
  page.node.set(PDFName.of("Annots"), context.obj([]));
  const operators: string[] = [];
  const textOf = (line: Words) => {
    const { glyphs } = line.strong ? faces.strong : faces.regular;
    const text = writable(glyphs, line.text);
    const width = widthOf(glyphs, text.trimEnd(), line.size);
    const x = line.align === "right" ? line.x - width : line.x;
    return `BT ${colourOf(line.colour ?? ink, "rg")} /${line.strong ? "S" : "R"} ${line.size} Tf 1 0 0 1 ${number(x)} ${number(line.y)} Tm ${encode(glyphs, text)} Tj ET`;
  };
  const asArtifact = (...drawn: string[]) => void operators.push("/Artifact BMC", ...drawn, "EMC");
  const rectangle = ({ x, y, width, height }: Box) =>
    `${[x, y, width, height].map(number).join(" ")} re`;
  const addField = (
    tag: PDFRef,
    place: FieldPlace,
    entries: Record<string, PDFObject | string | number>,
  ) => {
    const { x, y, width, height } = place;
    const field = context.obj({
      Type: "Annot",
      Subtype: "Widget",
      Rect: [x, y, x + width, y + height].map((at) => Math.round(at * 100) / 100),
      P: page.ref,
      F: 4,
    });
    field.set(PDFName.of("T"), PDFHexString.fromText(place.name));
    field.set(PDFName.of("TU"), PDFHexString.fromText(place.label));
    for (const [key, value] of Object.entries(entries))
      field.set(PDFName.of(key), context.obj(value as never));
    const ref = context.register(field);
    page.node.lookup(PDFName.of("Annots"), PDFArray).push(ref);
    fieldsOf(pdf).push(ref);
    tags.own(tags.add(tag, "Form"), page, ref);
  };
  return {
    page,
    say(parent, type, lines, more) {
      const tag = tags.add(parent, type, more);
      operators.push(
        `/${type} <</MCID ${tags.mark(tag, page)}>> BDC`,
        // Who has it read to them, or copies it, needs the blank at which a line was broken.
        ...lines.map((line, at) =>
          textOf(at < lines.length - 1 ? { ...line, text: `${line.text} ` } : line),
        ),
        "EMC",
      );
      return tag;
    },
    decorate: (lines) => asArtifact(...lines.map(textOf)),
    paint: (box, colour) => asArtifact(colourOf(colour, "rg"), rectangle(box), "f"),
    frame: (box, colour = hairline, thickness = 0.5) =>
      asArtifact(colourOf(colour, "RG"), `${thickness} w`, rectangle(box), "S"),
    rule: (x, y, width, colour = hairline, thickness = 0.5) =>
      asArtifact(
        colourOf(colour, "RG"),
        `${thickness} w ${number(x)} ${number(y)} m ${number(x + width)} ${number(y)} l S`,
      ),
    textField(tag, place) {
      const align = { left: 0, center: 1, right: 2 }[place.align ?? "left"];
      addField(tag, place, {
        FT: PDFName.of("Tx"),
        // More than one line: long names wrap.
        Ff: 4096,
        Q: align,
        DA: PDFHexString.of(Buffer.from("0.078 0.125 0.118 rg /R 9 Tf").toString("hex")),
      });
    },
    checkBox(tag, place) {
      const { width, height } = place;
      const appearance = (drawn: string) =>
        context.register(
          context.stream(drawn, { Type: "XObject", Subtype: "Form", BBox: [0, 0, width, height] }),
        );
      addField(tag, place, {
        FT: PDFName.of("Btn"),
        AS: PDFName.of("Off"),
        V: PDFName.of("Off"),
        AP: context.obj({
          N: {
            Yes: appearance(crossedBox(width, height)),
            Off: appearance(emptyBox(width, height)),
          },
        }),
      });
    },
    picturePlace(tag, { name, label, x, y, width, height }) {
      const figure = tags.add(tag, "Figure", {
        ID: PDFHexString.fromText(name),
        Alt: PDFHexString.fromText(label),
        A: context.obj({ O: "Layout", Placement: "Block", BBox: [x, y, x + width, y + height] }),
      });
      pictures.set(
        PDFName.of(name),
        context.register(
          context.stream("", { Type: "XObject", Subtype: "Form", BBox: [0, 0, width, height] }),
        ),
      );
      operators.push(
        `/Figure <</MCID ${tags.mark(figure, page)}>> BDC q 1 0 0 1 ${number(x)} ${number(y)} cm /${name} Do Q EMC`,
      );
    },
    close() {
      page.node.set(
        PDFName.of("Contents"),
        context.register(context.flateStream(operators.join("\n"))),
      );
    },
  };
}

function fieldsOf(pdf: FormDocument["pdf"]): PDFArray {
  return pdf.catalog.getOrCreateAcroForm().dict.lookup(PDFName.of("Fields"), PDFArray);
}
