import {
  PDFArray,
  PDFDict,
  type PDFDocument,
  PDFHexString,
  PDFName,
  PDFNumber,
  type PDFObject,
  type PDFPage,
  PDFRef,
} from "pdf-lib";

/** What a part of a document is, for who has it read to them. */
export type TagType =
  | "Sect"
  | "Div"
  | "H1"
  | "H2"
  | "H3"
  | "P"
  | "L"
  | "LI"
  | "Lbl"
  | "LBody"
  | "Table"
  | "TR"
  | "TH"
  | "TD"
  | "Caption"
  | "Form"
  | "Figure"
  | "Span";

/** The tags of a document, in the order in which they are read. */
export interface Tags {
  /** Of the whole document. */
  document: PDFRef;
  add(parent: PDFRef, type: TagType, more?: Record<string, PDFObject>): PDFRef;
  /** The number under which content of a page belongs to a tag. */
  mark(tag: PDFRef, page: PDFPage): number;
  /** Makes an object of a page, such as a field, the tag's. */
  own(tag: PDFRef, page: PDFPage, object: PDFRef): void;
}

const name = (of: string) => PDFName.of(of);

/** Begins the tags of a new document. */
export function beginTags(pdf: PDFDocument): Tags {
  const { context } = pdf;
  const root = context.obj({
    Type: "StructTreeRoot",
    ParentTree: { Nums: [] },
    ParentTreeNextKey: 0,
  });
  const rootRef = context.register(root);
  const document = context.register(
    context.obj({ Type: "StructElem", S: "Document", P: rootRef, K: [] }),
  );
  root.set(name("K"), document);
  pdf.catalog.set(name("StructTreeRoot"), rootRef);
  pdf.catalog.set(name("MarkInfo"), context.obj({ Marked: true }));
  return tagsOf(pdf);
}

/** The tags of a document that has some. */
export function tagsOf(pdf: PDFDocument): Tags {
  const { context } = pdf;
  const root = pdf.catalog.lookup(name("StructTreeRoot"), PDFDict);
  const numbers = root.lookup(name("ParentTree"), PDFDict).lookup(name("Nums"), PDFArray);
  const kidsOf = (tag: PDFRef) => context.lookup(tag, PDFDict).lookup(name("K"), PDFArray);
  const nextKey = (of: PDFObject) => {
    const key = root.lookup(name("ParentTreeNextKey"), PDFNumber);
    root.set(name("ParentTreeNextKey"), PDFNumber.of(key.asNumber() + 1));
    numbers.push(key);
    numbers.push(of);
    return key;
  };
  const valueOf = (key: PDFObject): PDFArray | undefined => {
    for (let at = 0; at < numbers.size(); at += 2)
      if (numbers.get(at)?.toString() === key.toString()) return numbers.lookup(at + 1, PDFArray);
    return undefined;
  };
  const marksOf = (page: PDFPage): PDFArray => {
    const key = page.node.get(name("StructParents"));
    const known = key && valueOf(key);
    if (known) return known;
    const marks = context.obj([]);
    page.node.set(name("StructParents"), nextKey(context.register(marks)));
    return marks;
  };
  return {
    document: root.get(name("K")) as PDFRef,
    add(parent, type, more = {}) {
      const tag = context.register(
        context.obj({ Type: "StructElem", S: type, P: parent, K: [], ...more }),
      );
      kidsOf(parent).push(tag);
      return tag;
    },
    mark(tag, page) {
      const marks = marksOf(page);
      const number = marks.size();
      marks.push(tag);
      kidsOf(tag).push(context.obj({ Type: "MCR", Pg: page.ref, MCID: number }));
      return number;
    },
    own(tag, page, object) {
      kidsOf(tag).push(context.obj({ Type: "OBJR", Pg: page.ref, Obj: object }));
      context.lookup(object, PDFDict).set(name("StructParent"), nextKey(tag));
    },
  };
}

/** The tag with an id that was given to `add` as `ID`. */
export function tagWithId(pdf: PDFDocument, id: string): PDFDict | undefined {
  const wanted = PDFHexString.fromText(id).toString();
  return pdf.context
    .enumerateIndirectObjects()
    .map(([, object]) => object)
    .find(
      (object): object is PDFDict =>
        object instanceof PDFDict && object.get(name("ID"))?.toString() === wanted,
    );
}
