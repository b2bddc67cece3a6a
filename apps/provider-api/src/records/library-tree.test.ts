import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { changesOf } from "./journal/changes-of.ts";
import { startTestApi, type TestApi } from "../test-api/index.ts";

let api: TestApi;
let teacher: string;
beforeAll(async () => {
  api = await startTestApi();
  teacher = await api.signIn("teacher@keystone.test");
});
afterAll(() => api.close());

type Table = "resourceGroups" | "resources";
type Placed = {
  id: string;
  parentId: string | null;
  parentIds: string[] | null;
  parentType?: string | null;
  code?: string;
};
const write = (method: "POST" | "PUT", table: Table, body: object) =>
  api.request<Placed>(method, `/v1/external/supabase/${table}`, { token: teacher, body });
const group = async (title: string, parentId: string | null = null) =>
  (await write("POST", "resourceGroups", { title, parentId })).body.id;
const resource = async (name: string, parentId: string | null) =>
  (await write("POST", "resources", { name, type: "link", parentId })).body;
const place = async (table: Table, id: string) =>
  await api.services.db
    .selectFrom(table)
    .select(["parentIds", "version"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
const move = (id: string, parentId: string | null, table: Table = "resourceGroups") =>
  write("PUT", table, { id, parentId });

describe("what stands in the library", () => {
  it("knows the groups that it stands in, from the top", async () => {
    const top = await group("Top");
    const middle = await group("Middle", top);
    const file = await resource("File", middle);
    expect(file).toMatchObject({ parentIds: [top, middle], parentType: "resourceGroup" });
    const loose = await move(file.id, null, "resources");
    expect(loose.body).toMatchObject({ parentIds: null, parentType: null });
  });

  it("is moved with the group that it stands in, at any depth, and keeps its version", async () => {
    const [from, to] = [await group("From"), await group("To")];
    const moved = await group("Moved", from);
    const below = await group("Below", moved);
    const { id: file } = await resource("File", below);
    const { id: beside } = await resource("Beside", from);
    const before = await place("resources", file);
    expect((await move(moved, to)).body.parentIds).toEqual([to]);
    expect((await place("resourceGroups", below)).parentIds).toEqual([to, moved]);
    expect(await place("resources", file)).toEqual({
      parentIds: [to, moved, below],
      version: before.version,
    });
    expect((await place("resources", beside)).parentIds).toEqual([from]);
    expect((await move(moved, null)).body.parentIds).toBeNull();
    expect((await place("resources", file)).parentIds).toEqual([moved, below]);
  });

  it("is moved along so often and no more, as each move of it is written down for good", async () => {
    const { db, clock } = api.services;
    const [from, to, empty] = [await group("From"), await group("To"), await group("Empty")];
    const { id: file } = await resource("File", from);
    const key = "moves in the library of org-keystone";
    const filled = sql`INSERT INTO "attempts" ("key", "at")
      SELECT ${key}, ${clock().toISOString()}::timestamptz FROM generate_series(1, 999)`;
    const forget = () => db.deleteFrom("attempts").where("key", "=", key).execute();
    await forget();
    await filled.execute(db);
    expect((await move(from, to)).status).toBe(200);
    expect(await move(from, null)).toMatchObject({
      status: 429,
      body: { code: "limit.too-many-requests" },
    });
    expect((await place("resources", file)).parentIds).toEqual([to, from]);
    expect((await move(empty, to)).status).toBe(200);
    await forget();
  });

  it("stands neither in itself nor in what stands in it", async () => {
    const top = await group("Top");
    const below = await group("Below", await group("Middle", top));
    for (const parentId of [top, below])
      expect(await move(top, parentId)).toMatchObject({
        status: 409,
        body: {
          code: "record.conflict",
          details: { faults: [{ field: "parentId", reason: "stands in this group itself" }] },
        },
      });
    expect((await place("resourceGroups", top)).parentIds).toBeNull();
  });

  it("stands in twenty groups that are one in another and in no more, also by a move", async () => {
    const ids = [await group("1")];
    while (ids.length < 20) ids.push(await group(String(ids.length + 1), ids.at(-1)));
    const tooDeep = {
      status: 409,
      body: {
        code: "record.conflict",
        details: { faults: [{ field: "parentId", reason: expect.stringContaining("at most 20") }] },
      },
    };
    const { id: file } = await resource("File", ids.at(-1)!);
    expect((await place("resources", file)).parentIds).toEqual(ids);
    const last = await group("21", ids.at(-1));
    expect(
      await write("POST", "resources", { name: "Deep", type: "link", parentId: last }),
    ).toMatchObject(tooDeep);
    expect(await write("POST", "resourceGroups", { title: "22", parentId: last })).toMatchObject(
      tooDeep,
    );
    expect(await move(ids[0]!, await group("Over"))).toMatchObject(tooDeep);
    expect((await place("resources", file)).parentIds).toEqual(ids);
  });

  it("stands in the journal where it is moved with its group, with its place and nothing else", async () => {
    const { db } = api.services;
    const [from, to] = [await group("From"), await group("To")];
    const moved = await group("Moved", from);
    const { id } = await resource("File", moved);
    await move(moved, to);
    const [entry] = (await changesOf(db, "resources", id)).slice(-1);
    expect(entry).toMatchObject({
      orgId: "org-keystone",
      actor: "user-keystone-teacher",
      action: "update",
      before: { parentIds: [from, moved] },
      after: { parentIds: [to, moved] },
    });
    expect(Object.keys(entry!.after!)).toEqual(["parentIds"]);
  });

  it("is not read whole to be moved, however large it is", async () => {
    const { db } = api.services;
    const top = await group("Top");
    const resources = Array.from({ length: 300 }, (_, number) => ({
      id: `res-large-${number}`,
      orgId: "org-keystone",
      name: "Large",
      body: "x".repeat(200_000),
      parentId: top,
      parentIds: [top],
    }));
    for (const one of resources) await db.insertInto("resources").values(one).execute();
    const read: string[] = [];
    api.services.db = db.withPlugin({
      transformQuery: ({ node }) => node,
      async transformResult({ result }) {
        read.push(JSON.stringify(result.rows));
        return result;
      },
    });
    expect((await move(top, await group("Over"))).status).toBe(200);
    api.services.db = db;
    expect(read.length).toBeGreaterThan(0);
    expect(read.join("")).not.toContain("xxxxx");
  });

  it("never comes to stand in itself by two moves at the same moment", async () => {
    const [one, other] = [await group("One"), await group("Other")];
    const answers = await Promise.all([move(one, other), move(other, one)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it("stands in a group of its own organization that is there", async () => {
    for (const parentId of ["rg-valley", "rg-nowhere"]) {
      const answer = await write("POST", "resources", { name: "Lost", type: "link", parentId });
      expect(answer).toMatchObject({ status: 422, body: { code: "record.reference-unknown" } });
      expect((await write("POST", "resourceGroups", { title: "Lost", parentId })).status).toBe(422);
    }
  });

  it("says its groups by where it stands, and not by what somebody writes", async () => {
    const values = { name: "File", type: "link", parentIds: ["rg-training"] };
    expect((await write("POST", "resources", values)).status).toBe(400);
  });

  it("keeps its place when something else of it is written", async () => {
    const top = await group("Top");
    const { id } = await resource("File", top);
    const renamed = await write("PUT", "resources", { id, name: "Renamed" });
    expect(renamed.body).toMatchObject({ parentId: top, parentIds: [top] });
  });
});
