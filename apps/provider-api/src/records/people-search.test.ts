import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestApi, type TestApi } from "../test-api/index.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const users = "/v1/external/supabase/users";
const emails = async (token: string, query: string) =>
  (
    await api.get<{ items: { email: string }[] }>(
      `${users}?limit=3000&select=email&${query}`,
      token,
    )
  ).body.items.map(({ email }) => email);

describe("a search for people", () => {
  it("CO-5.4 in a community organization leaves out its students, by name and by address", async () => {
    const owner = await api.signIn("owner@riverbend.test");
    expect(await emails(owner, "")).toContain("student@riverbend.test");
    for (const query of ["f.email[ilike]=%25@riverbend.test", "f.name[ilike]=%25"]) {
      const found = await emails(owner, query);
      expect(found).toContain("teacher@riverbend.test");
      expect(found).not.toContain("student@riverbend.test");
    }
  });

  it("CO-5.4 through all organizations leaves out the students of community organizations only", async () => {
    const found = await emails(
      await api.signIn("superadmin@guildway.test"),
      "f.email[ilike]=student@",
    );
    expect(found).toContain("student@keystone.test");
    expect(found).not.toContain("student@riverbend.test");
  });
});
