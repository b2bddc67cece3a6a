import { afterAll, beforeAll, expect, it } from "vitest";
import { startTestApi, type TestApi } from "../test-api/index.ts";

let api: TestApi;
const tokens: Record<string, string> = {};
beforeAll(async () => {
  api = await startTestApi();
  for (const role of ["teacher", "admin"]) tokens[role] = await api.signIn(`${role}@keystone.test`);
  tokens["superAdmin"] = await api.signIn("superadmin@guildway.test");
});
afterAll(() => api.close());

interface Resource {
  id: string;
  userId: string;
  userName: string | null;
}
const write = (as: string, method: "POST" | "PUT", body: object) =>
  api.request<Resource>(method, "/v1/external/supabase/resources", { token: tokens[as], body });
const make = (as: string, values: object = {}) => write(as, "POST", { name: "Notes", ...values });
const nameOf = async (id: string) => {
  const named = api.services.db.selectFrom("users").select("name").where("id", "=", id);
  return (await named.executeTakeFirstOrThrow()).name;
};

it("a resource is added by its writer, in their own name, unless who runs the organization says otherwise", async () => {
  const own = await make("teacher", { userName: "The principal" });
  expect(own.body.userId).toBe("user-keystone-teacher");
  expect(own.body.userName).toBe(await nameOf("user-keystone-teacher"));
  const others = { userId: "user-keystone-owner" };
  expect((await make("teacher", others)).status).toBe(403);
  const byAdmin = await make("admin", others);
  expect(byAdmin.body.userName).toBe(await nameOf("user-keystone-owner"));
});

it("a resource is not given to somebody else by a teacher, nor another name", async () => {
  const { body } = await make("teacher");
  const { id, userName } = body;
  expect((await write("teacher", "PUT", { id, userId: "user-keystone-owner" })).status).toBe(403);
  expect((await write("teacher", "PUT", { id, userName: "The principal" })).body).toMatchObject({
    userName,
  });
  const given = await write("admin", "PUT", { id, userId: "user-keystone-owner" });
  expect(given.body.userName).toBe(await nameOf("user-keystone-owner"));
});

it("a resource and a material are of somebody of their organization, or of who writes them", async () => {
  const foreign = { userId: "user-valley-college-owner" };
  expect(await make("admin", foreign)).toMatchObject({
    status: 422,
    body: { code: "record.reference-unknown" },
  });
  const material = (as: string, values: object) =>
    api.request("POST", "/v1/external/supabase/materials", {
      token: tokens[as],
      body: { title: "Notes", ...values },
    });
  expect((await material("admin", foreign)).status).toBe(422);
  const elsewhere = { orgId: "org-valley" };
  expect((await make("superAdmin", elsewhere)).body.userId).toBe("user-superadmin");
  expect((await material("superAdmin", elsewhere)).status).toBe(200);
});
