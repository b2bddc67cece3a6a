import { fromMarkdown } from "./from-markdown.ts";
import { RichText, type RichTextProps } from "./rich-text.tsx";

/** Text that was written as markdown, or as nothing but lines, to read. */
export function Markdown({ text, ...place }: { text: string } & Omit<RichTextProps, "html">) {
  return <RichText {...place} html={markdownHtml(text)} />;
}

/** The elements that its marks mean; whatever else looks like markup stands as it was written, and a picture is a link to it. */
export function markdownHtml(text: string): string {
  return fromMarkdown(escaped(text).replaceAll(/!(?=\[[^\][]+\]\()/g, ""));
}

const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
