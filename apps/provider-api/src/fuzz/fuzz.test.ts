import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { allEndpoints, records, type RecordDefinition } from "@guildway/api-contract";
import { demoApiKeys } from "../access/demo-keys.ts";
import { startTestApi, type TestApi } from "../test-api/index.ts";
import { answeredId, foreignRows, type Sender } from "./foreign-rows.ts";
import { type FuzzRequest, requestArbitrary } from "./request-arbitrary.ts";

type Row = Record<string, unknown>;

const runs = Number(process.env["FUZZ_RUNS"] ?? 20_000);
const seed = Number(process.env["FUZZ_SEED"] ?? 20_261_120);

let api: TestApi;
const senders: Sender[] = [];
const ids: string[] = [];
let grant = "";

beforeAll(async () => {
  api = await startTestApi();
  const nobody = { orgId: undefined, seesAll: false };
  senders.push({ name: "anonymous", ...nobody, headers: {} });
  senders.push({ name: "forged", ...nobody, headers: { authorization: "Bearer forged.token.x" } });
  for (const { key, orgId } of demoApiKeys)
    senders.push({
      name: `key of ${orgId}`,
      orgId,
      seesAll: false,
      takes: [],
      headers: { "x-api-key": key },
    });
  for (const [slug, orgId] of [
    ["keystone", "org-keystone"],
    ["valley-college", "org-valley"],
  ])
    for (const role of ["owner", "admin", "teacher", "student"])
      senders.push({
        name: `${role} of ${slug}`,
        orgId,
        seesAll: false,
        ...(role === "student" && { takes: await takenBy(`user-${slug}-student`) }),
        headers: await bearer(`${role}@${slug}.test`),
      });
  senders.push({
    name: "superAdmin",
    orgId: undefined,
    seesAll: true,
    headers: await bearer("superadmin@guildway.test"),
  });

  for (const definition of Object.values(records) as RecordDefinition[]) {
    const { rows } = await sql<{
      id: string;
    }>`SELECT "id" FROM ${sql.table(definition.table)} ORDER BY "id" LIMIT 12`.execute(
      api.services.db,
    );
    ids.push(...rows.map(({ id }) => id));
  }
  const created = await api.request<{ docId: string; editGrant: string }>(
    "POST",
    "/v1/external/firebase/store/jobProfiles",
    {
      body: {
        data: {
          OnetCode: "47-2111.00",
          OnetTitle: "Electricians",
          name: "A",
          email: "a@example.test",
        },
      },
    },
  );
  ids.push(created.body.docId, "47-2111.00", "18101", "electrician");
  grant = created.body.editGrant;
});
afterAll(() => api.close());

async function takenBy(userId: string): Promise<string[]> {
  const user = await api.services.db
    .selectFrom("users")
    .select(["courseIds", "completedCourseIds"])
    .where("id", "=", userId)
    .executeTakeFirstOrThrow();
  return [...(user.courseIds ?? []), ...(user.completedCourseIds ?? [])];
}

const bearer = async (email: string) => ({ authorization: `Bearer ${await api.signIn(email)}` });

it(
  `${runs} requests made from the contract meet no fault of the server, no reply outside its schema and no record of a foreign organization`,
  { timeout: 900_000 },
  async () => {
    const endpoints = allEndpoints();
    const reached = new Set<string>();
    const accepted = new Set<string>();
    const outcome = await fc.check(
      fc.asyncProperty(requestArbitrary(endpoints, [...new Set(ids)]), async (request) => {
        const { endpoint } = request;
        const response = await send(request);
        reached.add(endpoint.name);
        if (response.ok) accepted.add(endpoint.name);
        const fault = await faultOf(request, response);
        if (fault) throw new Error(`${fault}. ${repeat(request)}`);
      }),
      { numRuns: runs, seed, endOnFailure: true },
    );
    // Who saw what, and the request that shows it again, come before anything else.
    expect(outcome.failed, (outcome.errorInstance as Error | undefined)?.message).toBe(false);
    expect(reached.size).toBe(endpoints.length);
    // A run that is refused everywhere would prove nothing; some calls only a person in the midst of something may make.
    expect(accepted.size).toBeGreaterThan(endpoints.length * 0.4);
  },
);

const senderOf = ({ caller }: FuzzRequest) => senders[caller % senders.length]!;

async function send(request: FuzzRequest, path = request.path): Promise<Response> {
  const { endpoint, body, editGrant } = request;
  return api.fetch(path, {
    method: endpoint.method,
    headers: {
      ...senderOf(request).headers,
      origin: "http://localhost:3000",
      ...(editGrant && { "x-edit-grant": grant }),
      ...(body !== undefined && { "content-type": "application/json" }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}

/** What is wrong with an answer, in words. In this run the server compares every reply with the contract, and a breach is a 500. */
async function faultOf(request: FuzzRequest, response: Response): Promise<string | undefined> {
  const { endpoint } = request;
  const text = await response.text();
  if (response.status >= 500)
    return `${senderOf(request).name} meets a fault of the server: ${response.status} ${text}`;
  // What somebody made or changed themselves is answered to them as they left it.
  if (!endpoint.record || !response.ok || endpoint.method !== "GET") return undefined;
  const reply = JSON.parse(text) as Row & { items?: Row[] };
  const rows = reply.items ?? [reply];
  return foreignRows(
    api.services.db,
    senderOf(request),
    endpoint.record.definition,
    rows,
    await idsOf(request, rows),
  );
}

/** The ids of answered rows; where the list was asked for other fields, the same list is asked for them. */
async function idsOf(request: FuzzRequest, rows: readonly Row[]): Promise<string[]> {
  const ids = rows.flatMap((row) => answeredId(row) ?? []);
  const [path, query = ""] = request.path.split("?");
  const wider = new URLSearchParams(query);
  if (ids.length === rows.length || !wider.has("select")) return ids;
  wider.set("select", "id");
  const response = await send(request, `${path}?${wider}`);
  const { items = [] } = (await response.json()) as { items?: Row[] };
  return items.flatMap((row) => answeredId(row) ?? []);
}

/** How to ask the same again. */
function repeat({ endpoint, path, body, caller, editGrant }: FuzzRequest): string {
  const { name } = senders[caller % senders.length]!;
  const more = [
    ...(body === undefined ? [] : [`with the body ${JSON.stringify(body)}`]),
    ...(editGrant ? ["with an edit grant of another record"] : []),
  ];
  const asked = [`${endpoint.method} ${path} as ${name}`, ...more].join(", ");
  return `To repeat: ${asked}; the run is FUZZ_SEED=${seed} FUZZ_RUNS=${runs}`;
}
