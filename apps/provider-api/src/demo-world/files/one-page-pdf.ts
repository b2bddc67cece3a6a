import { PDFDocument, StandardFonts } from "pdf-lib";

const inch = 72;
const day = new Date("2026-01-01T00:00:00Z");

/** One page of text with a title, as PDF in US letter; the same bytes on every machine. */
export async function onePagePdf(title: string, paragraphs: readonly string[]): Promise<Buffer> {
  const pdf = await PDFDocument.create({ updateMetadata: false });
  pdf.setTitle(title, { showInWindowTitleBar: true });
  pdf.setLanguage("en-US");
  pdf.setCreationDate(day);
  pdf.setModificationDate(day);
  const page = pdf.addPage([8.5 * inch, 11 * inch]);
  const strong = await pdf.embedFont(StandardFonts.HelveticaBold);
  page.drawText(title, { x: inch, y: 9.7 * inch, size: 20, font: strong });
  page.drawText(paragraphs.join("\n\n"), {
    x: inch,
    y: 9.2 * inch,
    size: 12,
    lineHeight: 17,
    maxWidth: 6.5 * inch,
    font: await pdf.embedFont(StandardFonts.Helvetica),
  });
  return Buffer.from(await pdf.save({ useObjectStreams: false }));
}
