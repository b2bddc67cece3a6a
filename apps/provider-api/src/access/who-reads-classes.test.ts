import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { classCode, cohort, courses, courseTopics } from "@guildway/api-contract";
import { insertion } from "../records/stored-values.ts";
import { makeProgramKey, startTestApi, type TestApi } from "../test-api/index.ts";

type Row = Record<string, unknown>;

const kinds = {
  open: { isPublic: true, openEnrollment: true },
  paid: { isPublic: true, openEnrollment: true, integration: { payment: true } },
  closed: { isPublic: true, openEnrollment: false },
  locked: { isPublic: true, openEnrollment: true, locked: true },
  inviteOnly: { isPublic: true, openEnrollment: true, inviteOnly: true },
  private: { isPublic: false, openEnrollment: true },
} as const;
type Kind = keyof typeof kinds;
const allKinds = Object.keys(kinds) as Kind[];

const idOf = (kind: Kind) => `class-${kind.toLowerCase()}`;
const streamOf = (kind: Kind) => `https://stream.test/${idOf(kind)}`;
const fileOf = (kind: Kind) => `https://files.test/${idOf(kind)}.pdf`;
const channelOf = (kind: Kind) => `channel-of-${idOf(kind)}`;
const bodyOf = (kind: Kind) => `What the topic of ${idOf(kind)} teaches`;

/** The classes are keystone's; a learner and a graduate are students who take or have taken all of them. */
const insiders = ["learner", "graduate", "teacher", "superAdmin", "own key"];
const outsiders = [
  "visitor",
  "student",
  "foreign student",
  "foreign teacher",
  "demo key",
  "foreign key",
];
/** Who sees that there is a class which is private, and what it is called. */
const sees = (who: string, kind: Kind) => kind !== "private" || who === "student";
const addresses = {
  student: "student@keystone.test",
  teacher: "teacher@keystone.test",
  admin: "admin@keystone.test",
  superAdmin: "superadmin@guildway.test",
  "foreign student": "student@valley-college.test",
  "foreign teacher": "teacher@valley-college.test",
};

let api: TestApi;
const headers = new Map<string, Record<string, string>>([
  ["visitor", {}],
  ["demo key", { "x-api-key": "gw_demo_content_key" }],
]);

beforeAll(async () => {
  api = await startTestApi();
  headers.set("foreign key", { "x-api-key": await makeProgramKey(api, "valley-college") });
  const { db, sealer } = api.services;
  for (const kind of allKinds) {
    const { integration, ...facts } = { integration: {}, ...kinds[kind] };
    const orgId = "org-keystone";
    const classId = idOf(kind);
    const course = {
      ...facts,
      id: classId,
      orgId,
      title: `Class ${kind}`,
      courseSlug: classId,
      showStreamLink: true,
      streamingLink: streamOf(kind),
      slackChannel: channelOf(kind),
      integration: { ...integration, cdnFiles: [{ name: "Slides", url: fileOf(kind) }] },
    };
    const topic = { title: `Topic of ${kind}`, description: bodyOf(kind) };
    const made = [
      [courses, course],
      [courseTopics, { ...topic, id: `topic-of-${classId}`, orgId, classId }],
      [cohort, { title: `Cohort of ${kind}`, id: `cohort-of-${classId}`, orgId, classId }],
      [classCode, { code: `Code of ${kind}`, id: `code-of-${classId}`, orgId, classId }],
    ] as const;
    for (const [definition, row] of made) await insertion(sealer, definition, row).execute(db);
  }
  for (const [who, email] of Object.entries(addresses))
    headers.set(who, { authorization: `Bearer ${await api.signIn(email)}` });
  const { body } = await api.request<{ key: string }>("POST", "/v1/external/program-keys", {
    headers: headers.get("admin")!,
    body: { name: "Course catalogue" },
  });
  headers.set("own key", { "x-api-key": body.key });
  for (const who of ["learner", "graduate"]) headers.set(who, headers.get("student")!);
});
afterAll(() => api.close());

/** The student takes what the caller of this name takes. */
async function enroll(who: string) {
  const all = allKinds.map(idOf);
  await api.services.db
    .updateTable("users")
    .set({
      courseIds: who === "learner" ? all : null,
      completedCourseIds: who === "graduate" ? all : null,
    })
    .where("id", "=", "user-keystone-student")
    .execute();
}

async function read(who: string, path: string) {
  await enroll(who);
  return api.request<Row & { items?: Row[] }>("GET", path, { headers: headers.get(who)! });
}
const textOf = async (who: string, path: string) =>
  JSON.stringify((await read(who, path)).body, null, 1);
const table = "/v1/external/supabase";
const entry = "/v1/external/content";
const programs = "/v1/api/content";

/** The demo's key reads the lists of records, and no entries. */
const lacks = (who: string, path: string) => who === "demo key" && path.startsWith(entry);

/** Every way to read one class, and what hangs on it. */
const ways: Record<string, (kind: Kind) => string> = {
  "the table, by its id": (kind) => `${table}/courses?f.id[eq]=${idOf(kind)}`,
  "the table, by ids": (kind) => `${table}/courses?ids=${idOf(kind)}&orgId=org-keystone`,
  "the table, by its slug": (kind) =>
    `${table}/courses?orgId=org-keystone&f.courseSlug[eq]=${idOf(kind)}`,
  "its entry": (kind) => `${entry}/class/${idOf(kind)}`,
  "a list of entries": (kind) => `${entry}/class?orgId=org-keystone&f.title[ilike]=Class ${kind}`,
  "the list for programs": (kind) => `${programs}/courses?id=${idOf(kind)}`,
  "the list for programs, by cursor": (kind) =>
    `${programs}/courses?orgId=org-keystone&f.title[ilike]=Class ${kind}&cursor=first`,
};
/** Lists leave long bodies out unless they are named. */
const whole = "select=id,title,description";
const waysToTopics: Record<string, (kind: Kind) => string> = {
  "the table": (kind) => `${table}/courseTopics?f.classId[eq]=${idOf(kind)}&${whole}`,
  "the table, by its id": (kind) => `${table}/courseTopics?id=topic-of-${idOf(kind)}`,
  "the list for programs": (kind) => `${programs}/courseTopics?classId=${idOf(kind)}&${whole}`,
};
const cases = (whos: readonly string[], some = allKinds) =>
  whos.flatMap((who) => some.map((kind): [who: string, kind: Kind] => [who, kind]));
const shut = allKinds.filter((kind) => kind !== "open");

describe("a class", () => {
  it.each(cases(insiders))("is whole for %s: %s", async (who, kind) => {
    for (const [way, path] of Object.entries(ways)) {
      const text = await textOf(who, path(kind));
      for (const secret of [streamOf(kind), fileOf(kind), channelOf(kind)])
        expect(text, way).toContain(secret);
    }
  });

  it.each(cases(outsiders))("shows %s nothing that is for its learners: %s", async (who, kind) => {
    for (const [way, path] of Object.entries(ways)) {
      const text = await textOf(who, path(kind));
      for (const secret of [fileOf(kind), channelOf(kind), '"streamingLink"', '"integration"'])
        expect(text, way).not.toContain(secret);
      const isShown = !lacks(who, path(kind));
      // What everybody may join may show its stream to everybody.
      expect(text.includes(streamOf(kind)), way).toBe(isShown && kind === "open");
      expect(text.includes(`Class ${kind}`), way).toBe(isShown && sees(who, kind));
    }
  });

  it.each(outsiders.filter((who) => !sees(who, "private")))(
    "that is private is to %s no more than private",
    async (who) => {
      const { items } = (await read(who, `${table}/courses?id=${idOf("private")}`)).body;
      expect(items).toEqual([{ id: idOf("private"), orgId: "org-keystone", isPublic: false }]);
    },
  );

  it.each(outsiders.filter((who) => who !== "visitor"))(
    "leaves out what %s may not read, though it is selected, and refuses nothing",
    async (who) => {
      const select = "id,title,streamingLink,integration,publicStreamLink";
      const { items } = (
        await read(who, `${table}/courses?id=${idOf("paid")}&orgId=org-keystone&select=${select}`)
      ).body;
      expect(items).toEqual([{ id: idOf("paid"), title: "Class paid" }]);
    },
  );
});

describe("a topic", () => {
  it.each(cases(insiders))("is whole for %s: of a class that is %s", async (who, kind) => {
    for (const [way, path] of Object.entries(waysToTopics))
      expect(await textOf(who, path(kind)), way).toContain(bodyOf(kind));
  });

  it.each(cases(outsiders))(
    "shows %s its body where everybody may join the class, and else its name at most: of a class that is %s",
    async (who, kind) => {
      for (const [way, path] of Object.entries(waysToTopics)) {
        const text = await textOf(who, path(kind));
        expect(text.includes(bodyOf(kind)), way).toBe(kind === "open");
        expect(text.includes(`Topic of ${kind}`), way).toBe(sees(who, kind));
      }
    },
  );
});

/** What a filter or an order asks of a field that is hidden from whoever asks; each would find the class of its kind. */
const probes: Record<string, (kind: Kind) => string> = {
  "the beginning of its stream": (kind) =>
    `${table}/courses?orgId=org-keystone&f.streamingLink[ilike]=${streamOf(kind)}`,
  "the beginning of the stream that it shows": (kind) =>
    `${table}/courses?orgId=org-keystone&f.publicStreamLink[ilike]=${streamOf(kind)}`,
  "whether it has a stream": (kind) =>
    `${table}/courses?id=${idOf(kind)}&f.streamingLink[!is]=null`,
  "whether it shows a stream": (kind) =>
    `${table}/courses?id=${idOf(kind)}&f.publicStreamLink[!is]=null`,
  "its channel, as an entry": (kind) =>
    `${entry}/class?orgId=org-keystone&f.slackChannel[eq]=${channelOf(kind)}`,
  "its channel, among many": (kind) =>
    `${table}/courses?ids=${idOf(kind)}&f.slackChannel[in]=${channelOf(kind)}`,
  "its channel, by a list for programs": (kind) =>
    `${programs}/courses?id=${idOf(kind)}&f.slackChannel[eq]=${channelOf(kind)}`,
  "its place in an order": (kind) => `${table}/courses?id=${idOf(kind)}&order=streamingLink`,
  "what its topic teaches": (kind) =>
    `${table}/courseTopics?f.classId[eq]=${idOf(kind)}&f.description[ilike]=teaches`,
  "its topic's place in an order": (kind) =>
    `${table}/courseTopics?f.classId[eq]=${idOf(kind)}&order=description`,
};
const found = async (who: string, path: string) => {
  const { status, body } = await read(who, path);
  expect([200, 400, 401, 403]).toContain(status);
  return { found: body.items?.length ?? 0, total: (body as { total?: number }).total ?? 0 };
};

describe("a question", () => {
  it.each(cases(insiders, ["paid", "private"]))(
    "of %s about a class that is %s finds what it asks for",
    async (who, kind) => {
      for (const [probe, path] of Object.entries(probes))
        expect(await found(who, path(kind)), probe).toEqual({ found: 1, total: 1 });
    },
  );

  it.each(cases(outsiders, shut))(
    "of %s about a class that is %s tells nothing",
    async (who, kind) => {
      for (const [probe, path] of Object.entries(probes))
        expect(await found(who, path(kind)), probe).toEqual({ found: 0, total: 0 });
    },
  );
});

describe("a student", () => {
  const ids = async (who: string, path: string) =>
    (await read(who, path)).body.items?.map((item) => item["id"] ?? (item["sys"] as Row)["id"]);

  it.each([
    ["courses", table],
    ["courseTopics", table],
    ["cohort", entry],
    ["classCode", entry],
  ])(
    "lists the %s of their organization, and a key that everybody may know those that are public",
    async (type, way) => {
      const path = `${way}/${type}?limit=3000&f.id[ilike]=class-`;
      const part = { courses: "", courseTopics: "topic-of-", cohort: "cohort-of-" }[type];
      const all = (some: Kind[]) => some.map((kind) => `${part ?? "code-of-"}${idOf(kind)}`);
      const sorted = async (who: string) => (await ids(who, path))?.toSorted();
      for (const who of ["student", "learner", "own key"])
        expect(await sorted(who), who).toEqual(all(allKinds).toSorted());
      const isPublic = allKinds.filter((kind) => kind !== "private");
      const shared = lacks("demo key", path) ? undefined : all(isPublic).toSorted();
      expect(await sorted("demo key")).toEqual(shared);
    },
  );

  it("takes a class of another organization whole, which shares it with theirs", async () => {
    const course = async () =>
      (await read("foreign student", `${table}/courses?id=${idOf("paid")}`)).body.items?.[0];
    expect(await course()).not.toHaveProperty("streamingLink");
    const { db } = api.services;
    const takes = (courseIds: string[] | null) =>
      db
        .updateTable("users")
        .set({ courseIds })
        .where("id", "=", "user-valley-college-student")
        .execute();
    await takes([idOf("paid")]);
    expect(await course()).toMatchObject({ streamingLink: streamOf("paid") });
    await takes(null);
  });
});

it("a list for programs that was read before is read anew once somebody takes a class, or it is no longer open", async () => {
  const path = `${programs}/courseTopics?classId=${idOf("open")}`;
  const statusOf = async (who: string, tag: string) => {
    await enroll(who);
    const asked = { ...headers.get(who)!, "if-none-match": tag };
    return (await api.fetch(path, { headers: asked })).status;
  };
  const { headers: answered } = await read("student", path);
  const tag = answered.get("etag")!;
  expect([await statusOf("student", tag), await statusOf("learner", tag)]).toEqual([304, 200]);
  const opens = (openEnrollment: boolean) =>
    api.services.db
      .updateTable("courses")
      .set({ openEnrollment })
      .where("id", "=", idOf("open"))
      .execute();
  await opens(false);
  expect(await statusOf("student", tag)).toBe(200);
  await opens(true);
});

it("a stored file of a class is opened neither by who only has its address nor by a key that everybody may know", async () => {
  const raw = new FormData();
  raw.append("file", new Blob(["Only for those who paid."]), "slides.txt");
  const token = await api.signIn("teacher@keystone.test");
  const upload = "/v1/external/aws/upload?fileExt=txt&organizationId=org-keystone";
  const { url } = (await api.send<{ url: string }>("POST", upload, { token, raw })).body;
  const buffer = `/v1/external/aws/buffer?organizationId=org-keystone&url=${encodeURIComponent(url)}`;
  const made = `/v1/api/actions/create-public-url?url=${encodeURIComponent(url)}`;
  const statusOf = async (who: string, path: string) =>
    (await api.fetch(path, { headers: headers.get(who)! })).status;
  expect(await statusOf("demo key", made)).toBe(200);
  const draft = { integration: { payment: true, cdnFiles: [{ name: "Slides", url }] } };
  const path = `${entry}/class/${idOf("paid")}`;
  const drafted = await api.request("PUT", path, { token, body: draft });
  expect(drafted.status).toBe(200);
  expect(await statusOf("demo key", made)).toBe(404);
  const published = await api.request("POST", `${path}/publish`, { token, body: {} });
  expect(published.status).toBe(200);
  for (const who of ["visitor", "student", "foreign student", "foreign teacher", "demo key"])
    for (const way of [url, buffer])
      expect(await statusOf(who, way), `${who} ${way}`).not.toBe(200);
  for (const way of [made, buffer]) {
    expect(await statusOf("demo key", way)).toBe(404);
    expect(await statusOf("own key", way)).toBe(200);
  }
});

it("a key of an organization that everybody may know reads its classes as a visitor does", async () => {
  const named = await startTestApi({ SANDBOX_ORGANIZATION: "org-keystone" });
  try {
    const { body } = await named.get<{ sandbox: { key: string } }>("/v1/api/sandbox");
    const { items } = (
      await named.request<{ items: Row[] }>("GET", `${programs}/courses`, {
        headers: { "x-api-key": body.sandbox.key },
      })
    ).body;
    expect(items.map(({ id }) => id)).toContain("course-paid");
    expect(items.map(({ id }) => id)).not.toContain("course-private");
    for (const item of items) expect(item).not.toHaveProperty("streamingLink");
    // The demo's stays one that everybody knows.
    const byDemo = await named.request<{ items: Row[] }>("GET", `${programs}/courses?limit=1`, {
      headers: headers.get("demo key")!,
    });
    expect(byDemo.body.items[0]).not.toHaveProperty("streamingLink");
  } finally {
    await named.close();
  }
});
