import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { RecordChange } from "@guildway/api-contract";
import { startTestApi, type TestApi } from "../../test-api/index.ts";

let api: TestApi;
let owner: string;
beforeAll(async () => {
  api = await startTestApi();
  owner = await api.signIn("owner@keystone.test");
});
afterAll(() => api.close());

const store = "/v1/external/firebase/store";
const write = (method: string, path: string, body: unknown, token = owner) =>
  api.request<{ id: string; docId: string }>(method, path, {
    headers: { authorization: `Bearer ${token}` },
    body,
  });
const changes = (type: string, id: string, token = owner, rest = "") =>
  api.get<{ items: RecordChange[]; more: boolean; code: string }>(
    `/v1/external/changes?type=${type}&id=${id}${rest}`,
    token,
  );
const resource = async () =>
  (await write("POST", "/v1/external/supabase/resources", { name: "Ladders", type: "link" })).body
    .id;

describe("the history of a record", () => {
  it("says who did what, newest first, with what stood there before and after", async () => {
    const id = await resource();
    await write("PUT", "/v1/external/supabase/resources", { id, name: "Scaffolds" });
    const { body } = await changes("resources", id);
    expect(body.more).toBe(false);
    expect(body.items.map(({ action }) => action)).toEqual(["update", "create"]);
    expect(body.items[0]).toMatchObject({
      by: { kind: "person", id: "user-keystone-owner" },
      fields: [{ field: "name", before: "Ladders", after: "Scaffolds" }],
      privateFields: [],
    });
    expect(body.items[0]!.by.name).toBeTruthy();
  });

  it("comes 20 at a time", async () => {
    const id = await resource();
    for (let version = 2; version <= 22; version++)
      await write("PUT", "/v1/external/supabase/resources", { id, name: `Version ${version}` });
    const { body: first } = await changes("resources", id);
    expect([first.items.length, first.more]).toEqual([20, true]);
    const { body: rest } = await changes(
      "resources",
      id,
      owner,
      `&before=${first.items.at(-1)!.id}`,
    );
    expect(rest.items.map(({ action }) => action)).toEqual(["update", "create"]);
    expect(rest.more).toBe(false);
  });

  it("names a private field that changed, and never what stood in it", async () => {
    const made = await write("POST", `${store}/invites`, {
      data: { title: "Foreman", inviteType: "workforce", accessCode: "135792" },
    });
    const { docId } = made.body;
    const answer = await changes("invites", docId);
    expect(JSON.stringify(answer.body)).not.toContain("135792");
    expect(answer.body.items[0]!.fields.map(({ field }) => field)).not.toContain("accessCode");
  });

  it.each(["teacher", "student"])("is not for a %s", async (role) => {
    const id = await resource();
    const token = await api.signIn(`${role}@keystone.test`);
    expect((await changes("resources", id, token)).status).toBe(403);
  });

  it("of another organization's record, and of none, is not there", async () => {
    const id = await resource();
    const foreign = await api.signIn("owner@valley-college.test");
    expect((await changes("resources", id, foreign)).status).toBe(404);
    expect((await changes("resources", "nothing")).status).toBe(404);
    // Public records are everybody's to read, and their histories are not.
    expect((await changes("class", "course-welding", foreign)).status).toBe(404);
  });

  it("begins for an organization when the record became its own; what stood there before is another's", async () => {
    const id = await resource();
    await write("PUT", "/v1/external/supabase/resources", { id, name: "What Keystone plans" });
    await write("PUT", "/v1/external/supabase/resources", { id, name: "What Keystone keeps" });
    const superAdmin = await api.signIn("superadmin@guildway.test");
    const move = { id, orgId: "org-valley", name: "Given away" };
    await write("PUT", "/v1/external/supabase/resources", move, superAdmin);
    const theirs = await changes(
      "resources",
      id,
      await api.signIn("owner@valley-college.test"),
      `&before=${Number.MAX_SAFE_INTEGER}`,
    );
    expect(theirs.body.items.map(({ action }) => action)).toEqual(["update"]);
    expect(theirs.body.items[0]!.fields).toContainEqual({
      field: "name",
      before: null,
      after: "Given away",
    });
    expect(JSON.stringify(theirs.body)).not.toMatch(/Keystone|keystone/);
    expect((await changes("resources", id, superAdmin)).body.items).toHaveLength(4);
  });

  it("names who is of the organization or runs the product, and nobody of another organization", async () => {
    const student = await api.signIn("student@valley-college.test");
    const plan = { OnetCode: "47-2111.00", OnetTitle: "Electricians", orgId: "org-keystone" };
    const made = await write("POST", `${store}/jobProfiles`, { data: plan }, student);
    const mine = await changes("jobProfiles", made.body.docId);
    expect(mine.body.items[0]!.by).toEqual({ kind: "person", id: null, name: null });
    const superAdmin = await api.signIn("superadmin@guildway.test");
    const seen = await changes("jobProfiles", made.body.docId, superAdmin);
    expect(seen.body.items[0]!.by).toMatchObject({ id: "user-valley-college-student" });
    const id = await resource();
    await write("PUT", "/v1/external/supabase/resources", { id, name: "By us" }, superAdmin);
    expect((await changes("resources", id)).body.items[0]!.by).toMatchObject({
      id: "user-superadmin",
    });
  });

  it("comes in fewer at a time where the changes are large, and whole", async () => {
    const id = await resource();
    for (let version = 2; version <= 20; version++)
      await write("PUT", "/v1/external/supabase/resources", {
        id,
        body: String.fromCodePoint(64 + version).repeat(190_000),
      });
    const sizes: number[] = [];
    const seen: number[] = [];
    let more = true;
    while (more) {
      const before = seen.length > 0 ? `&before=${seen.at(-1)}` : "";
      const { body } = await changes("resources", id, owner, before);
      sizes.push(JSON.stringify(body).length);
      seen.push(...body.items.map((change) => change.id));
      more = body.more;
    }
    expect(seen).toHaveLength(20);
    expect(Math.max(...sizes)).toBeLessThan(2_500_000);
  });
});
