import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeProgramKey, startTestApi, type TestApi } from "../test-api/index.ts";

/** What the design and the specifications say of who may do what, written by hand and not from the table that it tests. */
type Who = "visitor" | "program" | "student" | "teacher" | "admin" | "owner" | "superAdmin";

const addresses: Readonly<Partial<Record<Who, string>>> = {
  student: "student@keystone.test",
  teacher: "teacher@keystone.test",
  admin: "admin@keystone.test",
  owner: "owner@keystone.test",
  superAdmin: "superadmin@guildway.test",
};

let api: TestApi;
const headers = new Map<Who, Record<string, string>>([["visitor", {}]]);
beforeAll(async () => {
  api = await startTestApi();
  headers.set("program", { "x-api-key": await makeProgramKey(api) });
  for (const [who, email] of Object.entries(addresses))
    headers.set(who as Who, { authorization: `Bearer ${await api.signIn(email)}` });
});
afterAll(() => api.close());

const roots = {
  t: "/v1/external/supabase",
  d: "/v1/external/firebase/store",
  e: "/v1/external/content",
} as const;
/** A path whose first letter says its family: t for tables, d for documents, e for entries. */
const pathOf = (short: string) => `${roots[short[0] as keyof typeof roots]}/${short.slice(2)}`;
const call = (who: Who, method: string, short: string, body?: unknown) =>
  api.request<{ items?: Record<string, unknown>[]; code?: string }>(method, pathOf(short), {
    headers: headers.get(who)!,
    ...(body !== undefined && { body }),
  });

const keystone = "orgId=org-keystone";
const valley = "orgId=org-valley";

describe("reading", () => {
  it.each<[Who, string, number, "some" | "none" | "no items"]>([
    // People are for the staff of their organization; a person sees themselves.
    ["visitor", "t/users", 401, "no items"],
    ["program", "t/users", 403, "no items"],
    ["teacher", `t/users?${keystone}`, 200, "some"],
    ["teacher", `t/users?${valley}`, 200, "none"],
    ["teacher", "t/users?id=user-valley-college-student", 200, "none"],
    ["admin", `t/users?${valley}`, 200, "none"],
    ["owner", `t/users?${valley}`, 200, "none"],
    ["superAdmin", `t/users?${valley}`, 200, "some"],
    ["student", "t/users?id=user-keystone-owner", 200, "none"],
    // Private information: the person and who runs the organization.
    ["visitor", "t/userProfiles", 401, "no items"],
    ["program", "t/userProfiles", 403, "no items"],
    ["teacher", "t/userProfiles?id=profile-keystone-student", 200, "none"],
    ["admin", `t/userProfiles?${keystone}`, 200, "some"],
    ["admin", `t/userProfiles?${valley}`, 200, "none"],
    ["student", "t/userProfiles?id=profile-keystone-0003", 200, "none"],
    // Wages are for staff.
    ["visitor", `d/wageSchedules?${keystone}`, 401, "no items"],
    ["student", `d/wageSchedules?${keystone}`, 403, "no items"],
    ["teacher", `d/wageSchedules?${keystone}`, 200, "some"],
    ["teacher", `d/wageSchedules?${valley}`, 200, "none"],
    // The library is for staff and for programs with the organization's key.
    ["visitor", "t/resources", 401, "no items"],
    ["student", "t/resources", 403, "no items"],
    ["program", `t/resources?${keystone}`, 200, "some"],
    ["program", `t/resources?${valley}`, 200, "none"],
    // Invites and agreements: staff; everybody else only by a code.
    ["student", "d/invites", 403, "no items"],
    ["teacher", `d/invites?${keystone}`, 200, "some"],
    ["teacher", "d/employerAgreements?f.orgId[eq]=org-valley", 200, "none"],
    ["student", "d/employerAgreements", 403, "no items"],
    ["program", "d/apprenticeAgreements", 403, "no items"],
    // Plans of visitors: staff and programs, never listed to visitors.
    ["visitor", `d/jobProfiles?${keystone}`, 401, "no items"],
    ["program", `d/jobProfiles?${keystone}`, 200, "some"],
    ["student", "d/jobProfiles", 403, "no items"],
    // What is public.
    ["visitor", `t/courses?${keystone}&f.isPublic[is]=true`, 200, "some"],
    ["visitor", `t/courses?${keystone}&f.isPublic[is]=false`, 200, "none"],
    ["student", `t/courses?${keystone}&f.isPublic[is]=false`, 200, "some"],
    ["student", `t/courses?${valley}&f.isPublic[is]=false`, 200, "none"],
    ["visitor", "t/searches", 401, "no items"],
    ["visitor", "t/reviewedAnswers", 401, "no items"],
    ["student", "t/reviewedAnswers", 403, "no items"],
    ["program", "t/reviewedAnswers", 403, "no items"],
    ["teacher", `t/reviewedAnswers?${keystone}`, 200, "some"],
    ["teacher", `t/reviewedAnswers?${valley}`, 200, "none"],
    ["student", "t/integrations", 403, "no items"],
    ["student", "d/apprenticeshipTemplates", 403, "no items"],
  ])("%s asks for %s and is answered %i with %s", async (who, path, status, items) => {
    const { status: answered, body } = await call(who, "GET", path);
    expect(answered).toBe(status);
    const found = body.items && (body.items.length > 0 ? "some" : "none");
    expect(found ?? "no items").toBe(items);
  });

  it("a student lists of people, private information and agreements what is their own, and nothing else", async () => {
    const ids = async (path: string) =>
      (await call("student", "GET", path)).body.items!.map(({ id }) => id);
    expect(await ids("t/users")).toEqual(["user-keystone-student"]);
    expect(await ids("t/userProfiles")).toEqual(["profile-keystone-student"]);
    expect(await ids("d/apprenticeAgreements")).toEqual(["aa-open"]);
  });

  it("billing is for who runs the organization, the assistant's prompt for its staff", async () => {
    const billing = async (who: Who) =>
      Object.keys((await call(who, "GET", "e/organization/org-keystone")).body).includes("billing");
    expect([await billing("visitor"), await billing("teacher"), await billing("admin")]).toEqual([
      false,
      false,
      true,
    ]);
    const prompt = async (who: Who) =>
      Object.keys((await call(who, "GET", "t/integrations?id=int-keystone")).body.items![0]!);
    expect(await prompt("visitor")).not.toContain("systemPrompt");
    expect(await prompt("teacher")).toContain("systemPrompt");
  });
});

describe("writing", () => {
  const plan = { data: { OnetCode: "47-2111.00", OnetTitle: "Electricians" } };
  const wages = { data: { title: "Pay", apprenticeshipId: "ap-maintenance" } };
  const invite = { data: { inviteType: "workforce" } };
  const program = { data: { title: "Welder" } };
  const link = { name: "Ladders", type: "link" };
  const owner = { id: "user-keystone-owner", phone: "610-555-0100" };
  const foreigner = { id: "user-valley-college-student", phone: "610-555-0100" };

  it.each<[Who, "POST" | "PUT" | "DELETE", string, unknown, number]>([
    // The library: staff write it, admins delete.
    ["visitor", "POST", "t/resources", link, 401],
    ["program", "POST", "t/resources", link, 403],
    ["student", "POST", "t/resources", link, 403],
    ["teacher", "POST", "t/resources", link, 200],
    ["teacher", "POST", "t/resources", { ...link, orgId: "org-valley" }, 403],
    ["teacher", "PUT", "t/resources", { id: "res-valley-enroll", name: "Mine" }, 404],
    ["teacher", "DELETE", "t/resources?id=res-childcare", undefined, 403],
    ["admin", "DELETE", "t/resources?id=res-valley-enroll", undefined, 404],
    ["admin", "DELETE", "t/resources?id=res-childcare", undefined, 200],
    // Places of the organization: its admins.
    ["teacher", "POST", "e/location", { name: "Yard", orgId: "org-keystone" }, 403],
    ["admin", "POST", "e/location", { name: "Yard", orgId: "org-keystone" }, 200],
    ["admin", "POST", "e/location", { name: "Yard", orgId: "org-valley" }, 403],
    // People: admins; a person their own phone; nobody is deleted, nobody is lifted above who does it.
    ["student", "PUT", "t/users", { id: "user-keystone-student", phone: "610-555-0100" }, 200],
    ["student", "PUT", "t/users", owner, 404],
    ["teacher", "PUT", "t/users", owner, 404],
    ["admin", "PUT", "t/users", foreigner, 404],
    ["admin", "PUT", "t/users", { id: "user-keystone-student", role: "owner" }, 403],
    ["admin", "PUT", "t/users", { id: "user-keystone-owner", role: "student" }, 403],
    ["student", "PUT", "t/users", { id: "user-keystone-student", role: "admin" }, 403],
    ["superAdmin", "DELETE", "t/users?id=user-keystone-0002", undefined, 403],
    // Organizations: a superAdmin makes them, the owner changes their own, but not its address.
    ["owner", "POST", "e/organization", { name: "New", slug: "new" }, 403],
    ["superAdmin", "POST", "e/organization", { name: "New", slug: "new" }, 200],
    ["admin", "PUT", "e/organization/org-keystone", { showOrgName: true }, 403],
    ["owner", "PUT", "e/organization/org-keystone", { showOrgName: true }, 200],
    ["owner", "PUT", "e/organization/org-keystone", { slug: "mine" }, 403],
    ["owner", "PUT", "e/organization/org-valley", { showOrgName: true }, 404],
    // Private information goes only with its owner's word.
    ["admin", "DELETE", "t/userProfiles?id=profile-keystone-0003", undefined, 403],
    // Invites, training programs and assistants: admins.
    ["teacher", "POST", "d/invites", invite, 403],
    ["admin", "POST", "d/invites", invite, 200],
    ["teacher", "POST", "d/apprenticeshipTemplates", program, 403],
    ["admin", "POST", "d/apprenticeshipTemplates", program, 200],
    ["teacher", "PUT", "t/integrations", { id: "int-keystone", poweredBy: "Us" }, 403],
    ["admin", "PUT", "t/integrations", { id: "int-keystone", poweredBy: "Us" }, 200],
    // Plans: everybody makes one, changing needs its grant or the staff of its organization.
    ["visitor", "POST", "d/jobProfiles", plan, 200],
    ["visitor", "PUT", "d/jobProfiles", { id: "jp-maintenance", ...plan }, 403],
    ["teacher", "PUT", "d/jobProfiles", { id: "jp-maintenance", data: { location: "18018" } }, 200],
    ["teacher", "DELETE", "d/jobProfiles?id=jp-maintenance", undefined, 403],
    // Courses: the teachers of the organization.
    ["student", "PUT", "e/class/course-live", { overview: "New" }, 403],
    ["teacher", "PUT", "e/class/course-live", { overview: "New" }, 200],
    ["teacher", "PUT", "e/class/course-valley-anatomy", { overview: "New" }, 404],
    ["student", "POST", "d/pathways", { data: { title: "Mine" } }, 403],
    ["teacher", "POST", "d/pathways", { data: { title: "Ours" } }, 200],
    // Agreements are not deleted by admins, let alone signed ones.
    ["admin", "DELETE", "d/employerAgreements?id=ea-open", undefined, 403],
    ["owner", "DELETE", "d/employerAgreements?id=ea-signed", undefined, 409],
  ])("%s tries to %s %s %j and is answered %i", async (who, method, path, body, status) => {
    const answer = await call(who, method, path, body);
    expect(answer.status, answer.body.code).toBe(status);
  });

  it("a saved view is its owner's alone until it is shared, and then its readers' and the admins'", async () => {
    const view = { name: "New here", list: "users", query: "q=new" };
    const made = async (who: Who, sharedWith: string | null) =>
      (await call(who, "POST", "t/savedViews", { ...view, sharedWith })).body as { id: string };
    const sees = async (who: Who, id: string) =>
      (await call(who, "GET", `t/savedViews?id=${id}`)).body.items!.length === 1;
    const renames = async (who: Who, id: string) =>
      (await call(who, "PUT", "t/savedViews", { id, name: "Renamed" })).status;
    const removes = async (who: Who, id: string) =>
      (await call(who, "DELETE", `t/savedViews?id=${id}`)).status;

    const own = await made("admin", null);
    expect([await sees("teacher", own.id), await sees("owner", own.id)]).toEqual([false, false]);
    expect([await renames("owner", own.id), await removes("superAdmin", own.id)]).toEqual([
      404, 404,
    ]);

    const ofAdmins = await made("owner", "admin");
    expect([await sees("teacher", ofAdmins.id), await sees("admin", ofAdmins.id)]).toEqual([
      false,
      true,
    ]);
    const ofStaff = await made("owner", "staff");
    expect([await sees("teacher", ofStaff.id), await renames("teacher", ofStaff.id)]).toEqual([
      true,
      404,
    ]);
    expect([await renames("admin", ofStaff.id), await removes("admin", ofStaff.id)]).toEqual([
      200, 200,
    ]);
    const ofTeacher = await made("teacher", "teacher");
    expect([await sees("owner", ofTeacher.id), await renames("superAdmin", ofTeacher.id)]).toEqual([
      true,
      200,
    ]);
    expect([await removes("teacher", ofTeacher.id)]).toEqual([200]);
    for (const who of ["visitor", "program", "student"] as const)
      expect((await call(who, "POST", "t/savedViews", view)).status).toBe(
        who === "visitor" ? 401 : 403,
      );
  });

  it("a view that another organization shares is nobody's but a superAdmin's to see", async () => {
    const id = "view-of-valley";
    const values = { id, name: "Ours", list: "users", query: "", sharedWith: "staff" } as const;
    await api.services.db
      .insertInto("savedViews")
      .values({ ...values, orgId: "org-valley", userId: "user-valley-college-owner" })
      .execute();
    const found = async (who: Who) =>
      (await call(who, "GET", "t/savedViews?id=view-of-valley")).body.items!.length;
    expect([await found("owner"), await found("teacher"), await found("superAdmin")]).toEqual([
      0, 0, 1,
    ]);
    const rename = await call("admin", "PUT", "t/savedViews", { id, name: "Mine" });
    expect(rename.status).toBe(404);
  });

  it("PU-6.7 a sponsor, who runs the organization, sets up wage schedules; teachers, students and visitors do not", async () => {
    const status = async (who: Who) => (await call(who, "POST", "d/wageSchedules", wages)).status;
    expect([await status("owner"), await status("admin")]).toEqual([200, 200]);
    expect([await status("teacher"), await status("student")]).toEqual([403, 403]);
    expect([await status("visitor"), await status("program")]).toEqual([401, 403]);
  });

  it("IN-6.3 a material is edited by who wrote it and by admins, and by no other teacher", async () => {
    const write = { title: "Notes", userId: "user-keystone-teacher" };
    const { body } = await call("teacher", "POST", "t/materials", write);
    const { id } = body as { id: string };
    const edit = async (who: Who, of: string) =>
      (await call(who, "PUT", "t/materials", { id: of, title: "Changed" })).status;
    expect(await edit("teacher", id)).toBe(200);
    await api.services.db
      .updateTable("materials")
      .set({ userId: "user-keystone-0001" })
      .where("id", "=", id)
      .execute();
    expect([await edit("teacher", id), await edit("admin", id)]).toEqual([404, 200]);
    expect(await edit("student", id)).toBe(404);
  });
});
