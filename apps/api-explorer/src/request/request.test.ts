import { expect, it } from "vitest";
import { correctedDraft } from "./corrected.ts";
import { blank, type Draft, withCall, withKind } from "./draft.ts";
import { addressWith, draftIn } from "./draft-address.ts";
import { draftFaults } from "./draft-faults.ts";
import { keyIn } from "./key-in.ts";
import { exampleOf } from "./examples.ts";
import { addressOf, requestOf } from "./request.ts";

const resources = withCall(blank, "resources");
const withValues = (draft: Draft, values: Partial<Draft["values"]>): Draft => ({
  ...draft,
  values: { ...draft.values, ...values },
});
const queryOf = (draft: Draft) => Object.fromEntries(requestOf(draft)!.query);

it("CO-4.20 each list has its own order, which choosing it sets", () => {
  const orderOf = (call: Parameters<typeof withCall>[1]) => withCall(resources, call).values.order;
  expect([orderOf("resources"), orderOf("resourceGroups"), orderOf("documents")]).toEqual([
    "name",
    "title",
    "createdAt",
  ]);
});

it("CO-5.9 an empty order is the list's usual one", () => {
  expect(queryOf(withValues(withCall(blank, "resourceGroups"), { order: " " }))["order"]).toBe(
    "title",
  );
});

it("CO-5.12 what is empty is not sent, nor what another list takes", () => {
  expect(queryOf(withValues(resources, { refIds: "res-pay", parentIds: " , " }))).toEqual({
    limit: "20",
    order: "name",
    page: "1",
  });
});

it("CO-5.10 the word null asks for what stands at the top, an id for what stands in a group", () => {
  expect(queryOf(withValues(resources, { parentId: "null" }))).toMatchObject({
    "f.parentId[is]": "null",
  });
  const inGroup = { "f.parentId[eq]": "rg-training" };
  expect(queryOf(withValues(resources, { parentId: "rg-training" }))).toMatchObject({
    ...inGroup,
    "f.parentType[eq]": "resourceGroup",
  });
  const groups = queryOf(
    withValues(withCall(blank, "resourceGroups"), { parentId: "rg-training" }),
  );
  expect(groups).toMatchObject(inGroup);
  expect(groups).not.toHaveProperty(["f.parentType[eq]"]);
});

it.each(["19", "3001", "-20", "20.5", "many"])("CO-5.7 a limit of %s is held back", (limit) => {
  expect(draftFaults(withValues(resources, { limit }))).toEqual({ limit: true });
});

it.each(["20", "3000", ""])("CO-5.7 a limit of '%s' is sent", (limit) => {
  expect(draftFaults(withValues(resources, { limit }))).toEqual({});
});

it("CO-9.9 starts with 20 records, page 1, ordered by name, and addresses that are good for an hour", () => {
  expect(blank.values).toMatchObject({ limit: "20", page: "1", order: "name", expires: "3600" });
});

it("another tab clears what was chosen", () => {
  expect(withKind(resources, "actions").call).toBeUndefined();
});

it("a link tells of the whole draft and of nothing else, and keeps the page's own words", () => {
  const draft: Draft = {
    ...withValues(resources, { limit: "50", parentId: "null" }),
    filters: [{ field: "name", op: "ilike", value: "a & b" }],
  };
  const address = addressWith(new URLSearchParams("lang=es&call=documents&refIds=x"), draft);
  expect(String(address)).toBe(
    "lang=es&call=resources&parentId=null&limit=50&f.name%5Bilike%5D=a+%26+b",
  );
  expect(draftIn(address)).toEqual(draft);
  expect(draftIn(new URLSearchParams("call=users"))).toEqual(blank);
});

it("an address reads as one would type it, and says the same as the one that is sent", () => {
  const request = requestOf({
    ...resources,
    filters: [{ field: "name", op: "ilike", value: "a&b=c é" }],
  })!;
  const address = addressOf("https://one.example", request);
  expect(address).toContain("&f.name[ilike]=a%26b%3Dc%20%C3%A9");
  expect([...new URL(address).searchParams]).toEqual(request.query.map((pair) => [...pair]));
});

it("what the server proposes takes the place of what it refused", () => {
  const draft: Draft = {
    ...withValues(resources, { limit: "4000" }),
    filters: [{ field: "name", op: "like", value: "pay" }],
  };
  const corrected = correctedDraft(draft, [
    {
      field: "limit",
      reason: "",
      parameter: "limit",
      instead: { parameter: "limit", value: "3000" },
    },
    {
      field: "f.name[like]",
      reason: "",
      parameter: "f.name[like]",
      instead: { parameter: "f.name[ilike]" },
    },
  ]);
  expect(corrected?.values.limit).toBe("3000");
  expect(corrected?.filters).toEqual([{ field: "name", op: "ilike", value: "pay" }]);
  expect(correctedDraft(draft, [{ field: "limit", reason: "" }])).toBeUndefined();
});

it.each(["gw_key", " gw_key\n", "gw_\u200bkey\u00a0", "\ufeffgw_key"])(
  "a key is sent without what was copied with it: %j",
  (typed) => {
    expect(keyIn(typed)).toBe("gw_key");
  },
);

it("no example holds a key, and what a value says stays within its quotes", () => {
  const request = requestOf({
    ...resources,
    filters: [{ field: "name", op: "ilike", value: `'; rm -rf / "\n` }],
  })!;
  expect(exampleOf("curl", "https://one.example", request)).toContain(
    String.raw`'f.name[ilike]='\''; rm -rf / "`,
  );
  expect(exampleOf("fetch", "https://one.example", request)).toContain(
    String.raw`"f.name[ilike]": "'; rm -rf / \"\n"`,
  );
  expect(exampleOf("python", "https://one.example", request)).toContain("os.environ");
});
