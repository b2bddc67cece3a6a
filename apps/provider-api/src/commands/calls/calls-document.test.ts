import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { allEndpoints } from "@guildway/api-contract";
import { namedCalls } from "./callers.ts";
import { callsDocument, endpointNames, namedEndpoints } from "./calls-document.ts";
import { specifiedCalls } from "./specified-calls.ts";

const docs = join(import.meta.dirname, "../../../../../docs");

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

describe("every call that a specification names", () => {
  it.each(
    Object.values(specifiedCalls)
      .flat()
      .map(({ asks, answeredBy }) => [asks, answeredBy] as const),
  )("is answered: %s", (_, answeredBy) => {
    const names = endpointNames();
    expect(answeredBy.length).toBeGreaterThan(0);
    expect(answeredBy.filter((name) => !names.has(name))).toEqual([]);
  });

  it("is answered at its own path where it gives one", () => {
    const endpoints = new Map(allEndpoints().map((endpoint) => [endpoint.name, endpoint]));
    for (const { asks, answeredBy } of Object.values(specifiedCalls).flat()) {
      const path = /(\/v1\/[^`]+)`/.exec(asks)?.[1];
      if (!path) continue;
      const found = answeredBy.map((name) => endpoints.get(name)!.path);
      const pattern = new RegExp(`^${path.replaceAll(/\{\w+\}/g, "[^/]+")}$`);
      expect(
        found.filter((one) => !pattern.test(one)),
        asks,
      ).toEqual([]);
    }
  });
});
