import { PDFDocument, type PDFFont, type PDFPage, rgb, StandardFonts } from "pdf-lib";
import type { Cheatsheet } from "../src/markdown-cheatsheet/syntax.ts";

/** US letter, in points. */
const page = { width: 612, height: 792, margin: 54 };
const columns = { typed: page.margin, means: 340 };
const ink = rgb(0.09, 0.12, 0.16);
const quiet = rgb(0.36, 0.4, 0.46);

/** A leaf with the same rows as the screen; the same rows make the same bytes. */
export async function makePdf(sheet: Cheatsheet, lang: string): Promise<Uint8Array> {
  const document = await PDFDocument.create({ updateMetadata: false });
  document.setTitle(sheet.title, { showInWindowTitleBar: true });
  document.setLanguage(lang);
  document.setProducer("Guildway");
  const leaf = document.addPage([page.width, page.height]);
  const [regular, bold, code] = await Promise.all(
    [StandardFonts.Helvetica, StandardFonts.HelveticaBold, StandardFonts.Courier].map((font) =>
      document.embedFont(font),
    ),
  );
  write(leaf, sheet.title, bold!, 22, { x: page.margin, y: page.height - 72 });
  write(leaf, sheet.intro, regular!, 11, { x: page.margin, y: page.height - 96 });
  let y = page.height - 136;
  write(leaf, sheet.typed, bold!, 11, { x: columns.typed, y });
  write(leaf, sheet.means, bold!, 11, { x: columns.means, y });
  for (const { typed, means } of sheet.rows) {
    y -= 14;
    drawRule(leaf, y);
    y -= 18;
    write(leaf, means, regular!, 11, { x: columns.means, y });
    const lines = typed.split("\n");
    for (const [index, line] of lines.entries())
      write(leaf, line, code!, 10, { x: columns.typed, y: y - index * 13 });
    y -= (lines.length - 1) * 13;
  }
  return document.save();
}

function write(
  leaf: PDFPage,
  text: string,
  font: PDFFont,
  size: number,
  at: { x: number; y: number },
) {
  leaf.drawText(text, { ...at, font, size, color: ink });
}

function drawRule(leaf: PDFPage, y: number) {
  const end = { x: page.width - page.margin, y };
  leaf.drawLine({ start: { x: page.margin, y }, end, thickness: 0.5, color: quiet });
}
