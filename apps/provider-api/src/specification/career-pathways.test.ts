import { afterAll, beforeAll, expect, it } from "vitest";
import { startTestApi, type TestApi } from "../test-api/index.ts";
import { as, type Ask, entries, pixel, type Row, store, tables, uploadPicture } from "./ask.ts";

let api: TestApi;
let visitor: Ask;
let admin: Ask;
let student: Ask;
beforeAll(async () => {
  api = await startTestApi();
  visitor = await as("visitor", api);
  admin = await as("admin@keystone.test", api);
  student = await as("student@keystone.test", api);
});
afterAll(() => api.close());

const cos = "/v1/external/cos";
const mechanics = "49-9041.00";

it("CP-7.1, CP-7.2 occupations are found by a keyword, 20 unless limit says otherwise, each with title, description and code", async () => {
  const search = async (query: string) =>
    (await visitor.get<{ OccupationList: Row[] }>(`${cos}/occupations?${query}`)).OccupationList;
  expect((await search("keyword=industrial machinery mechanics"))[0]).toMatchObject({
    OnetTitle: "Industrial Machinery Mechanics",
    OccupationDescription: expect.stringMatching(/^Maintain and repair the machines/),
    OnetCode: mechanics,
  });
  expect(await search("keyword=worker")).toHaveLength(20);
  expect(await search("keyword=worker&limit=2")).toHaveLength(2);
  expect((await search("keyword=worker&limit=30")).length).toBeGreaterThan(20);
});

it("an occupation is answered by its title too, written as people write it", async () => {
  for (const keyword of ["industrial machinery mechanics", "Industrial Machinery Mechanic"]) {
    const { OccupationDetail } = await visitor.get<{ OccupationDetail: Row[] }>(
      `${cos}/occupation?keyword=${encodeURIComponent(keyword)}`,
    );
    expect(OccupationDetail).toMatchObject([{ OnetCode: mechanics }]);
  }
  expect(await api.get(`${cos}/occupation?keyword=zzzzqqq`)).toMatchObject({
    status: 404,
    body: { code: "occupation.not-found" },
  });
});

it("CP-7.3 an occupation is answered by its code with skills and knowledge by importance, its place, and wages and training unless told not to", async () => {
  const read = async (more = "") => {
    const path = `${cos}/occupation?keyword=${mechanics}&location=18101${more}`;
    const { OccupationDetail } = await visitor.get<{ OccupationDetail: Row[] }>(path);
    expect(OccupationDetail).toHaveLength(1);
    return OccupationDetail[0]!;
  };
  const detail = await read();
  expect(detail).toMatchObject({
    OnetCode: mechanics,
    OnetTitle: "Industrial Machinery Mechanics",
    Location: { Zip: "18101", City: "Allentown" },
    Wages: { NationalWagesList: [{ RateType: "Annual", Median: expect.any(Number) }, {}] },
    Apprenticeable: expect.arrayContaining([expect.objectContaining({ RapidsCode: "0308" })]),
  });
  for (const name of ["KnowledgeDataList", "SkillsDataList"]) {
    const importance = (detail[name] as { Importance: number }[]).map((one) => one.Importance);
    expect(new Set(importance).size).toBeGreaterThan(5);
    expect(importance).toEqual(importance.toSorted((a, b) => b - a));
  }
  const withoutWages = await read("&wages=false");
  expect(withoutWages).not.toHaveProperty("Wages");
  expect(withoutWages).toHaveProperty("Apprenticeable");
  const withoutTraining = await read("&training=false");
  expect(withoutTraining).not.toHaveProperty("Apprenticeable");
  expect(withoutTraining).toHaveProperty("Wages");
});

it("CP-7.7 a signature is uploaded under user-content of its organization and is not public", async () => {
  const { url } = await uploadPicture("student@keystone.test", api);
  const signature = await student.put(`${tables}/users`, {
    id: "user-keystone-student",
    userSignature: url,
  });
  expect(signature).toMatchObject({ userSignature: url });
  const file = await api.services.db
    .selectFrom("files")
    .select(["key", "orgId"])
    .where("name", "=", url.slice(url.lastIndexOf("/") + 1))
    .executeTakeFirstOrThrow();
  expect(file).toEqual({
    key: expect.stringMatching(/^org-keystone\/user-content\/org-keystone\//),
    orgId: "org-keystone",
  });
  // What lies under user-content is not public.
  expect((await api.fetch(url)).status).toBe(404);
});

it("CP-7.8 a file is deleted by its address, and is gone", async () => {
  const { url } = await uploadPicture("admin@keystone.test", api, publicPicture);
  expect((await api.fetch(url)).status).toBe(200);
  const body = { file: url, organizationId: "org-keystone" };
  expect(await admin.post("/v1/external/aws/delete-file", body)).toEqual({ deleted: true });
  expect((await api.fetch(url)).status).toBe(404);
  expect((await admin.call("POST", "/v1/external/aws/delete-file", body)).status).toBe(404);
});

it("CP-7.9 a file is answered as bytes in base64, with a signed address where one is asked for", async () => {
  const { url } = await uploadPicture("admin@keystone.test", api);
  const buffer = `/v1/external/aws/buffer?url=${url}&organizationId=org-keystone`;
  const reply = await admin.get<{ buffer: string; url: string }>(
    `${buffer}&createPreSignedUrl=true`,
  );
  expect(Buffer.from(reply.buffer, "base64").equals(pixel)).toBe(true);
  expect((await api.fetch(url)).status).toBe(404);
  expect((await api.fetch(reply.url)).status).toBe(200);
  expect(await admin.get(buffer)).toEqual({ buffer: pixel.toString("base64") });
});

const publicPicture = "fileExt=png&organizationId=org-keystone&prefix=public-content/org-keystone";

const plan = {
  OnetTitle: "Industrial Machinery Mechanics",
  OnetCode: mechanics,
  OccupationDescription: "Keep machines running.",
  occupationLocation: "18101",
  selectedSkills: [
    {
      ElementId: "2.A.1.a",
      ElementName: "Reading Comprehension",
      ElementDescription: "Understanding written sentences.",
      Importance: 60,
    },
  ],
  selectedKnowledge: [
    {
      ElementId: "2.C.3.e",
      ElementName: "Mechanical",
      ElementDescription: "Knowledge of machines.",
      Importance: 84,
    },
  ],
  selectedCerts: [{ Id: "2213-B", Name: "Certified Maintenance Technician" }],
  selectedSchoolPrograms: [
    { ProgramName: "Mechatronics", SchoolName: "Lehigh Tech", StateAbbr: "PA" },
  ],
};

it("CP-7.11, CP-3.3 a plan is created with all its parts, and its id answered", async () => {
  const data = { ...plan, orgId: "org-keystone", locationId: "loc-allentown", isExternal: true };
  const { docId } = await visitor.post<{ docId: string }>(`${store}/jobProfiles`, { data });
  expect(await visitor.list(`${store}/jobProfiles?id=${docId}`)).toMatchObject([data]);
});

it("CP-7.12, CP-3.4 a plan is completed by its id with everything, who to reach included", async () => {
  const { docId, editGrant } = await visitor.post<{ docId: string; editGrant: string }>(
    `${store}/jobProfiles`,
    { data: plan },
  );
  const contact = {
    email: "rosa@example.test",
    name: "Rosa",
    phone: "610-555-0100",
    companyName: "Diaz",
  };
  const full = {
    ...plan,
    location: "18018",
    selectedSkills: [],
    selectedCerts: [{ Id: "1-A", Name: "Forklift Operator" }],
    ...contact,
  };
  const answer = await api.request("PUT", `${store}/jobProfiles`, {
    headers: { "x-edit-grant": editGrant },
    body: { id: docId, data: full },
  });
  expect(answer).toMatchObject({ status: 200, body: { docId } });
  const stored = await api.services.db
    .selectFrom("jobProfiles")
    .selectAll()
    .where("id", "=", docId)
    .executeTakeFirstOrThrow();
  expect(stored).toMatchObject(full);
});

it("CP-7.13 one apprenticeship is read by its id", async () => {
  expect(await admin.list(`${tables}/apprenticeships?id=ap-maintenance`)).toEqual([
    expect.objectContaining({
      id: "ap-maintenance",
      occupationName: "Industrial Machinery Mechanics",
      ojtHours: 8000,
    }),
  ]);
});

it("CP-7.14, CP-6.4 private information is read and changed by its id, the social security number masked to its last four digits", async () => {
  const id = "profile-keystone-student";
  await student.put(`${tables}/userProfiles`, {
    id,
    addressCity: "Easton",
    veteranStatus: "noAnswer",
  });
  expect(
    await student.list(`${tables}/userProfiles?id=${id}&select=ssn,addressCity,veteranStatus`),
  ).toEqual([{ ssn: "***-**-5678", addressCity: "Easton", veteranStatus: "noAnswer" }]);
});

it("CP-7.15, CP-5.24 name parts and phones are changed, and the full name is put together of them", async () => {
  const user = await student.put(`${tables}/users`, {
    id: "user-keystone-student",
    firstName: "Ana",
    middleName: "Maria",
    lastName: "Reyes",
    suffix: "Jr",
    phone: "610-555-0111",
    phoneExt: "12",
    mobilePhone: "610-555-0112",
  });
  expect(user).toMatchObject({
    name: "Ana Maria Reyes, Jr",
    phone: "610-555-0111",
    phoneExt: "12",
    mobilePhone: "610-555-0112",
  });
  const plain = await student.put(`${tables}/users`, {
    id: "user-keystone-student",
    middleName: null,
    suffix: null,
  });
  expect(plain).toMatchObject({ name: "Ana Reyes" });
});

it("CP-7.16 a person is read with the fields that are asked for, and no other", async () => {
  expect(
    await admin.list(`${tables}/users?id=user-keystone-owner&select=id,email,userSignature`),
  ).toEqual([
    {
      id: "user-keystone-owner",
      email: "owner@keystone.test",
      userSignature: expect.stringContaining("/v1/files/"),
    },
  ]);
});

it("CP-7.17 wage schedules are listed by location, employer, apprenticeship or ids", async () => {
  const all = await admin.list(`${store}/wageSchedules?orgId=org-keystone`);
  const those = (field: string, value: string) =>
    all.filter((schedule) => schedule[field] === value).map(({ id }) => id);
  const ids = async (query: string) =>
    (await admin.list(`${store}/wageSchedules?${query}`)).map(({ id }) => id);
  for (const [field, value] of [
    ["locationId", "loc-bethlehem"],
    ["employerProfileId", "ep-forge"],
    ["apprenticeshipId", "ap-maintenance"],
  ] as const) {
    const found = await ids(`f.${field}[eq]=${value}`);
    expect(found).toEqual(those(field, value));
    expect(found.length).toBeGreaterThan(0);
    expect(found.length).toBeLessThan(all.length);
  }
  expect((await ids("ids=ws-baker,ws-maintenance")).toSorted()).toEqual([
    "ws-baker",
    "ws-maintenance",
  ]);
});

it("CP-8.14 a list of wage schedules that names nothing is refused with 'Missing params'", async () => {
  expect(await admin.call("GET", `${store}/wageSchedules`)).toMatchObject({
    status: 422,
    body: { message: "Missing params" },
  });
});

it("CP-7.18 a wage schedule is made, read and changed by its id", async () => {
  const data = {
    title: "Millwright 2026",
    entryWage: 22.5,
    wageRates: [{ wageAmount: 12.25, duration: 8000 }],
    employerProfileId: "ep-forge",
    apprenticeshipId: "ap-maintenance",
    locationId: "loc-allentown",
  };
  const { docId } = await admin.post<{ docId: string }>(`${store}/wageSchedules`, { data });
  expect(await admin.list(`${store}/wageSchedules?id=${docId}`)).toMatchObject([data]);
  await admin.put(`${store}/wageSchedules`, { id: docId, data: { entryWage: 23 } });
  expect(await admin.list(`${store}/wageSchedules?id=${docId}`)).toMatchObject([
    { ...data, entryWage: 23 },
  ]);
});

it("CP-7.19 an organization's name and logo are public", async () => {
  expect(await visitor.get(`${entries}/organization/org-keystone`)).toMatchObject({
    name: "Keystone Workforce Partners",
    orgLogo: expect.stringContaining("/v1/files/"),
  });
});

it("CP-7.20 a location that exists is answered, another is not found", async () => {
  expect(await visitor.get(`${entries}/location/loc-allentown`)).toMatchObject({
    orgId: "org-keystone",
  });
  expect((await visitor.call("GET", `${entries}/location/loc-nowhere`)).status).toBe(404);
});

it("CP-7.21 the class that has to come first is named by a class and read by its id", async () => {
  await api.services.db
    .updateTable("courses")
    .set({ prerequisiteId: "course-welding" })
    .where("id", "=", "course-live")
    .execute();
  const { prerequisiteId } = await visitor.get(`${entries}/class/course-live`);
  expect(await visitor.get(`${entries}/class/${String(prerequisiteId)}`)).toMatchObject({
    title: "Welding Basics",
    sys: { id: "course-welding", contentType: "class" },
  });
});
