import { describe, expect, it } from "vitest";
import {
  addressPart,
  computed,
  createSchema,
  fieldsOf,
  hexColour,
  instant,
  money,
  namedColour,
  record,
  replySchema,
  required,
  sealed,
  secret,
  storedFile,
  text,
  updateSchema,
  webLink,
  yesNo,
} from "./record.ts";
import { recordEndpoints } from "./endpoints/records.ts";
import { records } from "./records.ts";
import { isLinkAddress } from "./rich-text.ts";

const badges = record({
  type: "badges",
  way: "tables",
  named: "name",
  title: "Badge",
  fields: {
    name: required(text(5)),
    colour: text(),
    number: sealed(text(11)),
    pin: secret(text(6)),
    isLost: computed(yesNo()),
  },
});
const takes = (schema: ReturnType<typeof createSchema>, value: unknown) =>
  schema.safeParse(value).success;

it("a record has its own table, 20 to a page and oldest first, unless it says otherwise", () => {
  expect(badges).toMatchObject({ table: "badges", list: { limit: 20, order: "createdAt" } });
  const other = record({ ...badges, table: "tags", list: { limit: 5 } });
  expect(other).toMatchObject({ table: "tags", list: { limit: 5, order: "createdAt" } });
});

it("every record has an id, its times and its version beside its own fields", () => {
  expect(Object.keys(fieldsOf(badges))).toEqual([
    "id",
    "createdAt",
    "updatedAt",
    "version",
    "name",
    "colour",
    "number",
    "pin",
    "isLost",
  ]);
});

it("a text that is needed is not blank, neither made nor changed, and one from before is answered", () => {
  for (const name of ["", "   ", "\t\n"]) {
    expect(takes(createSchema(badges), { name })).toBe(false);
    expect(takes(updateSchema(badges), { name })).toBe(false);
    expect(takes(replySchema(badges), { id: "1", name })).toBe(true);
  }
  expect(takes(updateSchema(badges), { colour: "" })).toBe(true);
});

it("a part of an address leads nowhere else, and what was written before it was checked is answered", () => {
  const takesPart = (value: string) => addressPart(120).schema.safeParse(value).success;
  for (const part of ["welding-basics", "Motor Controls 2", "..hidden", "soldadura-básica", ""])
    expect(takesPart(part), part).toBe(true);
  for (const path of [".", "..", "a/b", "a\\b", "a?b", "a#b", "%2e%2e", "a\nb"])
    expect(takesPart(path), path).toBe(false);
  expect(addressPart(120).answer.safeParse("..").success).toBe(true);
});

it("a link names no user before its host, and one that was written before is answered", () => {
  const reasonsOf = (address: string) =>
    webLink()
      .schema.safeParse(address)
      .error?.issues.map(({ message }) => message) ?? [];
  for (const link of [
    "https://a.test/b?c=d@e#f@g",
    "https://a.test/@b",
    "https://a.test:8080",
    "/@b",
  ])
    expect(reasonsOf(link), link).toEqual([]);
  for (const at of [
    "//bank.test@evil.test",
    "//me:word@evil.test",
    "//@evil.test",
    "///a@evil.test",
  ])
    expect(reasonsOf(`https:${at}`), at).toEqual([
      "must be a web address without a user or a password before its host",
    ]);
  expect(webLink().answer.safeParse("https://bank.test@evil.test").success).toBe(true);
});

it.each([
  "https://evil.test/\u202emoc.etatsyek//:sptth",
  "https://evil.test/\u2066a",
  "https://evil.test/\u200fa",
  "https://bank\u200b.test",
  "https://evil.test\\@bank.test/",
  "https://\\evil.test",
  "/\\evil.test",
  "/courses\u202e",
])("%j, which does not read as it leads, is no link, no link in a text and no file", (address) => {
  expect(webLink().schema.safeParse(address).error?.issues[0]?.message).toBe(
    "must be a web address without backslashes and marks that turn text round",
  );
  expect(isLinkAddress(address)).toBe(false);
  expect(storedFile().schema.safeParse(`${address}/v1/files/a.png`).success).toBe(false);
  expect(webLink().answer.safeParse(address).success).toBe(true);
});

it("a moment is one that the database can keep and the contract can answer", () => {
  const takes = (at: string) => instant().schema.safeParse(at).success;
  expect(takes("9998-12-31T23:59:59.9999999Z")).toBe(true);
  expect(takes("9999-12-31T23:59:59.9999999Z")).toBe(false);
});

it("money is whole cents, and less than nothing only where it may be", () => {
  for (const amount of [0, 0.07, 14.1, 20.07, 1250.5, 9_999_999_998.99])
    expect(money().schema.safeParse(amount).success).toBe(true);
  for (const none of [10.955, -1, 1e10, "5", null])
    expect(money().schema.safeParse(none).success).toBe(false);
  expect(money(-100).schema.safeParse(-99.5).success).toBe(true);
});

it("a colour is six digits, or where it may be a name one word: nothing that a style sheet would fetch", () => {
  const isColour = (of: typeof hexColour, colour: string) => of().schema.safeParse(colour).success;
  for (const of of [hexColour, namedColour]) {
    expect(isColour(of, "#0f5C63")).toBe(true);
    for (const none of ["#0f5c6", "0f5c63", "#0f5c6g", "", "red;x:y", "url(//x.example)"])
      expect(isColour(of, none)).toBe(false);
  }
  expect([isColour(hexColour, "black"), isColour(namedColour, "black")]).toEqual([false, true]);
});

describe("creating", () => {
  it("needs what is required, within its bounds, and takes nothing else than its fields", () => {
    const schema = createSchema(badges);
    expect(takes(schema, { name: "Rosa" })).toBe(true);
    expect(takes(schema, { name: "Rosa", colour: null, pin: "123456" })).toBe(true);
    expect(takes(schema, { colour: "red" })).toBe(false);
    expect(takes(schema, { name: null })).toBe(false);
    expect(takes(schema, { name: "Rosalind" })).toBe(false);
    expect(takes(schema, { name: "Rosa", size: 3 })).toBe(false);
    expect(takes(schema, { name: "Rosa", id: "b-1" })).toBe(false);
    expect(takes(schema, { name: "Rosa", isLost: true })).toBe(false);
  });
});

describe("changing", () => {
  it("takes any of the fields, clears what is not required, and nothing else", () => {
    const schema = updateSchema(badges);
    expect(takes(schema, {})).toBe(true);
    expect(takes(schema, { colour: null })).toBe(true);
    expect(takes(schema, { name: null })).toBe(false);
    expect(takes(schema, { isLost: true })).toBe(false);
  });
});

describe("answering", () => {
  it("leaves out what is secret, and may leave out anything", () => {
    const schema = replySchema(badges);
    expect(takes(schema, {})).toBe(true);
    expect(takes(schema, { id: "b-1", number: "***", isLost: false })).toBe(true);
    expect(takes(schema, { id: "b-1", pin: "123456" })).toBe(false);
  });
});

describe("the calls of a record", () => {
  const calls = (way: "tables" | "documents" | "entries") =>
    recordEndpoints({ ...badges, way }).map(({ method, path }) => `${method} ${path}`);

  it("of a table list, create, change and delete rows", () => {
    const path = "/v1/external/supabase/badges";
    expect(calls("tables")).toEqual([
      `GET ${path}`,
      `POST ${path}`,
      `PUT ${path}`,
      `DELETE ${path}`,
    ]);
  });

  it("of a collection do the same with documents, and read several by their ids", () => {
    const path = "/v1/external/firebase/store/badges";
    expect(calls("documents")).toEqual([
      `GET ${path}`,
      "GET /v1/external/firebase/store/entries/badges",
      `POST ${path}`,
      `PUT ${path}`,
      `DELETE ${path}`,
    ]);
  });

  it("of a content type read one entry, too, and publish its draft", () => {
    const path = "/v1/external/content/badges";
    expect(calls("entries")).toEqual([
      `GET ${path}`,
      `GET ${path}/{id}`,
      `POST ${path}`,
      `PUT ${path}/{id}`,
      `POST ${path}/{id}/publish`,
      `DELETE ${path}/{id}`,
    ]);
  });

  it("of a view list and no more", () => {
    expect(recordEndpoints({ ...badges, view: true })).toHaveLength(1);
  });
});

it("every type is named by a field of its records, and every one but the organization belongs to one", () => {
  for (const definition of Object.values(records)) {
    expect(fieldsOf(definition), definition.type).toHaveProperty(definition.named);
    if (definition.type !== "organization")
      expect(definition.fields, definition.type).toHaveProperty("orgId");
  }
});
