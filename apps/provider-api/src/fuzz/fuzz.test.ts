import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { allEndpoints, records, type RecordDefinition } from "@guildway/api-contract";
import { recordPolicies } from "../access/record-policies.ts";
import { startTestApi, type TestApi } from "../test-api/index.ts";
import { requestArbitrary } from "./request-arbitrary.ts";

const runs = Number(process.env["FUZZ_RUNS"] ?? 20_000);
const seed = Number(process.env["FUZZ_SEED"] ?? 20_261_120);

interface Sender {
  name: string;
  orgId: string | undefined;
  seesAll: boolean;
  headers: Record<string, string>;
}

let api: TestApi;
const senders: Sender[] = [];
const ids: string[] = [];
let grant = "";

beforeAll(async () => {
  api = await startTestApi();
  const nobody = { orgId: undefined, seesAll: false };
  senders.push({ name: "anonymous", ...nobody, headers: {} });
  senders.push({ name: "forged", ...nobody, headers: { authorization: "Bearer forged.token.x" } });
  senders.push({
    name: "key",
    orgId: "org-keystone",
    seesAll: false,
    headers: { "x-api-key": "gw_demo_content_key" },
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

const bearer = async (email: string) => ({ authorization: `Bearer ${await api.signIn(email)}` });

it(
  `${runs} requests made from the contract meet no fault of the server, no reply outside its schema and no record of a foreign organization`,
  { timeout: 900_000 },
  async () => {
    const endpoints = allEndpoints();
    const reached = new Set<string>();
    const accepted = new Set<string>();
    await fc.assert(
      fc.asyncProperty(
        requestArbitrary(endpoints, [...new Set(ids)]),
        async ({ endpoint, path, body, caller, editGrant }) => {
          const sender = senders[caller % senders.length]!;
          const response = await api.fetch(path, {
            method: endpoint.method,
            headers: {
              ...sender.headers,
              origin: "http://localhost:3000",
              ...(editGrant && { "x-edit-grant": grant }),
              ...(body !== undefined && { "content-type": "application/json" }),
            },
            ...(body !== undefined && { body: JSON.stringify(body) }),
          });
          reached.add(endpoint.name);
          if (response.status < 300) accepted.add(endpoint.name);
          const text = await response.text();
          // In this run the server compares every reply with the contract, and a breach is a 500.
          expect(
            response.status,
            `${sender.name} ${endpoint.method} ${path} ${JSON.stringify(body)} → ${text}`,
          ).toBeLessThan(500);
          if (endpoint.record && response.ok)
            expectNothingForeign(sender, endpoint.record.definition, text);
        },
      ),
      { numRuns: runs, seed, endOnFailure: true },
    );
    expect(reached.size).toBe(endpoints.length);
    // A run that is refused everywhere would prove nothing.
    expect(accepted.size).toBeGreaterThan(endpoints.length / 2);
  },
);

/** What a caller sees of another organization's record is public, column by column. */
function expectNothingForeign(sender: Sender, definition: RecordDefinition, text: string): void {
  if (sender.seesAll) return;
  const { publicColumns, organizationColumn } =
    recordPolicies[definition.type as keyof typeof recordPolicies];
  const visible = new Set<string>([...publicColumns, "sys", "hasAccessCode", "eUnits"]);
  const { items = [] } = JSON.parse(text) as { items?: Record<string, unknown>[] };
  for (const item of items) {
    const owner =
      organizationColumn === "id"
        ? ((item["sys"] as { id: string } | undefined)?.id ?? item["id"])
        : item[organizationColumn];
    if (owner === undefined || owner === null || owner === sender.orgId) continue;
    expect(
      Object.keys(item).filter((name) => !visible.has(name)),
      `${sender.name} sees ${definition.type} of ${String(owner)}`,
    ).toEqual([]);
  }
}
