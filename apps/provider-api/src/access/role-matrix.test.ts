import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  type Field,
  type RecordDefinition,
  type Right,
  records,
  type Role,
  roles,
  type Way,
} from "@guildway/api-contract";
import { newId } from "../platform/new-id.ts";
import { insertion } from "../records/stored-values.ts";
import { makeProgramKey, startTestApi, type TestApi } from "../test-api/index.ts";
import type { CallerKind } from "./caller.ts";
import { policyOf } from "./record-policies.ts";
import type { Reach, RecordPolicy } from "./record-policy.ts";

let api: TestApi;
let programKey: string;
const tokens = new Map<CallerKind, string>();

beforeAll(async () => {
  api = await startTestApi();
  programKey = await makeProgramKey(api);
  for (const role of roles) tokens.set(role, await api.signIn(emailOf(role)));
});
afterAll(() => api.close());

type Row = Record<string, unknown>;
type Place = "own" | "foreign";

const own = "org-keystone";
const organizations: Record<Place, string> = { own, foreign: "org-valley" };
const emailOf = (role: Role) =>
  role === "superAdmin" ? "superadmin@guildway.test" : `${role}@keystone.test`;
const userOf = (role: Role) =>
  role === "superAdmin" ? "user-superadmin" : `user-keystone-${role}`;
const paths: Record<Way, string> = {
  tables: "/v1/external/supabase",
  documents: "/v1/external/firebase/store",
  entries: "/v1/external/content",
};
const pathOf = (definition: RecordDefinition) => `${paths[definition.way]}/${definition.type}`;

const callers: CallerKind[] = ["anonymous", "apiKey", ...roles];
const definitions: RecordDefinition[] = Object.values(records);
const readCases = definitions.flatMap((definition) =>
  callers.map((caller) => [caller, definition.type, definition] as const),
);
const writable = definitions.filter(({ view }) => !view);
const writeCases = writable.flatMap((definition) =>
  callers.flatMap((caller) =>
    (definition.type === "organization" ? (["own"] as const) : (["own", "foreign"] as const)).map(
      (place) => [caller, definition.type, place, definition] as const,
    ),
  ),
);

function call(caller: CallerKind, method: string, path: string, body?: unknown) {
  return api.request<Row>(method, path, {
    token: tokens.get(caller),
    ...(caller === "apiKey" && { headers: { "x-api-key": programKey } }),
    ...(body !== undefined && { body }),
  });
}

/** What the API says that the caller may do with a type, or with one record of it. */
async function may(caller: CallerKind, { type }: RecordDefinition, id?: string) {
  const query = new URLSearchParams({ type, ...(id !== undefined && { id }) });
  return (await call(caller, "GET", `/v1/external/may?${query}`)).body as Record<Right, boolean>;
}

/** Whether what is shared in any organization is the caller's to read. */
const isSharedWithAll = (caller: CallerKind, { read }: RecordPolicy) =>
  caller === "superAdmin" && read[caller] === "shared";

/** Whether a reach is of what is the caller's own; what is shared is tested with its record. */
const isOfOwn = (reach: Reach) => reach === "self" || reach === "shared";

/** What a reach allows in a place, as a status: a refusal, not there, or done. */
function statusFor(reach: Reach, caller: CallerKind, place: Place, beyond: number): number {
  if (reach === "none") return caller === "anonymous" ? 401 : 403;
  return reach === "any" || place === "own" ? 200 : beyond;
}

describe("a list", () => {
  it.each(readCases)(
    "that %s asks for of %s holds what its policy row allows and nothing else",
    async (caller, _, definition) => {
      const policy = policyOf(definition.type);
      const filter = definition.needsFilter ? "&f.title[!is]=null" : "";
      const answer = await call(caller, "GET", `${pathOf(definition)}?limit=3000${filter}`);
      const reach = policy.read[caller];
      expect(answer.status).toBe(statusFor(reach, caller, "own", 200));
      const items = (answer.body["items"] ?? []) as Row[];
      const inOrganizations = items.map((item) =>
        policy.organizationColumn === "id" ? idOf(item) : item["orgId"],
      );
      if (reach !== "any" && !isSharedWithAll(caller, policy))
        expect(inOrganizations.filter((id) => id !== "org-keystone")).toEqual([]);
      if (reach === "self")
        expect(
          items.filter((item) => item[policy.ownerColumn!] !== userOf(caller as Role)),
        ).toEqual([]);
      for (const item of items)
        expect(sealedFields(definition).filter((name) => name in item)).toEqual([]);
    },
  );

  it.each(readCases)(
    "that %s narrows to a foreign organization of %s stays empty or public",
    async (caller, _, definition) => {
      const policy = policyOf(definition.type);
      const answer = await call(caller, "GET", `${pathOf(definition)}?orgId=org-valley`);
      const items = (answer.body["items"] ?? []) as Row[];
      if (policy.read[caller] === "any" || isSharedWithAll(caller, policy)) {
        expect(answer.status).toBe(200);
      } else if (policy.publicBy.includes("orgId")) {
        expect(answer.status).toBe(200);
        const shown = new Set([...policy.publicColumns, "sys", "eUnits"]);
        // What their own organization shares with that one they read as their own.
        for (const item of items.filter(({ orgId }) => orgId !== "org-keystone"))
          expect(Object.keys(item).filter((name) => !shown.has(name))).toEqual([]);
      } else {
        expect(answer.status).toBe(statusFor(policy.read[caller], caller, "own", 200));
        expect(items).toEqual([]);
      }
    },
  );

  it.each(readCases.filter(([, , definition]) => sealedFields(definition).length > 0))(
    "that %s filters or orders %s by a sealed field is refused",
    async (caller, _, definition) => {
      for (const name of sealedFields(definition))
        for (const query of [`f.${name}[is]=null&orgId=${own}`, `order=${name}`]) {
          const { status } = await call(caller, "GET", `${pathOf(definition)}?${query}`);
          const closed =
            policyOf(definition.type).read[caller] === "none" &&
            policyOf(definition.type).publicBy.length === 0;
          expect(status).toBe(closed ? statusFor("none", caller, "own", 400) : 400);
        }
    },
  );
});

describe("what a caller may, as the API says,", () => {
  const typeCases = definitions.flatMap((definition) =>
    callers.map((caller) => [caller, definition.type, definition] as const),
  );

  it.each(typeCases)(
    "agrees with the lists that %s asks for of %s",
    async (caller, _, definition) => {
      const key = policyOf(definition.type).publicBy.find((name) => name !== "id");
      const named = key === "orgId" ? `orgId=${own}` : key ? `f.${key}[eq]=any` : "";
      const filter = definition.needsFilter ? "f.title[!is]=null" : named;
      const answer = await call(caller, "GET", `${pathOf(definition)}?${filter}`);
      expect((await may(caller, definition)).list).toBe(answer.status === 200);
    },
  );

  it.each(writeCases)(
    "agrees with what %s reads of one of %s of their %s organization",
    async (caller, _, place, definition) => {
      const id = await stored(definition, place, "student");
      const answer = await call(caller, "GET", `${pathOf(definition)}?f.id[eq]=${id}`);
      const [item] = (answer.body["items"] ?? []) as Row[];
      const closed = new Set(["sys", ...(policyOf(definition.type).closedColumns ?? [])]);
      const shown = Object.keys(item ?? {}).filter((name) => !closed.has(name));
      expect((await may(caller, definition, id)).read).toBe(shown.length > 0);
    },
  );

  it.each(writeCases)(
    "is of a hidden record of %s the same as of none: %s, %s",
    async (caller, _, place, definition) => {
      const id = await stored(definition, place, "student");
      const rights = await may(caller, definition, id);
      const answer = await call(caller, "GET", `${pathOf(definition)}?f.id[eq]=${id}`);
      const isHidden = ((answer.body["items"] ?? []) as Row[]).length === 0;
      const ofNone = await may(caller, definition, newId());
      expect([isHidden, rights]).toEqual([isHidden, isHidden ? ofNone : rights]);
    },
  );
});

describe("creating", () => {
  it.each(writeCases)(
    "that %s tries of %s in their %s organization follows its policy row",
    async (caller, _, place, definition) => {
      const policy = policyOf(definition.type);
      const reach = policy.create[caller];
      const isOwn = reach === "self" || policy.ownerIsWriter === true;
      const values = sample(definition, place, isOwn ? (caller as Role) : "student");
      await removeProfileOf(definition, values);
      const body = definition.way === "documents" ? { data: values } : values;
      const answer = await call(caller, "POST", pathOf(definition), body);
      expect(answer.status).toBe(statusFor(reach, caller, place, 403));
      expect((await may(caller, definition)).create).toBe(
        answer.status === 200 || (reach !== "none" && place === "foreign"),
      );
    },
  );
});

describe("changing", () => {
  it.each(writeCases)(
    "that %s tries of %s in their %s organization follows its policy row",
    async (caller, _, place, definition) => {
      const policy = policyOf(definition.type);
      const reach = policy.update[caller];
      const id = await stored(definition, place, isOfOwn(reach) ? (caller as Role) : "student");
      const rights = await may(caller, definition, id);
      const values = harmlessChange(definition, policy);
      const answer = await call(
        caller,
        "PUT",
        definition.way === "entries" ? `${pathOf(definition)}/${id}` : pathOf(definition),
        definition.way === "entries"
          ? values
          : definition.way === "documents"
            ? { id, data: values }
            : { id, ...values },
      );
      const refused = policy.grantsEditing && reach === "none" ? 403 : undefined;
      expect(answer.status).toBe(refused ?? statusFor(reach, caller, place, 404));
      expect(rights.update).toBe(answer.status === 200);
      expect(rights.publish).toBe(answer.status === 200 && definition.way === "entries");
    },
  );

  it.each(
    writable.flatMap((definition) =>
      callers
        .filter((caller) => isOfOwn(policyOf(definition.type).update[caller]))
        .map((caller) => [caller, definition.type, definition] as const),
    ),
  )("that %s tries of somebody else's %s finds nothing", async (caller, _, definition) => {
    const id = await stored(definition, "own", caller === "owner" ? "admin" : "owner");
    expect((await may(caller, definition, id)).update).toBe(false);
    const values = harmlessChange(definition, policyOf(definition.type));
    expect((await call(caller, "PUT", pathOf(definition), { id, ...values })).status).toBe(404);
  });
});

describe("deleting", () => {
  it.each(writeCases)(
    "that %s tries of %s in their %s organization follows its policy row",
    async (caller, _, place, definition) => {
      const reach = policyOf(definition.type).delete[caller];
      const id = await stored(definition, place, isOfOwn(reach) ? (caller as Role) : "student");
      const rights = await may(caller, definition, id);
      const path =
        definition.way === "entries"
          ? `${pathOf(definition)}/${id}`
          : `${pathOf(definition)}?id=${id}`;
      const answer = await call(caller, "DELETE", path);
      expect(answer.status).toBe(statusFor(reach, caller, place, 404));
      expect(rights.delete).toBe(answer.status === 200);
    },
  );
});

function idOf(item: Row): unknown {
  return (item["sys"] as { id: string } | undefined)?.id ?? item["id"];
}

function sealedFields(definition: RecordDefinition): string[] {
  return Object.entries(definition.fields)
    .filter(([, of]) => of.sealed)
    .map(([name]) => name);
}

const values: Readonly<Record<string, unknown>> = {
  OnetCode: "47-2111.00",
  list: "users",
  query: "q=smith",
  role: ["student"],
  type: "link",
};

/** The least that a record of the type needs, in a place and of a person. */
function sample(definition: RecordDefinition, place: Place, owner: Role): Row {
  const policy = policyOf(definition.type);
  const references: Record<string, Record<Place, string>> = {
    classId: { own: "course-locked", foreign: "course-valley-records" },
    refId: { own: "res-ged", foreign: "res-valley-enroll" },
    userId: { own: userOf(owner), foreign: "user-valley-college-student" },
  };
  const needed = Object.entries(definition.fields).filter(
    ([name, of]: [string, Field]) => of.required || name === policy.ownerColumn,
  );
  const row: Row = Object.fromEntries(
    needed.map(([name]) => [name, references[name]?.[place] ?? values[name] ?? newId()]),
  );
  if (policy.organizationColumn === "orgId") row["orgId"] = organizations[place];
  return row;
}

/** A record of the type that is in the database; of users the person themselves where it is their own. */
async function stored(definition: RecordDefinition, place: Place, owner: Role): Promise<string> {
  if (definition.type === "organization") return own;
  if (definition.type === "users" && place === "own") return userOf(owner);
  const row = { ...sample(definition, place, owner), id: newId() };
  const { db, sealer } = api.services;
  await removeProfileOf(definition, row);
  await insertion(sealer, definition, row).execute(db);
  return row.id;
}

/** A person has one profile. */
async function removeProfileOf(definition: RecordDefinition, { userId }: Row): Promise<void> {
  if (definition.type === "userProfiles")
    await api.services.db.deleteFrom("userProfiles").where("userId", "=", String(userId)).execute();
}

function harmlessChange(definition: RecordDefinition, policy: RecordPolicy): Row {
  const [name] = Object.entries(definition.fields).find(
    ([field, of]) =>
      (policy.selfColumns ? policy.selfColumns.includes(field) : of.column === "text") &&
      !of.sealed &&
      !of.computed &&
      !/(Id|id|[sS]lug)$/.test(field),
  )!;
  return { [name]: values[name] ?? harmlessText[name] ?? "Changed" };
}

const harmlessText: Readonly<Record<string, string>> = {
  activeLayout: "layout2",
  orgReferral: "other",
};
