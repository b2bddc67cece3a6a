import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestApi, type TestApi } from "../test-api/index.ts";

let api: TestApi;
let teacher: string;
beforeAll(async () => {
  api = await startTestApi();
  teacher = await api.signIn("teacher@keystone.test");
});
afterAll(() => api.close());

type Row = Record<string, unknown>;
const content = "/v1/external/content";
const put = (id: string, body: Row, token = teacher) =>
  api.request<Row>("PUT", `${content}/class/${id}`, { token, body });
const publish = (id: string, body: Row = {}, token = teacher) =>
  api.request<Row>("POST", `${content}/class/${id}/publish`, { token, body });
const read = async (id: string, token?: string) =>
  (await api.get<Row>(`${content}/class/${id}`, token)).body;
const course = async (id: string) =>
  (await api.get<{ items: Row[] }>(`/v1/external/supabase/courses?id=${id}`, teacher)).body
    .items[0]!;

describe("a class that staff change", () => {
  it("shows its draft to them, and to everybody else what is published", async () => {
    const { body } = await put("course-welding", { title: "Welding One" });
    expect(body).toMatchObject({
      title: "Welding One",
      sys: { id: "course-welding", draft: true },
    });
    expect(await read("course-welding", teacher)).toMatchObject({
      title: "Welding One",
      sys: { draft: true },
    });
    const visitor = await read("course-welding");
    expect(visitor).toMatchObject({ title: "Welding Basics" });
    expect(visitor["sys"]).not.toHaveProperty("draft");
    const student = await read("course-welding", await api.signIn("student@keystone.test"));
    expect(student).toMatchObject({ title: "Welding Basics" });
    expect(await course("course-welding")).toMatchObject({ title: "Welding Basics" });
  });

  it("is the course once it is published, and has no draft then", async () => {
    await put("course-locked", { title: "Reading Blueprints" });
    await put("course-locked", { overview: "New" });
    const { body } = await publish("course-locked");
    expect(body).toMatchObject({ title: "Reading Blueprints", overview: "New" });
    expect(body["sys"]).not.toHaveProperty("draft");
    expect(await course("course-locked")).toMatchObject({
      title: "Reading Blueprints",
      overview: "New",
    });
  });

  it("CO-7.15 gets the files of a publication appended to its integration without duplicates", async () => {
    const file = (id: string, name: string) => ({ id, name, url: `https://files.test/${id}` });
    await publish("course-paid", { cdnFiles: [file("one", "One"), file("two", "Two")] });
    const { body } = await publish("course-paid", {
      cdnFiles: [file("two", "Two again"), file("three", "Three")],
    });
    expect(body["integration"]).toEqual({
      payment: true,
      cdnFiles: [file("one", "One"), file("two", "Two again"), file("three", "Three")],
    });
  });

  it("is published as it was read: what somebody has changed in it since is refused with what it is now", async () => {
    const { body } = await put("course-cohorts", { title: "As read" });
    const { version } = body["sys"] as { version: number };
    await put("course-cohorts", { title: "Changed since" });
    const publishRead = (read: number) =>
      api.request<Row>("POST", `${content}/class/course-cohorts/publish`, {
        token: teacher,
        headers: { "if-match": String(read) },
        body: {},
      });
    expect(await publishRead(version)).toMatchObject({
      status: 409,
      body: { code: "record.changed", details: { current: { title: "Changed since" } } },
    });
    expect((await publishRead(version + 1)).status).toBe(200);
  });

  it("CO-6.5 is not changed by who has courseReadOnly, even as superAdmin", async () => {
    const token = await api.signIn("readonly@keystone.test");
    expect((await put("course-welding", { title: "Mine" }, token)).status).toBe(403);
    expect((await publish("course-welding", {}, token)).status).toBe(403);
    const topic = { orgId: "org-keystone", classId: "course-welding", title: "Mine" };
    const made = await api.request("POST", "/v1/external/supabase/courseTopics", {
      token,
      body: topic,
    });
    expect(made.status).toBe(403);
  });

  it("cannot be given a cohort by another organization", async () => {
    const token = await api.signIn("owner@valley-college.test");
    const answer = await api.request("POST", `${content}/cohort`, {
      token,
      body: { classId: "course-welding", title: "Ours" },
    });
    expect(answer).toMatchObject({ status: 422, body: { code: "record.reference-unknown" } });
  });
});

describe("a cohort", () => {
  it("is answered with its class codes, one level deep", async () => {
    const { body } = await api.get<Row>(`${content}/cohort/cohort-a`);
    expect((body["eUnits"] as Row[]).map((unit) => unit["code"])).toEqual(["ELT 101", "ELT 102"]);
    const flat = await api.get<Row>(`${content}/cohort/cohort-a?depth=0`);
    expect(flat.body).not.toHaveProperty("eUnits");
  });

  it("is listed newest first", async () => {
    const { body } = await api.get<{ items: { sys: { id: string } }[] }>(
      `${content}/cohort?f.classId[eq]=course-register&f.openCohortEnrollment[eq]=true`,
    );
    expect(body.items.map(({ sys }) => sys.id)).toEqual(["cohort-b", "cohort-a"]);
  });
});

describe("what only a superAdmin changes of an organization", () => {
  it("is published by one as well, and an owner takes it out of the draft to publish the rest", async () => {
    const entry = `${content}/organization/org-valley`;
    const superAdmin = await api.signIn("superadmin@guildway.test");
    const owner = await api.signIn("owner@valley-college.test");
    const draft = (token: string, body: Row) => api.request("PUT", entry, { token, body });
    const publishAs = (token: string) =>
      api.request<Row>("POST", `${entry}/publish`, { token, body: {} });
    const slug = "valley-college";
    await draft(superAdmin, { slug: "valley-elsewhere" });
    expect((await draft(owner, { timeZone: "America/Chicago" })).status).toBe(200);
    expect(await publishAs(owner)).toMatchObject({
      status: 403,
      body: { code: "access.forbidden", details: { faults: [{ field: "slug" }] } },
    });
    expect((await draft(owner, { slug })).status).toBe(200);
    expect(await publishAs(owner)).toMatchObject({
      status: 200,
      body: { slug, timeZone: "America/Chicago" },
    });
  });
});

describe("the organization of an entry", () => {
  it("cannot be changed in a draft, not by a superAdmin either", async () => {
    const superAdmin = await api.signIn("superadmin@guildway.test");
    expect(await put("course-private", { orgId: "org-valley" }, superAdmin)).toMatchObject({
      status: 403,
      body: { code: "access.forbidden", details: { faults: [{ field: "orgId" }] } },
    });
  });
});
