import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type RecordDefinition, records, roles, type Way } from "@guildway/api-contract";
import { startTestApi, type TestApi } from "../test-api/index.ts";
import type { CallerKind } from "./caller.ts";
import { policyOf } from "./record-policies.ts";

let api: TestApi;
const tokens = new Map<CallerKind, string | undefined>();

beforeAll(async () => {
  api = await startTestApi();
  tokens.set("anonymous", undefined);
  for (const role of roles)
    tokens.set(
      role,
      await api.signIn(
        role === "superAdmin" ? "superadmin@guildway.test" : `${role}@keystone.test`,
      ),
    );
});
afterAll(() => api.close());

const paths: Record<Way, string> = {
  tables: "/v1/external/supabase",
  documents: "/v1/external/firebase/store",
  entries: "/v1/external/content",
};
const callers: CallerKind[] = ["anonymous", ...roles];
const cases = Object.values(records).flatMap((definition: RecordDefinition) =>
  callers.map((caller) => [caller, definition.type, definition] as const),
);

describe("a list", () => {
  it.each(cases)(
    "that %s asks for of %s holds what its policy row allows and nothing else",
    async (caller, _, definition) => {
      const policy = policyOf(definition.type);
      const answer = await api.get<{ items: Record<string, unknown>[] }>(
        `${paths[definition.way]}/${definition.type}?limit=3000`,
        tokens.get(caller),
      );
      const reach = policy.read[caller];
      if (reach === "none") {
        expect(answer.status).toBe(caller === "anonymous" ? 401 : 403);
        return;
      }
      expect(answer.status).toBe(200);
      const organizations = new Set(
        answer.body.items.map((item) =>
          policy.organizationColumn === "id"
            ? ((item["sys"] as { id: string } | undefined)?.id ?? item["id"])
            : item["orgId"],
        ),
      );
      if (reach === "org")
        expect([...organizations].filter((id) => id !== "org-keystone")).toEqual([]);
      if (reach === "self") expect(answer.body.items).toHaveLength(1);
    },
  );

  it.each(cases)(
    "that %s narrows to a foreign organization of %s stays empty or public",
    async (caller, _, definition) => {
      const policy = policyOf(definition.type);
      const answer = await api.get<{ items: Record<string, unknown>[] }>(
        `${paths[definition.way]}/${definition.type}?orgId=org-valley`,
        tokens.get(caller),
      );
      if (policy.read[caller] === "any" || policy.publicBy.includes("orgId"))
        expect(answer.status).toBe(200);
      else if (policy.read[caller] === "none") expect(answer.status).toBeGreaterThanOrEqual(401);
      else expect(answer.body.items).toEqual([]);
    },
  );
});
