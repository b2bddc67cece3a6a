import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { issueGrant } from "../access/grants.ts";
import { startTestApi, type TestApi } from "../test-api/index.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

type Row = Record<string, unknown>;
const store = "/v1/external/firebase/store";
const tables = "/v1/external/supabase";
const grantFor = (type: string, id: string) =>
  issueGrant(api.services.db, "access", type, id, api.services.clock());

async function list(path: string, grant?: string) {
  const answer = await api.request<{ items: Row[] }>("GET", path, {
    ...(grant && { headers: { "x-access-grant": grant } }),
  });
  return { status: answer.status, items: answer.body.items ?? [] };
}

async function inviteAs(inviteType: string, data: Row): Promise<string> {
  const made = await api.request<{ docId: string }>("POST", `${store}/invites`, {
    token: await api.signIn("admin@keystone.test"),
    body: { data: { inviteType, accessCode: "192837", ...data } },
  });
  return made.body.docId;
}

describe("a record with an access code", () => {
  it.each([
    [`${store}/invites?id=inv-employer`, "inv-employer"],
    [`${store}/invites?id=inv-employer&select=inviteType,registerLink`, "inv-employer"],
    [`${store}/employerAgreements?id=ea-signed`, "ea-signed"],
    [`${store}/apprenticeAgreements?id=aa-signed`, "aa-signed"],
    [`${tables}/pageLinks?id=pl-code`, "pl-code"],
  ])("read at %s answers a visitor that a code is needed, and nothing else", async (path, id) => {
    expect(await list(path)).toEqual({ status: 200, items: [{ id, hasAccessCode: true }] });
  });

  it("cannot be probed by a filter", async () => {
    expect(
      (await list(`${store}/invites?id=inv-employer&f.inviteType[eq]=employer`)).items,
    ).toEqual([]);
    expect((await list(`${store}/invites?id=inv-employer&f.email[ilike]=a`)).status).toBe(400);
    expect((await list(`${store}/invites?id=inv-employer&f.accessCode[gt]=0`)).status).toBe(400);
  });

  it("opens to who holds a grant of it, for two hours, without its code", async () => {
    const grant = await grantFor("invites", "inv-employer");
    const { items } = await list(`${store}/invites?id=inv-employer`, grant);
    expect(items[0]).toMatchObject({ inviteType: "employer", email: "plant@forge.test" });
    expect(items[0]).not.toHaveProperty("accessCode");
    api.wait(2 * 3600 + 1);
    expect((await list(`${store}/invites?id=inv-employer`, grant)).items).toEqual([
      { id: "inv-employer", hasAccessCode: true },
    ]);
  });

  it("stays closed to a grant of another record, and to an edit grant", async () => {
    const closed = [{ id: "inv-employer", hasAccessCode: true }];
    const other = await grantFor("invites", "inv-workforce");
    expect((await list(`${store}/invites?id=inv-employer`, other)).items).toEqual(closed);
    const edit = await issueGrant(
      api.services.db,
      "edit",
      "invites",
      "inv-employer",
      api.services.clock(),
    );
    expect((await list(`${store}/invites?id=inv-employer`, edit)).items).toEqual(closed);
  });

  it("never answers its code, not to staff either", async () => {
    const admin = await api.signIn("admin@keystone.test");
    const { body } = await api.get<{ items: Row[] }>(`${store}/invites?id=inv-employer`, admin);
    expect(body.items[0]).toMatchObject({ hasAccessCode: true, inviteType: "employer" });
    expect(body.items[0]).not.toHaveProperty("accessCode");
    const asked = await api.get(`${store}/invites?id=inv-employer&select=accessCode`, admin);
    expect(asked.status).toBe(400);
  });
});

describe("the grant of an invite", () => {
  it("opens what the invite is about", async () => {
    const grant = await grantFor("invites", "inv-apprentice");
    for (const path of [
      `${store}/apprenticeAgreements?id=aa-open`,
      `${store}/employerAgreements?id=ea-signed`,
      `${store}/employerProfiles?id=ep-forge`,
      `${store}/wageSchedules?id=ws-maintenance`,
      `${store}/wageSchedules?f.apprenticeshipId[eq]=ap-maintenance`,
      `${store}/instructionProviders?id=ip-valley`,
      `${tables}/apprenticeships?id=ap-maintenance`,
    ])
      expect((await list(path, grant)).items, path).toHaveLength(1);
  });

  it("of an apprentice shows of the employer's agreement who signed it and when, and neither their address, mail nor history", async () => {
    const path = `${store}/employerAgreements?id=ea-signed`;
    for (const [type, id] of [
      ["invites", "inv-apprentice"],
      ["apprenticeAgreements", "aa-signed"],
    ] as const) {
      const grant = await grantFor(type, id);
      const { items } = await list(path, grant);
      expect(items[0]).toMatchObject({ signerName: expect.any(String) });
      for (const field of ["signerIpAddress", "signerEmail", "signerInviteSentAt", "inviteHistory"])
        expect(items[0], field).not.toHaveProperty(field);
      const selected = await list(`${path}&select=id,signerEmail,signerIpAddress`, grant);
      expect(selected.items).toEqual([{ id: "ea-signed" }]);
      const probe = await list(`${path}&f.signerEmail[ilike]=a`, grant);
      expect([400, 401]).toContain(probe.status);
    }
    const own = await list(path, await grantFor("employerAgreements", "ea-signed"));
    expect(own.items[0]).toHaveProperty("signerIpAddress");
  });

  it("of an apprentice shows of the employer whom to turn to, and not their numbers and history", async () => {
    const { items } = await list(
      `${store}/employerProfiles?id=ep-forge`,
      await grantFor("invites", "inv-apprentice"),
    );
    expect(items[0]).toMatchObject({ name: expect.any(String), contactEmail: expect.any(String) });
    for (const field of ["ein", "totalEmployeesColor", "inviteHistory"])
      expect(items[0]).not.toHaveProperty(field);
  });

  it.each([
    ["employer", "employerAgreements", "employerAgreementId", "ea-signed"],
    ["apprentice", "apprenticeAgreements", "apprenticeAgreementId", "aa-signed"],
    ["workforce", "employerAgreements", "employerAgreementId", "ea-signed"],
  ])(
    "of an invite as %s opens nothing of an agreement that is signed",
    async (inviteType, type, named, id) => {
      const grant = await grantFor("invites", await inviteAs(inviteType, { [named]: id }));
      const path = `${store}/${type}?id=${id}`;
      expect((await list(path, grant)).items).toEqual([{ id, hasAccessCode: true }]);
      expect((await list(`${path}&select=privateData`, grant)).items ?? []).toEqual([]);
      expect((await list(`${tables}/userProfiles?id=profile-keystone-0003`, grant)).items).toEqual(
        [],
      );
    },
  );

  it.each([
    ["both", { employerAgreementId: "ea-signed", apprenticeAgreementId: "aa-open" }],
    ["the apprentice's alone", { apprenticeAgreementId: "aa-open" }],
  ])(
    "of an employer opens no employer agreement that is signed through an apprentice's that names it: %s",
    async (_, agreements) => {
      const grant = await grantFor("invites", await inviteAs("employer", agreements));
      expect((await list(`${store}/employerAgreements?id=ea-signed`, grant)).items).toEqual([
        { id: "ea-signed", hasAccessCode: true },
      ]);
      const apprentices = await list(`${store}/apprenticeAgreements?id=aa-open`, grant);
      expect(apprentices.items[0]).not.toHaveProperty("employerProfileId");
    },
  );

  it("to sign opens the employer, apprenticeship and location of its agreement, and no other that it names", async () => {
    const named = { employerProfileId: "ep-solar", apprenticeshipId: "ap-baker" };
    for (const [inviteType, agreement] of [
      ["employer", { employerAgreementId: "ea-open" }],
      ["apprentice", { apprenticeAgreementId: "aa-open" }],
    ] as const) {
      const grant = await grantFor(
        "invites",
        await inviteAs(inviteType, { ...named, ...agreement }),
      );
      const opened = async (path: string) =>
        (await list(path, grant)).items.map(({ id }) => id).toSorted();
      const employers = `${store}/employerProfiles?ids=ep-solar,ep-forge`;
      expect(await opened(employers)).toEqual(["ep-forge"]);
      const apprenticeships = `${tables}/apprenticeships?ids=ap-baker,ap-maintenance`;
      expect(await opened(apprenticeships)).toEqual(["ap-maintenance"]);
    }
    const signed = { ...named, employerAgreementId: "ea-signed" };
    const afterwards = await grantFor("invites", await inviteAs("employer", signed));
    const answer = await list(`${store}/employerProfiles?ids=ep-solar,ep-forge`, afterwards);
    expect(answer.items).toEqual([]);
  });

  it("shows of the sponsor the name and the signature", async () => {
    const grant = await grantFor("invites", "inv-apprentice");
    const { items } = await list(`${tables}/sponsors?id=user-keystone-owner`, grant);
    expect(items.map((item) => Object.keys(item).toSorted())).toEqual([
      ["id", "name", "orgId", "userSignature"],
    ]);
    const probe = `${tables}/sponsors?id=user-keystone-owner&f.email[ilike]=owner`;
    expect((await list(probe, grant)).status).toBe(401);
  });

  it("opens nothing of another apprenticeship, and nobody else's private information", async () => {
    const grant = await grantFor("invites", "inv-apprentice");
    expect((await list(`${store}/wageSchedules?id=ws-baker`, grant)).items).toEqual([]);
    expect((await list(`${store}/apprenticeAgreements?id=aa-signed`, grant)).items).toEqual([
      { id: "aa-signed", hasAccessCode: true },
    ]);
    expect((await list(`${tables}/userProfiles?id=profile-keystone-0003`, grant)).items).toEqual(
      [],
    );
  });

  it.each([
    ["user-keystone-owner", 401, []],
    ["user-superadmin", 401, []],
    ["user-keystone-admin", 200, ["user-keystone-admin"]],
  ])("that an admin makes for %s answers a change with %i", async (userId, status, seen) => {
    const token = await api.signIn("admin@keystone.test");
    const make = async (type: string, data: Row) =>
      (await api.request<Row>("POST", `${store}/${type}`, { token, body: { data } })).body["docId"];
    const apprenticeAgreementId = await make("apprenticeAgreements", { userId });
    const id = await make("invites", {
      inviteType: "apprentice",
      apprenticeAgreementId,
      accessCode: "192837",
    });
    const { body } = await api.request<{ grant: string }>("POST", "/v1/access/checkAccessCode", {
      body: { id, table: "invites", accessCode: "192837" },
    });
    const headers = { "x-access-grant": body.grant };
    const change = { id: userId, phone: "6105550199" };
    const changed = await api.request("PUT", `${tables}/users`, { body: change, headers });
    expect(changed.status).toBe(status);
    const { items = [] } = await list(`${tables}/users?id=${userId}`, body.grant);
    expect(items.map((item) => item["id"])).toEqual(seen);
  });

  it("lets an employer report their workforce, and nothing more", async () => {
    const grant = await grantFor("invites", "inv-workforce");
    const put = (data: Row) =>
      api.request<Row>("PUT", `${store}/employerProfiles`, {
        body: { id: "ep-forge", data },
        headers: { "x-access-grant": grant },
      });
    expect((await put({ totalEmployees: 90 })).status).toBe(200);
    expect(await put({ contactEmail: "mine@elsewhere.test" })).toMatchObject({
      status: 403,
      body: { code: "access.forbidden" },
    });
  });

  it("lets nobody without a code change what somebody signs again and again, so that they never sign what they read", async () => {
    const open = await grantFor("invites", "inv-open");
    const put = (totalEmployees: number) =>
      api.request<Row>("PUT", `${store}/employerProfiles`, {
        body: { id: "ep-forge", data: { totalEmployees } },
        headers: { "x-access-grant": open },
      });
    await api.services.db.deleteFrom("attempts").where("key", "like", "changes without%").execute();
    const statuses = [];
    for (let time = 0; time < 21; time++) statuses.push((await put(time)).status);
    expect(statuses.indexOf(429)).toBe(20);
    const staff = await api.request("PUT", `${store}/employerProfiles`, {
      token: await api.signIn("admin@keystone.test"),
      body: { id: "ep-forge", data: { totalEmployees: 7 } },
    });
    expect(staff.status).toBe(200);
    await api.services.db.deleteFrom("attempts").where("key", "like", "changes without%").execute();
  });

  it("lets an invitee add to the history, and take nothing out of it", async () => {
    const grant = await grantFor("invites", "inv-workforce");
    const entry = (actionTaken: string) => ({ actionAt: "2026-11-20T12:00:00Z", actionTaken });
    await api.services.db
      .updateTable("employerProfiles")
      .set({ inviteHistory: JSON.stringify([entry("Sent")]) as never })
      .where("id", "=", "ep-forge")
      .execute();
    for (const inviteHistory of [[entry("Seen"), entry("Sent")], [], null, [entry("Done")]])
      await api.request("PUT", `${store}/employerProfiles`, {
        body: { id: "ep-forge", data: { inviteHistory } },
        headers: { "x-access-grant": grant },
      });
    const { items } = await list(`${store}/employerProfiles?id=ep-forge`, grant);
    expect(items[0]?.["inviteHistory"]).toEqual([
      { ...entry("Done"), by: "invitee" },
      { ...entry("Seen"), by: "invitee" },
      entry("Sent"),
    ]);
  });

  it("lets an invitee fill the history with what they may, and staff write theirs all the same", async () => {
    const grant = await grantFor("invites", "inv-open");
    const entry = (part: string) => ({
      actionAt: "2026-11-20T12:00:00Z",
      actionTaken: part,
      note: "x".repeat(1900),
    });
    const add = (parts: string[], by: object) =>
      api.request("PUT", `${store}/invites`, {
        body: { id: "inv-open", data: { inviteHistory: parts.map(entry) } },
        ...by,
      });
    for (let time = 0; time < 4; time++) {
      const parts = Array.from({ length: 10 }, (_, part) => `Seen ${time} ${part}`);
      expect((await add(parts, { headers: { "x-access-grant": grant } })).status).toBe(200);
    }
    const token = await api.signIn("admin@keystone.test");
    const parts = Array.from({ length: 15 }, (_, part) => `Called ${part}`);
    expect((await add(parts, { token })).status).toBe(200);
    const { body } = await api.get<{ items: { inviteHistory: { actionTaken: string }[] }[] }>(
      `${store}/invites?id=inv-open`,
      token,
    );
    const taken = body.items[0]!.inviteHistory.map(({ actionTaken }) => actionTaken);
    expect(taken.filter((one) => one.startsWith("Called"))).toEqual(parts);
    expect(taken.filter((one) => one.startsWith("Seen"))).toHaveLength(8);
  });

  it("lets an employer add a wage schedule to their apprenticeship and to no other", async () => {
    const grant = await grantFor("invites", "inv-workforce");
    const post = (data: Row, token?: string) =>
      api.request<Row>("POST", `${store}/wageSchedules`, {
        body: { data: { title: "Ours", ...data } },
        headers: token ? { "x-access-grant": token } : {},
      });
    const made = await post({ apprenticeshipId: "ap-maintenance" }, grant);
    expect(made.status).toBe(200);
    const { items } = await list(`${store}/wageSchedules?id=${String(made.body["docId"])}`, grant);
    expect(items).toMatchObject([
      { title: "Ours", orgId: "org-keystone", employerProfileId: "ep-forge" },
    ]);
    expect((await post({ apprenticeshipId: "ap-baker" }, grant)).status).toBe(403);
    expect((await post({}, grant)).status).toBe(403);
    const foreign = { apprenticeshipId: "ap-maintenance", orgId: "org-valley" };
    expect((await post(foreign, grant)).status).toBe(422);
    expect((await post({ apprenticeshipId: "ap-maintenance" })).status).toBe(401);
  });

  it("opens and makes no wage schedule of another employer in the same apprenticeship", async () => {
    const admin = await api.signIn("admin@keystone.test");
    const headers = { "x-access-grant": await grantFor("invites", "inv-workforce") };
    const path = `${store}/wageSchedules`;
    const data = {
      title: "Theirs",
      apprenticeshipId: "ap-maintenance",
      employerProfileId: "ep-solar",
    };
    const made = await api.request<Row>("POST", path, { token: admin, body: { data } });
    const id = String(made.body["docId"]);
    const change = { id, data: { title: "Taken" } };
    expect((await api.request("PUT", path, { headers, body: change })).status).toBe(401);
    expect((await list(`${path}?id=${id}`, headers["x-access-grant"])).items).toEqual([]);
    expect((await api.request("POST", path, { headers, body: { data } })).status).toBe(403);
    await api.services.db.deleteFrom("wageSchedules").where("id", "=", id).execute();
  });

  it("shows the wage schedule of all employers in an apprenticeship, and changes and makes none", async () => {
    const admin = await api.signIn("admin@keystone.test");
    const headers = { "x-access-grant": await grantFor("invites", "inv-workforce") };
    const path = `${store}/wageSchedules`;
    const data = { title: "Everybody's", apprenticeshipId: "ap-maintenance", entryWage: 20 };
    const made = await api.request<Row>("POST", path, { token: admin, body: { data } });
    const id = String(made.body["docId"]);
    const change = { id, data: { entryWage: 7 } };
    expect((await api.request("PUT", path, { headers, body: change })).status).toBe(401);
    expect((await list(`${path}?id=${id}`, headers["x-access-grant"])).items).toMatchObject([data]);
    const everybodys = { ...data, employerProfileId: null };
    const refused = await api.request("POST", path, { headers, body: { data: everybodys } });
    expect(refused.status).toBe(403);
    await api.services.db.deleteFrom("wageSchedules").where("id", "=", id).execute();
  });

  it("writes no web address and no second line into the title of a wage schedule", async () => {
    const headers = { "x-access-grant": await grantFor("invites", "inv-workforce") };
    for (const title of ["Pay at https://elsewhere.test", "Two\nlines"]) {
      const body = { id: "ws-maintenance", data: { title } };
      const refused = await api.request("PUT", `${store}/wageSchedules`, { headers, body });
      expect(refused.status).toBe(400);
    }
  });

  describe("changes a wage schedule", () => {
    const path = `${store}/wageSchedules`;
    const change = async (id: string, headers: Record<string, string>) =>
      api.request<Row>("PUT", path, { headers, body: { id, data: { entryWage: 41 } } });
    const mayChange = async (id: string, headers: Record<string, string>) =>
      (
        await api.request<{ update: boolean; why: Row }>(
          "GET",
          `/v1/external/may?type=wageSchedules&id=${id}`,
          { headers },
        )
      ).body;
    const signed = (createdAt: string) =>
      api.services.db
        .insertInto("wageSchedules")
        .values({
          id: `ws-of-${createdAt}`,
          createdAt,
          orgId: "org-keystone",
          title: "By day",
          employerProfileId: "ep-forge",
          apprenticeshipId: "ap-maintenance",
        })
        .returning("id")
        .executeTakeFirstOrThrow();
    const refused = { status: 409, body: { code: "wage-schedule.signed" } };

    it("not where an apprentice has signed it, which staff do", async () => {
      const headers = { "x-access-grant": await grantFor("invites", "inv-workforce") };
      expect(await change("ws-maintenance", headers)).toMatchObject(refused);
      expect(await mayChange("ws-maintenance", headers)).toMatchObject({
        update: false,
        why: { update: "evidence" },
      });
      const { db } = api.services;
      const { entryWage } = await db
        .selectFrom("wageSchedules")
        .select("entryWage")
        .where("id", "=", "ws-maintenance")
        .executeTakeFirstOrThrow();
      const admin = { authorization: `Bearer ${await api.signIn("admin@keystone.test")}` };
      expect((await change("ws-maintenance", admin)).status).toBe(200);
      await db
        .updateTable("wageSchedules")
        .set({ entryWage: Number(entryWage) })
        .where("id", "=", "ws-maintenance")
        .execute();
    });

    it("not where it was there when its employer signed; one that came later it does", async () => {
      const { db } = api.services;
      const { signerSignatureDate: day } = await db
        .selectFrom("employerAgreements")
        .select("signerSignatureDate")
        .where("id", "=", "ea-signed")
        .executeTakeFirstOrThrow();
      const headers = { "x-access-grant": await grantFor("invites", "inv-workforce") };
      const at = (days: number) => new Date(Date.parse(day!) + days * 86_400_000).toISOString();
      const [before, later] = [await signed(at(1)), await signed(at(3))];
      expect(await change(before.id, headers)).toMatchObject(refused);
      expect((await change(later.id, headers)).status).toBe(200);
      expect(await mayChange(later.id, headers)).toMatchObject({ update: true });
      await db.deleteFrom("wageSchedules").where("title", "=", "By day").execute();
    });
  });

  it("lets its holder make twenty wage schedules and no more, also where all are written at once, and leaves staff room", async () => {
    const grant = await grantFor("invites", "inv-workforce");
    const path = `${store}/wageSchedules`;
    const headers = { "x-access-grant": grant };
    const data = { title: "One more", apprenticeshipId: "ap-maintenance" };
    const make = () => api.request<Row>("POST", path, { headers, body: { data } });
    const made = await Promise.all(Array.from({ length: 25 }, make));
    expect(new Set(made.map(({ body }) => body["code"]))).toEqual(
      new Set([undefined, "record.too-many"]),
    );
    const { items } = await list(`${path}?f.apprenticeshipId[eq]=ap-maintenance&limit=200`, grant);
    expect(items).toHaveLength(20);
    const token = await api.signIn("admin@keystone.test");
    const ofForge = { ...data, employerProfileId: "ep-forge" };
    expect((await api.request("POST", path, { token, body: { data: ofForge } })).status).toBe(200);
    await api.services.db.deleteFrom("wageSchedules").where("title", "=", "One more").execute();
  });

  it.each([
    ["invites", "inv-apprentice"],
    ["apprenticeAgreements", "aa-signed"],
    ["employerAgreements", "ea-signed"],
  ])("of %s %s changes no wages and no workforce, which it shows", async (type, id) => {
    const headers = { "x-access-grant": await grantFor(type, id) };
    const write = (method: string, collection: string, body: Row) =>
      api.request<Row>(method, `${store}/${collection}`, { body, headers });
    const wages = { id: "ws-maintenance", data: { entryWage: 7 } };
    expect((await write("PUT", "wageSchedules", wages)).status).toBe(401);
    const workforce = { id: "ep-forge", data: { totalEmployees: 1 } };
    expect((await write("PUT", "employerProfiles", workforce)).status).toBe(401);
    const made = { data: { title: "Mine", apprenticeshipId: "ap-maintenance" } };
    expect((await write("POST", "wageSchedules", made)).status).toBe(401);
  });

  it("ends when the invite is consumed, which nobody then finds", async () => {
    const grant = await grantFor("invites", "inv-valley");
    await api.services.db
      .updateTable("invites")
      .set({ consumedAt: api.services.clock().toISOString() })
      .where("id", "=", "inv-valley")
      .execute();
    expect((await list(`${store}/invites?id=inv-valley`, grant)).items).toEqual([]);
    expect((await list(`${store}/employerProfiles?id=ep-valley-clinic`, grant)).status).toBe(401);
  });
});

describe("an agreement without a code", () => {
  it("is closed to who comes without the grant of its invite", async () => {
    expect((await list(`${store}/employerAgreements?id=ea-open`)).items).toEqual([
      { id: "ea-open", hasAccessCode: false },
    ]);
  });
});

describe("a page", () => {
  it("that is only linked with a code is closed until the code was given", async () => {
    const { db } = api.services;
    await db
      .insertInto("pages")
      .values({ id: "page-closed", orgId: "org-keystone", title: "Closed" })
      .execute();
    const link = { orgId: "org-keystone", pageId: "page-closed" };
    await db
      .insertInto("pageLinks")
      .values({ ...link, id: "pl-closed", accessCode: "sealed" })
      .execute();
    const path = `${tables}/pages?id=page-closed`;
    expect((await list(path)).items).toEqual([]);
    expect((await list(path, await grantFor("pageLinks", "pl-closed"))).items).toHaveLength(1);
    await db
      .insertInto("pageLinks")
      .values({ ...link, id: "pl-reopened" })
      .execute();
    expect((await list(path)).items).toHaveLength(1);
  });

  it("stays closed when its link with a code is deleted or leads elsewhere, and is opened by one without", async () => {
    const token = await api.signIn("admin@keystone.test");
    const make = async (table: string, body: Row) =>
      (await api.request<{ id: string }>("POST", `${tables}/${table}`, { token, body })).body.id;
    const pageId = await make("pages", { title: "For the board" });
    const path = `${tables}/pages?id=${pageId}`;
    expect((await list(path)).items).toHaveLength(1);
    const link = await make("pageLinks", { title: "Board", pageId, accessCode: "123456" });
    expect((await list(path)).items).toEqual([]);
    const other = await make("pages", { title: "For members" });
    const moved = { token, body: { id: link, pageId: other } };
    expect((await api.request("PUT", `${tables}/pageLinks`, moved)).status).toBe(200);
    const removed = await api.request("DELETE", `${tables}/pageLinks?id=${link}`, { token });
    expect(removed.status).toBe(200);
    for (const closed of [pageId, other])
      expect((await list(`${tables}/pages?id=${closed}`)).items).toEqual([]);
    expect((await api.get<{ items: Row[] }>(path, token)).body.items).toMatchObject([
      { linkedWithCode: true },
    ]);
    await make("pageLinks", { title: "For everybody", pageId });
    expect((await list(path)).items).toHaveLength(1);
  });
});
