import { afterAll, beforeAll, expect, it } from "vitest";
import { agreeToSign, readAgreement, startTestApi, type TestApi } from "../test-api/index.ts";
import { as, type Ask, enterCode, entries, store, tables, uploadPicture } from "./ask.ts";
import { expectFilter, idOf } from "./expect-filter.ts";

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

it("PU-7.3, PU-6.1 job profiles, pathways, agreements, instruction providers and invites are read by their id, by whom they are for", async () => {
  expect(await visitor.list(`${store}/jobProfiles?id=jp-maintenance`)).toMatchObject([
    { OnetCode: "49-9041.00", selectedCerts: expect.any(Array) },
  ]);
  expect(await visitor.list(`${store}/jobProfiles?id=jp-nothing`)).toEqual([]);
  expect(await visitor.list(`${store}/pathways?id=pathway-maintenance`)).toMatchObject([
    {
      isPublic: true,
      jobProfileId: "jp-maintenance",
      courseIds: expect.arrayContaining(["course-welding"]),
    },
  ]);
  for (const type of ["employerAgreements", "apprenticeAgreements", "instructionProviders"]) {
    const { body } = await visitor.call("GET", `${store}/${type}?id=ea-open`);
    expect(JSON.stringify(body)).not.toContain("org-keystone");
  }
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

it("PU-2.38, PU-4.9 an agreement is closed until its code is given, and whole after it", async () => {
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

it("PU-2.18 of a private pathway everybody learns that it is private, and nothing else", async () => {
  const found = await visitor.list(`${store}/pathways?id=pathway-private`);
  expect(found).toEqual([{ id: "pathway-private", orgId: "org-keystone", isPublic: false }]);
});

it("PU-7.4 job profiles are listed by organization, by its staff", async () => {
  const found = await admin.list(`${store}/jobProfiles?orgId=org-keystone`);
  expect(found.map(idOf)).toContain("jp-maintenance");
  const everywhere = await as("superadmin@guildway.test", api);
  await expectFilter(
    everywhere,
    `${store}/jobProfiles`,
    "orgId=org-keystone",
    ({ orgId }) => orgId === "org-keystone",
  );
  // A visitor reads the plan whose id they have, and lists none.
  expect((await visitor.call("GET", `${store}/jobProfiles?orgId=org-keystone`)).status).toBe(401);
});

it("PU-7.7, PU-1.7 the default location of an organization is found, with its managers, the first of whom is the sponsor", async () => {
  expect(
    await visitor.list(`${entries}/location?orgId=org-keystone&f.defaultLocation[eq]=true`),
  ).toMatchObject([{ sys: { id: "loc-allentown" }, managerIds: ["user-keystone-owner"] }]);
});

it("PU-7.8 a course page finds one class by id or slug, its teachers, topics and open cohorts, and the courses of its organization", async () => {
  expect(await visitor.list(`${content}/courses?orgId=org-keystone&limit=1`)).toHaveLength(1);
  const [bySlug] = await visitor.list(
    `${content}/courses?orgId=org-keystone&courseSlug=welding-basics&limit=1`,
  );
  const [byId] = await visitor.list(
    `${entries}/class?ids=course-welding&orgId=org-keystone&limit=1`,
  );
  expect(bySlug).toMatchObject({ id: "course-welding" });
  expect(byId).toMatchObject({ sys: { id: "course-welding" }, title: bySlug!["title"] });
  const teacherIds = bySlug!["teacherIds"] as string[];
  const teachers = await visitor.list(`${tables}/teachers?ids=${teacherIds.join(",")}`);
  expect(teachers.map(idOf).toSorted()).toEqual(teacherIds.toSorted());
  for (const teacher of teachers)
    expect(teacher).toMatchObject({ name: expect.stringMatching(/\w/) });
  expect(await visitor.list(`${tables}/courseTopics?f.classId[eq]=course-welding`)).toHaveLength(5);
  await admin.post(`${entries}/cohort`, {
    classId: "course-register",
    title: "Closed",
    openCohortEnrollment: false,
  });
  await expectFilter(
    visitor,
    `${entries}/cohort?f.classId[eq]=course-register`,
    "f.openCohortEnrollment[eq]=true",
    ({ openCohortEnrollment }) => openCohortEnrollment === true,
  );
  const courses = await visitor.list(`${content}/courses?orgId=org-keystone&isPublic=true`);
  expect(courses.map(idOf)).toContain("course-register");
  expect(courses.filter(({ orgId }) => orgId !== "org-keystone")).toEqual([]);
});

it("PU-7.10 the name and signature of the sponsor are read by who signs, and no more of them", async () => {
  const [manager] = await apprentice.list(
    `${tables}/sponsors?id=user-keystone-owner&select=id,userSignature,name`,
  );
  expect(manager).toEqual({
    id: "user-keystone-owner",
    userSignature: expect.stringContaining("/v1/files/"),
    name: expect.any(String),
  });
});

it("PU-7.11 a person's signature is changed by themselves", async () => {
  const { url } = await uploadPicture("owner@keystone.test", api);
  const owner = await as("owner@keystone.test", api);
  expect(
    await owner.put(`${tables}/users`, { id: "user-keystone-owner", userSignature: url }),
  ).toMatchObject({ userSignature: url });
});

it("PU-7.13 the form of a signed agreement is filled, and downloaded as PDF", async () => {
  const { grant } = await enterCode(api, "apprenticeAgreements", "aa-signed", "680245");
  const path = "/v1/access/agreementForm?table=apprenticeAgreements&id=aa-signed";
  const response = await api.fetch(path, { headers: { "x-access-grant": grant } });
  const bytes = Buffer.from(await response.arrayBuffer());
  expect(response.headers.get("content-type")).toBe("application/pdf");
  expect(bytes.subarray(0, 5).toString()).toBe("%PDF-");
});

it("PU-7.5 agreements are changed by staff, and keep what the change does not name", async () => {
  const terms = { hoursProbationary: 500, creditPrevJob: 100, wagesPaidDuringRTI: "yes" };
  await admin.put(`${store}/apprenticeAgreements`, { id: "aa-open", data: terms });
  expect(await apprentice.list(`${store}/apprenticeAgreements?id=aa-open`)).toMatchObject([
    { ...terms, userProfileId: "profile-keystone-student" },
  ]);
  const signer = {
    signerName: "Marisol Keller",
    signerTitle: "Plant Manager",
    inviteHistory: [{ actionAt: "2026-11-20T12:00:00.000Z", actionTaken: "Reminded" }],
  };
  const [before] = await employer.list(`${store}/employerAgreements?id=ea-open`);
  await admin.put(`${store}/employerAgreements`, { id: "ea-open", data: signer });
  expect(await employer.list(`${store}/employerAgreements?id=ea-open`)).toMatchObject([
    {
      ...signer,
      inviteHistory: [...signer.inviteHistory, ...(before!["inviteHistory"] as object[])],
      employerProfileId: "ep-forge",
    },
  ]);
});

it("PU-4.5, PU-4.4 an employer's signature stores who signed when, writes history and uses up the invite", async () => {
  const { url } = await uploadPicture(grants.employer, api);
  const agreement = ["employerAgreements", "ea-open", grants.employer.grant] as const;
  await agreeToSign(api, ...agreement);
  const { grant } = await employer.post<{ grant: string }>("/v1/access/signEmployerAgreement", {
    id: "ea-open",
    read: await readAgreement(api, ...agreement),
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

it("PU-4.6 an apprentice's signature is stored in the agreement and with the person, and uses up the invite", async () => {
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
  const agreement = ["apprenticeAgreements", "aa-open", grants.apprentice.grant] as const;
  await agreeToSign(api, ...agreement);
  const { grant } = await apprentice.post<{ grant: string }>("/v1/access/signApprenticeAgreement", {
    id: "aa-open",
    read: await readAgreement(api, ...agreement),
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

it("PU-7.6 an invite is deleted by its id", async () => {
  expect(await admin.delete(`${store}/invites?id=inv-register`)).toEqual({ deleted: true });
  expect(await visitor.list(`${store}/invites?id=inv-register`)).toEqual([]);
});

it("PU-7.14 signing up by a course's link registers for its class, cohort and class codes", async () => {
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
    lang: "en",
  });
});
