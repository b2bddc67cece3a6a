import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeProgramKey, startTestApi, type TestApi } from "../test-api/index.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const path = "/v1/external/firebase/store/jobProfiles";
const plan = { OnetCode: "47-2111.00", OnetTitle: "Electricians", selectedSkills: [] };
const contact = {
  name: "Rosa Diaz",
  email: "rosa@example.test",
  phone: "6105550100",
  companyName: "Diaz Electric",
};

async function create(data: Record<string, unknown>) {
  const { status, body } = await api.request<{ docId: string; editGrant: string }>("POST", path, {
    body: { data },
  });
  expect(status).toBe(200);
  return body;
}
const read = async (docId: string, token?: string) =>
  (await api.get<{ items: Record<string, unknown>[] }>(`${path}?id=${docId}`, token)).body.items[0];

describe("a plan that a visitor makes", () => {
  it("is answered as its id, which nobody can guess, and a grant to edit it", async () => {
    const { docId, editGrant } = await create(plan);
    expect(docId).toMatch(/^[\w-]{22}$/);
    expect(editGrant).toMatch(/^[\w-]{43}$/);
  });

  it("can be changed by who holds its grant, and keeps what the change does not name", async () => {
    const { docId, editGrant } = await create({ ...plan, location: "18101" });
    const data = {
      selectedSkills: [
        { ElementId: "2.A.1.a", ElementName: "Reading Comprehension", Importance: 75 },
      ],
    };
    const changed = await api.request("PUT", path, {
      body: { id: docId, data },
      headers: { "x-edit-grant": editGrant },
    });
    expect(changed.status).toBe(200);
    expect(await read(docId)).toMatchObject({
      location: "18101",
      selectedSkills: data.selectedSkills,
    });
  });

  it("is not changed without its grant, with another plan's grant, or after a day", async () => {
    const { docId, editGrant } = await create(plan);
    const other = await create(plan);
    const change = (grant?: string) =>
      api.request("PUT", path, {
        body: { id: docId, data: { OnetTitle: "Mine now" } },
        ...(grant && { headers: { "x-edit-grant": grant } }),
      });
    expect(await change()).toMatchObject({ status: 403, body: { code: "access.grant-needed" } });
    expect(await change(other.editGrant)).toMatchObject({
      status: 403,
      body: { code: "access.grant-needed" },
    });
    api.wait(25 * 3600);
    expect(await change(editGrant)).toMatchObject({
      status: 403,
      body: { code: "access.grant-needed" },
    });
    expect(await read(docId)).toMatchObject({ OnetTitle: "Electricians" });
  });

  it("never shows its contact fields to the public, by list, select or filter", async () => {
    const { docId } = await create({ ...plan, ...contact });
    const stored = await read(docId);
    for (const field of Object.keys(contact)) expect(stored).not.toHaveProperty(field);
    expect((await api.get(`${path}?id=${docId}&select=email`)).status).toBe(400);
    expect((await api.get(`${path}?id=${docId}&f.email[ilike]=rosa`)).status).toBe(400);
  });

  it("shows its contact fields to staff of its organization and to no other staff", async () => {
    const { docId } = await create({ ...plan, ...contact, orgId: "org-keystone" });
    expect(await read(docId, await api.signIn("teacher@keystone.test"))).toMatchObject(contact);
    const foreign = await read(docId, await api.signIn("owner@valley-college.test"));
    expect(foreign).toMatchObject({ OnetTitle: "Electricians" });
    for (const field of Object.keys(contact)) expect(foreign).not.toHaveProperty(field);
  });

  it("cannot name an organization that does not exist", async () => {
    const answer = await api.request("POST", path, {
      body: { data: { ...plan, orgId: "org-nowhere" } },
    });
    expect(answer).toMatchObject({ status: 422, body: { code: "record.reference-unknown" } });
  });

  it.each([
    ["without an occupation", { OnetTitle: "Electricians" }, "data.OnetCode"],
    ["with a field that plans do not have", { ...plan, isAdmin: true }, "data.isAdmin"],
    ["with a list of the wrong shape", { ...plan, selectedSkills: "many" }, "data.selectedSkills"],
    [
      "with too long a list",
      {
        ...plan,
        selectedSkills: Array.from({ length: 201 }, () => ({ ElementId: "a", ElementName: "b" })),
      },
      "data.selectedSkills",
    ],
    ["with text that cannot be stored", { ...plan, OnetTitle: "a\0b" }, "data.OnetTitle"],
  ])("%s is refused with the field", async (_, data, field) => {
    const answer = await api.request("POST", path, { body: { data } });
    expect(answer).toMatchObject({
      status: 400,
      body: { code: "input.invalid", details: { faults: [{ field }] } },
    });
  });

  it("that is not JSON is refused", async () => {
    expect(await api.request("POST", path, { body: "{" })).toMatchObject({
      status: 400,
      body: { code: "input.not-json" },
    });
  });
});

describe("sending a plan", () => {
  const send = (docId: string, grant?: string) =>
    api.request<{ sent: number }>("POST", "/v1/external/gmail/training-plan", {
      body: { docId },
      ...(grant && { headers: { "x-edit-grant": grant } }),
    });

  it("puts a summary to the visitor and a notification to the provider into the outbox, both blind-copied", async () => {
    const { docId, editGrant } = await create({ ...plan, ...contact });
    expect(await send(docId, editGrant)).toMatchObject({ status: 200, body: { sent: 2 } });
    const mails = await api.services.db.selectFrom("outbox").selectAll().execute();
    const [summary, notification] = ["training-plan.summary", "training-plan.notification"].map(
      (kind) => mails.find((mail) => mail.kind === kind && mail.text.includes(docId)),
    );
    expect(summary).toMatchObject({
      to: contact.email,
      subject: "Your training plan: Electricians",
    });
    expect(notification).toMatchObject({
      to: api.services.settings.providerEmail,
      replyTo: contact.email,
    });
    for (const mail of [summary, notification]) expect(mail?.bcc).toHaveLength(2);
  });

  it("tells the organization of the location where the plan has none of its own", async () => {
    const located = { ...plan, ...contact, locationId: "loc-allentown", isExternal: true };
    const { docId, editGrant } = await create(located);
    await send(docId, editGrant);
    const notification = await api.services.db
      .selectFrom("outbox")
      .selectAll()
      .where("kind", "=", "training-plan.notification")
      .where("text", "like", `%${docId}%`)
      .executeTakeFirstOrThrow();
    expect(notification).toMatchObject({ to: "plans@keystone.test", orgId: "org-keystone" });
  });

  it("keeps markup of the visitor out of the mail's HTML, and what they write of the occupation out of the mail", async () => {
    const { docId, editGrant } = await create({
      ...plan,
      ...contact,
      OnetTitle: "Win a prize",
      OccupationDescription: "Call 610-555-0199 for your prize.",
      name: "<b>Rosa</b>",
    });
    await send(docId, editGrant);
    const mails = await api.services.db
      .selectFrom("outbox")
      .selectAll()
      .where("text", "like", `%${docId}%`)
      .execute();
    expect(mails).toHaveLength(2);
    for (const mail of mails) {
      expect(mail.subject).toContain("Electricians");
      expect(mail.html).not.toContain("<b>");
      expect(mail.text).not.toMatch(/prize/);
    }
  });

  it("carries no web address of the visitor's to another's mailbox that a mail program would make a link of", async () => {
    const skill = { ElementId: "own", ElementName: "Win at evil.example now" };
    const { docId, editGrant } = await create({ ...plan, ...contact, selectedSkills: [skill] });
    await send(docId, editGrant);
    const { text } = await api.services.db
      .selectFrom("outbox")
      .select("text")
      .where("kind", "=", "training-plan.summary")
      .where("text", "like", `%${docId}%`)
      .executeTakeFirstOrThrow();
    expect(text).toContain("Win at evil.");
    expect(text).not.toContain("evil.example");
  });

  it.each([
    { name: "Visit evil.example" },
    { name: "https://evil.example" },
    { companyName: "www.evil.example" },
    { companyName: "A\nB" },
    { name: "Evil.Com" },
    { name: "i❤.ws" },
    { companyName: "192.0.2.7" },
    { phone: "tel:+16105550100" },
    { selectedSkills: [{ ElementId: "own", ElementName: "Win at bit.1y/x" }] },
    { selectedSkills: [{ ElementId: "own", ElementName: "Win at evil\u2024example/x" }] },
    { selectedSkills: [{ ElementId: "own", ElementName: "http://evil.example/x" }] },
    { email: "n1,bomb@corp.test" },
  ])("is not made with %j", async (values) => {
    const answer = await api.request("POST", "/v1/external/firebase/store/jobProfiles", {
      body: { data: { ...plan, ...contact, ...values } },
    });
    expect(answer).toMatchObject({ status: 400, body: { code: "input.invalid" } });
  });

  it("floods nobody: the ninth to one address within a quarter of an hour has to wait", async () => {
    const email = "flooded@example.test";
    const { docId, editGrant } = await create({ ...plan, ...contact, email });
    for (let times = 0; times < 8; times++) expect((await send(docId, editGrant)).status).toBe(200);
    expect((await send(docId, editGrant)).status).toBe(429);
    api.wait(16 * 60);
    expect((await send(docId, editGrant)).status).toBe(200);
  });

  it("is refused without the grant, and for a plan without contact", async () => {
    const { docId, editGrant } = await create(plan);
    expect(await send(docId)).toMatchObject({ status: 403, body: { code: "access.grant-needed" } });
    expect(await send(docId, editGrant)).toMatchObject({
      status: 422,
      body: { code: "training-plan.incomplete" },
    });
  });
});

describe("what staff note of whoever shared a plan", () => {
  const noted = {
    assignedTo: "user-keystone-teacher",
    answeredAt: "2026-11-20T15:00:00.000Z",
    staffNote: "Called twice",
  };
  const put = (id: string, data: object, more: { token?: string; grant?: string }) =>
    api.request<{ code: string; details: { faults: { field: string }[] } }>("PUT", path, {
      body: { id, data },
      ...(more.token && { token: more.token }),
      ...(more.grant && { headers: { "x-edit-grant": more.grant } }),
    });

  it("is written and read by staff of its organization", async () => {
    const { docId } = await create({ ...plan, ...contact, orgId: "org-keystone" });
    const token = await api.signIn("teacher@keystone.test");
    expect((await put(docId, noted, { token })).status).toBe(200);
    expect(await read(docId, token)).toMatchObject(noted);
    const foreign = { assignedTo: "user-valley-college-teacher" };
    expect((await put(docId, foreign, { token })).body.code).toBe("record.reference-unknown");
  });

  it("is neither read nor written by who made the plan, a visitor, a program or another organization", async () => {
    const { docId, editGrant } = await create({ ...plan, ...contact, orgId: "org-keystone" });
    await put(docId, noted, { token: await api.signIn("teacher@keystone.test") });
    const foreign = await api.signIn("owner@valley-college.test");
    const headers = { "x-api-key": await makeProgramKey(api) };
    for (const field of Object.keys(noted)) {
      const data = { [field]: field === "answeredAt" ? null : "mine" };
      expect(await put(docId, data, { grant: editGrant })).toMatchObject({
        status: 403,
        body: { code: "access.forbidden", details: { faults: [{ field }] } },
      });
      expect((await put(docId, data, { grant: editGrant, token: foreign })).status).toBe(403);
      expect(await read(docId)).not.toHaveProperty(field);
      const made = await api.request("POST", path, { body: { data: { ...plan, ...data } } });
      expect(made.status).toBe(403);
      const program = await api.request("GET", `${path}?orgId=org-keystone&select=${field}`, {
        headers,
      });
      expect(program.status).toBe(400);
    }
    expect(await read(docId, await api.signIn("teacher@keystone.test"))).toMatchObject(noted);
  });
});
