import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sql } from "kysely";
import { records } from "@guildway/api-contract";
import { issueGrant } from "../access/grants.ts";
import { startTestApi, type TestApi } from "../test-api/index.ts";

let api: TestApi;
let owner: string;
beforeAll(async () => {
  api = await startTestApi();
  owner = await api.signIn("owner@keystone.test");
});
afterAll(() => api.close());

const store = "/v1/external/firebase/store";
const tables = "/v1/external/supabase";
const plan = { OnetCode: "47-2111.00", OnetTitle: "Electricians" };
const create = (data: object) =>
  api.request<{ docId: string; editGrant: string; code: string }>("POST", `${store}/jobProfiles`, {
    body: { data: { ...plan, ...data } },
  });
const element = (number: number) => ({
  ElementId: `e${number}`,
  ElementName: "Wiring",
  ElementDescription: "Connects wires.",
});
const many = <T>(count: number, make: (number: number) => T) =>
  Array.from({ length: count }, (_, number) => make(number));

describe("a plan", () => {
  it("has at most 60 skills, 60 knowledge items, 500 certificates and 500 programs", async () => {
    const certificate = (number: number) => ({ Id: `c${number}`, Name: "Journeyworker license" });
    const program = () => ({ ProgramName: "Electrician", SchoolName: "A college" });
    const full = {
      selectedSkills: many(60, element),
      selectedKnowledge: many(60, element),
      selectedCerts: many(500, certificate),
      selectedSchoolPrograms: many(500, program),
    };
    expect((await create(full)).status).toBe(200);
    for (const more of [
      { selectedSkills: many(61, element) },
      { selectedKnowledge: many(61, element) },
      { selectedCerts: many(501, certificate) },
      { selectedSchoolPrograms: many(501, program) },
    ])
      expect(await create(more)).toMatchObject({ status: 400, body: { code: "input.invalid" } });
  });

  it("has elements no larger than O*NET's own", async () => {
    const long = { ...element(1), ElementDescription: "x".repeat(1001) };
    expect((await create({ selectedSkills: [long] })).status).toBe(400);
    const named = { ...element(1), ElementName: "x".repeat(151) };
    expect((await create({ selectedSkills: [named] })).status).toBe(400);
  });

  it("says of a certificate's entry a day that there is", async () => {
    const entry = (Updated: string) =>
      create({ selectedCerts: [{ Id: "c", Name: "License", Updated }] });
    expect((await entry("2012-03-01")).status).toBe(200);
    for (const day of ["2020-99-99", "in spring"]) expect((await entry(day)).status).toBe(400);
  });

  it("has at most 256 kB, when it is made and by changes that add up", async () => {
    const certificate = (number: number) => ({
      Id: `c${number}`,
      Name: "License",
      Description: "x".repeat(4000),
    });
    const large = await create({ selectedCerts: many(80, certificate) });
    expect(large).toMatchObject({ status: 413, body: { code: "record.too-large" } });
    const { body } = await create({ selectedCerts: many(50, certificate) });
    const grown = await api.request("PUT", `${store}/jobProfiles`, {
      headers: { "x-edit-grant": body.editGrant },
      body: {
        id: body.docId,
        data: {
          selectedSkills: many(60, (number) => ({
            ...element(number),
            ElementDescription: "y".repeat(1000),
          })),
        },
      },
    });
    expect(grown).toMatchObject({ status: 413, body: { code: "record.too-large" } });
    const kept = await api.services.db
      .selectFrom("jobProfiles")
      .select("selectedSkills")
      .where("id", "=", body.docId)
      .executeTakeFirstOrThrow();
    expect(kept.selectedSkills).toBeNull();
  });
});

describe("a visitor", () => {
  it("makes one record for every five calls that they may in a minute, and their next minute is new", async () => {
    const few = await startTestApi({ REQUESTS_PER_MINUTE: "10" });
    try {
      const make = () => few.request("POST", `${store}/jobProfiles`, { body: { data: plan } });
      const statuses = [await make(), await make(), await make()].map(({ status }) => status);
      expect(statuses).toEqual([200, 200, 429]);
      few.wait(61);
      expect((await make()).status).toBe(200);
    } finally {
      await few.close();
    }
  });

  it("makes fewer records the larger they are", async () => {
    const few = await startTestApi({ REQUESTS_PER_MINUTE: "20" });
    try {
      const certificate = { Id: "c", Name: "Welder", Description: "x".repeat(200) };
      const make = (certificates: number) =>
        few.request("POST", `${store}/jobProfiles`, {
          body: {
            data: {
              ...plan,
              selectedCerts: Array.from({ length: certificates }, () => certificate),
            },
          },
        });
      expect((await make(300)).status).toBe(429);
      few.wait(61);
      expect((await make(100)).status).toBe(200);
    } finally {
      await few.close();
    }
  });

  it("changes what they made within the same budget, since the journal keeps each change", async () => {
    const few = await startTestApi({ REQUESTS_PER_MINUTE: "10" });
    try {
      const path = `${store}/jobProfiles`;
      const made = await few.request("POST", path, { body: { data: plan } });
      const { docId, editGrant } = made.body;
      const change = () =>
        few.request("PUT", path, {
          headers: { "x-edit-grant": String(editGrant) },
          body: { id: docId, data: { companyName: "Forge" } },
        });
      const statuses = [await change(), await change()].map(({ status }) => status);
      expect(statuses).toEqual([200, 429]);
    } finally {
      await few.close();
    }
  });

  it("changes little of which the journal keeps much within the same budget", async () => {
    const few = await startTestApi({ REQUESTS_PER_MINUTE: "40" });
    try {
      const path = `${store}/jobProfiles`;
      const selectedCerts = many(25, (number) => ({
        Id: `c${number}`,
        Name: "Welder",
        Description: "x".repeat(4000),
      }));
      const make = () => few.request("POST", path, { body: { data: { ...plan, selectedCerts } } });
      const { docId, editGrant } = (await make()).body;
      const clear = () =>
        few.request("PUT", path, {
          headers: { "x-edit-grant": String(editGrant) },
          body: { id: docId, data: { selectedCerts: [] } },
        });
      expect((await clear()).status).toBe(429);
      const kept = await few.services.db
        .selectFrom("jobProfiles")
        .select("selectedCerts")
        .where("id", "=", String(docId))
        .executeTakeFirstOrThrow();
      expect(kept.selectedCerts).toHaveLength(25);
      few.wait(61);
      expect([(await clear()).status, (await make()).status]).toEqual([200, 429]);
    } finally {
      await few.close();
    }
  });

  it("adds to a long history within the same budget, however short the entry", async () => {
    const few = await startTestApi({ REQUESTS_PER_MINUTE: "40" });
    try {
      const { db, clock } = few.services;
      const entry = (actionTaken: string) => ({ actionAt: "2026-11-20T10:00:00Z", actionTaken });
      const long = many(20, (number) => ({ ...entry(`Sent ${number}`), note: "x".repeat(1900) }));
      await db
        .updateTable("employerProfiles")
        .set({ inviteHistory: JSON.stringify(long) as never })
        .where("id", "=", "ep-forge")
        .execute();
      const grant = await issueGrant(db, "access", "invites", "inv-workforce", clock());
      const add = (actionTaken: string) =>
        few.request("PUT", `${store}/employerProfiles`, {
          headers: { "x-access-grant": grant },
          body: { id: "ep-forge", data: { inviteHistory: [entry(actionTaken)] } },
        });
      expect([(await add("Seen")).status, (await add("Seen again")).status]).toEqual([200, 429]);
    } finally {
      await few.close();
    }
  });

  it("is counted as a viewer within the same budget, which members of an organization do not share", async () => {
    const few = await startTestApi({ REQUESTS_PER_MINUTE: "10" });
    try {
      const body = { refId: "pl-page", refTable: "pageLinks", orgId: "org-keystone" };
      const view = (token?: string) =>
        few.request("POST", "/v1/analytics/track", { body, ...(token && { token }) });
      const token = await few.signIn("student@keystone.test");
      const statuses = [await view(), await view(), await view(), await view(token)].map(
        ({ status }) => status,
      );
      expect(statuses).toEqual([200, 200, 429, 200]);
    } finally {
      await few.close();
    }
  });
});

describe("a student", () => {
  it("makes and changes as much as a visitor, from whatever address, and staff are not held to it", async () => {
    const few = await startTestApi({ REQUESTS_PER_MINUTE: "100" });
    try {
      const certificate = { Id: "c", Name: "Welder", Description: "x".repeat(4000) };
      const data = { ...plan, selectedCerts: many(60, () => certificate) };
      const make = (token: string, from: string) =>
        few.request("POST", `${store}/jobProfiles`, {
          token,
          headers: { "x-forwarded-for": from },
          body: { data },
        });
      const student = await few.signIn("student@keystone.test");
      expect((await make(student, "203.0.113.1")).status).toBe(200);
      expect((await make(student, "203.0.113.2")).status).toBe(429);
      few.wait(61);
      const profile = { id: "profile-keystone-student", addressCity: "Easton" };
      const change = () =>
        few.request("PUT", `${tables}/userProfiles`, { token: student, body: profile });
      for (let times = 0; times < 20; times++) expect((await change()).status).toBe(200);
      expect((await change()).status).toBe(429);
      const teacher = await few.signIn("teacher@keystone.test");
      expect((await make(teacher, "203.0.113.3")).status).toBe(200);
      expect((await make(teacher, "203.0.113.3")).status).toBe(200);
    } finally {
      await few.close();
    }
  });
});

describe("the outbox", () => {
  it("answers the beginning of long mails", async () => {
    const sent = await api.request("POST", "/v1/external/gmail/send", {
      token: owner,
      body: { to: "rosa@example.test", subject: "Long", body: "x".repeat(100_000) },
    });
    expect(sent.status).toBe(200);
    const { body } = await api.get<{ items: { text: string }[] }>(
      "/v1/external/supabase/mails?limit=1&select=text",
      owner,
    );
    expect(body.items[0]?.text).toHaveLength(20_000);
  });

  it.each(["a\u202eb", "a\u2028b", "a\u0007b"])("takes no subject like %j", async (subject) => {
    const answer = await api.request("POST", "/v1/external/gmail/send", {
      token: owner,
      body: { to: "rosa@example.test", subject, body: "Hello" },
    });
    expect(answer).toMatchObject({ status: 400, body: { code: "input.invalid" } });
  });
});

describe("a list", () => {
  it("takes 50 ids of a visitor and as many as a page has of staff", async () => {
    const ids = many(51, (number) => `plan-${number}`);
    const ask = (count: number, token?: string) =>
      api.get(`${store}/entries/jobProfiles?ids=${ids.slice(0, count).join(",")}`, token);
    expect((await ask(50)).status).toBe(200);
    expect(await ask(51)).toMatchObject({ status: 400, body: { code: "query.too-many" } });
    expect((await ask(51, owner)).status).toBe(200);
    const student = await api.signIn("student@keystone.test");
    const users = (count: number) =>
      api.get(`${tables}/users?ids=${ids.slice(0, count).join(",")}`, student);
    expect((await users(50)).status).toBe(200);
    expect((await users(51)).status).toBe(400);
  });

  it("of more than eight million bytes is refused with a problem that names limit, and a shorter page is answered", async () => {
    await sql`
      INSERT INTO "jobProfiles" ("id", "orgId", "OnetCode", "OnetTitle", "selectedCerts")
      SELECT 'large-' || number, 'org-keystone', '47-2111.00', 'Electricians',
        (SELECT jsonb_agg(jsonb_build_object('Id', 'c', 'Name', 'N', 'Description', repeat('x', 5000)))
          FROM generate_series(1, 50))
      FROM generate_series(1, 40) AS number`.execute(api.services.db);
    const ask = (limit: number) =>
      api.get<{ items: unknown[] }>(
        `${store}/jobProfiles?f.id[ilike]=large-&limit=${limit}`,
        owner,
      );
    expect(await ask(40)).toMatchObject({
      status: 413,
      body: { code: "list.too-large", details: { faults: [{ field: "limit" }] } },
    });
    expect((await ask(20)).body.items).toHaveLength(20);
  });

  it("of more than two million bytes is refused in the same way where everybody may ask for it", async () => {
    const body = (number: number) => ({
      id: `public-${number}`,
      orgId: "org-keystone",
      OnetCode: "47-2111.00",
      OnetTitle: "Electricians",
      selectedCerts: JSON.stringify(
        many(50, () => ({ Id: "c", Name: "N", Description: "x".repeat(5000) })),
      ) as never,
    });
    await api.services.db.insertInto("jobProfiles").values(many(8, body)).execute();
    const ask = (count: number, token?: string) => {
      const ids = many(count, (number) => `public-${number}`).join(",");
      return api.get<{ items: unknown[] }>(`${store}/jobProfiles?ids=${ids}&limit=50`, token);
    };
    expect(await ask(8)).toMatchObject({
      status: 413,
      body: { code: "list.too-large", details: { faults: [{ field: "limit" }] } },
    });
    expect((await ask(7)).body.items).toHaveLength(7);
    expect((await ask(8, owner)).body.items).toHaveLength(8);
  });

  it("leaves long bodies out unless they are selected, or one record is asked for", async () => {
    const list = async (query: string) =>
      (await api.get<{ items: Record<string, unknown>[] }>(`${tables}/resources?${query}`, owner))
        .body.items[0]!;
    const { id } = await list("limit=1");
    expect(await list("limit=1")).not.toHaveProperty("body");
    expect(await list("limit=1&select=id,body")).toHaveProperty("body");
    expect(await list(`id=${String(id)}`)).toHaveProperty("body");
  });

  it("has a long body in each type that holds text of 20,000 characters", () => {
    expect(records.materials.fields.body).toMatchObject({ long: true });
    expect(records.materials.fields.cdnFiles).toMatchObject({ long: true });
    expect(records.documents.fields.rawText).toMatchObject({ long: true });
    expect(records.courses.fields.overview).toMatchObject({ long: true });
    expect(records.courses.fields.title).not.toHaveProperty("long");
  });
});

describe("class codes, which stand with each class that names them,", () => {
  const content = "/v1/external/content";
  const make = async (type: string, body: object) =>
    (
      await api.request<{ sys: { id: string } }>("POST", `${content}/${type}`, {
        token: owner,
        body,
      })
    ).body.sys.id;
  const classWith = (eUnitIds: string[]) =>
    make("class", { title: "Repeats", isPublic: true, eUnitIds });
  let codes: string[];
  beforeAll(async () => {
    const classId = await make("class", { title: "Has codes", isPublic: true });
    codes = await Promise.all(
      many(51, (number) =>
        make("classCode", { classId, code: `C${number}`, info: "x".repeat(5000) }),
      ),
    );
  });

  it("are answered to everybody, more than fifty of them", async () => {
    const id = await classWith(codes);
    const { status, body } = await api.get<{ eUnits: object[] }>(`${content}/class/${id}`);
    expect(status).toBe(200);
    expect(body.eUnits).toHaveLength(51);
  });

  it("are within the budget of a list, however often they are repeated", async () => {
    for (let times = 0; times < 33; times++) await classWith(codes);
    const all = `${content}/class?orgId=org-keystone&f.title[eq]=Repeats&limit=3000`;
    expect(await api.get(all)).toMatchObject({
      status: 413,
      body: { code: "list.too-large", details: { faults: [{ field: "limit" }] } },
    });
    expect((await api.get(`${all}&depth=0`)).status).toBe(200);
  });
});

describe("the passages of a resource, however many", () => {
  const passagesOf = async (refId: string) =>
    api.services.db
      .insertInto("documents")
      .values(
        many(120, (number) => ({
          id: `passage-${refId}-${number}`,
          orgId: "org-keystone",
          refId,
          rawText: "Tighten the vise.",
        })),
      )
      .execute();
  const resource = async () => {
    const body = { name: "Vises", type: "text" };
    return (
      await api.request<{ id: string }>("POST", `${tables}/resources`, { token: owner, body })
    ).body.id;
  };
  /** The most rows that one statement answers meanwhile. */
  async function mostAtOnce(work: () => Promise<unknown>): Promise<number> {
    const { db } = api.services;
    let most = 0;
    api.services.db = db.withPlugin({
      transformQuery: ({ node }) => node,
      async transformResult({ result }) {
        most = Math.max(most, result.rows.length);
        return result;
      },
    });
    await work();
    api.services.db = db;
    return most;
  }
  const left = (refId: string) =>
    api.services.db.selectFrom("documents").select("rawText").where("refId", "=", refId).execute();

  it("are in memory fifty at a time where the resource is deleted", async () => {
    const id = await resource();
    await passagesOf(id);
    const remove = () => api.request("DELETE", `${tables}/resources?id=${id}`, { token: owner });
    expect(await mostAtOnce(remove)).toBe(50);
    expect(await left(id)).toEqual([]);
    const { rows } = await sql`
      SELECT 1 FROM "recordChanges" WHERE "action" = 'delete'
      AND "recordId" LIKE ${`passage-${id}-%`}`.execute(api.services.db);
    expect(rows).toHaveLength(120);
  });

  it("and where those of a material take their place", async () => {
    const resourceId = await resource();
    await passagesOf(resourceId);
    const body = { materialId: "mat-safety", resourceId, orgId: "org-keystone" };
    const embed = () => api.request("POST", "/v1/embed/material", { token: owner, body });
    expect(await mostAtOnce(embed)).toBeLessThanOrEqual(50);
    expect((await left(resourceId)).map(({ rawText }) => rawText)).not.toContain(
      "Tighten the vise.",
    );
  });
});
