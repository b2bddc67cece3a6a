import { expect, it } from "vitest";
import { startTestApi } from "../test-api/index.ts";

it("who moves to another organization takes their private profile along", async () => {
  const api = await startTestApi();
  try {
    const body = { id: "user-keystone-student", orgId: "org-valley" };
    const token = await api.signIn("superadmin@guildway.test");
    const moved = await api.request("PUT", "/v1/external/supabase/users", { token, body });
    expect(moved.status).toBe(200);
    const found = async (who: string) => {
      const path = `/v1/external/supabase/userProfiles?f.userId[eq]=${body.id}&select=id`;
      return (await api.get<{ total: number }>(path, await api.signIn(who))).body.total;
    };
    expect(await found("admin@keystone.test")).toBe(0);
    expect(await found("owner@valley-college.test")).toBe(1);
  } finally {
    await api.close();
  }
});

it("who moves to another organization no longer writes what they made in the one before", async () => {
  const api = await startTestApi();
  try {
    const who = "teacher@valley-college.test";
    const made = async (type: string, values: object) => {
      const body = { orgId: "org-valley", ...values };
      const path = `/v1/external/supabase/${type}`;
      const token = await api.signIn(who);
      return (await api.request<{ id: string }>("POST", path, { token, body })).body.id;
    };
    const records = [
      [
        "materials",
        await made("materials", { title: "Ours", noteType: "user" }),
        { title: "Theirs" },
      ],
      [
        "savedViews",
        await made("savedViews", { name: "Ours", list: "users", query: "", sharedWith: "staff" }),
        { name: "Theirs" },
      ],
    ] as const;
    const body = { id: "user-valley-college-teacher", orgId: "org-keystone" };
    const superAdmin = await api.signIn("superadmin@guildway.test");
    await api.request("PUT", "/v1/external/supabase/users", { token: superAdmin, body });
    const token = await api.signIn(who);
    for (const [type, id, change] of records) {
      expect(id, type).toBeTruthy();
      const path = `/v1/external/supabase/${type}`;
      const changed = await api.request("PUT", path, { token, body: { id, ...change } });
      expect(changed.status, type).toBe(404);
      const deleted = await api.request("DELETE", `${path}?id=${id}`, { token });
      expect([403, 404], type).toContain(deleted.status);
    }
  } finally {
    await api.close();
  }
});
