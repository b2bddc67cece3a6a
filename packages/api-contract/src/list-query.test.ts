import * as z from "zod/mini";
import { describe, expect, it } from "vitest";
import { parseListQuery } from "./list-query.ts";
import {
  fieldsOf,
  instant,
  integer,
  json,
  money,
  plainDate,
  record,
  text,
  textList,
  yesNo,
} from "./record.ts";

const tools = record({
  type: "tools",
  way: "tables",
  named: "name",
  title: "Tool",
  list: { limit: 50, order: "-name" },
  fields: {
    orgId: text(80),
    name: text(),
    pieces: integer(),
    price: money(),
    isSharp: yesNo(),
    boughtOn: plainDate(),
    seenAt: instant(),
    tags: textList(),
    facts: json(z.json()),
    hidden: text(),
  },
});
const visible = new Set(Object.keys(fieldsOf(tools)).filter((name) => name !== "hidden"));
const parse = (query: string) => parseListQuery(tools, new URLSearchParams(query), visible);
const read = (query: string) => {
  const parsed = parse(query);
  if ("problem" in parsed) throw new Error(JSON.stringify(parsed.problem));
  return parsed.query;
};
const refused = (query: string) => {
  const parsed = parse(query);
  if ("query" in parsed) throw new Error(`${query} was read.`);
  return [parsed.problem.code, parsed.problem.faults[0]?.field];
};

describe("a list", () => {
  it("CO-5.8 that is asked for nothing has the record's own limit and order, and begins at page 1", () => {
    expect(read("")).toEqual({
      filters: [],
      order: [{ field: "name", descending: true }],
      isUsualOrder: true,
      limit: 50,
      page: 1,
    });
    expect(refused("page=0")).toEqual(["query.invalid-value", "page"]);
  });

  it("is narrowed by id, ids and organization, and shaped by order, select, limit and page", () => {
    expect(
      read("id=a&ids=b,c&orgId=org-1&order=-price,name&select=name,price&limit=7&page=3"),
    ).toEqual({
      filters: [
        { field: "id", op: "eq", value: "a" },
        { field: "id", op: "in", value: ["b", "c"] },
      ],
      orgId: "org-1",
      order: [
        { field: "price", descending: true },
        { field: "name", descending: false },
      ],
      isUsualOrder: false,
      select: ["name", "price"],
      limit: 7,
      page: 3,
    });
  });
});

describe("a filter", () => {
  it.each([
    ["f.name[eq]=saw", "name", "eq", "saw"],
    ["f.name[ilike]=sa%25", "name", "ilike", "sa%"],
    ["f.pieces[gt]=3", "pieces", "gt", 3],
    ["f.price[lt]=9.5", "price", "lt", 9.5],
    ["f.isSharp[eq]=true", "isSharp", "eq", true],
    ["f.isSharp[is]=false", "isSharp", "is", false],
    ["f.name[is]=null", "name", "is", null],
    ["f.name[!is]=null", "name", "!is", null],
    ["f.boughtOn[gt]=2026-01-31", "boughtOn", "gt", "2026-01-31"],
    ["f.seenAt[lt]=2026-01-31T12:00:00Z", "seenAt", "lt", "2026-01-31T12:00:00Z"],
    ["f.pieces[in]=1,2", "pieces", "in", [1, 2]],
    ["f.tags[ov]=hand,power", "tags", "ov", ["hand", "power"]],
    ["f.tags[!ov]=hand", "tags", "!ov", ["hand"]],
    ["f.tags[eq]=hand", "tags", "eq", ["hand"]],
    ["f.createdAt[gt]=2026-01-31T12:00:00Z", "createdAt", "gt", "2026-01-31T12:00:00Z"],
  ])("%s is typed after its field", (query, field, op, value) => {
    expect(read(query).filters).toEqual([{ field, op, value }]);
  });

  it.each([
    ["f.weight[eq]=1", "query.unknown-field", "weight"],
    ["f.hidden[eq]=1", "query.unknown-field", "hidden"],
    ["f.constructor[eq]=1", "query.unknown-field", "constructor"],
    ["f.name[like]=a", "query.unknown-operator", "f.name[like]"],
    ["f.name[ov]=a", "query.operator-not-for-field", "f.name[ov]"],
    ["f.tags[gt]=a", "query.operator-not-for-field", "f.tags[gt]"],
    ["f.isSharp[is]=maybe", "query.invalid-value", "f.isSharp[is]"],
    ["f.name[is]=true", "query.invalid-value", "f.name[is]"],
    ["f.pieces[eq]=1.5", "query.invalid-value", "f.pieces[eq]"],
    ["f.pieces[eq]=3000000000", "query.invalid-value", "f.pieces[eq]"],
    ["f.boughtOn[eq]=2026-02-30", "query.invalid-value", "f.boughtOn[eq]"],
    ["f.seenAt[eq]=2026-01-31", "query.invalid-value", "f.seenAt[eq]"],
    ["name=saw", "query.unknown-parameter", "name"],
    ["order=facts", "query.operator-not-for-field", "facts"],
    ["order=hidden", "query.unknown-field", "hidden"],
    ["order=id,name,price,pieces", "query.too-many", "order"],
    ["select=hidden", "query.unknown-field", "hidden"],
    ["limit=3001", "query.invalid-value", "limit"],
    ["limit=20&limit=30", "query.invalid-value", "limit"],
  ])("%s is refused, and named", (query, code, field) => {
    expect(refused(query)).toEqual([code, field]);
  });

  it.each([
    ["f.name[like]=saw", "f.name[ilike]", undefined],
    ["f.pieces[gte]=3", "f.pieces[gt]", undefined],
    ["f.tags[overlaps]=hand", "f.tags[ov]", undefined],
    ["f.nmae[ilike]=saw", "f.name[ilike]", undefined],
    ["name[ilike]=saw", "f.name[ilike]", undefined],
    ["name=saw", "f.name[eq]", undefined],
    ["order=-Nam,price", "order", "-name,price"],
    ["select=id,pricee", "select", "id,price"],
    ["limt=30", "limit", undefined],
    ["limit=5000", "limit", "3000"],
    ["limit=0", "limit", "1"],
    ["page=-2", "page", "1"],
  ])("%s is refused with what was meant: %s=%s", (query, parameter, value) => {
    const parsed = parse(query);
    const [sent] = new URLSearchParams(query).keys();
    expect(parsed).toMatchObject({
      problem: {
        faults: [
          { parameter: sent, instead: { parameter, ...(value !== undefined && { value }) } },
        ],
      },
    });
  });

  it("that nothing is like is refused without a guess, and none tells of a hidden field", () => {
    for (const query of ["f.weight[eq]=1", "f.hiddn[eq]=1", "order=hiden", "limit=many", "q=1"]) {
      const parsed = parse(query) as { problem: { faults: object[] } };
      expect(parsed.problem.faults[0]).not.toHaveProperty("instead");
    }
  });

  it("is one of twenty at the most", () => {
    const many = ["name", "orgId", "id", "pieces", "price"].flatMap((field) =>
      ["eq=1", "gt=1", "lt=1", "is=null", "!is=null"].map((test) => {
        const [op, value] = test.split("=");
        return `f.${field}[${op}]=${value}`;
      }),
    );
    expect(read(many.slice(0, 20).join("&")).filters).toHaveLength(20);
    expect(refused(many.slice(0, 21).join("&"))[0]).toBe("query.too-many");
  });
});

it("a record that belongs to no organization is not asked by one", () => {
  const plain = record({
    type: "plain",
    way: "tables",
    named: "name",
    title: "Plain",
    fields: { name: text() },
  });
  const parsed = parseListQuery(plain, [["orgId", "org-1"]], new Set(["name"]));
  expect(parsed).toMatchObject({ problem: { code: "query.unknown-parameter" } });
});
