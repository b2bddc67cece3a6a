import { accent, paper, quiet, tint } from "../drawing/sheet.ts";
import { type Cell, cellAt } from "./cells.ts";
import { left, nextLines, type Page, width } from "./page.ts";

const headingHeight = 20;
const subheadingHeight = 15;

/** The title of a document with a line below it, and one cell beside it. */
export function title(page: Page, text: string, subtitle: string, cell: Cell): void {
  const { sheet, tag, y } = page;
  const cellWidth = 168;
  const room = width - cellWidth - 8;
  sheet.paint({ x: left, y: y + 8, width, height: 3 }, accent);
  sheet.say(tag, "H1", nextLines(page, text, 20, { room, strong: true }));
  page.y -= 1;
  sheet.say(tag, "P", nextLines(page, subtitle, 8.6, { room, colour: quiet }));
  cellAt(page, tag, cell, { x: left + room + 8, y: y - 4, width: cellWidth });
  page.y -= 7;
}

/** The heading of a section, a bar over the whole width. */
export function heading(page: Page, text: string): void {
  const { sheet, tag, y } = page;
  sheet.paint({ x: left, y: y - headingHeight, width, height: headingHeight }, accent);
  sheet.say(tag, "H2", [
    { text, x: left + 7, y: y - 13.6, size: 10.4, strong: true, colour: paper },
  ]);
  page.y -= headingHeight;
}

/** The heading of a part of a section. */
export function subheading(page: Page, text: string): void {
  const { sheet, tag, y } = page;
  const box = { x: left, y: y - subheadingHeight, width, height: subheadingHeight };
  sheet.paint(box, tint);
  sheet.frame(box);
  sheet.say(tag, "H3", [
    { text, x: left + 4, y: y - 10.6, size: 8.2, strong: true, colour: accent },
  ]);
  page.y -= subheadingHeight;
}

/** A numbered clause of an agreement. */
export function clause(page: Page, number: number, head: string, text: string): void {
  const { form, sheet, tag } = page;
  const part = form.tags.add(tag, "Div");
  sheet.say(part, "H2", nextLines(page, `${number}.  ${head}`, 9, { strong: true }));
  sheet.say(part, "P", nextLines(page, text, 8.8));
  page.y -= 4.5;
}

/** A paragraph. */
export function paragraph(page: Page, text: string, size = 8.8): void {
  page.sheet.say(page.tag, "P", nextLines(page, text, size));
}

/** A paragraph of what is good to know. */
export function note(page: Page, text: string): void {
  page.sheet.say(page.tag, "P", nextLines(page, text, 7.4, { colour: quiet }));
}

/** A list with large numbers. */
export function numberedList(page: Page, items: readonly string[]): void {
  const { form, sheet, tag } = page;
  const list = form.tags.add(tag, "L");
  for (const [at, text] of items.entries()) {
    const item = form.tags.add(list, "LI");
    const lines = nextLines(page, text, 10.4, { x: left + 28, room: width - 28 });
    const { y } = lines[0]!;
    sheet.say(item, "Lbl", [
      { text: `${at + 1}`, x: left + 6, y, size: 12, strong: true, colour: accent },
    ]);
    sheet.say(item, "LBody", lines);
    page.y -= 9;
  }
}
