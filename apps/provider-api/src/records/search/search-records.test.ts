import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestApi, type TestApi } from "../../test-api/index.ts";

let api: TestApi;
let owner: string;
let superAdmin: string;
beforeAll(async () => {
  api = await startTestApi();
  owner = await api.signIn("owner@keystone.test");
  superAdmin = await api.signIn("superadmin@guildway.test");
  const people = [
    ["José Ñandú", "jose@search.test"],
    ["JOSÉ Peña-Brandt", "pena@search.test"],
    ["Josephine O'Hara", "hara@search.test"],
    ["Øyvind Łukasz", "oyvind@search.test"],
    ["Mary Jose", "mary.jose@search.test"],
    ["Percent 100% Under_score", "percent@search.test"],
  ];
  await api.services.db
    .insertInto("users")
    .values(
      people.map(([name, email], number) => ({
        id: `user-search-${number}`,
        orgId: "org-keystone",
        name,
        email,
      })),
    )
    .execute();
});
afterAll(() => api.close());

interface Found {
  recordType: string;
  id: string;
  name: string;
  also: string | null;
  orgId: string | null;
  orgName: string | null;
}
const search = (q: string, token = owner, more = "") =>
  api.get<{ items: Found[] }>(`/v1/external/search?q=${encodeURIComponent(q)}${more}`, token);
const found = async (q: string, token?: string) =>
  (await search(q, token)).body.items.map(({ name }) => name);
const usersFound = async (q: string) =>
  (await search(q, owner, "&limit=20")).body.items
    .filter(({ recordType }) => recordType === "users")
    .map(({ name }) => name);

describe("a search", () => {
  it.each([
    ["jose nandu", "José Ñandú"],
    ["JOSÉ ÑANDÚ", "José Ñandú"],
    ["nandu jose", "José Ñandú"],
    ["José Ñandú", "José Ñandú"],
    ["  nan   jos ", "José Ñandú"],
    ["pena brandt", "JOSÉ Peña-Brandt"],
    ["peña-brandt", "JOSÉ Peña-Brandt"],
    ["o'hara", "Josephine O'Hara"],
    ["o’hara", "Josephine O'Hara"],
    ["øyvind", "Øyvind Łukasz"],
    ["oyvind lukasz", "Øyvind Łukasz"],
    ["osephin", "Josephine O'Hara"],
    ["j o'ha", "Josephine O'Hara"],
  ])("for %j finds %s", async (typed, name) => {
    expect(await usersFound(typed)).toEqual([name]);
  });

  it("finds a person by their whole address, and says it beside the name", async () => {
    const { body } = await search("mary.jose@search.test");
    expect(body.items).toEqual([
      {
        recordType: "users",
        id: "user-search-4",
        name: "Mary Jose",
        also: "mary.jose@search.test",
        orgId: "org-keystone",
        orgName: "Keystone Workforce Partners",
      },
    ]);
  });

  it("answers first what begins with the very word, then what begins with it, then what has it", async () => {
    expect(await usersFound("jose")).toEqual([
      "José Ñandú",
      "JOSÉ Peña-Brandt",
      "Josephine O'Hara",
      "Mary Jose",
    ]);
  });

  it("takes wildcards, quotes and backslashes for what they are", async () => {
    for (const typed of ["%%", "__", "%a%", "\\", "'; DROP TABLE users; --x", "100\\%"])
      expect((await search(typed)).status).toBe(200);
    expect(await usersFound("%%")).toEqual([]);
    expect(await usersFound("ma_y")).toEqual([]);
    expect(await usersFound("m%ry")).toEqual([]);
    expect(await usersFound("100% under")).toEqual(["Percent 100% Under_score"]);
  });

  it("has too little of a single letter, and takes no more than 200", async () => {
    expect(await found("a")).toEqual([]);
    expect(await found("a b")).toEqual([]);
    expect((await search("x".repeat(201))).status).toBe(400);
    expect((await search("")).status).toBe(400);
    expect((await search("x".repeat(200))).body.items).toEqual([]);
    expect((await search("word ".repeat(40))).status).toBe(200);
  });

  it("refuses a zero byte, and reads half a character as the space between words", async () => {
    expect((await search("nandu\0jose")).status).toBe(400);
    expect((await api.get("/v1/external/search?q=nandu%ED%A0%80jose", owner)).body).toMatchObject({
      items: [{ name: "José Ñandú" }],
    });
  });

  it("answers as many of each type as were asked for", async () => {
    const { body } = await search("keystone", owner, "&limit=2");
    const counts = Map.groupBy(body.items, ({ recordType }) => recordType);
    expect(Math.max(...[...counts.values()].map((items) => items.length))).toBe(2);
    for (const limit of ["0", "21", "two"])
      expect((await search("keystone", owner, `&limit=${limit}`)).status).toBe(400);
  });

  it("keeps the records of a type together", async () => {
    const types = (await search("keystone", superAdmin)).body.items.map((item) => item.recordType);
    expect(types.filter((type, index) => type !== types[index - 1])).toEqual([...new Set(types)]);
  });

  it("finds what begins with the words among more matches than it compares", async () => {
    const { db } = api.services;
    const crowd = Array.from({ length: 400 }, (_, number) => ({
      id: `material-crowd-${String(number).padStart(3, "0")}`,
      orgId: "org-keystone",
      title: `About the lathe, part ${number}`,
    }));
    await db.insertInto("materials").values(crowd).execute();
    await db
      .insertInto("materials")
      .values({ id: "material-lathe", orgId: "org-keystone", title: "Lathe" })
      .execute();
    expect((await found("lathe"))[0]).toBe("Lathe");
  });

  it("CO-5.4 leaves out the students of community organizations", async () => {
    const addresses = async (token: string) =>
      (await search("riverbend.test", token, "&limit=20")).body.items
        .filter(({ recordType }) => recordType === "users")
        .map(({ also }) => also);
    for (const token of [superAdmin, await api.signIn("owner@riverbend.test")]) {
      const there = await addresses(token);
      expect(there).toContain("teacher@riverbend.test");
      expect(there).not.toContain("student@riverbend.test");
    }
  });

  it("finds by a role that was taken no more than by the one that is left", async () => {
    const admin = await api.signIn("admin@valley-college.test");
    expect(await found("person", admin)).not.toEqual([]);
    await api.services.db
      .updateTable("users")
      .set({ role: JSON.stringify(["student"]) as never })
      .where("id", "=", "user-valley-college-admin")
      .execute();
    const after = (await search("valley-college.test", admin)).body.items ?? [];
    expect(after.filter(({ id }) => id !== "user-valley-college-admin")).toEqual([]);
  });
});
