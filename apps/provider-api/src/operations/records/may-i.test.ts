import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Right, WhyNot } from "@guildway/api-contract";
import { startTestApi, type TestApi } from "../../test-api/index.ts";

type Answer = Record<Right, boolean> & { why: Partial<Record<Right, WhyNot>> };

let api: TestApi;
let teacher: string;
beforeAll(async () => {
  api = await startTestApi();
  teacher = await api.signIn("teacher@keystone.test");
});
afterAll(() => api.close());

async function may(
  query: string,
  { token, headers }: { token?: string; headers?: Record<string, string> } = {},
): Promise<Answer> {
  const answer = await api.request<Answer>("GET", `/v1/external/may?${query}`, {
    token,
    ...(headers && { headers }),
  });
  expect(answer.status).toBe(200);
  return answer.body;
}

/** The grant that the access code of an invite is answered with. */
async function grantOf(id: string, accessCode: string): Promise<Record<string, string>> {
  const { body } = await api.request<{ grant: string }>("POST", "/v1/access/checkAccessCode", {
    body: { id, table: "invites", accessCode },
  });
  return { "x-access-grant": body.grant };
}

describe("what a caller may not is said with its reason:", () => {
  it("a visitor would have to sign in, a teacher would need another role", async () => {
    expect((await may("type=location")).why).toMatchObject({
      create: "sign-in",
      delete: "sign-in",
    });
    expect((await may("type=location", { token: teacher })).why).toMatchObject({
      create: "role",
      update: "role",
      delete: "role",
    });
  });

  it("nobody deletes users, a table has nothing to publish, a view is only read", async () => {
    const token = await api.signIn("superadmin@guildway.test");
    expect((await may("type=users", { token })).why).toEqual({
      publish: "no-such-call",
      delete: "nobody",
    });
    expect((await may("type=teachers", { token })).why).toMatchObject({ update: "no-such-call" });
  });

  it("what is signed stays, though more can be written of it", async () => {
    const { db } = api.services;
    const signed = await db
      .selectFrom("employerAgreements")
      .select("id")
      .where("orgId", "=", "org-keystone")
      .where("signerSignature", "is not", null)
      .executeTakeFirstOrThrow();
    const token = await api.signIn("owner@keystone.test");
    const answer = await may(`type=employerAgreements&id=${signed.id}`, { token });
    expect(answer).toMatchObject({ read: true, update: true, delete: false });
    expect(answer.why.delete).toBe("evidence");
  });

  it("who reads courses only changes none", async () => {
    const { db } = api.services;
    const change = (courseReadOnly: boolean) =>
      db
        .updateTable("users")
        .set({ courseReadOnly })
        .where("id", "=", "user-keystone-teacher")
        .execute();
    await change(true);
    const answer = await may("type=courses", { token: teacher });
    await change(false);
    expect(answer).toMatchObject({ list: true, create: false, update: false });
    expect(answer.why).toMatchObject({ create: "course-read-only", update: "course-read-only" });
    expect((await may("type=courses", { token: teacher })).create).toBe(true);
  });

  it("an admin changes nobody above them", async () => {
    const token = await api.signIn("admin@keystone.test");
    const answer = await may("type=users&id=user-keystone-owner", { token });
    expect(answer).toMatchObject({ read: true, update: false, why: { update: "role" } });
    expect((await may("type=users&id=user-keystone-student", { token })).update).toBe(true);
  });
});

describe("a grant", () => {
  it("opens an invite and what hangs on it, and nothing else", async () => {
    const closed = await may("type=invites&id=inv-employer");
    expect(closed).toMatchObject({ read: false, update: false });
    expect(closed.why).toMatchObject({ read: "grant-needed", update: "grant-needed" });
    const headers = await grantOf("inv-employer", "246801");
    expect(await may("type=invites&id=inv-employer", { headers })).toMatchObject({
      read: true,
      update: true,
      delete: false,
    });
    expect(await may("type=employerProfiles&id=ep-forge", { headers })).toMatchObject({
      read: true,
      update: true,
    });
  });

  it("to edit lets a visitor change the plan that they made", async () => {
    const { body } = await api.request<{ docId: string; editGrant: string }>(
      "POST",
      "/v1/external/firebase/store/jobProfiles",
      { body: { data: { OnetCode: "47-2111.00", OnetTitle: "Electricians" } } },
    );
    const query = `type=jobProfiles&id=${body.docId}`;
    expect((await may(query)).why.update).toBe("grant-needed");
    const headers = { "x-edit-grant": body.editGrant };
    expect((await may(query, { headers })).update).toBe(true);
  });
});
