export { RichText, type RichTextProps } from "./rich-text.tsx";
export { wordsOf } from "./words-of.ts";
