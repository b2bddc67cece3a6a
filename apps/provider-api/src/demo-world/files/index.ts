export { wordDocument, type WordPart } from "./word-document.ts";
export { workbook } from "./workbook.ts";
