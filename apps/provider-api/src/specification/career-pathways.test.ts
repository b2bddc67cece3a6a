import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
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

it("GET /v1/external/cos/occupations: keyword, limit (default 20); OccupationList of OnetTitle, OccupationDescription, OnetCode", async () => {
  const { OccupationList } = await visitor.get<{ OccupationList: Row[] }>(
    `${cos}/occupations?keyword=industrial machinery mechanics`,
  );
  expect(OccupationList[0]).toMatchObject({
    OnetTitle: "Industrial Machinery Mechanics",
    OccupationDescription: expect.stringMatching(/\w/),
    OnetCode: mechanics,
  });
  const many = await visitor.get<{ OccupationList: Row[] }>(`${cos}/occupations?keyword=worker`);
  expect(many.OccupationList.length).toBeLessThanOrEqual(20);
  const two = await visitor.get<{ OccupationList: Row[] }>(
    `${cos}/occupations?keyword=worker&limit=2`,
  );
  expect(two.OccupationList).toHaveLength(2);
});

it("GET /v1/external/cos/occupation: keyword (the occupation code), location (zip), wages (default true), training (default true); OccupationDetail (list, first item used) with KnowledgeDataList and SkillsDataList (both sorted by importance, highest first) and Wages", async () => {
  const read = async (more = "") =>
    (
      await visitor.get<{ OccupationDetail: Row[] }>(
        `${cos}/occupation?keyword=${mechanics}&location=18101${more}`,
      )
    ).OccupationDetail[0]!;
  const detail = await read();
  expect(detail).toMatchObject({ OnetCode: mechanics, Wages: expect.anything() });
  for (const name of ["KnowledgeDataList", "SkillsDataList"]) {
    const importance = (detail[name] as { Importance: number }[]).map((one) => one.Importance);
    expect(importance.length).toBeGreaterThan(5);
    expect(importance).toEqual(importance.toSorted((a, b) => b - a));
  }
  expect(await read("&wages=false")).not.toHaveProperty("Wages");
});

it("GET /v1/external/cos/training: keyword, location; SchoolPrograms", async () => {
  const reply = await visitor.get(`${cos}/training?keyword=${mechanics}&location=18101`);
  expect(reply).toMatchObject({ SchoolPrograms: expect.any(Array) });
});

it("GET /v1/external/cos/certificationfinder: keyword; CertList", async () => {
  const reply = await visitor.get(`${cos}/certificationfinder?keyword=${mechanics}`);
  expect(reply).toMatchObject({ CertList: expect.any(Array) });
});

it("GET /v1/external/ipapi: optional ip; zip", async () => {
  expect(await visitor.get("/v1/external/ipapi")).toMatchObject({ zip: "18101" });
  expect(await admin.get("/v1/external/ipapi?ip=203.0.113.9")).toMatchObject({ zip: "18101" });
});

it("POST /v1/external/aws/upload: query fileExt, prefix, organizationId; multipart file; url; used for signature images under the prefix user-content/{orgId}", async () => {
  const { url } = await uploadPicture("student@keystone.test", api);
  const signature = await student.put(`${tables}/users`, {
    id: "user-keystone-student",
    userSignature: url,
  });
  expect(signature).toMatchObject({ userSignature: url });
  // What lies under user-content is not public.
  expect((await api.fetch(url)).status).toBe(404);
});

it("POST /v1/external/aws/delete-file: file (URL), organizationId", async () => {
  const { url } = await uploadPicture("admin@keystone.test", api);
  const body = { file: url, organizationId: "org-keystone" };
  expect(await admin.post("/v1/external/aws/delete-file", body)).toEqual({ deleted: true });
  expect((await api.fetch(url)).status).toBe(404);
});

it("GET /v1/external/aws/buffer: url, organizationId, createPreSignedUrl; buffer (base64), decoded to bytes", async () => {
  const { url } = await uploadPicture("admin@keystone.test", api);
  const reply = await admin.get<{ buffer: string; url: string }>(
    `/v1/external/aws/buffer?url=${url}&organizationId=org-keystone&createPreSignedUrl=true`,
  );
  expect(Buffer.from(reply.buffer, "base64").equals(pixel)).toBe(true);
  expect((await api.fetch(reply.url)).status).toBe(200);
});

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
  selectedKnowledge: [],
  selectedCerts: [],
  selectedSchoolPrograms: [],
};

it("Create a job profile (collection jobProfiles); returns docId", async () => {
  const data = { ...plan, orgId: "org-keystone", locationId: "loc-allentown", isExternal: true };
  const { docId } = await visitor.post<{ docId: string }>(`${store}/jobProfiles`, { data });
  expect(await visitor.list(`${store}/jobProfiles?id=${docId}`)).toMatchObject([data]);
});

it("Update a job profile by id with the full plan fields", async () => {
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
  const full = { ...plan, location: "18018", ...contact };
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

it("Read a single apprenticeship (table apprenticeships)", async () => {
  expect(await admin.list(`${tables}/apprenticeships?id=ap-maintenance`)).toMatchObject([
    { id: "ap-maintenance", occupationName: "Industrial Machinery Mechanics", ojtHours: 8000 },
  ]);
});

it("Read a user profile (userProfiles) by id, and update it by id", async () => {
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

it("Update user details (name parts and phones) by user id", async () => {
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
  });
});

it("Read a user with a selected field list", async () => {
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

it("List wage schedules with filters f.locationId[eq], f.employerProfileId[eq], f.apprenticeshipId[eq] and ids (comma list)", async () => {
  const ids = async (query: string) =>
    (await admin.list(`${store}/wageSchedules?${query}`)).map(({ id }) => id);
  expect(await ids("f.locationId[eq]=loc-bethlehem")).toEqual(["ws-baker"]);
  expect(await ids("f.employerProfileId[eq]=ep-forge")).toContain("ws-maintenance");
  expect(await ids("f.apprenticeshipId[eq]=ap-maintenance")).toContain("ws-maintenance");
  expect((await ids("ids=ws-baker,ws-maintenance")).toSorted()).toEqual([
    "ws-baker",
    "ws-maintenance",
  ]);
});

it("Wage list requested with no filter: 'Missing params'", async () => {
  expect(await admin.call("GET", `${store}/wageSchedules`)).toMatchObject({
    status: 422,
    body: { message: "Missing params" },
  });
});

it("Read a wage schedule by id, create one (returns docId), and update one by id", async () => {
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
    { title: "Millwright 2026", entryWage: 23 },
  ]);
});

it("Read an organisation's fields name and orgLogo", async () => {
  expect(await visitor.get(`${entries}/organization/org-keystone`)).toMatchObject({
    name: "Keystone Workforce Partners",
    orgLogo: expect.stringContaining("/v1/files/"),
  });
});

it("Verify a location id", async () => {
  expect(await visitor.get(`${entries}/location/loc-allentown`)).toMatchObject({
    orgId: "org-keystone",
  });
  expect((await visitor.call("GET", `${entries}/location/loc-nowhere`)).status).toBe(404);
});

it("Read a prerequisite class by id", async () => {
  expect(await visitor.get(`${entries}/class/course-welding`)).toMatchObject({
    title: expect.stringMatching(/weld/i),
    sys: { id: "course-welding", contentType: "class" },
  });
});

it("A static map image is requested with the occupation zip and location", async () => {
  const asked: string[] = [];
  const maps = createServer((request, response) => {
    asked.push(request.url ?? "");
    response.writeHead(200, { "content-type": "image/png" }).end(pixel);
  });
  await new Promise<void>((listening) => maps.listen(0, "127.0.0.1", listening));
  const { port } = maps.address() as AddressInfo;
  const withMaps = await startTestApi({
    MAP_URL: `http://127.0.0.1:${port}/?at={lat},{lon}&zoom={zoom}&size={width}x{height}`,
  });
  const map = await withMaps.fetch("/v1/external/map?zip=18101");
  expect(map.headers.get("content-type")).toBe("image/png");
  expect(asked[0]).toMatch(/^\/\?at=40\.\d+,-75\.\d+&zoom=8&size=700x700$/);
  await withMaps.close();
  maps.close();
});
