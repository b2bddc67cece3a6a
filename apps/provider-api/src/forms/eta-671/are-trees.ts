import { PDFArray, PDFDict, type PDFDocument, PDFName } from "pdf-lib";

/** More than the official form has of anything, and few enough to go through. */
const mostNodes = 5000;
const mostPages = 100;
const mostDepth = 20;

/** Whether the pages of a PDF and its fields are trees, as whoever goes through them by their `Kids` and `Parent` takes for granted: in a ring they would never come to an end. */
export function areTrees(pdf: PDFDocument): boolean {
  const form = pdf.catalog.getAcroForm();
  return (
    isTree([pdf.catalog.lookup(PDFName.of("Pages"))]) &&
    isTree(inList(form?.dict.lookup(PDFName.of("Fields")))) &&
    pdf.getPageCount() <= mostPages &&
    pdf.getPages().every(({ node }) => (node.Annots()?.size() ?? 0) <= mostNodes)
  );
}

/** Whether each dictionary below these is below one other, which it names as its parent where it names one. */
function isTree(roots: readonly unknown[]): boolean {
  const seen = new Set<PDFDict>();
  let level = roots.map((node) => ({ node, parent: undefined as PDFDict | undefined }));
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > mostDepth) return false;
    const below: typeof level = [];
    for (const { node, parent } of level) {
      if (!(node instanceof PDFDict)) continue;
      const named = node.lookup(PDFName.of("Parent"));
      if (seen.has(node) || seen.size >= mostNodes || (named && named !== parent)) return false;
      seen.add(node);
      for (const kid of inList(node.lookup(PDFName.of("Kids"))))
        below.push({ node: kid, parent: node });
    }
    level = below;
  }
  return true;
}

const inList = (list: unknown): unknown[] =>
  list instanceof PDFArray ? Array.from({ length: list.size() }, (_, at) => list.lookup(at)) : [];
