import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { root } from "../start/front-ends.ts";
import { differences, specificationText } from "./compare.ts";
import { findTests, testsOf } from "./find-tests.ts";
import { readSentences } from "./read-sentences.ts";
import { byId, specificationDocument } from "./specification-document.ts";
import { readRows, type Row, specifications } from "./specifications.ts";

const rows = specifications.flatMap(readRows);
const ids = new Set(rows.map(({ id }) => id));
const tests = byId(findTests());

describe("docs/specification.md", () => {
  it("says what the rows and the tests say", () => {
    const path = join(root, "docs/specification.md");
    expect(readFileSync(path, "utf8"), "run node tooling/specification/main.ts").toBe(
      specificationDocument(),
    );
  });

  it("gives each sentence an id of its own", () => {
    expect(rows).toHaveLength(ids.size);
  });

  it("has a test for each sentence, or says when it comes or why there is none", () => {
    const silent = rows.filter(
      ({ id, toCome, as, noTest }) => !tests.has(id) && !toCome && !as && !noTest,
    );
    expect(silent.map(({ id, title }) => `${id} ${title}`)).toEqual([]);
  });

  it("gives no reason against a test that there is", () => {
    expect(rows.filter(({ id, noTest }) => noTest && tests.has(id)).map(({ id }) => id)).toEqual(
      [],
    );
  });

  it("sends from one sentence to another only where that one says more", () => {
    const astray = rows.filter(
      ({ as }) => as && (!ids.has(as) || rowOf(as).as || rowOf(as).noTest),
    );
    expect(astray.map(({ id, as }) => `${id} as ${as}`)).toEqual([]);
  });

  it("knows every id that a test's title begins with", () => {
    expect([...tests].filter(([id]) => !ids.has(id)).map(([id, [test]]) => [id, test])).toEqual([]);
  });
});

describe.each(specifications)("the rows of $title", (specification) => {
  it("are its sentences, unchanged and all of them", (context) => {
    const text = specificationText(specification);
    if (text === undefined)
      return context.skip("the specifications are not at hand; set GUILDWAY_SPECIFICATION");
    expect(differences(readRows(specification), text)).toEqual([]);
  });
});

const sample = `# A

It is new.

## 1. Pay

Rules (all kept):
- Wages rise. They never fall, 'Min. Wage' included.
1. Then: nothing.

**Bold**

| What | Words |
|---|---|
| None | 'Nothing. At all.' |
`;

describe("a specification", () => {
  it("is read by sentence, bullet and row, without headings and lines that only lead on", () => {
    expect(readSentences(sample).map(({ section, text }) => [section, text])).toEqual([
      [0, "It is new."],
      [1, "Rules (all kept):"],
      [1, "Wages rise."],
      [1, "They never fall, 'Min. Wage' included."],
      [1, "Then: nothing."],
      [1, "| None | 'Nothing. At all.' |"],
    ]);
  });

  it("that says something new or something else does not fit its rows any more", () => {
    const known = readSentences(sample).map(({ section, fingerprint }, at): Row => ({
      id: `XX-${section}.${at}`,
      section,
      fingerprint,
      title: "A sentence",
    }));
    expect(differences(known, sample)).toEqual([]);
    const changed = sample.replace("Wages rise.", "Wages fall. Prices too.");
    expect(differences(known, changed)).toEqual([
      expect.stringContaining('"Wages fall."'),
      expect.stringContaining('"Prices too."'),
      "the sentence of XX-1.2 (A sentence) was changed or is gone",
    ]);
  });
});

it("a test's ids are found in its title, alone or several, and in the rows of each", () => {
  const id = (number: number) => `CP-9${number}.1`;
  const source = [
    `it("${id(1)} pays", async () => {`,
    `test("${id(1)}, ${id(2)} says 'no'", () => {`,
    `  ["${id(3)} genders", "users"],`,
    `expect("${id(4)}").toBe(1)`,
    "it.each([1])(",
    `  "${id(5)} counts",`,
  ].join("\n");
  expect(testsOf(source, "a.test.ts").map(({ ids, title }) => [ids, title])).toEqual([
    [[id(1)], "pays"],
    [[id(1), id(2)], "says 'no'"],
    [[id(3)], "genders"],
    [[id(5)], "counts"],
  ]);
});

function rowOf(id: string): Row {
  return rows.find((row) => row.id === id)!;
}
