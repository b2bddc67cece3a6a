import { PDFDocument, type PDFFont, type PDFPage, StandardFonts } from "pdf-lib";

/** What stands under one heading. */
export interface HandbookSection {
  heading: string;
  paragraphs: readonly string[];
}

const inch = 72;
const day = new Date("2026-01-01T00:00:00Z");
const width = 6.5 * inch;

/** A booklet in US letter, a page for each list of sections, with its title above and a number below each page; the same bytes on every machine. */
export async function handbookPdf(
  title: string,
  pages: readonly (readonly HandbookSection[])[],
): Promise<Buffer> {
  const pdf = await PDFDocument.create({ updateMetadata: false });
  pdf.setTitle(title, { showInWindowTitleBar: true });
  pdf.setLanguage("en-US");
  pdf.setCreationDate(day);
  pdf.setModificationDate(day);
  const plain = await pdf.embedFont(StandardFonts.Helvetica);
  const strong = await pdf.embedFont(StandardFonts.HelveticaBold);
  for (const [index, sections] of pages.entries()) {
    const page = pdf.addPage([8.5 * inch, 11 * inch]);
    page.drawText(title, { x: inch, y: 10.4 * inch, size: 9, font: plain });
    drawSections(page, sections, { plain, strong });
    const number = `Page ${index + 1} of ${pages.length}`;
    page.drawText(number, { x: inch, y: 0.5 * inch, size: 9, font: plain });
  }
  return Buffer.from(await pdf.save({ useObjectStreams: false }));
}

function drawSections(
  page: PDFPage,
  sections: readonly HandbookSection[],
  { plain, strong }: { plain: PDFFont; strong: PDFFont },
): void {
  let y = 9.6 * inch;
  for (const { heading, paragraphs } of sections) {
    page.drawText(heading, { x: inch, y, size: 16, font: strong });
    y -= 26;
    for (const paragraph of paragraphs) {
      for (const line of linesOf(paragraph, plain)) {
        page.drawText(line, { x: inch, y, size: 11, font: plain });
        y -= 15;
      }
      y -= 9;
    }
    y -= 14;
  }
}

function linesOf(paragraph: string, font: PDFFont): string[] {
  const lines: string[] = [];
  for (const word of paragraph.split(" ")) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && font.widthOfTextAtSize(longer, 11) <= width)
      lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
