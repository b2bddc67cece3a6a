import { expect, it } from "vitest";
import { changedQuery, frameQuery, readToolAddress } from "./tool-address.ts";

const read = (text: string) => readToolAddress(new URLSearchParams(text));

it("CP-2.6 embedded=true means embedded, and no other value does", () => {
  expect(read("embedded=true").embedded).toBe(true);
  expect(read("embedded=1").embedded).toBe(false);
  expect(read("").embedded).toBe(false);
});

it("a blank keyword or organization counts as none", () => {
  expect(read("occupationKeyword=%20&orgId=")).toMatchObject({
    occupationKeyword: undefined,
    orgId: undefined,
  });
});

it("choosing an occupation keeps the search in the address, so that Back returns to its results", () => {
  const query = changedQuery(new URLSearchParams("q=welder&orgId=o"), { occupation: "51-4121.00" });
  expect(query.toString()).toBe("q=welder&orgId=o&occupation=51-4121.00");
  expect(changedQuery(query, { occupation: undefined }).toString()).toBe("q=welder&orgId=o");
});

it("inside a partner's frame the next page knows who frames it and for whom", () => {
  const query = new URLSearchParams(
    "embedded=true&parentOrigin=https://partner.test&orgId=o&q=welder",
  );
  expect(frameQuery(query)).toMatchObject({
    embedded: "true",
    parentOrigin: "https://partner.test",
    orgId: "o",
  });
  expect(frameQuery(query)).not.toHaveProperty("q");
  expect(frameQuery(new URLSearchParams("orgId=o"))).toEqual({});
});
