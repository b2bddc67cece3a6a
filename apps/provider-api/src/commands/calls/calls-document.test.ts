import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { allEndpoints } from "@guildway/api-contract";
import { namedCalls } from "./callers.ts";
import { callsDocument, endpointNames, namedEndpoints } from "./calls-document.ts";
import { specifications } from "./specified-calls.ts";

const docs = join(import.meta.dirname, "../../../../../docs");
const specification = join(import.meta.dirname, "../../specification");

describe("docs/calls.md", () => {
  it("says what the contract says", () => {
    expect(readFileSync(join(docs, "calls.md"), "utf8")).toBe(callsDocument());
  });

  it("has every call of the contract", () => {
    const text = callsDocument();
    expect(allEndpoints().filter(({ path }) => !text.includes(path))).toEqual([]);
  });

  it("says of every call who makes it and where its rule is, and of no call that is gone", () => {
    const names = namedEndpoints().map(({ name }) => name);
    expect(Object.keys(namedCalls).toSorted()).toEqual(names.toSorted());
    expect(
      callsDocument()
        .split("\n")
        .filter((line) => /\|\s*\|/.test(line)),
    ).toEqual([]);
  });

  it("points to files that are there", () => {
    const paths = [...callsDocument().matchAll(/\]\((\.\.\/[^)]+)\)/g)].map(([, path]) => path!);
    expect(paths.length).toBeGreaterThan(50);
    expect(paths.filter((path) => !existsSync(join(docs, path)))).toEqual([]);
  });
});

describe.each(specifications)("every sentence on calls of $title", ({ tests, calls }) => {
  it("is answered by calls that there are", () => {
    const names = endpointNames();
    const unanswered = calls.filter(
      ({ answeredBy }) => answeredBy.length === 0 || answeredBy.some((name) => !names.has(name)),
    );
    expect(unanswered).toEqual([]);
  });

  it("is the title of a test, and no other is", () => {
    const source = readFileSync(join(specification, tests), "utf8");
    const titles = [...source.matchAll(/^it\("(.+)", async/gm)].map(([, title]) => title);
    expect(titles).toEqual(calls.map(({ sentence }) => sentence));
  });

  it("is answered at its own path where it gives one", () => {
    const paths = new Map(allEndpoints().map(({ name, path }) => [name, path]));
    for (const { sentence, answeredBy } of calls) {
      const path = /(\/v1\/[\w/{}-]+)/.exec(sentence)?.[1];
      if (!path) continue;
      const pattern = new RegExp(`^${path.replaceAll(/\{\w+\}/g, "[^/]+")}$`);
      expect(
        answeredBy.some((name) => pattern.test(paths.get(name)!)),
        sentence,
      ).toBe(true);
    }
  });
});
