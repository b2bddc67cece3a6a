import type { Extensions } from "@tiptap/core";
import { Blockquote } from "@tiptap/extension-blockquote";
import { Bold } from "@tiptap/extension-bold";
import { Code } from "@tiptap/extension-code";
import { CodeBlock } from "@tiptap/extension-code-block";
import { Document } from "@tiptap/extension-document";
import { HardBreak } from "@tiptap/extension-hard-break";
import { Heading } from "@tiptap/extension-heading";
import { HorizontalRule } from "@tiptap/extension-horizontal-rule";
import { Italic } from "@tiptap/extension-italic";
import { BulletList, ListItem, ListKeymap, OrderedList } from "@tiptap/extension-list";
import { Paragraph } from "@tiptap/extension-paragraph";
import { Text } from "@tiptap/extension-text";
import { Underline } from "@tiptap/extension-underline";
import { UndoRedo } from "@tiptap/extensions/undo-redo";
import { LinkMark } from "./link-mark.ts";

/** Headings below the title of the page; what is pasted with others gets the nearest. */
const HeadingsBelow = Heading.extend({
  parseHTML: () =>
    [2, 2, 3, 4, 4, 4].map((level, index) => ({ tag: `h${index + 1}`, attrs: { level } })),
}).configure({ levels: [2, 3, 4] });

/** Tab always leaves the text, so that nobody is caught in a list; it is indented by keys of its own. */
const ListItemBetweenTabs = ListItem.extend({
  addKeyboardShortcuts() {
    return {
      Enter: () => this.editor.commands.splitListItem(this.name),
      "Mod-]": () => this.editor.commands.sinkListItem(this.name),
      "Mod-[": () => this.editor.commands.liftListItem(this.name),
    };
  },
});

/** All that a rich text can have; what is pasted keeps nothing else. */
export const extensions: Extensions = [
  Document,
  Paragraph,
  Text,
  HeadingsBelow,
  Bold,
  Italic,
  Underline,
  Code,
  CodeBlock.configure({ languageClassPrefix: null }),
  Blockquote,
  BulletList,
  OrderedList,
  ListItemBetweenTabs,
  ListKeymap,
  HardBreak,
  HorizontalRule,
  LinkMark,
  UndoRedo,
];
