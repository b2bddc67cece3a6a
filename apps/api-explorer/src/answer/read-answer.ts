import { safeCsv } from "@guildway/ui/csv";

/** How an answer is shown. */
export type View = "json" | "table" | "csv";

/** A part of what a view shows; a long answer is drawn as far as it is looked at. */
export type Piece = { isLast: boolean } & ({ text: string } | { rows: string[][] });

/** What a list answered beside its records. */
export interface ListFacts {
  count: number;
  total: number;
  rangeFrom: number | undefined;
  rangeTo: number | undefined;
  page: number;
  limit: number;
  /** The fields of its records, as they first appear. */
  fields: string[];
}

/** What came back, in pieces that are made when they are asked for. */
export interface ReadAnswer {
  /** Of a list alone. */
  list?: ListFacts;
  piece(view: View, at: number): Piece;
  whole(view: View): string;
}

const pieceLength = 24_000;
const rowsAtOnce = 50;
const mostInCell = 160;

/** Reads what a call answered: the records of a list, else the text as it came. */
export function readAnswer(text: string): ReadAnswer {
  const answer = jsonIn(text);
  const items = itemsIn(answer);
  if (!items) {
    const pieces = piecesOf(slicesOf(text));
    return { piece: (_view, at) => pieces(at), whole: () => text };
  }
  const list = factsOf(answer as Record<string, unknown>, items);
  const made: Record<View, Pieces> = {
    json: piecesOf(jsonOf(items)),
    csv: piecesOf(csvOf(items, list.fields)),
    table: piecesOf(rowsOf(items, list.fields)),
  };
  return {
    list,
    piece: (view, at) => made[view](at),
    whole: (view) =>
      [...(view === "csv" ? csvOf(items, list.fields) : jsonOf(items))]
        .map((piece) => piece.text)
        .join(""),
  };
}

/** A file that a call answers need not be JSON. */
function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

type Item = Record<string, unknown>;
type Pieces = (at: number) => Piece;

function itemsIn(answer: unknown): Item[] | undefined {
  const items = (answer as { items?: unknown } | null)?.items;
  return Array.isArray(items) ? (items as Item[]) : undefined;
}

function factsOf(answer: Record<string, unknown>, items: Item[]): ListFacts {
  const number = (name: string) => {
    const value = answer[name];
    return typeof value === "number" ? value : undefined;
  };
  return {
    count: items.length,
    total: number("total") ?? 0,
    rangeFrom: number("rangeFrom"),
    rangeTo: number("rangeTo"),
    page: number("page") ?? 1,
    limit: number("limit") ?? 20,
    fields: [...new Set(items.flatMap((item) => Object.keys(item)))],
  };
}

/** Pieces as far as they were asked for; one that was made is not made again. */
function piecesOf<P extends object>(
  making: Generator<P, void>,
): (at: number) => P & { isLast: boolean } {
  const made: P[] = [];
  const makeUpTo = (at: number) => {
    while (made.length <= at) {
      const { value, done } = making.next();
      if (done) return;
      made.push(value);
    }
  };
  return (at) => {
    makeUpTo(at + 1);
    const piece = made[at];
    if (!piece) throw new RangeError(`There is no piece ${at}.`);
    return { ...piece, isLast: at === made.length - 1 };
  };
}

function* slicesOf(text: string): Generator<{ text: string }, void> {
  let from = 0;
  do {
    const to = from + pieceLength;
    // Not between the halves of one character.
    const end = (text.codePointAt(to - 1) ?? 0) > 0xffff ? to + 1 : to;
    yield { text: text.slice(from, end) };
    from = end;
  } while (from < text.length);
}

function* jsonOf(items: readonly Item[]): Generator<{ text: string }, void> {
  let text = "[";
  for (const [at, item] of items.entries()) {
    const lines = JSON.stringify(item, null, 2).replaceAll("\n", "\n  ");
    text += `${at === 0 ? "" : ","}\n  ${lines}`;
    if (text.length < pieceLength || at === items.length - 1) continue;
    yield { text };
    text = "";
  }
  yield { text: `${text}${items.length === 0 ? "" : "\n"}]` };
}

function* csvOf(items: readonly Item[], fields: string[]): Generator<{ text: string }, void> {
  let text = safeCsv({ fields, data: [] });
  for (const [at, item] of items.entries()) {
    text += `\r\n${safeCsv({ fields: fields.map((field) => cellOf(item[field])), data: [] })}`;
    if (text.length < pieceLength || at === items.length - 1) continue;
    yield { text };
    text = "";
  }
  yield { text };
}

function* rowsOf(items: readonly Item[], fields: string[]): Generator<{ rows: string[][] }, void> {
  for (let from = 0; from === 0 || from < items.length; from += rowsAtOnce)
    yield {
      rows: items
        .slice(from, from + rowsAtOnce)
        .map((item) => fields.map((field) => clipped(cellOf(item[field])))),
    };
}

function cellOf(value: unknown): string {
  if (value === undefined || value === null) return "";
  return typeof value === "string" ? value : JSON.stringify(value);
}

const clipped = (text: string): string =>
  text.length > mostInCell ? `${text.slice(0, mostInCell)}…` : text;
