import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { issueGrant } from "../access/grants.ts";
import { checkAudit } from "../audit/append.ts";
import { startTestApi, type TestApi } from "../test-api/index.ts";

let api: TestApi;
let grant: string;
beforeAll(async () => {
  api = await startTestApi();
  grant = await openInvite("inv-apprentice", "357912");
});
afterAll(() => api.close());

type Row = Record<string, unknown>;
const profiles = "/v1/external/supabase/userProfiles";
const users = "/v1/external/supabase/users";
const profile = "profile-keystone-student";
const person = "user-keystone-student";

async function openInvite(id: string, accessCode: string): Promise<string> {
  const { body } = await api.request<{ grant: string }>("POST", "/v1/access/checkAccessCode", {
    body: { id, table: "invites", accessCode },
  });
  return body.grant;
}
const grantFor = (type: string, id: string) =>
  issueGrant(api.services.db, "access", type, id, api.services.clock());

async function read(path: string, token = grant) {
  const headers = { "x-access-grant": token };
  const answer = await api.request<{ items?: Row[] }>("GET", path, { headers });
  return { status: answer.status, items: answer.body.items ?? [] };
}
const write = (method: "PUT" | "POST", path: string, body: Row, token = grant) =>
  api.request<Row>(method, path, { body, headers: { "x-access-grant": token } });
const lastAudit = () =>
  api.services.db
    .selectFrom("auditLog")
    .selectAll()
    .orderBy("sequence", "desc")
    .executeTakeFirstOrThrow();

describe("an apprentice who gave the code of their invite", () => {
  it("reads their private information, the number masked, which is written down as the invitee's", async () => {
    const query = `${profiles}?id=${profile}&select=id,ssn,dob,addressCity&reveal=curious`;
    expect((await read(query)).items).toEqual([
      { id: profile, ssn: "***-**-5678", dob: "2003-02-11", addressCity: "Allentown" },
    ]);
    expect(await lastAudit()).toMatchObject({
      actor: "invitee",
      orgId: "org-keystone",
      action: "private.read",
      subject: `userProfiles/${profile}`,
      details: { fields: "ssn,dob" },
    });
  });

  it("gets no private field that they did not ask for by name, and none in a list", async () => {
    expect(Object.keys((await read(`${profiles}?id=${profile}`)).items[0]!)).not.toContain("dob");
    expect((await read(`${profiles}?ids=${profile}&select=dob`)).status).toBe(400);
    expect((await read(`${profiles}?f.dob[eq]=2003-02-11`)).status).toBe(400);
    expect((await read(profiles)).items.map(({ id }) => id)).toEqual([profile]);
  });

  it("changes their private information, which is written down without its values", async () => {
    const changes = { disability: "noAnswer", races: ["asian"], addressCity: "Emmaus" };
    const { status, body } = await write("PUT", profiles, { id: profile, ...changes });
    expect(status).toBe(200);
    expect(body).toMatchObject({ addressCity: "Emmaus" });
    expect(body).not.toHaveProperty("disability");
    const audited = await lastAudit();
    expect(audited).toMatchObject({
      actor: "invitee",
      action: "private.changed",
      subject: `userProfiles/${profile}`,
      details: { fields: "races,disability,addressCity" },
    });
    expect(JSON.stringify(audited)).not.toContain("Emmaus");
    expect((await read(`${profiles}?id=${profile}&select=disability,races`)).items).toEqual([
      { disability: "noAnswer", races: ["asian"] },
    ]);
    expect(await checkAudit(api.services.db)).not.toHaveProperty("brokenAt");
  });

  it("changes it sixty times in a quarter of an hour, since each change is written down for good", async () => {
    const times = Array.from({ length: 61 }, (_, at) => `Allentown ${at}`);
    const statuses: number[] = [];
    api.wait(16 * 60);
    for (const addressCity of times)
      statuses.push((await write("PUT", profiles, { id: profile, addressCity })).status);
    expect(new Set(statuses.slice(0, 60))).toEqual(new Set([200]));
    expect(statuses.at(-1)).toBe(429);
    api.wait(16 * 60);
    const addressCity = "Allentown";
    expect((await write("PUT", profiles, { id: profile, addressCity })).status).toBe(200);
  });

  it.each(["2036-01-01", "1800-01-01", "1906-11-19"])(
    "was not born on %s, whoever says it",
    async (dob) => {
      const token = await api.signIn("admin@keystone.test");
      const refused = {
        status: 400,
        body: { code: "input.invalid", details: { faults: [{ field: "dob" }] } },
      };
      expect(await write("PUT", profiles, { id: profile, dob })).toMatchObject(refused);
      const body = { id: profile, dob };
      expect(await api.request("PUT", profiles, { token, body })).toMatchObject(refused);
      const made = { userId: "user-keystone-0009", dob };
      expect(await api.request("POST", profiles, { token, body: made })).toMatchObject(refused);
    },
  );

  it.each(["by their invite", "signed in"])(
    "does not make themselves of age %s, where they are known to be a minor",
    async (how) => {
      api.wait(16 * 60);
      const admin = await api.signIn("admin@keystone.test");
      const token = how === "signed in" ? await api.signIn("student@keystone.test") : undefined;
      const asAdmin = (dob: string) =>
        api.request("PUT", profiles, { token: admin, body: { id: profile, dob } });
      const asThemselves = (dob: string | null) =>
        token
          ? api.request("PUT", profiles, { token, body: { id: profile, dob } })
          : write("PUT", profiles, { id: profile, dob });
      expect((await asAdmin("2010-02-11")).status).toBe(200);
      // One day earlier is one day sooner.
      for (const dob of ["2003-02-11", "2010-02-10", null])
        expect(await asThemselves(dob)).toMatchObject({
          status: 403,
          body: { code: "access.forbidden", details: { faults: [{ field: "dob" }] } },
        });
      expect((await asThemselves("2010-02-12")).status).toBe(200);
      expect((await asAdmin("2003-02-11")).status).toBe(200);
      expect((await asThemselves("2003-02-12")).status).toBe(200);
      await asAdmin("2003-02-11");
    },
  );

  it("cannot hand their private information to another person or organization", async () => {
    for (const change of [{ userId: "user-keystone-owner" }, { orgId: "org-valley" }])
      expect((await write("PUT", profiles, { id: profile, ...change })).status).toBe(403);
  });

  it("reads and changes the name and the phones of their own user, and nothing more of it", async () => {
    const changed = await write("PUT", users, {
      id: person,
      firstName: "Noah",
      lastName: "Silva",
      suffix: "Jr.",
      phone: "610-555-0101",
    });
    expect(changed.status).toBe(200);
    expect(changed.body).toMatchObject({ name: "Noah Silva, Jr.", phone: "610-555-0101" });
    expect(changed.body).not.toHaveProperty("role");
    const { items } = await read(`${users}?id=${person}`);
    expect(items).toMatchObject([{ id: person, name: "Noah Silva, Jr." }]);
    expect(items[0]).not.toHaveProperty("role");
    expect((await read(`${users}?f.membership[ov]=pro`)).status).toBe(401);
    for (const change of [
      { role: "owner" },
      { email: "me@elsewhere.test" },
      { orgId: "org-valley" },
    ])
      expect((await write("PUT", users, { id: person, ...change })).status).toBe(403);
  });

  it("reads and changes no other person", async () => {
    expect((await read(`${users}?id=user-keystone-owner`)).items).toEqual([]);
    expect((await read(`${profiles}?id=profile-keystone-0003&select=ssn`)).items).toEqual([]);
    const other = await write("PUT", profiles, { id: "profile-keystone-0003", addressCity: "X" });
    expect(other.status).toBe(401);
    expect((await write("PUT", users, { id: "user-keystone-0003", phone: "1" })).status).toBe(401);
  });

  it.each([
    ["of another person", "user-keystone-student", "profile-keystone-0003"],
    ["of who stands above who invites", null, "profile-of-owner"],
  ])("reaches no profile %s, though the agreement names it", async (_, userId, userProfileId) => {
    const { db } = api.services;
    const orgId = "org-keystone";
    await db
      .insertInto("userProfiles")
      .values({ id: "profile-of-owner", orgId, userId: "user-keystone-owner" })
      .onConflict((known) => known.doNothing())
      .execute();
    const id = `of-${userProfileId}`;
    await db
      .insertInto("apprenticeAgreements")
      .values({ orgId, id: `aa-${id}`, userId, userProfileId })
      .execute();
    const invite = { orgId, inviteType: "apprentice", accessCode: "sealed", id: `inv-${id}` };
    await db
      .insertInto("invites")
      .values({ ...invite, apprenticeAgreementId: `aa-${id}` })
      .execute();
    const other = await grantFor("invites", `inv-${id}`);
    const found = await read(`${profiles}?id=${userProfileId}&select=id,dob`, other);
    expect(found.items).toEqual([]);
    const change = { id: userProfileId, addressCity: "Elsewhere" };
    expect((await write("PUT", profiles, change, other)).status).toBe(401);
  });

  it("without private information so far enters it, for themselves alone", async () => {
    const { db } = api.services;
    const agreement = { orgId: "org-keystone", userId: "user-keystone-0005" };
    await db
      .insertInto("apprenticeAgreements")
      .values({ ...agreement, id: "aa-new" })
      .execute();
    const invite = { orgId: "org-keystone", inviteType: "apprentice", accessCode: "sealed" };
    await db
      .insertInto("invites")
      .values({ ...invite, id: "inv-new", apprenticeAgreementId: "aa-new" })
      .execute();
    const fresh = await grantFor("invites", "inv-new");
    const stranger = { userId: "user-keystone-0006", dob: "2002-03-04" };
    expect((await write("POST", profiles, stranger, fresh)).status).toBe(403);
    const own = { userId: "user-keystone-0005", dob: "2002-03-04" };
    const made = await write("POST", profiles, own, fresh);
    expect(made.status).toBe(200);
    const { items } = await read(`${profiles}?id=${String(made.body["id"])}&select=dob`, fresh);
    expect(items).toEqual([{ dob: "2002-03-04" }]);
  });
});

describe("private information", () => {
  it.each([
    ["of another invite", "invites", "inv-workforce"],
    ["of the agreement itself", "apprenticeAgreements", "aa-open"],
    ["of the person's signed agreement", "apprenticeAgreements", "aa-signed"],
  ])("stays closed to a grant %s", async (_, type, id) => {
    const other = await grantFor(type, id);
    for (const [path, record] of [
      [profiles, profile],
      [profiles, "profile-keystone-0003"],
      [users, person],
    ] as const) {
      expect((await read(`${path}?id=${record}`, other)).status).toBe(401);
      expect((await write("PUT", path, { id: record }, other)).status).toBe(401);
    }
  });

  it.each([
    ["without a code", { accessCode: null }],
    ["of another type", { inviteType: "workforce" }],
    ["of another organization", { orgId: "org-valley" }],
    ["that was completed", { consumedAt: "2026-11-20T11:00:00.000Z" }],
  ])("stays closed to the grant of an invite %s", async (title, change) => {
    const id = `inv-${title.replaceAll(" ", "-")}`;
    const invite = { orgId: "org-keystone", inviteType: "apprentice", accessCode: "sealed" };
    await api.services.db
      .insertInto("invites")
      .values({ ...invite, id, apprenticeAgreementId: "aa-open", ...change })
      .execute();
    const other = await grantFor("invites", id);
    expect((await read(`${profiles}?id=${profile}&select=ssn`, other)).status).toBe(401);
    expect((await read(`${users}?id=${person}`, other)).status).toBe(401);
  });

  it("shows an admin of another organization no whole number by a grant", async () => {
    const token = await api.signIn("admin@valley-college.test");
    const answer = await api.request<{ items: Row[] }>(
      "GET",
      `${profiles}?id=${profile}&select=ssn&reveal=reason`,
      { token, headers: { "x-access-grant": grant } },
    );
    expect(answer.body.items).toEqual([{ ssn: "***-**-5678" }]);
    expect(await lastAudit()).toMatchObject({ actor: "invitee", details: { fields: "ssn" } });
  });
});
