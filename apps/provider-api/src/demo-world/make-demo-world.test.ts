import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type RecordDefinition, records } from "@guildway/api-contract";
import { sql } from "kysely";
import { openField } from "../records/sealed-fields.ts";
import { startTestApi, type TestApi } from "../test-api/index.ts";
import { makeDemoWorld } from "./make-demo-world.ts";
import { demoOrganizations } from "./organizations.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

type Row = Record<string, unknown>;
async function rowOf(definition: RecordDefinition, id: string): Promise<Row | undefined> {
  const { rows } = await sql<Row>`
    SELECT * FROM ${sql.table(definition.table)} WHERE "id" = ${id}`.execute(api.services.db);
  return rows[0];
}

describe("the demo world", () => {
  it.each([
    ...["loc-allentown", "loc-bethlehem"].map((id) => [id, records.location] as const),
    ["ep-forge", records.employerProfiles],
    ["ap-maintenance", records.apprenticeships],
    ["ws-maintenance", records.wageSchedules],
    ...[
      "welding",
      "private",
      "invite",
      "locked",
      "paid",
      "register",
      "cohorts",
      "live",
      "test",
    ].map((name) => [`course-${name}`, records.courses] as const),
    ...["cohort-a", "cohort-b", "cohort-c", "cohort-d"].map((id) => [id, records.cohort] as const),
    ...["maintenance", "private", "plain"].map(
      (name) => [`pathway-${name}`, records.pathways] as const,
    ),
    ["jp-maintenance", records.jobProfiles],
    ...["page-welcome", "page-second", "page-broken"].map((id) => [id, records.pages] as const),
    ...["page", "url", "code", "inactive", "bare", "broken"].map(
      (name) => [`pl-${name}`, records.pageLinks] as const,
    ),
    ...["register", "employer", "apprentice", "workforce", "open", "other", "orphan"].map(
      (name) => [`inv-${name}`, records.invites] as const,
    ),
    ...["ea-open", "ea-signed"].map((id) => [id, records.employerAgreements] as const),
    ...["aa-open", "aa-signed"].map((id) => [id, records.apprenticeAgreements] as const),
    ["int-keystone", records.integrations],
    ...["mat-safety", "mat-draft"].map((id) => [id, records.materials] as const),
  ] as [string, RecordDefinition][])("has %s", async (id, definition) => {
    expect(await rowOf(definition, id)).toMatchObject({ id });
  });

  it.each([
    ["inv-register", "135790", records.invites],
    ["inv-employer", "246801", records.invites],
    ["inv-apprentice", "357912", records.invites],
    ["inv-workforce", "468023", records.invites],
    ["pl-code", "482913", records.pageLinks],
    ["ea-signed", "579134", records.employerAgreements],
    ["aa-signed", "680245", records.apprenticeAgreements],
  ] as [string, string, RecordDefinition][])(
    "opens %s with the code %s, which it keeps sealed",
    async (id, code, definition) => {
      const row = await rowOf(definition, id);
      expect(row!["accessCode"]).not.toContain(code);
      const opened = openField(
        api.services.sealer,
        definition,
        id,
        "accessCode",
        row!["accessCode"],
      );
      expect(opened).toBe(code);
    },
  );

  it("names the apprentice of each agreement as their account does", async () => {
    const { rows } = await sql<{ agreed: string; account: string }>`
      SELECT agreement."name" AS agreed, person."name" AS account
      FROM ${sql.table(records.apprenticeAgreements.table)} AS agreement
      JOIN "users" AS person ON person."id" = agreement."userId"`.execute(api.services.db);
    expect(rows.length).toBeGreaterThan(1);
    for (const { agreed, account } of rows) expect(account).toBe(agreed);
  });

  it("has organizations with a privacy policy and terms on their own address, and icons", async () => {
    for (const { id, slug } of demoOrganizations)
      expect(await rowOf(records.organization, id)).toMatchObject({
        privacyPolicy: `https://${slug}.test/privacy`,
        tos: `https://${slug}.test/terms`,
        appleTouchIcon: expect.stringMatching(/^\/v1\/files\/demo-icon180-/),
        androidIconSmall: expect.stringMatching(/^\/v1\/files\/demo-icon192-/),
        androidIconLarge: expect.stringMatching(/^\/v1\/files\/demo-icon512-/),
      });
  });

  it("has a course that comes after another, without a register URL, with two class codes in its first cohort", async () => {
    expect(await rowOf(records.courses, "course-cohorts")).toMatchObject({
      prerequisiteId: "course-welding",
      registerUrl: null,
    });
    expect(await rowOf(records.cohort, "cohort-c")).toMatchObject({
      classId: "course-cohorts",
      eUnitIds: ["code-c1", "code-c2"],
    });
    expect(await rowOf(records.cohort, "cohort-d")).toMatchObject({ classId: "course-cohorts" });
  });

  it("has a class for trying out, and a page link to a page without a dashboard", async () => {
    expect(await rowOf(records.courses, "course-test")).toMatchObject({ testClass: true });
    expect(await rowOf(records.pages, "page-broken")).toMatchObject({ dashboardId: null });
    expect(await rowOf(records.pageLinks, "pl-broken")).toMatchObject({ pageId: "page-broken" });
  });

  it("has one test user among the experts of the welding course, and features a topic of the live one", async () => {
    const { rows: experts } = await sql<{ role: string; testUser: boolean }>`
      SELECT "role"->>0 AS "role", "testUser" FROM "users" WHERE "id" IN (
        SELECT unnest("teacherIds") FROM ${sql.table(records.courses.table)}
        WHERE "id" = 'course-welding') ORDER BY "testUser"`.execute(api.services.db);
    expect(experts).toEqual([
      { role: "teacher", testUser: false },
      { role: "teacher", testUser: false },
      { role: "teacher", testUser: true },
    ]);
    const { rows: featured } = await sql`
      SELECT "id" FROM ${sql.table(records.courseTopics.table)}
      WHERE "classId" = 'course-live' AND "featured"`.execute(api.services.db);
    expect(featured).toHaveLength(1);
  });

  it("was not made in a day: its people came over two years", async () => {
    const { rows } = await sql<{ months: number }>`
      SELECT count(DISTINCT date_trunc('month', "createdAt"))::int AS months FROM "users"`.execute(
      api.services.db,
    );
    expect(rows[0]!.months).toBeGreaterThan(20);
  });

  it("has plans as visitors leave them, with skills, knowledge and a place", async () => {
    const { rows } = await sql<Row>`
      SELECT "selectedSkills", "selectedKnowledge", "occupationLocation"
      FROM "jobProfiles" WHERE "id" = 'jp-plan-01'`.execute(api.services.db);
    expect(rows).toEqual([
      {
        selectedSkills: Array(5).fill(expect.objectContaining({ ElementName: expect.any(String) })),
        selectedKnowledge: Array(5).fill(
          expect.objectContaining({ ElementName: expect.any(String) }),
        ),
        occupationLocation: "Allentown, PA",
      },
    ]);
  });

  it("has wage periods whose hours make up the hours on the job and whose wages rise", async () => {
    const schedule = await rowOf(records.wageSchedules, "ws-maintenance");
    const rates = schedule!["wageRates"] as { wageAmount: number; duration: number }[];
    expect(rates).toHaveLength(3);
    expect(rates.reduce((sum, { duration }) => sum + duration, 0)).toBe(8000);
    const wages = rates.map(({ wageAmount }) => wageAmount);
    expect(wages).toEqual(wages.toSorted((a, b) => a - b));
    expect(wages.at(-1)).toBeLessThanOrEqual(schedule!["entryWage"] as number);
  });

  it("shows all five kinds of modules on its first page", async () => {
    const dashboard = (await rowOf(records.dashboards, "dash-welcome"))!;
    const kinds = ["zone1", "zone2", "zone3"].flatMap((zone) =>
      (dashboard[zone] as { moduleType: string }[]).map(({ moduleType }) => moduleType),
    );
    expect(new Set(kinds).size).toBe(5);
  });

  it("has a library of at least 12 resources in two groups, each with passages", async () => {
    const { rows } = await sql<{ parentId: string; passages: number }>`
      SELECT "parentId", (SELECT count(*)::int8 FROM "documents" WHERE "refId" = "resources"."id") AS passages
      FROM "resources" WHERE "orgId" = 'org-keystone'`.execute(api.services.db);
    expect(rows.length).toBeGreaterThanOrEqual(12);
    expect(new Set(rows.map(({ parentId }) => parentId)).size).toBe(2);
    expect(rows.filter(({ passages }) => passages < 1)).toEqual([]);
  });

  it("has social security numbers in the 900s only", async () => {
    const profiles = await api.services.db
      .selectFrom("userProfiles")
      .select(["id", "ssn"])
      .execute();
    expect(profiles.length).toBeGreaterThan(0);
    for (const { id, ssn } of profiles)
      expect(openField(api.services.sealer, records.userProfiles, id, "ssn", ssn)).toMatch(
        /^9\d\d-/,
      );
  });

  it("holds only values that the API would take", async () => {
    const token = await api.signIn("superadmin@guildway.test");
    for (const definition of Object.values(records) as RecordDefinition[]) {
      const way = { tables: "supabase", documents: "firebase/store", entries: "content" };
      const filter = definition.needsFilter ? "&f.title[!is]=null" : "";
      const answer = await api.get(
        `/v1/external/${way[definition.way]}/${definition.type}?limit=3000${filter}`,
        token,
      );
      expect(answer.status, definition.type).toBe(200);
    }
  });

  it("is made once", async () => {
    const count = async () =>
      (
        await sql<{ count: number }>`SELECT count(*)::int8 AS count FROM "users"`.execute(
          api.services.db,
        )
      ).rows[0]!.count;
    const before = await count();
    const scratch = join(api.services.settings.dataDir, "uploads");
    await makeDemoWorld({ ...api.services, scratch }, "http://127.0.0.1:3030");
    expect(await count()).toBe(before);
  });
});
