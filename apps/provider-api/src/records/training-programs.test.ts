import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestApi, type TestApi } from "../test-api/index.ts";

let api: TestApi;
let admin: string;
beforeAll(async () => {
  api = await startTestApi();
  admin = await api.signIn("admin@keystone.test");
});
afterAll(() => api.close());

const path = "/v1/external/firebase/store/apprenticeshipTemplates";
const write = (method: "POST" | "PUT", data: object, id?: string, token = admin) =>
  api.request<{ docId: string }>(method, path, { token, body: { ...(id && { id }), data } });
const make = (codes: object) => write("POST", { title: "Welder", ...codes });
const refused = (field: string) => ({
  status: 409,
  body: { code: "training-program.exists", details: { faults: [{ field }] } },
});

describe("IN-5.10 a training program whose code the organization has already", () => {
  it("is not made again, however the code is typed", async () => {
    expect((await make({ rapidsCode: "9201CB", occupationONetCode: "51-4121.00" })).status).toBe(
      200,
    );
    for (const rapidsCode of [" 9201cb", "９２０１ＣＢ"])
      expect(await make({ rapidsCode })).toMatchObject(refused("rapidsCode"));
    expect(await make({ rapidsCode: "9202", occupationONetCode: "51-4121" })).toMatchObject(
      refused("occupationONetCode"),
    );
    expect((await make({ occupationONetCode: "51-4121.06" })).status).toBe(200);
  });

  it("is made once where two make it at the same moment", async () => {
    const made = await Promise.all([1, 2, 3].map(() => make({ rapidsCode: "9203" })));
    expect(made.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  });

  it("is made by another organization, and without codes as often as one likes", async () => {
    const valley = await api.signIn("admin@valley-college.test");
    const data = { title: "Mechanic", rapidsCode: "0308" };
    expect((await write("POST", data, undefined, valley)).status).toBe(200);
    for (const codes of [{}, { rapidsCode: " ", occupationONetCode: null }, { rapidsCode: "" }])
      expect((await make(codes)).status).toBe(200);
  });

  it("keeps its code when it is changed, and is not given that of another", async () => {
    const { docId } = (await make({ rapidsCode: "9204" })).body;
    expect((await write("PUT", { title: "Smith", rapidsCode: "9204" }, docId)).status).toBe(200);
    expect(await write("PUT", { rapidsCode: "0308" }, docId)).toMatchObject(refused("rapidsCode"));
  });

  it("is found however the first was typed", async () => {
    expect((await make({ rapidsCode: "９２０５" })).status).toBe(200);
    expect(await make({ rapidsCode: "9205" })).toMatchObject(refused("rapidsCode"));
  });
});

it("a training program and an apprenticeship of it have two thousand competencies in one group", async () => {
  const of = <T>(value: (id: string) => T) =>
    Object.fromEntries(
      Array.from({ length: 2000 }, (_, index) => [
        `competency-${index}`,
        value(`competency-${index}`),
      ]),
    );
  const description = "Aligns shafts to the tolerance of the drawing. ".repeat(4);
  const competencies = of((id) => ({ id, description, classificationIds: ["tag"] }));
  const made = await make({
    competencies,
    competencyGroups: [{ id: "all", description: "All", competencyIds: Object.keys(competencies) }],
    classifications: { tag: "Alignment" },
    classifiedBy: of(() => ({
      asked: `Classify this competency. ${description}`,
      answered: "Alignment",
    })),
  });
  expect(made.status).toBe(200);
  const workProcesses = [
    { title: "All", competencies: Object.values(competencies).map((one) => one.description) },
  ];
  const ofIt = await api.request("POST", "/v1/external/supabase/apprenticeships", {
    token: admin,
    body: { occupationName: "Welder", workProcesses },
  });
  expect(ofIt.status).toBe(200);
});

describe("a training program's competencies", () => {
  const description = "Aligns shafts";
  const one = { id: "one", description, classificationIds: ["tag"] };
  const two = { id: "two", description };
  const group = (id: string, ...competencyIds: string[]) => ({
    id,
    description: id,
    competencyIds,
  });
  const tree = {
    competencies: { one, two },
    competencyGroups: [group("a", "one"), group("b", "two")],
    classifications: { tag: "Alignment" },
  };
  const faultIn = (field: string) => ({
    status: 400,
    body: { code: "input.invalid", details: { faults: [{ field }] } },
  });

  it.each([
    ["twice in a group", "competencyGroups", { competencyGroups: [group("a", "one", "one")] }],
    [
      "in two groups",
      "competencyGroups",
      { competencyGroups: [group("a", "one"), group("b", "one")] },
    ],
    ["under an id that is not theirs", "competencies", { competencies: { one, two: one } }],
    ["with a classification that it does not have", "competencies", { classifications: {} }],
  ])("are not %s, neither made nor changed", async (_what, field, change) => {
    expect(await make({ ...tree, ...change })).toMatchObject(faultIn(field));
    const { docId } = (await make(tree)).body;
    expect(await write("PUT", change, docId)).toMatchObject(faultIn(field));
  });

  it("that were stored before this was asked do not keep the rest from being changed", async () => {
    const { docId } = (await make(tree)).body;
    const stored = { ...tree, competencyGroups: [group("a", "one", "one")] };
    await sql`UPDATE "apprenticeshipTemplates"
      SET "competencyGroups" = ${JSON.stringify(stored.competencyGroups)}::jsonb
      WHERE "id" = ${docId}`.execute(api.services.db);
    expect((await write("PUT", { ...stored, title: "Smith" }, docId)).status).toBe(200);
    expect((await write("PUT", { ...tree, title: "Smith" }, docId)).status).toBe(200);
  });
});
