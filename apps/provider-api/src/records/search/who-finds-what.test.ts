import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  type Field,
  recordPath,
  type Role,
  roles,
  type SearchedType,
  searchedTypes,
} from "@guildway/api-contract";
import * as z from "zod/mini";
import { policyOf } from "../../access/record-policies.ts";
import { newId } from "../../platform/new-id.ts";
import { startTestApi, type TestApi } from "../../test-api/index.ts";
import { insertion } from "../stored-values.ts";

let api: TestApi;
const tokens = new Map<Role, string>();
const organizations = { own: "org-keystone", foreign: "org-valley" } as const;
type Place = keyof typeof organizations;
type Row = Record<string, unknown>;

/** A record, and the word that stands in each field by which it may be found. */
interface Seeded {
  id: string;
  words: Record<string, string>;
}
const seeded = new Map<string, Seeded>();

beforeAll(async () => {
  api = await startTestApi();
  for (const role of roles) tokens.set(role, await api.signIn(addressOf(role)));
  for (const type of searchedTypes())
    for (const place of ["own", "foreign"] as const)
      seeded.set(`${type.definition.type} ${place}`, await seed(type, place));
});
afterAll(() => api.close());

const addressOf = (role: Role) =>
  role === "superAdmin" ? "superadmin@guildway.test" : `${role}@keystone.test`;

/** Of an organization and of a person the ones that are there; else a new record, the student's where somebody owns it. */
async function seed(type: SearchedType, place: Place): Promise<Seeded> {
  const { definition } = type;
  const { db, sealer } = api.services;
  const policy = policyOf(definition.type);
  const words = Object.fromEntries(
    [...type.name, ...(type.by ?? [])].map((field, number) => [
      field,
      `q${seeded.size}x${number}zv`,
    ]),
  );
  const values = Object.fromEntries(
    Object.entries(words).map(([field, word]) => [field, valueOf(definition.fields[field]!, word)]),
  );
  const there = {
    organization: organizations[place],
    users: place === "own" ? "user-keystone-student" : "user-valley-college-student",
  }[definition.type as string];
  const id = there ?? newId();
  if (there)
    await db
      .updateTable(definition.table as "users")
      .set(values as never)
      .where("id", "=", id)
      .execute();
  else
    await insertion(sealer, definition, {
      ...needed(definition.fields),
      ...values,
      id,
      orgId: organizations[place],
      ...(policy.ownerColumn && { [policy.ownerColumn]: "user-keystone-student" }),
    }).execute(db);
  return { id, words };
}

/** A value with the word in it that the field takes. */
const valueOf = ({ schema }: Field, word: string) =>
  z.safeParse(schema, word).success ? word : `${word}@found.test`;

const needed = (fields: Readonly<Record<string, Field>>): Row =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, field]) => field.required)
      .map(([name]) => [name, known[name] ?? "needed"]),
  );
const known: Row = { classId: "course-locked", type: "link", list: "users", query: "" };

const found = async (role: Role, word: string) => {
  const { status, body } = await api.get<{ items: Row[] }>(
    `/v1/external/search?q=${word}`,
    tokens.get(role),
  );
  expect(status).toBe(200);
  return body.items.map(({ recordType, id }) => ({ recordType, id }));
};

/** The fields of a record that a list answers; none where it does not. What the public reads by an id is not listed. */
const listed = async (role: Role, { definition, name: [name] }: SearchedType, word: string) => {
  const { status, body } = await api.get<{ items?: Row[] }>(
    `${recordPath(definition)}?f.${name}[eq]=${word}`,
    tokens.get(role),
  );
  // Who reaches none may not even name the field.
  expect([200, 400, 403]).toContain(status);
  return Object.keys(body.items?.[0] ?? {});
};

describe("a search", () => {
  it.each(
    searchedTypes().flatMap((type) =>
      roles.flatMap((role) =>
        (["own", "foreign"] as const).map(
          (place) => [role, type.definition.type, place, type] as const,
        ),
      ),
    ),
  )(
    "as %s finds one of %s of their %s organization by exactly the fields that a list shows of it",
    async (role, _, place, type) => {
      const { id, words } = seeded.get(`${type.definition.type} ${place}`)!;
      const shown = await listed(role, type, words[type.name[0]]!);
      for (const [field, word] of Object.entries(words))
        expect([field, await found(role, word)]).toEqual([
          field,
          shown.includes(field) ? [{ recordType: type.definition.type, id }] : [],
        ]);
    },
  );
});
