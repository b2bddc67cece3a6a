import {
  fieldsOf,
  isLinkAddress,
  type RecordDefinition,
  richElements,
} from "@guildway/api-contract";
import sanitizeHtml from "sanitize-html";

type Row = Record<string, unknown>;

/**
 * The values with rich text cleaned. Text that becomes rich because the record's switch is turned on is cleaned then,
 * whether it is written now or was there before.
 */
export function withCleanRichText(definition: RecordDefinition, values: Row, before: Row): Row {
  const kept = { ...values };
  for (const [field, { rich }] of Object.entries(fieldsOf(definition))) {
    if (!rich) continue;
    const { where } = rich;
    if (where && (values[where] ?? before[where]) !== true) continue;
    const isTurnedOn = where !== undefined && before[where] !== true;
    const text = values[field] === undefined && isTurnedOn ? before[field] : values[field];
    if (typeof text === "string") kept[field] = cleanRichText(text);
  }
  return kept;
}

/** HTML of nothing but the elements of rich text, without attributes but where a link leads and where a numbered list begins. */
export function cleanRichText(html: string): string {
  return sanitizeHtml(html, {
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
