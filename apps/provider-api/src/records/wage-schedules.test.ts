import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestApi, type TestApi } from "../test-api/index.ts";

let api: TestApi;
let admin: string;
beforeAll(async () => {
  api = await startTestApi();
  admin = await api.signIn("admin@keystone.test");
});
afterAll(() => api.close());

const path = "/v1/external/firebase/store/wageSchedules";
const write = (method: "POST" | "PUT", data: object, id?: string) =>
  api.request<{ docId: string; message: string }>(method, path, {
    token: admin,
    body: { ...(id && { id }), data },
  });
const period = (wageAmount: number, duration: number) => ({ wageAmount, duration });
const good = {
  title: "Mechanics 2026",
  apprenticeshipId: "ap-maintenance", // 8,000 hours
  entryWage: 30,
  wageRates: [period(15, 4000), period(20, 4000)],
};

describe("a wage schedule", () => {
  it("that follows the rules is kept", async () => {
    expect((await write("POST", good)).status).toBe(200);
  });

  it("pays whole cents, so that none below the minimum wage is rounded up to it", async () => {
    const pays = (wageAmount: number) =>
      write("POST", { ...good, wageRates: [period(wageAmount, 8000)] });
    expect(await pays(5.1451)).toMatchObject({ status: 400, body: { code: "input.invalid" } });
    for (const wageAmount of [5.15, 14.1, 20.07, 26.29])
      expect((await pays(wageAmount)).status).toBe(200);
  });

  it.each([
    [{ wageRates: [] }, "Wage rates required."],
    [{ wageRates: [period(15, 8001)] }, "Total hours (8001) must equal OJT hours (8000)."],
    [
      { wageRates: [period(5.14, 8000)] },
      "Wages must meet US Federal Min. Wage ($5.15) requirements.",
    ],
    [
      { wageRates: [period(20, 4000), period(15, 4000)] },
      "The 2nd Wage Period must pay more than the 1st.",
    ],
    [{ entryWage: 19 }, "The 2nd Wage Period must pay no more than the entry wage."],
    [{ title: " " }, "Title is required."],
  ])("with %j is refused in the words of the screen", async (change, message) => {
    expect(await write("POST", { ...good, ...change })).toMatchObject({
      status: 422,
      body: { code: "wage-schedule.invalid", message },
    });
    const { docId } = (await write("POST", good)).body;
    expect(await write("PUT", change, docId)).toMatchObject({ status: 422, body: { message } });
  });

  it("of a change that does not touch wages is not looked at again", async () => {
    const { docId } = (await write("POST", good)).body;
    expect((await write("PUT", { locationId: "loc-allentown" }, docId)).status).toBe(200);
  });
});

describe("an employer's wage schedules in an apprenticeship", () => {
  const many = {
    status: 409,
    body: { code: "record.too-many", details: { faults: [{ field: "employerProfileId" }] } },
  };
  const title = "One of many";
  const ofForge = { title, apprenticeshipId: "ap-maintenance", employerProfileId: "ep-forge" };
  const kept = () =>
    api.services.db
      .selectFrom("wageSchedules")
      .select("id")
      .where("employerProfileId", "=", "ep-forge")
      .where("apprenticeshipId", "=", "ap-maintenance")
      .execute();

  it("are at most fifty, so that who signs can read them, also where all are written at once", async () => {
    const made = await Promise.all(Array.from({ length: 55 }, () => write("POST", ofForge)));
    expect(await kept()).toHaveLength(50);
    expect(made.find(({ status }) => status !== 200)).toMatchObject(many);
    const [one] = made.filter(({ status }) => status === 200);
    expect((await write("PUT", { title: "Still written" }, one?.body.docId)).status).toBe(200);
    expect((await write("PUT", ofForge, one?.body.docId)).status).toBe(200);
  });

  it("are at most fifty where one is moved to them", async () => {
    const elsewhere = await write("POST", { ...ofForge, apprenticeshipId: null });
    expect(await write("PUT", ofForge, elsewhere.body.docId)).toMatchObject(many);
    const nobodys = await write("POST", { ...ofForge, employerProfileId: null });
    expect(await write("PUT", ofForge, nobodys.body.docId)).toMatchObject(many);
  });
});
