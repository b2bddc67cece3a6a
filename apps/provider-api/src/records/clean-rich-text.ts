import {
  fieldsOf,
  isLinkAddress,
  type RecordDefinition,
  richElements,
} from "@guildway/api-contract";
import sanitizeHtml from "sanitize-html";
import { Problem } from "../platform/problem.ts";
import { withoutTurning } from "../platform/without-turning.ts";
import { refuseDeepMarkup } from "../platform/refuse-deep-markup.ts";

type Row = Record<string, unknown>;

/**
 * The values with rich text cleaned. Text that becomes rich because the record's switch is turned on is cleaned then,
 * whether it is written now or was there before. What has become longer than the field may be is refused.
 */
export function withCleanRichText(definition: RecordDefinition, values: Row, before: Row): Row {
  const kept = { ...values };
  for (const [field, { rich, schema }] of Object.entries(fieldsOf(definition))) {
    if (!rich) continue;
    const { where } = rich;
    if (where && (values[where] ?? before[where]) !== true) continue;
    const isTurnedOn = where !== undefined && before[where] !== true;
    const text = values[field] === undefined && isTurnedOn ? before[field] : values[field];
    if (typeof text !== "string") continue;
    refuseDeepMarkup(text, field);
    kept[field] = cleanRichText(text);
    if (!schema.safeParse(kept[field]).success) throw tooLong(field);
  }
  return kept;
}

/** Cleaning writes what is no markup as entities, so that text may grow by it. */
const tooLong = (field: string) =>
  new Problem("input.invalid", {
    faults: [{ field, reason: "is too long once its markup is cleaned" }],
  });

/** HTML of nothing but the elements of rich text, without marks that turn text round, and without attributes but where a link leads and where a numbered list begins. */
export function cleanRichText(html: string): string {
  const cleaned = sanitizeHtml(html, {
    allowedTags: [...richElements],
    allowedAttributes: { a: ["href"], ol: ["start"] },
    allowedSchemes: ["http", "https", "mailto"],
    allowProtocolRelative: false,
    // Their words are no text that anybody has written to be read.
    nonTextTags: [...noText],
    nestingLimit: 40,
    exclusiveFilter: ({ tag, attribs }) => (tag === "a" && !attribs["href"] ? "excludeTag" : false),
    transformTags: {
      h1: "h2",
      h5: "h4",
      h6: "h4",
      b: "strong",
      i: "em",
      a: (tagName, { href = "" }) => ({
        tagName,
        attribs: kept("href", isLinkAddress(href.trim()) && href.trim()),
      }),
      ol: (tagName, { start = "" }) => ({
        tagName,
        attribs: kept("start", /^\d{1,6}$/.test(start) && start),
      }),
    },
  });
  // What markup spelt as a number is a mark by now.
  return withoutTurning(cleaned);
}

const kept = (name: string, value: string | false): Record<string, string> =>
  value === false ? {} : { [name]: value };

const noText = [
  "script",
  "style",
  "textarea",
  "option",
  "select",
  "noscript",
  "noembed",
  "noframes",
  "iframe",
  "object",
  "embed",
  "svg",
  "math",
  "template",
  "title",
  "xmp",
  "plaintext",
] as const;
