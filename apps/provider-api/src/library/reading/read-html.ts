import { Parser } from "htmlparser2";
import { type Block, onOneLine } from "./block.ts";
import { tableBlocks } from "./table-blocks.ts";

/** What begins a paragraph of its own. */
const blockTags: ReadonlySet<string> = new Set(
  "address article aside blockquote br dd div dl dt figcaption figure footer header hr li main nav ol p pre section table td th tr ul".split(
    " ",
  ),
);
/** What stands in them is no text that anybody reads. */
const unreadTags: ReadonlySet<string> = new Set(
  "head iframe noembed noframes noscript object option script select style svg template textarea title".split(
    " ",
  ),
);

interface Table {
  rows: string[][];
  cell: string;
  /** Whether its first row is of head cells. */
  hasHead: boolean;
}

/** The headings, paragraphs, items and rows of rich text, in their order. */
export function readHtml(html: string): Block[] {
  const blocks: Block[] = [];
  const tables: Table[] = [];
  const lists: { isNumbered: boolean; count: number }[] = [];
  let text = "";
  let level = 0;
  let mark: string | undefined;
  let unread = 0;

  function end(): void {
    const line = onOneLine(text);
    text = "";
    if (line === "") return;
    const table = tables.at(-1);
    if (table) table.cell = `${table.cell} ${line}`.trim();
    else if (level > 0) blocks.push({ kind: "heading", level, text: line });
    else if (mark !== undefined) blocks.push({ kind: "item", text: `${mark} ${line}` });
    else if (lists.length > 0) blocks.push({ kind: "item", text: line });
    else blocks.push({ kind: "paragraph", text: line });
    mark = undefined;
  }

  function open(name: string): void {
    if (/^h[1-6]$/.test(name)) {
      end();
      level = Number(name[1]);
      return;
    }
    if (!blockTags.has(name)) return;
    end();
    const list = lists.at(-1);
    if (name === "ul" || name === "ol") lists.push({ isNumbered: name === "ol", count: 0 });
    else if (name === "li" && list) mark = list.isNumbered ? `${++list.count}.` : "•";
    else if (name === "table") tables.push({ rows: [], cell: "", hasHead: false });
    const table = tables.at(-1);
    if (!table) return;
    if (name === "tr") table.rows.push([]);
    else if (name === "td" || name === "th") table.cell = "";
    if (name === "th" && table.rows.length === 1) table.hasHead = true;
  }

  function close(name: string): void {
    if (/^h[1-6]$/.test(name)) {
      end();
      level = 0;
      return;
    }
    if (!blockTags.has(name)) return;
    end();
    const table = tables.at(-1);
    if (name === "ul" || name === "ol") lists.pop();
    else if (name === "li") mark = undefined;
    else if (name === "table") endTable();
    else if (table && (name === "td" || name === "th")) table.rows.at(-1)?.push(table.cell);
  }

  /** A table within a table is a text of its cell. */
  function endTable(): void {
    const table = tables.pop();
    if (!table) return;
    const told = tableBlocks(table.rows, table);
    const outer = tables.at(-1);
    if (outer) outer.cell = [outer.cell, ...told.map(({ text }) => text)].join(" ").trim();
    else blocks.push(...told);
  }

  const parser = new Parser({
    onopentagname(name) {
      if (unreadTags.has(name)) unread += 1;
      else if (unread === 0) open(name);
    },
    ontext(data) {
      if (unread === 0) text += data;
    },
    onclosetag(name) {
      if (unreadTags.has(name)) unread = Math.max(0, unread - 1);
      else if (unread === 0) close(name);
    },
  });
  parser.end(html);
  end();
  return blocks;
}
