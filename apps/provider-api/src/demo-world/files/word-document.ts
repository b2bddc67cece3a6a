import { strToU8, zipSync } from "fflate";

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const schemas = "http://schemas.openxmlformats.org";
const main = `${schemas}/wordprocessingml/2006/main`;
const office = `${schemas}/officeDocument/2006/relationships`;
const word = "application/vnd.openxmlformats-officedocument.wordprocessingml";

/** A part of a document: a heading, a paragraph, or a table whose first row is its head. */
export type WordPart =
  | { heading: string; level: 1 | 2 }
  | { paragraph: string }
  | { table: readonly (readonly string[])[] };

/** A document of headings, paragraphs and tables, as DOCX. */
export function wordDocument(parts: readonly WordPart[]): Buffer {
  const files: Record<string, string> = {
    "[Content_Types].xml": `${declaration}<Types xmlns="${schemas}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${word}.document.main+xml"/><Override PartName="/word/styles.xml" ContentType="${word}.styles+xml"/></Types>`,
    "_rels/.rels": relationship("officeDocument", "word/document.xml"),
    "word/_rels/document.xml.rels": relationship("styles", "styles.xml"),
    "word/styles.xml": `${declaration}<w:styles xmlns:w="${main}">${styleOf(1)}${styleOf(2)}</w:styles>`,
    "word/document.xml": `${declaration}<w:document xmlns:w="${main}"><w:body>${parts.map(partOf).join("")}<w:sectPr><w:pgSz w:w="12240" w:h="15840"/></w:sectPr></w:body></w:document>`,
  };
  const packed = Object.entries(files).map(([name, text]) => [name, strToU8(text)] as const);
  return Buffer.from(zipSync(Object.fromEntries(packed), { mtime: new Date(2026, 0, 1) }));
}

function relationship(kind: string, target: string): string {
  return `${declaration}<Relationships xmlns="${schemas}/package/2006/relationships"><Relationship Id="rId1" Type="${office}/${kind}" Target="${target}"/></Relationships>`;
}

function styleOf(level: number): string {
  const size = 40 - level * 6;
  return `<w:style w:type="paragraph" w:styleId="Heading${level}"><w:name w:val="heading ${level}"/><w:pPr><w:spacing w:before="240" w:after="80"/></w:pPr><w:rPr><w:b/><w:sz w:val="${size}"/></w:rPr></w:style>`;
}

function partOf(part: WordPart): string {
  if ("heading" in part) return paragraph(part.heading, `Heading${part.level}`);
  if ("paragraph" in part) return paragraph(part.paragraph);
  const [head = [], ...rows] = part.table;
  return `<w:tbl><w:tblPr><w:tblW w:w="0" w:type="auto"/></w:tblPr>${row(head, "<w:trPr><w:tblHeader/></w:trPr>")}${rows.map((cells) => row(cells)).join("")}</w:tbl>`;
}

const row = (cells: readonly string[], properties = "") =>
  `<w:tr>${properties}${cells.map((cell) => `<w:tc>${paragraph(cell)}</w:tc>`).join("")}</w:tr>`;

function paragraph(text: string, style?: string): string {
  const properties = style ? `<w:pPr><w:pStyle w:val="${style}"/></w:pPr>` : "";
  return `<w:p>${properties}<w:r><w:t xml:space="preserve">${escaped(text)}</w:t></w:r></w:p>`;
}

const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
