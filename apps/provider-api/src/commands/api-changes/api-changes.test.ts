import { readFileSync } from "node:fs";
import { apiVersion } from "@guildway/api-contract";
import { expect, it } from "vitest";
import { changelog, changelogFile, publishedPromises, unpublished } from "./changelog.ts";
import { compare } from "./compare.ts";
import { promises } from "./promises.ts";
import { apiVersions } from "./versions.ts";

const call = "GET /v1/api/fruit";
const before = [
  `${call} is there`,
  `${call} takes limit: integer`,
  `${call} takes limit to 100`,
  `${call} takes f.name[eq]`,
  `${call} needs key`,
  `${call} answers items[].name: string`,
];
const changed = (line: string, into: string[]) =>
  compare(
    before,
    before.flatMap((one) =>
      one === `${call} ${line}` ? into.map((to) => `${call} ${to}`) : [one],
    ),
  );

it.each([
  ["answers items[].name: string", []],
  ["answers items[].name: string", ["answers items[].name: string or null"]],
  ["takes f.name[eq]", []],
  ["takes limit to 100", ["takes limit to 50"]],
  ["takes limit: integer", ["takes limit: integer", "takes limit from 1"]],
  ["is there", []],
  ["is there", ["is there", "needs orgId"]],
])("a program trips over %j that becomes %j", (line, into) => {
  expect(changed(line, into).breaking).toHaveLength(1);
});

it.each([
  ["takes limit to 100", ["takes limit to 200"]],
  ["takes limit to 100", []],
  ["needs key", []],
  ["is there", ["is there", "answers items[].size: integer"]],
  ["is there", ["is there", "takes cursor: string", "takes cursor from 1"]],
])("no program trips over %j that becomes %j", (line, into) => {
  expect(changed(line, into).breaking).toEqual([]);
});

it("a new call may need what it likes", () => {
  const other = ["GET /v1/api/nuts is there", "GET /v1/api/nuts needs shell"];
  expect(compare(before, [...before, ...other])).toEqual({ breaking: [], additions: other });
});

it("the contract keeps what its version promises, or says in a new one what is other", () => {
  expect(publishedPromises(apiVersion).length).toBeGreaterThan(100);
  expect(unpublished().breaking).toEqual([]);
  expect(apiVersions.at(-1)?.version).toBe(apiVersion);
});

it("what is promised are the calls of programs, with what they take and answer", () => {
  expect(promises()).toEqual(
    expect.arrayContaining([
      "GET /v1/api/content/resources takes limit to 3000",
      "GET /v1/api/content/resources takes f.name[ilike]",
      "GET /v1/api/content/resources answers items[].name: string or null",
      "GET /v1/api/actions/create-public-url needs url",
      "GET /v1/api/actions/create-public-url answers url: string",
    ]),
  );
});

it("the changelog says what the contract says", () => {
  expect(readFileSync(changelogFile, "utf8")).toBe(changelog());
});
