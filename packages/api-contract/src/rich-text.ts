import * as z from "zod/mini";
import { isWebAddress, readsAsItLeads } from "./web-address.ts";

/** The most characters of a rich text, unless its field says otherwise. */
export const longestRichText = 50_000;

/** The most characters of a rich text with its markup. */
const longestMarkup = 200_000;

/** The elements that a rich text can have; the server takes any other away, keeping its words. */
export const richElements = [
  "p",
  "br",
  "h2",
  "h3",
  "h4",
  "strong",
  "em",
  "u",
  "a",
  "ul",
  "ol",
  "li",
  "blockquote",
  "code",
  "pre",
  "hr",
] as const;

/** How many characters a rich text has for who reads it: its markup does not count, and what is written as an entity is one. */
export function richTextLength(html: string): number {
  return html.replaceAll(/<[^<>]*>/g, "").replaceAll(/&(?:#?\w{1,10});/g, "x").length;
}

/** Where a link in a rich text leads: a web or mail address, or a path on our own site. */
export function isLinkAddress(address: string): boolean {
  return isWebAddress(address) || (/^mailto:\S+$/i.test(address) && readsAsItLeads(address));
}

/** HTML whose words are at most so many characters. */
export const richTextOf = (max: number) =>
  z.string().check(
    z.maxLength(longestMarkup, { abort: true }),
    z.check(({ value, issues }) => {
      if (richTextLength(value) > max)
        issues.push({
          code: "too_big",
          origin: "string",
          maximum: max,
          inclusive: true,
          input: value,
        });
    }),
  );
