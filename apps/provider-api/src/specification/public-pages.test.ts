import { afterAll, beforeAll, expect, it } from "vitest";
import { startTestApi, type TestApi } from "../test-api/index.ts";
import { as, type Ask, enterCode, entries, type Row, store, tables, uploadPicture } from "./ask.ts";

let api: TestApi;
let visitor: Ask;
let admin: Ask;
let employer: Ask;
let apprentice: Ask;
const grants = { employer: { grant: "" }, apprentice: { grant: "" } };
beforeAll(async () => {
  api = await startTestApi();
  visitor = await as("visitor", api);
  admin = await as("admin@keystone.test", api);
  grants.employer = await enterCode(api, "invites", "inv-employer", "246801");
  employer = await as(grants.employer, api);
  grants.apprentice = await enterCode(api, "invites", "inv-apprentice", "357912");
  apprentice = await as(grants.apprentice, api);
});
afterAll(() => api.close());

const content = "/v1/api/content";

it("Read a record by collection and id: job profile, pathway, employer agreement, apprentice agreement, instruction provider, invite or document", async () => {
  expect(await visitor.list(`${store}/jobProfiles?id=jp-maintenance`)).toMatchObject([
    { OnetCode: "49-9041.00", selectedCerts: expect.any(Array) },
  ]);
  expect(await visitor.list(`${store}/pathways?id=pathway-maintenance`)).toMatchObject([
    { isPublic: true, jobProfileId: "jp-maintenance", courseIds: expect.any(Array) },
  ]);
  expect(await employer.list(`${store}/employerAgreements?id=ea-open`)).toMatchObject([
    { employerProfileId: "ep-forge", apprenticeshipId: "ap-maintenance" },
  ]);
  expect(await apprentice.list(`${store}/apprenticeAgreements?id=aa-open`)).toMatchObject([
    { orgId: "org-keystone", userProfileId: "profile-keystone-student" },
  ]);
  expect(await apprentice.list(`${store}/instructionProviders?id=ip-valley`)).toMatchObject([
    { name: expect.any(String) },
  ]);
  expect(await apprentice.list(`${store}/invites?id=inv-apprentice`)).toMatchObject([
    { inviteType: "apprentice" },
  ]);
});

it("After the gate it shows the employer agreement or the apprentice agreement (doc mode)", async () => {
  for (const [type, id, code] of [
    ["employerAgreements", "ea-signed", "579134"],
    ["apprenticeAgreements", "aa-signed", "680245"],
  ] as const) {
    expect(await visitor.list(`${store}/${type}?id=${id}`)).toEqual([{ id, hasAccessCode: true }]);
    const reader = await as(await enterCode(api, type, id, code), api);
    const [document] = await reader.list(`${store}/${type}?id=${id}`);
    expect(document).toMatchObject({ orgId: "org-keystone", signerSignature: expect.any(String) });
  }
});

it("'This pathway is private.' is shown if the pathway is not public", async () => {
  const [pathway] = await visitor.list(`${store}/pathways?id=pathway-private`);
  expect(pathway ?? { isPublic: false }).toMatchObject({ isPublic: false });
  expect(pathway).not.toHaveProperty("courseIds");
});

it("List records of a collection filtered by organisation: job profiles", async () => {
  const found = await admin.list(`${store}/jobProfiles?orgId=org-keystone`);
  expect(found.map(({ id }) => id)).toContain("jp-maintenance");
  // A visitor reads the plan whose id they have, and lists none.
  expect((await visitor.call("GET", `${store}/jobProfiles?orgId=org-keystone`)).status).toBe(401);
});

it("Get entries of content type 'location' filtered by orgId and defaultLocation", async () => {
  expect(
    await visitor.list(`${entries}/location?orgId=org-keystone&f.defaultLocation[eq]=true`),
  ).toMatchObject([{ sys: { id: "loc-allentown" }, managerIds: ["user-keystone-owner"] }]);
});

it("Classes list (limit 1, by orgId and classId or courseSlug); users by ids; topics by class; cohorts by class with open cohort enrollment; courses by organisation", async () => {
  const [bySlug] = await visitor.list(
    `${content}/courses?orgId=org-keystone&courseSlug=welding-basics&limit=1`,
  );
  const [byId] = await visitor.list(
    `${entries}/class?ids=course-welding&orgId=org-keystone&limit=1`,
  );
  expect(bySlug).toMatchObject({ id: "course-welding" });
  expect(byId).toMatchObject({ sys: { id: "course-welding" }, title: bySlug!["title"] });
  const ids = (bySlug!["teacherIds"] as string[]).join(",");
  expect(await visitor.list(`${tables}/teachers?ids=${ids}`)).toMatchObject([
    { name: expect.any(String) },
  ]);
  expect(await visitor.list(`${tables}/courseTopics?f.classId[eq]=course-welding`)).toHaveLength(5);
  const cohorts = await visitor.list(
    `${entries}/cohort?f.classId[eq]=course-register&f.openCohortEnrollment[eq]=true`,
  );
  expect(cohorts.map(({ sys }) => (sys as Row)["id"])).toContain("cohort-a");
  const courses = await visitor.list(`${content}/courses?orgId=org-keystone&isPublic=true`);
  expect(courses.map(({ id }) => id)).toContain("course-register");
});

it("Certificate search by occupation code; school programs, and knowledge and skills lists, by occupation code and location", async () => {
  const cos = "/v1/external/cos";
  const where = "keyword=49-9041.00&location=18101";
  expect(await visitor.get(`${cos}/certificationfinder?keyword=49-9041.00`)).toHaveProperty(
    "CertList",
  );
  expect(await visitor.get(`${cos}/training?${where}`)).toHaveProperty("SchoolPrograms");
  expect(await visitor.get(`${cos}/occupation?${where}`)).toMatchObject({
    OccupationDetail: [{ KnowledgeDataList: expect.any(Array), SkillsDataList: expect.any(Array) }],
  });
});

it("Manager user read (id, userSignature, name)", async () => {
  const [manager] = await apprentice.list(
    `${tables}/sponsors?id=user-keystone-owner&select=id,userSignature,name`,
  );
  expect(manager).toEqual({
    id: "user-keystone-owner",
    userSignature: expect.stringContaining("/v1/files/"),
    name: expect.any(String),
  });
});

it("Update a user's signature", async () => {
  const { url } = await uploadPicture("owner@keystone.test", api);
  const owner = await as("owner@keystone.test", api);
  expect(
    await owner.put(`${tables}/users`, { id: "user-keystone-owner", userSignature: url }),
  ).toMatchObject({ userSignature: url });
});

it("Public IP lookup for signer records", async () => {
  expect(await visitor.get("/v1/external/ipapi")).toMatchObject({ zip: expect.any(String) });
});

it("Update a record by collection, id and data: employer agreements (signer fields, inviteHistory) and apprentice agreements (full payload)", async () => {
  const terms = { hoursProbationary: 500, creditPrevJob: 100, wagesPaidDuringRTI: "yes" };
  await admin.put(`${store}/apprenticeAgreements`, { id: "aa-open", data: terms });
  expect(await apprentice.list(`${store}/apprenticeAgreements?id=aa-open`)).toMatchObject([terms]);
  const signer = { signerName: "Marisol Keller", signerTitle: "Plant Manager" };
  await admin.put(`${store}/employerAgreements`, { id: "ea-open", data: signer });
  expect(await employer.list(`${store}/employerAgreements?id=ea-open`)).toMatchObject([signer]);
});

it("Employer agreement: stores the signer details, adds the history entry 'Employer Agreement Signed', then deletes the invite", async () => {
  const { url } = await uploadPicture(grants.employer, api);
  const { grant } = await employer.post<{ grant: string }>("/v1/access/signEmployerAgreement", {
    id: "ea-open",
    signerName: "Marisol Keller",
    signerTitle: "Plant Manager",
    signerSignature: url,
  });
  const signer = await as({ grant }, api);
  expect(await signer.list(`${store}/employerAgreements?id=ea-open`)).toMatchObject([
    {
      signerName: "Marisol Keller",
      signerTitle: "Plant Manager",
      signerSignature: url,
      signerSignatureDate: "2026-11-20",
    },
  ]);
  const stored = await api.services.db
    .selectFrom("employerAgreements")
    .select("inviteHistory")
    .where("id", "=", "ea-open")
    .executeTakeFirstOrThrow();
  expect(stored.inviteHistory?.[0]).toMatchObject({ actionTaken: "Employer Agreement Signed" });
  expect(await visitor.list(`${store}/invites?id=inv-employer`)).toEqual([]);
});

it("Apprentice agreement: stores the signature, saves the apprentice's signature to the apprentice user, updates the agreement, deletes the invite", async () => {
  await apprentice.put(`${tables}/users`, { id: "user-keystone-student", phone: "610-555-0100" });
  await apprentice.put(`${tables}/userProfiles`, {
    id: "profile-keystone-student",
    gender: "female",
    dob: "2003-02-11",
    ethnicity: "notHispanicOrLatino",
    races: ["white"],
    veteranStatus: "nonVeteran",
    disability: "noAnswer",
    educationLevel: "highSchoolOrGED",
    orgReferral: "none",
    citizenStatus: "usCitizen",
    employmentStatus: "em",
    addressLine1: "12 Hamilton Street",
    addressCity: "Allentown",
    addressState: "PA",
    addressPostalCode: "18101",
    addressCountry: "US",
    criminalBkg: "no",
  });
  const { url } = await uploadPicture(grants.apprentice, api);
  const { grant } = await apprentice.post<{ grant: string }>("/v1/access/signApprenticeAgreement", {
    id: "aa-open",
    signerSignature: url,
  });
  const signer = await as({ grant }, api);
  expect(await signer.list(`${store}/apprenticeAgreements?id=aa-open`)).toMatchObject([
    { signerSignature: url, signerSignatureDate: "2026-11-20" },
  ]);
  expect(await admin.list(`${tables}/users?id=user-keystone-student`)).toMatchObject([
    { userSignature: url },
  ]);
  expect(await visitor.list(`${store}/invites?id=inv-apprentice`)).toEqual([]);
});

it("Delete an invite by id", async () => {
  expect(await admin.delete(`${store}/invites?id=inv-register`)).toEqual({ deleted: true });
  expect(await visitor.list(`${store}/invites?id=inv-register`)).toEqual([]);
});

it("The sign-up link is the app base plus login/{orgSlug} with the query action=signup, pcp=true, classId, extRegClassId, cohortId and eUnitIds (comma-joined)", async () => {
  const classId = "course-register";
  const cohortId = "cohort-a";
  const eUnitIds = ["code-a1", "code-a2"];
  await visitor.post("/v1/identity/sign-up", {
    organizationSlug: "keystone",
    email: "new.learner@example.test",
    password: "a long enough password",
    firstName: "New",
    lastName: "Learner",
    classId,
    extRegClassId: "MC-101-SP",
    cohortId,
    eUnitIds,
    continueUrl: "http://localhost:3000/",
    lang: "en",
  });
  const waiting = await api.services.db
    .selectFrom("pendingSignUps")
    .select("registration")
    .where("email", "=", "new.learner@example.test")
    .executeTakeFirstOrThrow();
  expect(waiting.registration).toEqual({
    classId,
    externalRegisterClassId: "MC-101-SP",
    cohortId,
    eUnitIds,
  });
});
