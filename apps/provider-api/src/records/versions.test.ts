import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startTestApi, type TestApi } from "../test-api/index.ts";
import { changesOf } from "./journal/changes-of.ts";

let api: TestApi;
let owner: string;
beforeAll(async () => {
  api = await startTestApi();
  owner = await api.signIn("owner@keystone.test");
});
afterAll(() => api.close());

type Row = Record<string, unknown>;
interface Refused extends Row {
  code?: string;
  details?: { current?: Row; faults?: Row[] };
}
const resources = "/v1/external/supabase/resources";
const providers = "/v1/external/firebase/store/instructionProviders";
const classes = "/v1/external/content/class";
const write = (method: string, path: string, body: Row, headers: Record<string, string> = {}) =>
  api.request<Refused>(method, path, {
    headers: { authorization: `Bearer ${owner}`, ...headers },
    body,
  });
const stored = async (table: string, id: string) => {
  const { rows } = await sql<Row>`SELECT * FROM ${sql.table(table)} WHERE "id" = ${id}`.execute(
    api.services.db,
  );
  return rows[0]!;
};
const versionOf = async (table: string, id: string) => (await stored(table, id))["version"];

/** One new record of each family: where it is changed, and how a change of its name is sent. */
const families = {
  "of a table": async () => {
    const { body } = await write("POST", resources, { name: "Ladders", type: "link" });
    const id = String(body["id"]);
    return { table: "resources", id, put: (name: string) => [resources, { id, name }] as const };
  },
  "of a document": async () => {
    const { body } = await write("POST", providers, { data: { name: "Ladders" } });
    expect(body).toEqual({ docId: expect.any(String), version: 1 });
    const id = String(body["docId"]);
    const put = (name: string) => [providers, { id, data: { name } }] as const;
    return { table: "instructionProviders", id, put };
  },
  "of an entry": async () => {
    const { body } = await write("POST", "/v1/external/content/location", {
      name: "Ladders",
      orgId: "org-keystone",
    });
    const { id } = body["sys"] as { id: string };
    expect(body["sys"]).toMatchObject({ version: 1 });
    const put = (name: string) => [`/v1/external/content/location/${id}`, { name }] as const;
    return { table: "locations", id, put };
  },
};

describe.each(Object.entries(families))("the version %s", (_, make) => {
  let made: Awaited<ReturnType<typeof make>>;
  beforeEach(async () => {
    made = await make();
  });
  const put = (name: string, ifMatch?: string) => {
    const [path, body] = made.put(name);
    return write("PUT", path, body, ifMatch === undefined ? {} : { "if-match": ifMatch });
  };

  it("begins at 1 and is raised by each write, which needs to name none", async () => {
    expect(await versionOf(made.table, made.id)).toBe(1);
    expect((await put("Scaffolds")).status).toBe(200);
    expect((await put("Stairs")).status).toBe(200);
    expect(await versionOf(made.table, made.id)).toBe(3);
  });

  it.each(["1", '"1"'])("lets a write pass that has read it as %s", async (ifMatch) => {
    expect((await put("Scaffolds", ifMatch)).status).toBe(200);
    expect(await versionOf(made.table, made.id)).toBe(2);
  });

  it("refuses a stale write with the record as it is now, and nothing is written", async () => {
    await put("Scaffolds");
    const before = await stored(made.table, made.id);
    const { status, body } = await put("Stairs", "1");
    expect(status).toBe(409);
    expect(body.code).toBe("record.changed");
    expect(body.details!.current).toMatchObject({
      id: made.id,
      version: 2,
      updatedAt: expect.any(String),
      name: "Scaffolds",
      orgId: "org-keystone",
    });
    expect(await stored(made.table, made.id)).toEqual(before);
    expect(await changesOf(api.services.db, made.table, made.id)).toHaveLength(2);
  });

  it("lets exactly one of several writers pass who have read the same", async () => {
    for (const version of ["1", "2", "3"]) {
      const answers = await Promise.all(
        ["Adam", "Berta", "Cecil", "Dora"].map((name) => put(name, version)),
      );
      const statuses = answers.map(({ status }) => status).toSorted();
      expect(statuses).toEqual([200, 409, 409, 409]);
    }
    const versions = (await changesOf(api.services.db, made.table, made.id)).map(
      ({ version }) => version,
    );
    expect(versions).toEqual([1, 2, 3, 4]);
  });
});

describe("if-match", () => {
  it.each(["0", "-1", "1.5", "*", 'W/"1"', '"1', "latest", "99999999999"])(
    "%s is no version",
    async (ifMatch) => {
      const body = { id: "res-pay", name: "Other" };
      expect(await write("PUT", resources, body, { "if-match": ifMatch })).toMatchObject({
        status: 400,
        body: { code: "input.invalid", details: { faults: [{ field: "if-match" }] } },
      });
    },
  );

  it("tells nobody more than they may read", async () => {
    const student = await api.signIn("student@keystone.test");
    const others = { id: "user-keystone-owner", phone: "1" };
    const foreign = await api.request("PUT", "/v1/external/supabase/users", {
      headers: { authorization: `Bearer ${student}`, "if-match": "9" },
      body: others,
    });
    expect(foreign).toMatchObject({ status: 404, body: { code: "record.not-found" } });
    const plan = { OnetTitle: "Welders", OnetCode: "51-4121.00", email: "me@home.test" };
    const made = await api.request<Row>("POST", "/v1/external/firebase/store/jobProfiles", {
      body: { data: { ...plan, orgId: "org-keystone" } },
    });
    const stale = await api.request<Refused>("PUT", "/v1/external/firebase/store/jobProfiles", {
      headers: { "x-edit-grant": String(made.body["editGrant"]), "if-match": "9" },
      body: { id: made.body["docId"], data: { location: "18018" } },
    });
    expect(stale.status).toBe(409);
    expect(stale.body.details!.current).toMatchObject({ OnetCode: "51-4121.00" });
    expect(stale.body.details!.current).not.toHaveProperty("email");
    expect(stale.body.details!.current).not.toHaveProperty("version");
  });

  it("of a person whose private values others changed answers none of them", async () => {
    const profiles = "/v1/external/supabase/userProfiles";
    const change = { id: "profile-keystone-student", dob: "2001-02-03" };
    expect((await write("PUT", profiles, change)).status).toBe(200);
    const { status, body } = await write("PUT", profiles, change, { "if-match": "1" });
    expect(status).toBe(409);
    expect(body.details!.current).toMatchObject({ id: change.id, version: 2 });
    expect(body.details!.current).not.toHaveProperty("dob");
  });
});

describe("an entry with a draft", () => {
  it("is answered with the draft over what is published, and says so", async () => {
    await write("PUT", `${classes}/course-welding`, { title: "Welding One" });
    const { body } = await write(
      "PUT",
      `${classes}/course-welding`,
      { overview: "New" },
      { "if-match": "1" },
    );
    expect(body.details!.current).toMatchObject({ title: "Welding One", draft: true, version: 2 });
    expect(
      (await write("POST", `${classes}/course-welding/publish`, {})).body["sys"],
    ).toMatchObject({ version: 3 });
  });

  it("has one version with the course that it is", async () => {
    const before = await versionOf("courses", "course-locked");
    await write("PUT", "/v1/external/supabase/courses", {
      id: "course-locked",
      schedule: "Mondays",
    });
    const stale = await write(
      "PUT",
      `${classes}/course-locked`,
      { title: "Other" },
      { "if-match": String(before) },
    );
    expect(stale.body.code).toBe("record.changed");
  });
});

describe("what the product notes as it is used", () => {
  it("raises no version, and the journal has it all the same", async () => {
    const { db } = api.services;
    const at = "2026-11-20T10:00:00.000Z";
    const before = await versionOf("invites", "inv-register");
    const viewed = await api.request<Row>("PUT", "/v1/external/firebase/store/invites", {
      headers: { authorization: `Bearer ${owner}` },
      body: { id: "inv-register", data: { viewedAt: at } },
    });
    expect(viewed.body).toEqual({ docId: "inv-register", version: before });
    expect(await changesOf(db, "invites", "inv-register")).toMatchObject([
      { action: "update", version: before, after: { viewedAt: at } },
    ]);
    const data = { viewedAt: at, title: "Foreman" };
    await write("PUT", "/v1/external/firebase/store/invites", { id: "inv-register", data });
    expect(await versionOf("invites", "inv-register")).toBe(Number(before) + 1);
  });

  it("is no write where nothing is named", async () => {
    const { body } = await write("PUT", resources, { id: "res-pay" });
    expect(body["version"]).toBe(1);
    expect(await changesOf(api.services.db, "resources", "res-pay")).toEqual([]);
  });
});

it.each(Object.entries(families))(
  "a record %s that is deleted as it was read stays where somebody has changed it since",
  async (_, make) => {
    const { table, id, put } = await make();
    const remove = (version: number) => {
      const of = at.endsWith(id) ? at : `${at}?id=${id}`;
      const headers = { authorization: `Bearer ${owner}`, "if-match": String(version) };
      return api.request<Refused>("DELETE", of, { headers });
    };
    const [at, scaffolds] = put("Scaffolds");
    await write("PUT", at, scaffolds);
    expect(await remove(1)).toMatchObject({
      status: 409,
      body: { code: "record.changed", details: { current: { version: 2 } } },
    });
    expect(await versionOf(table, id)).toBe(2);
    expect((await remove(2)).status).toBe(200);
  },
);
