import { strToU8, zipSync } from "fflate";

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const schemas = "http://schemas.openxmlformats.org";
const office = `${schemas}/officeDocument/2006/relationships`;

/** A slide as tests make it. */
export interface SampleSlide {
  title: string;
  points: string[];
  table?: string[][];
  isHidden?: boolean;
}

/** A presentation, for tests. */
export function presentation(slides: readonly SampleSlide[]): Uint8Array {
  const ids = slides.map((_, index) => `<p:sldId id="${256 + index}" r:id="rId${index + 1}"/>`);
  const relations = slides.map(
    (_, index) =>
      `<Relationship Id="rId${index + 1}" Type="${office}/slide" Target="slides/slide${index + 1}.xml"/>`,
  );
  return packed({
    "[Content_Types].xml": `${declaration}<Types xmlns="${schemas}/package/2006/content-types"/>`,
    "ppt/presentation.xml": `${declaration}<p:presentation xmlns:p="p" xmlns:r="r"><p:sldIdLst>${ids.join("")}</p:sldIdLst></p:presentation>`,
    "ppt/_rels/presentation.xml.rels": `${declaration}<Relationships>${relations.join("")}</Relationships>`,
    ...Object.fromEntries(
      slides.map((slide, index) => [`ppt/slides/slide${index + 1}.xml`, slideXml(slide)]),
    ),
  });
}

function slideXml({ title, points, table = [], isHidden }: SampleSlide): string {
  const paragraph = (text: string) => `<a:p><a:r><a:t>${text}</a:t></a:r></a:p>`;
  const shape = (kind: string, texts: string[]) =>
    `<p:sp><p:nvSpPr><p:nvPr>${kind}</p:nvPr></p:nvSpPr><p:txBody>${texts.map(paragraph).join("")}</p:txBody></p:sp>`;
  const rows = table.map(
    (cells) =>
      `<a:tr>${cells.map((cell) => `<a:tc><a:txBody>${paragraph(cell)}</a:txBody></a:tc>`).join("")}</a:tr>`,
  );
  return `${declaration}<p:sld xmlns:p="p" xmlns:a="a"${isHidden ? ' show="0"' : ""}><p:cSld><p:spTree>${shape("", points)}${shape('<p:ph type="title"/>', [title])}${shape('<p:ph type="sldNum"/>', ["7"])}<a:tbl>${rows.join("")}</a:tbl></p:spTree></p:cSld></p:sld>`;
}

/** Parts packed as Office packs them. */
export function packed(
  parts: Readonly<Record<string, string | Uint8Array>>,
  level: 0 | 9 = 9,
): Uint8Array {
  const files = Object.entries(parts).map(
    ([name, part]) => [name, typeof part === "string" ? strToU8(part) : part] as const,
  );
  return zipSync(Object.fromEntries(files), { level });
}

/** A PDF of hand-made objects, the first of which is its catalogue, for what no program would write. */
export function rawPdf(objects: readonly (string | Uint8Array)[]): Uint8Array {
  const parts = objects.flatMap((object, index) => [
    Buffer.from(`${index + 1} 0 obj\n`),
    Buffer.from(object),
    Buffer.from("\nendobj\n"),
  ]);
  const end = `trailer<</Root 1 0 R/Size ${objects.length + 1}>>\n%%EOF`;
  return new Uint8Array(Buffer.concat([Buffer.from("%PDF-1.4\n"), ...parts, Buffer.from(end)]));
}
