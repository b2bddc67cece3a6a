import type { World } from "@guildway/testing";
import type { Page } from "@playwright/test";
import { asAdmin } from "./as-admin.ts";
import { xssPayloads } from "./xss-payloads.ts";

/** What a record holds that is sent to be stored. */
type Values = Record<string, unknown>;

/** Words that any field takes, in the place of a payload that the server refuses there. */
const harmless = "Plain words";

/** Puts harmless words in the place of a text that was refused, in a list too; a field that takes none of them is left out. */
function replaceRefused(sent: Values, field: string): void {
  const [top = "", ...within] = field.split(".");
  const last = within.pop();
  let parent = sent[top] as Values | undefined;
  for (const part of within) parent = parent?.[part] as Values | undefined;
  if (last === undefined) sent[top] = Array.isArray(sent[top]) ? undefined : harmless;
  else if (typeof parent?.[last] === "string" && parent[last] !== harmless) parent[last] = harmless;
  else sent[top] = undefined;
}

/** Stores records with payloads in every text that their pages show; tells how many texts took theirs. */
export async function storeAttacked(page: Page, world: World) {
  const { token } = await asAdmin(page, world, "superadmin@guildway.test");
  let taken = 0;
  const send = async (path: string, body: object) => {
    const answer = await fetch(world.api + path, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    });
    return { status: answer.status, body: (await answer.json()) as Made };
  };
  /** Stores a record whose `attacked` fields hold payloads; those that are refused are said so at the field, and left out. */
  const store = async (path: string, values: Values, attacked: Values) => {
    const asBody = (all: Values) => (path.includes("/firebase/") ? { data: all } : all);
    const sent = structuredClone(attacked);
    for (let attempt = 0; attempt < 12; attempt += 1) {
      const { status, body } = await send(path, asBody({ ...values, ...sent }));
      if (status < 300) {
        taken += Object.values(sent).filter(
          (value) => value !== harmless && value !== undefined,
        ).length;
        return body.docId ?? body.sys?.id ?? body.id ?? "";
      }
      const refused = new Set(
        (body.details?.faults ?? []).map(({ field }) => field.replace(/^data\./, "")),
      );
      if (status >= 500 || refused.size === 0)
        throw new Error(`${path} ${status}: ${JSON.stringify(body)}`);
      for (const field of refused) replaceRefused(sent, field);
    }
    throw new Error(`${path} refuses ${JSON.stringify(sent)}`);
  };

  const tables = "/v1/external/supabase";
  const entries = "/v1/external/content";
  // What no text takes would keep the others out.
  const all = xssPayloads.filter((one) => !/[^\P{Cc}\n\t]/u.test(one)).join("\n");
  // A name is one line without a web address.
  const names = xssPayloads.filter((one) => one.length < 60 && !/[:.\n\t\\]|\/\//.test(one));
  const name = (at: number) => names[at % names.length]!;

  const orgId = await store(
    `${entries}/organization`,
    { slug: `attacked-${Date.now()}`, type: "community", showOrgName: true },
    { name: names.slice(0, 8).join(" ") },
  );
  const of = (values: Values) => ({ orgId, ...values });
  const each = <T>(make: (payload: string, at: number) => Promise<T>) =>
    inTurn(xssPayloads, (payload, at) => make(payload, at));

  const links = await each((payload) =>
    store(`${tables}/widgets`, of({ type: "link", url: "https://example.test/" }), {
      title: payload,
      body: payload,
      linkTarget: payload.slice(0, 40),
    }),
  );
  const embeds = await each((payload) =>
    store(`${tables}/widgets`, of({ type: "embed" }), {
      title: payload,
      body: payload,
      embedCode: payload,
    }),
  );
  const materials = await each((payload) =>
    store(`${tables}/materials`, of({ isDraft: false }), {
      title: payload,
      body: payload,
      cdnFiles: [
        {
          name: payload,
          transcript: payload,
          type: "audio/wav",
          url: "https://example.test/a.wav",
        },
        {
          name: payload,
          transcript: payload,
          type: "image/png",
          url: "https://example.test/a.png",
        },
      ],
    }),
  );
  const assistant = await store(`${tables}/integrations`, of({}), {
    name: name(1),
    orgNickname: name(2),
    welcomeMessage: `{ORG_NICKNAME}${all}`.slice(0, 5000),
    poweredBy: all.slice(0, 300),
  });
  const onPage = 10;
  const pageLinks = await inTurn(chunks(xssPayloads, onPage), async (_some, at) => {
    const among = (ids: readonly string[]) => ids.slice(at * onPage, (at + 1) * onPage);
    const dashboardId = await store(
      `${tables}/dashboards`,
      of({
        title: harmless,
        activeLayout: "layout1",
        zone1: [
          { moduleType: "LINK_WIDGETS_LIST", selectedIds: among(links) },
          { moduleType: "EMBED_WIDGETS_LIST", selectedIds: among(embeds) },
        ],
        zone2: [
          { moduleType: "MATERIALS_LIST", selectedIds: among(materials) },
          { moduleType: "ASSISTANT", selectedIds: [assistant] },
        ],
        zone3: among(materials).map((id) => ({ moduleType: "MATERIAL", selectedIds: [id] })),
      }),
      {},
    );
    const title = names.slice(at * 5, at * 5 + 5).join(" ");
    const pageId = await store(
      `${tables}/pages`,
      of({ dashboardId, showTitle: true, showOrgLogo: true }),
      { title },
    );
    return store(`${tables}/pageLinks`, of({ pageId, enablePageContent: true }), { title });
  });

  const teacherIds = await inTurn(chunks(names, 5), (some) =>
    store(`${tables}/users`, of({ role: ["teacher"] }), {
      name: some.join(" "),
      title: some.join(" "),
      aboutMe: all.slice(0, 5000),
    }),
  );
  const open = { isPublic: true, openEnrollment: true, searchEnginesEnabled: true };
  const course = (at: number, more: Values) =>
    store(`${entries}/class`, of({ ...open, ...more }), {
      title: names.slice(at, at + 5).join(" "),
      overview: all,
      description: all.slice(0, 20_000),
      topics: xssPayloads.map((one) => one.slice(0, 80)),
      schedule: all.slice(0, 2000),
    });
  const prerequisiteId = await course(0, {});
  const classId = await course(5, {
    teacherIds,
    prerequisiteId,
  });
  const richId = await course(10, { enableNewEditor: true, isLive: true });
  await each((payload, at) =>
    store(`${tables}/courseTopics`, of({ classId, featured: at % 2 === 0 }), {
      title: payload,
      description: payload,
      topicHeader: payload,
    }),
  );
  const codes = await inTurn(names.slice(0, 10), (payload) =>
    store(`${entries}/classCode`, of({ classId }), {
      code: payload,
      timeDate: payload,
      info: payload,
    }),
  );
  await inTurn(names, (payload) =>
    store(
      `${entries}/cohort`,
      of({ classId, openCohortEnrollment: true, eUnitTracking: true, eUnitIds: codes }),
      { title: payload },
    ),
  );
  const pathwayId = await store(
    "/v1/external/firebase/store/pathways",
    of({
      isPublic: true,
      searchEnginesEnabled: true,
      courseIds: [classId, prerequisiteId, richId],
    }),
    { title: names.slice(15, 20).join(" "), description: all },
  );
  const { slug } = (await read(world, `${entries}/organization/${orgId}`)) as { slug: string };
  return { slug, pageLinks, classId, richId, pathwayId, material: materials[0]!, taken };
}

interface Made {
  docId?: string;
  id?: string;
  sys?: { id: string };
  details?: { faults?: { field: string; reason: string }[] };
}

async function read(world: World, path: string): Promise<unknown> {
  return (await fetch(world.api + path)).json();
}

async function inTurn<In, Out>(
  given: readonly In[],
  make: (one: In, at: number) => Promise<Out>,
): Promise<Out[]> {
  const made: Out[] = [];
  for (const [at, one] of given.entries()) made.push(await make(one, at));
  return made;
}

function chunks<T>(all: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_, at) =>
    all.slice(at * size, (at + 1) * size),
  );
}
