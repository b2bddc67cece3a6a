import { afterAll, beforeAll, expect, it } from "vitest";
import { placeOfMail } from "../../mail/outbox.ts";
import { startTestApi, type TestApi } from "../../test-api/index.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const store = "/v1/external/firebase/store/jobProfiles";
const electrician = { OnetCode: "47-2111.00", OnetTitle: "Electricians" };
const create = async (contact = {}) => {
  const { body } = await api.request<{ docId: string; editGrant: string }>("POST", store, {
    body: { data: { ...electrician, ...contact } },
  });
  return body;
};
const editLink = (docId: string, grant: string, more = {}) =>
  api.request<{ editGrant: string; sent: boolean; code: string }>(
    "POST",
    "/v1/external/training-plan/edit-link",
    { body: { docId, ...more }, headers: { "x-edit-grant": grant } },
  );
const change = (docId: string, grant: string) =>
  api.request("PUT", store, {
    body: {
      id: docId,
      data: { alreadyHave: { skills: ["2.A.1.a"], knowledge: [], certificates: [], programs: [] } },
    },
    headers: { "x-edit-grant": grant },
  });
const mailTo = async (to: string) => {
  const { db, sealer } = api.services;
  const mail = await db.selectFrom("outbox").selectAll().where("to", "=", to).executeTakeFirst();
  return mail && { ...mail, text: sealer.open(mail.text, placeOfMail(mail.id, "text")) };
};

it("a plan's edit link changes it after the tab that made it could no more", async () => {
  const { docId, editGrant } = await create();
  const link = (await editLink(docId, editGrant)).body.editGrant;
  api.wait(25 * 3600);
  expect((await change(docId, editGrant)).status).toBe(403);
  expect((await change(docId, link)).status).toBe(200);
  const { body } = await api.get<{ items: object[] }>(`${store}?id=${docId}`);
  expect(body.items).toMatchObject([{ alreadyHave: { skills: ["2.A.1.a"] } }]);
});

it("a new edit link ends the earlier ones", async () => {
  const { docId, editGrant } = await create();
  const first = (await editLink(docId, editGrant)).body.editGrant;
  const second = (await editLink(docId, editGrant)).body.editGrant;
  expect((await change(docId, first)).status).toBe(403);
  expect((await change(docId, second)).status).toBe(200);
});

it("a new edit link ends the one that it was asked for with", async () => {
  const { docId, editGrant } = await create();
  const passedOn = (await editLink(docId, editGrant)).body.editGrant;
  const next = (await editLink(docId, passedOn)).body.editGrant;
  expect((await change(docId, passedOn)).status).toBe(403);
  expect((await editLink(docId, passedOn)).status).toBe(403);
  expect((await change(docId, next)).status).toBe(200);
});

it("the tab that made a plan still changes it after it made a link", async () => {
  const { docId, editGrant } = await create();
  await editLink(docId, editGrant);
  expect((await change(docId, editGrant)).status).toBe(200);
});

it("of edit links asked for at once, one is left", async () => {
  const { docId, editGrant } = await create();
  const links = await Promise.all(Array.from({ length: 5 }, () => editLink(docId, editGrant)));
  const changes = await Promise.all(links.map(({ body }) => change(docId, body.editGrant)));
  expect(changes.filter(({ status }) => status === 200)).toHaveLength(1);
});

it("an edit link is made with the plan's own grant and with no other", async () => {
  const { docId } = await create();
  const other = await create();
  for (const grant of ["", "made-up", other.editGrant])
    expect(await editLink(docId, grant)).toMatchObject({
      status: 403,
      body: { code: "access.grant-needed" },
    });
});

it("an edit link is mailed to the plan's own address, sealed, with its secret behind the #", async () => {
  const email = "rosa.edit@example.test";
  const { docId, editGrant } = await create({ name: "Rosa", email });
  const { body } = await editLink(docId, editGrant, { mail: true, lang: "es" });
  expect(body.sent).toBe(true);
  const mail = (await mailTo(email))!;
  expect(mail).toMatchObject({ isSealed: true, bcc: [] });
  expect(mail.subject).toBe("Cambie su plan de capacitación: Electricista");
  expect(mail.text).toContain(`/external/job-profiles/${docId}#edit=${body.editGrant}`);
});

it("an edit link is not mailed where the plan names no address, and the one before stays good", async () => {
  const { docId, editGrant } = await create();
  const link = (await editLink(docId, editGrant)).body.editGrant;
  expect(await editLink(docId, editGrant, { mail: true })).toMatchObject({
    status: 422,
    body: { code: "training-plan.incomplete" },
  });
  expect((await change(docId, link)).status).toBe(200);
});

it("edit links to one address are mailed as seldom as plans", async () => {
  const { docId, editGrant } = await create({ name: "Rosa", email: "rosa.often@example.test" });
  const answers = [];
  for (let tries = 0; tries < 12; tries++)
    answers.push((await editLink(docId, editGrant, { mail: true })).status);
  expect(answers.at(0)).toBe(200);
  expect(answers.at(-1)).toBe(429);
});
