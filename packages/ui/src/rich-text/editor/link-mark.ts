import { Mark } from "@tiptap/core";
import { isLinkAddress } from "../link-address.ts";

/** A link, which leads to nothing but web and mail addresses and our own site. */
export const LinkMark = Mark.create({
  name: "link",
  priority: 1000,
  inclusive: false,
  keepOnSplit: false,
  addAttributes: () => ({ href: { default: null } }),
  parseHTML: () => [
    {
      tag: "a[href]",
      getAttrs: (element) => (isLinkAddress(element.getAttribute("href")) ? null : false),
    },
  ],
  renderHTML: ({ HTMLAttributes: { href } }) => [
    "a",
    isLinkAddress(href as string | null) ? { href: href as string } : {},
    0,
  ],
});
