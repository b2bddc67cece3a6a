import { expect, it } from "vitest";
import { readAnswer, type View } from "./read-answer.ts";

const listOf = (items: object[]) =>
  readAnswer(JSON.stringify({ items, total: 9, rangeFrom: 0, rangeTo: 2, page: 1, limit: 20 }));

function wholeOf(answer: ReturnType<typeof readAnswer>, view: View): string[] {
  const pieces = [];
  for (let at = 0; ; at += 1) {
    const piece = answer.piece(view, at);
    pieces.push("text" in piece ? piece.text : piece.rows.map((row) => row.join("|")).join("\n"));
    if (piece.isLast) return pieces;
  }
}

it("CO-4.19 tells what a list answers, and what is usual where it does not say", () => {
  expect(listOf([{ id: "a" }]).list).toMatchObject({
    count: 1,
    total: 9,
    rangeFrom: 0,
    rangeTo: 2,
  });
  expect(readAnswer('{"items":[]}').list).toEqual({
    count: 0,
    total: 0,
    rangeFrom: undefined,
    rangeTo: undefined,
    page: 1,
    limit: 20,
    fields: [],
  });
});

it("a long list comes in pieces that together are the whole, as JSON and as CSV", () => {
  const items = Array.from({ length: 3000 }, (_, at) => ({
    id: `id-${at}`,
    body: "x".repeat(100),
  }));
  const answer = listOf(items);
  const json = wholeOf(answer, "json");
  expect(json.length).toBeGreaterThan(10);
  expect(JSON.parse(json.join(""))).toEqual(items);
  expect(answer.whole("json")).toBe(JSON.stringify(items, null, 2));
  expect(wholeOf(answer, "csv").join("").split("\r\n")).toHaveLength(3001);
  expect(wholeOf(answer, "table")).toHaveLength(60);
});

it("an empty list and one record are whole at once", () => {
  expect(listOf([]).piece("json", 0)).toEqual({ text: "[]", isLast: true });
  expect(listOf([]).piece("table", 0)).toEqual({ rows: [], isLast: true });
  expect(listOf([{ id: "a" }]).piece("json", 0)).toEqual({
    text: '[\n  {\n    "id": "a"\n  }\n]',
    isLast: true,
  });
});

it("columns are the fields of all records; what is no text is written as JSON, and a formula is none", () => {
  const answer = listOf([{ id: "a" }, { id: "=1+1", tags: ["x"], at: null }]);
  expect(answer.list?.fields).toEqual(["id", "tags", "at"]);
  expect(answer.piece("table", 0)).toMatchObject({
    rows: [
      ["a", "", ""],
      ["=1+1", '["x"]', ""],
    ],
  });
  expect(answer.whole("csv")).toBe('id,tags,at\r\na,,\r\n"\'=1+1","[""x""]",');
});

it("what is no list stays as it came", () => {
  for (const text of ['{"url":  "x"}', "Bring your own gloves.", ""])
    expect(readAnswer(text).piece("json", 0)).toEqual({ text, isLast: true });
});

it("what is no list comes in pieces too, and none ends within a character", () => {
  const text = `"${"🧤".repeat(40_000)}"`;
  const pieces = wholeOf(readAnswer(text), "json");
  expect(pieces.length).toBeGreaterThan(2);
  expect(pieces.every((piece) => piece.isWellFormed())).toBe(true);
  expect(pieces.join("")).toBe(text);
});
