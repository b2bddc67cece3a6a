import type { ChainedCommands, Editor } from "@tiptap/core";
import Bold from "lucide-react/icons/bold";
import Code from "lucide-react/icons/code";
import Heading from "lucide-react/icons/heading-1";
import Subheading from "lucide-react/icons/heading-2";
import Italic from "lucide-react/icons/italic";
import Link from "lucide-react/icons/link";
import List from "lucide-react/icons/list";
import ListOrdered from "lucide-react/icons/list-ordered";
import Minus from "lucide-react/icons/minus";
import Redo from "lucide-react/icons/redo-2";
import SquareCode from "lucide-react/icons/square-code";
import TextQuote from "lucide-react/icons/text-quote";
import Underline from "lucide-react/icons/underline";
import Undo from "lucide-react/icons/undo-2";
import type { ComponentType } from "react";
import type { texts } from "./texts.ts";

type Apply = (chain: ChainedCommands) => ChainedCommands;

/** One button of the toolbar. */
export interface Tool {
  name: keyof (typeof texts)["en"]["tools"];
  Icon: ComponentType<{ "aria-hidden": "true" }>;
  /** Its keys, with Mod for Control, on a Mac for Command. */
  keys?: string;
  /** Whether it is on where the cursor is; undefined for what is no state. */
  isOn?(editor: Editor): boolean;
  /** What it does; the link has none and asks first. */
  apply?: Apply;
  /** Stands apart from the one before. */
  begins?: true;
}

/** A tool that is on or off, by the name of what it makes. */
const toggle = (
  of: string,
  about: Pick<Tool, "name" | "Icon" | "keys" | "begins">,
  apply: Apply,
  attributes?: object,
): Tool => ({ ...about, isOn: (editor) => editor.isActive(of, attributes), apply });

/** The tools in their order. */
export const tools: readonly Tool[] = [
  toggle(
    "heading",
    { name: "heading", Icon: Heading, keys: "Mod+Alt+2" },
    (chain) => chain.toggleHeading({ level: 2 }),
    { level: 2 },
  ),
  toggle(
    "heading",
    { name: "subheading", Icon: Subheading, keys: "Mod+Alt+3" },
    (chain) => chain.toggleHeading({ level: 3 }),
    { level: 3 },
  ),
  toggle("bold", { name: "bold", Icon: Bold, keys: "Mod+B", begins: true }, (chain) =>
    chain.toggleBold(),
  ),
  toggle("italic", { name: "italic", Icon: Italic, keys: "Mod+I" }, (chain) =>
    chain.toggleItalic(),
  ),
  toggle("underline", { name: "underline", Icon: Underline, keys: "Mod+U" }, (chain) =>
    chain.toggleUnderline(),
  ),
  {
    name: "link",
    Icon: Link,
    keys: "Mod+K",
    isOn: (editor) => editor.isActive("link"),
  },
  toggle(
    "bulletList",
    { name: "bulletList", Icon: List, keys: "Mod+Shift+8", begins: true },
    (chain) => chain.toggleBulletList(),
  ),
  toggle("orderedList", { name: "orderedList", Icon: ListOrdered, keys: "Mod+Shift+7" }, (chain) =>
    chain.toggleOrderedList(),
  ),
  toggle("blockquote", { name: "blockquote", Icon: TextQuote, keys: "Mod+Shift+B" }, (chain) =>
    chain.toggleBlockquote(),
  ),
  toggle("code", { name: "code", Icon: Code, keys: "Mod+E", begins: true }, (chain) =>
    chain.toggleCode(),
  ),
  toggle("codeBlock", { name: "codeBlock", Icon: SquareCode, keys: "Mod+Alt+C" }, (chain) =>
    chain.toggleCodeBlock(),
  ),
  { name: "horizontalRule", Icon: Minus, apply: (chain) => chain.setHorizontalRule() },
  { name: "undo", Icon: Undo, keys: "Mod+Z", begins: true, apply: (chain) => chain.undo() },
  { name: "redo", Icon: Redo, keys: "Mod+Shift+Z", apply: (chain) => chain.redo() },
];

const isMac = () => /mac|iphone|ipad/i.test(navigator.platform);

/** The keys of a tool as they are written for people, and for assistive technology. */
export function keysInWords(keys: string): { shown: string; spoken: string } {
  const mac = isMac();
  return {
    shown: mac
      ? keys.replace("Mod+", "⌘").replace("Alt+", "⌥").replace("Shift+", "⇧")
      : keys.replace("Mod", "Ctrl"),
    spoken: keys.replace("Mod", mac ? "Meta" : "Control"),
  };
}
