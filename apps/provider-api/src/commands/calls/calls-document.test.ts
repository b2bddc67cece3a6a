import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { allEndpoints } from "@guildway/api-contract";
import { namedCalls } from "./callers.ts";
import { callsDocument, endpointNames, namedEndpoints } from "./calls-document.ts";
import { callerOf, findCallers } from "./find-callers.ts";
import { specifications } from "./specified-calls.ts";

const docs = join(import.meta.dirname, "../../../../../docs");
const specification = join(import.meta.dirname, "../../specification");
const text = callsDocument();

describe("docs/calls.md", () => {
  it("says what the contract says", () => {
    expect(readFileSync(join(docs, "calls.md"), "utf8")).toBe(text);
  });

  it("has every call of the contract", () => {
    expect(allEndpoints().filter(({ path }) => !text.includes(path))).toEqual([]);
  });

  it("says of every call where its rule is, and of no call that is gone", () => {
    const names = new Set(namedEndpoints().map(({ name }) => name));
    expect(Object.keys(namedCalls).filter((name) => !names.has(name))).toEqual([]);
    expect(text.split("\n").filter((line) => /\|\s*\|/.test(line))).toEqual([]);
  });

  it("points to files that are there", () => {
    const paths = [...text.matchAll(/\]\((\.\.\/[^)]+)\)/g)].map(([, path]) => path!);
    expect(paths.length).toBeGreaterThan(50);
    expect(paths.filter((path) => !existsSync(join(docs, path)))).toEqual([]);
  });
});

describe.each(specifications)("every sentence on calls of $title", ({ calls }) => {
  it("is answered by calls that there are", () => {
    const names = endpointNames();
    const unanswered = calls.filter(
      ({ answeredBy }) => answeredBy.length === 0 || answeredBy.some((name) => !names.has(name)),
    );
    expect(unanswered).toEqual([]);
  });

  it("is shown by a test of the server", () => {
    const titles = readdirSync(specification)
      .filter((name) => name.endsWith(".test.ts"))
      .map((name) => readFileSync(join(specification, name), "utf8"))
      .join("\n");
    const shown = new Set(titles.match(/[A-Z]{2}-\d+\.\d+/g));
    expect(calls.filter(({ id }) => !shown.has(id))).toEqual([]);
  });
});

describe("the callers of a call", () => {
  it("are the files that make it, by the contract's name or by its path", () => {
    const callers = findCallers();
    const of = (name: string) =>
      callers.filter(({ calls }) => calls.has(name)).map(({ file }) => file);
    expect(of("sendTrainingPlan")).toEqual([
      "apps/career-pathways/src/features/share-plan/send-plan.ts",
    ]);
    expect(of("readFrameAncestors")).toEqual([
      "apps/career-pathways/src/features/embed-tool/embed-sites.tsx",
      "apps/web-server/src/embedders.ts",
    ]);
    expect(of("searchRecords")).toEqual(["apps/shell/src/command-palette/find-records.ts"]);
    expect(of("trackView")).toEqual([
      "apps/public-pages/src/features/count-view/use-counted-view.ts",
    ]);
    expect(of("readImage")).toEqual([]);
  });

  it("are none where a file only speaks of a call", () => {
    const { calls, records } = callerOf(
      "apps/shell/src/speaks.ts",
      `import { type Session, signIn, users } from "@guildway/api-contract";
       // signIn is called at /v1/identity/sign-in by the login site; call(signOut)
       export const names = [signIn.name, users.type];`,
    );
    expect([...calls, ...records]).toEqual([]);
  });

  it("are rooms of the console, by the record that they show", () => {
    const { records } = callerOf(
      "apps/admin-console/src/rooms/users/users.room.tsx",
      `import { users } from "@guildway/api-contract";
       export const usersRoom = { record: users, page: "admin-console.users" };`,
    );
    expect([...records]).toEqual(["users"]);
  });

  it("are found under another name too", () => {
    const { calls, records } = callerOf(
      "apps/shell/src/calls.ts",
      `import { organization as organizations, readHealth } from "@guildway/api-contract";
       void call(readHealth);
       void recordsOf(organizations).list();`,
    );
    expect([...calls, ...records]).toEqual(["readHealth", "organization"]);
  });
});
