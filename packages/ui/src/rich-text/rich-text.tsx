import { createElement, type ReactNode, useMemo } from "react";
import { isLinkAddress } from "./link-address.ts";
import styles from "./rich-text.module.css";

export type RichTextProps = {
  html: string;
  /** The level of the heading that it stands under; its own begin one below. */
  beneath?: 1 | 2 | 3;
};

const plain = new Set(["p", "strong", "em", "u", "ul", "ol", "li", "blockquote", "code", "pre"]);
const empty = new Set(["br", "hr"]);
const same: Readonly<Record<string, string>> = { b: "strong", i: "em" };
const unread = new Set(["script", "style", "template", "noscript", "iframe", "svg", "math"]);

/** A rich text to read. It is drawn element by element, so that nothing in it acts, whoever wrote it. */
export function RichText({ html, beneath = 1 }: RichTextProps) {
  const { nodes, isPlain, highest } = useMemo(() => {
    const { body } = new DOMParser().parseFromString(html, "text/html");
    return {
      nodes: [...body.childNodes],
      isPlain: body.children.length === 0,
      // Whatever its writer began with, no level is left out below the heading that it stands under.
      highest: [1, 2, 3, 4, 5, 6].find((level) => body.querySelector(`h${level}`)) ?? 1,
    };
  }, [html]);
  const below = beneath + 1 - highest;
  return (
    <div className={styles.text} data-plain={isPlain ? "" : undefined}>
      {nodes.map((node, index) => drawn(node, index, below))}
    </div>
  );
}

function drawn(node: ChildNode, key: number, below: number): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return node.nodeValue;
  if (!(node instanceof Element)) return null;
  const written = node.localName;
  const name = same[written] ?? written;
  if (unread.has(name)) return null;
  if (empty.has(name)) return createElement(name, { key });
  const children = [...node.childNodes].map((child, index) => drawn(child, index, below));
  const level = /^h([1-6])$/.exec(name)?.[1];
  if (level) {
    return createElement(`h${Math.min(6, Number(level) + below)}`, { key }, ...children);
  }
  if (name === "a") {
    const href = node.getAttribute("href");
    const link = isLinkAddress(href) ? { href, rel: "noopener noreferrer nofollow" } : undefined;
    return createElement(link ? "a" : "span", { key, ...link }, ...children);
  }
  if (name === "ol") {
    const start = Number(node.getAttribute("start") ?? 1);
    return createElement(name, { key, start: Number.isInteger(start) ? start : 1 }, ...children);
  }
  return createElement(plain.has(name) ? name : "span", { key }, ...children);
}
