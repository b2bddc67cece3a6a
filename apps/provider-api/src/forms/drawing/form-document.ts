import type { PDFDocument, PDFRef } from "pdf-lib";
import type { Glyphs } from "./glyphs.ts";
import type { Tags } from "./tags.ts";

/** A typeface of a document. */
export interface Face {
  ref: PDFRef;
  glyphs: Glyphs;
}

/** A document that is drawn: its two typefaces and the tags by which it is read out. */
export interface FormDocument {
  pdf: PDFDocument;
  tags: Tags;
  faces: { regular: Face; strong: Face };
}
