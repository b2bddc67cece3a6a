import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it, type TestContext } from "vitest";
import { officialFiles } from "../official-files.ts";
import { readTranslations, spanishOccupations } from "./spanish-occupations.ts";

const names = readdirSync(import.meta.dirname).filter((name) => name.endsWith(".tsv"));
const rows = names.flatMap((name) => readTranslations(name).map((row) => [name, ...row] as const));

it("each row stands in the file of its major group, with a code, a title and no word twice", () => {
  for (const [name, onetCode, { title, words }] of rows) {
    expect(onetCode).toMatch(/^\d{2}-\d{4}\.\d{2}$/);
    expect(name.slice(0, 2), onetCode).toBe(onetCode.slice(0, 2));
    expect(title.trim(), onetCode).not.toBe("");
    expect(title, onetCode).toBe(title.trim());
    expect(
      words.filter((word, place) => word !== word.trim() || words.indexOf(word) !== place),
      onetCode,
    ).toEqual([]);
  }
});

it("no code stands twice, and no two occupations have one title", () => {
  const codes = rows.map(([, onetCode]) => onetCode);
  const titles = rows.map(([, , { title }]) => title.toLowerCase());
  expect(codes.filter((code, place) => codes.indexOf(code) !== place)).toEqual([]);
  expect(titles.filter((title, place) => titles.indexOf(title) !== place)).toEqual([]);
  expect(spanishOccupations().size).toBe(rows.length);
});

it("every O*NET occupation has a Spanish title, and no other code has one", (context: TestContext) => {
  const folder = officialFiles();
  const file = folder === undefined ? "" : join(folder, "onet", "Occupation Data.txt");
  if (!existsSync(file)) context.skip("the official files are not at hand; set GUILDWAY_DATA");
  const official = readFileSync(file, "utf8")
    .split("\n")
    .slice(1)
    .filter(Boolean)
    .map((line) => line.split("\t")[0]);
  expect([...spanishOccupations().keys()].sort()).toEqual(official.sort());
});
