import {
  Document,
  HeadingLevel,
  Packer,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from "docx";
import { appendixOf, type AppendixPart, type Program } from "./appendix.ts";

/** A program as a Word document, laid out as an Appendix A. */
export async function wordOf(program: Program): Promise<Blob> {
  const document = new Document({
    creator: "Guildway",
    title: program.title ?? "",
    styles: { default: { document: { run: { font: "Arial", size: 22 } } } },
    numbering: { config: [] },
    sections: [{ children: appendixOf(program).flatMap(drawn) }],
  });
  return Packer.toBlob(document);
}

function drawn(part: AppendixPart): (Paragraph | Table)[] {
  if (part.is === "table") return [tableOf(part), new Paragraph("")];
  if (part.is === "text") return [new Paragraph(part.text)];
  const heading = part.is === "title" ? HeadingLevel.HEADING_1 : HeadingLevel.HEADING_2;
  return [new Paragraph({ text: part.text, heading, spacing: { before: 200, after: 100 } })];
}

function tableOf({ head, rows, widths }: Extract<AppendixPart, { is: "table" }>): Table {
  const cell = (lines: readonly string[], at: number, isHead: boolean) =>
    new TableCell({
      width: { size: widths[at]!, type: WidthType.PERCENTAGE },
      margins: { top: 60, bottom: 60, left: 100, right: 100 },
      children: lines.map(
        (text, index) =>
          new Paragraph({
            children: [new TextRun({ text, bold: isHead })],
            // What is learned stands as a list below what it is part of.
            ...(index > 0 && { bullet: { level: 0 } }),
          }),
      ),
    });
  return new Table({
    width: { size: 100, type: WidthType.PERCENTAGE },
    rows: [
      new TableRow({ tableHeader: true, children: head.map((text, at) => cell([text], at, true)) }),
      ...rows.map(
        (row) => new TableRow({ children: row.map((lines, at) => cell(lines, at, false)) }),
      ),
    ],
  });
}
