import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestApi, type TestApi } from "../test-api/index.ts";

let api: TestApi;
const tokens: Record<string, string> = {};
beforeAll(async () => {
  api = await startTestApi();
  for (const role of ["admin", "owner"]) tokens[role] = await api.signIn(`${role}@keystone.test`);
  tokens["superAdmin"] = await api.signIn("superadmin@guildway.test");
});
afterAll(() => api.close());

type Row = Record<string, unknown>;
const path = "/v1/external/supabase/userProfiles";
const make = (as: string, userId: string) =>
  api.request<Row>("POST", path, {
    token: tokens[as],
    body: { userId, orgId: "org-keystone", dob: "1970-01-02" },
  });
const change = (as: string, id: unknown) =>
  api.request("PUT", path, { token: tokens[as], body: { id, dob: "1971-01-02" } });
const read = (as: string, id: unknown, fields: string) =>
  api.get<{ items: Row[] }>(`${path}?id=${String(id)}&select=${fields}`, tokens[as]);
const remove = (as: string, id: unknown) =>
  api.request("DELETE", `${path}?id=${String(id)}`, { token: tokens[as] });

describe.each([
  ["an owner", "user-keystone-owner", "admin", "owner"],
  ["a superAdmin", "user-superadmin", "owner", "superAdmin"],
])("the private information of %s", (_, person, below, themselves) => {
  it("is neither entered, changed nor read by who stands below, and by themselves it is", async () => {
    expect((await make(below, person)).status).toBe(403);
    const { status, body } = await make(themselves, person);
    expect(status).toBe(200);
    const { id } = body;
    expect((await change(below, id)).status).toBe(403);
    expect((await read(below, id, "id,dob")).status).toBe(403);
    expect((await read(below, id, "id")).body.items).toEqual([{ id }]);
    expect((await read(themselves, id, "dob")).body.items).toEqual([{ dob: "1970-01-02" }]);
    expect((await change(themselves, id)).status).toBe(200);
    const may = await api.get<{ why: Row }>(
      `/v1/external/may?type=userProfiles&id=${String(id)}`,
      tokens[below],
    );
    expect(may.body.why).toMatchObject({ update: "role", delete: "role" });
    expect((await remove(below, id)).status).toBe(403);
    expect((await remove("superAdmin", id)).status).toBe(200);
  });
});

it("an admin enters, reads and changes what is private of a student and of another admin", async () => {
  for (const userId of ["user-keystone-0007", "user-keystone-admin"]) {
    const { body } = await make("admin", userId);
    expect((await change("admin", body["id"])).status).toBe(200);
    expect((await read("owner", body["id"], "dob")).body.items).toEqual([{ dob: "1971-01-02" }]);
  }
});

it("what is private of a student becomes nobody's who stands above the admin that changes it", async () => {
  const { body } = await make("admin", "user-keystone-0008");
  const move = (userId: string) =>
    api.request("PUT", path, { token: tokens["admin"], body: { id: body["id"], userId } });
  for (const above of ["user-keystone-owner", "user-superadmin"])
    expect((await move(above)).status).toBe(403);
  expect((await move("user-keystone-0009")).status).toBe(200);
});
