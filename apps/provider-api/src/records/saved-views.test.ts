import { mostSavedViews } from "@guildway/api-contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestApi, type TestApi } from "../test-api/index.ts";

let api: TestApi;
let owner: string;
beforeAll(async () => {
  api = await startTestApi();
  owner = await api.signIn("owner@keystone.test");
});
afterAll(() => api.close());

const path = "/v1/external/supabase/savedViews";
const view = { name: "Owners", list: "users", query: "role=owner&order=-createdAt" };
const save = (values: object, token = owner) =>
  api.request<{ id: string; userId: string; orgId: string; code: string }>("POST", path, {
    token,
    body: { ...view, ...values },
  });

describe("a saved view", () => {
  it("belongs to who saves it, in their organization", async () => {
    const { status, body } = await save({});
    expect(status).toBe(200);
    expect(body).toMatchObject({ userId: "user-keystone-owner", orgId: "org-keystone", ...view });
  });

  it("is saved for nobody else and moved to nobody else", async () => {
    const admin = await api.signIn("admin@keystone.test");
    expect((await save({ userId: "user-keystone-owner" }, admin)).status).toBe(403);
    const { id } = (await save({ sharedWith: "staff" })).body;
    const taken = await api.request("PUT", path, {
      token: admin,
      body: { id, userId: "user-keystone-admin" },
    });
    expect(taken.status).toBe(403);
  });

  it("shows its history to whoever saved it: what it was before it was shared is nobody else's", async () => {
    const admin = await api.signIn("admin@keystone.test");
    const { id } = (await save({ name: "My list", query: "q=mine" }, admin)).body;
    const change = { id, name: "Our list", query: "q=ours", sharedWith: "staff" };
    await api.request("PUT", path, { token: admin, body: change });
    const history = (token: string) =>
      api.get(`/v1/external/changes?type=savedViews&id=${id}`, token);
    expect((await history(owner)).status).toBe(404);
    expect(JSON.stringify((await history(admin)).body)).toContain("My list");
  });

  it.each([
    ["a name that is empty of letters but a link", { name: "see www.example.com" }],
    ["a name over 80 characters", { name: "n".repeat(81) }],
    ["a list of no known records", { list: "credentials" }],
    ["a query over 2,000 characters", { query: `q=${"a".repeat(2000)}` }],
    ["a query that leads elsewhere", { query: "//example.com/?q=a" }],
    ["a query with a page", { query: "q=a&page=2" }],
    ["a reader that is no role of staff", { sharedWith: "student" }],
  ])("is refused with %s", async (_, values) => {
    expect(await save(values)).toMatchObject({ status: 400, body: { code: "input.invalid" } });
  });

  it("takes what a list's address can say, and nothing at all", async () => {
    const query = new URLSearchParams({ q: "Ann Śmith & co/+*", role: "owner" }).toString();
    expect((await save({ query })).body).toMatchObject({ query });
    expect((await save({ query: "" })).status).toBe(200);
  });

  it("is one of fifty that a person has at most, even of several at the same moment", async () => {
    const teacher = await api.signIn("teacher@keystone.test");
    const answers = await Promise.all(
      Array.from({ length: mostSavedViews + 3 }, () => save({}, teacher)),
    );
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.map(({ body }) => body.code)).toEqual(Array(3).fill("record.too-many"));
    expect((await save({})).status).toBe(200);
  });
});
