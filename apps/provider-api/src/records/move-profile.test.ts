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
