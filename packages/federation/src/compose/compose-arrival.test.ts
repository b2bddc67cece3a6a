import { expect, test } from "vitest";
import type { PlacedRelease } from "../release.ts";
import { firstCallsOf, forBrowsers, headOf } from "./compose-arrival.ts";

const page = { path: "/rows/:row?/:tree?", frame: "standard", access: "public" } as const;

const orchard: PlacedRelease = {
  id: "orchard",
  version: "one",
  federation: 1,
  origin: "http://localhost:3001",
  entry: "assets/remoteEntry-1.js",
  preload: ["assets/remote-1.js"],
  css: ["assets/remote-1.css"],
  pages: {
    rows: {
      preload: ["assets/rows-1.js"],
      css: ["assets/rows-1.css"],
      firstCalls: [
        { params: ["row", "tree"], addresses: ["/v1/trees?of=--row--&id=--tree--"] },
        { params: ["row"], addresses: ["/v1/rows?id=--row--&orgId=--organization--", "/v1/may"] },
        { params: [], addresses: ["/v1/rows?orgId=--organization--"] },
      ],
    },
    plain: { preload: [], css: [] },
  },
  manifest: {
    id: "orchard",
    title: "Orchard",
    owner: "the Orchard team",
    federation: 1,
    pages: { rows: page, plain: { ...page, path: "/plain" } },
    modals: {},
  },
};

const rows = (params: Record<string, string> = {}) => ({ release: orchard, page: "rows", params });
const config = { loginSiteUrl: "http://login.example", mainAppUrl: "/", adminAppUrl: "/users" };
const arrival = { config, firstCalls: [], answers: {} };

test("the first calls of a page are those for the names that the address has, filled in", () => {
  expect(firstCallsOf(rows(), "")).toEqual(["/v1/rows?orgId=--organization--"]);
  expect(firstCallsOf(rows({ row: "7" }), "")).toEqual([
    "/v1/rows?id=7&orgId=--organization--",
    "/v1/may",
  ]);
  expect(firstCallsOf(rows({ tree: "apple", row: "7" }), "")).toEqual(["/v1/trees?of=7&id=apple"]);
});

test("what an address says cannot become another parameter of a call", () => {
  expect(firstCallsOf(rows({ row: "7&orgId=org-valley#x" }), "")).toEqual([
    "/v1/rows?id=7%26orgId%3Dorg-valley%23x&orgId=--organization--",
    "/v1/may",
  ]);
});

test("an address with a query begins with no calls, since it can change what a page shows", () => {
  expect(firstCallsOf(rows(), "?q=apple")).toEqual([]);
});

test("a page that names no calls begins with none", () => {
  expect(firstCallsOf({ release: orchard, page: "plain", params: {} }, "")).toEqual([]);
});

test("a document fetches the entry, what every page needs and what its own page needs", () => {
  const links = [...headOf(arrival, rows()).matchAll(/<link[^>]*>/g)].map(([link]) => link);
  const script = (file: string) =>
    `<link rel="modulepreload" crossorigin href="http://localhost:3001/assets/${file}">`;
  const style = (file: string) =>
    `<link rel="preload" as="style" crossorigin href="http://localhost:3001/assets/${file}">`;
  expect(links).toEqual([
    ...["remoteEntry-1.js", "remote-1.js", "rows-1.js"].map(script),
    ...["remote-1.css", "rows-1.css"].map(style),
  ]);
});

test("an entry of development is no script and is not fetched ahead", () => {
  const live = { ...orchard, entry: "mf-manifest.json" };
  expect(headOf(arrival, { ...rows(), release: live })).not.toContain("mf-manifest.json");
});

test("a document that no page is known for carries its data alone", () => {
  expect(headOf(arrival, undefined)).toBe(
    `<script type="application/json" id="arrival">${JSON.stringify(arrival)}</script>`,
  );
});

test("nothing in the data ends the element that holds it or begins another", () => {
  const evil = "</script><script>alert(1)</script><!--";
  const head = headOf({ ...arrival, queries: evil }, undefined);
  const [, data = ""] = /^<script[^>]*>(.*)<\/script>$/.exec(head) ?? [];
  expect(data).not.toContain("<");
  expect(JSON.parse(data)).toMatchObject({ queries: evil });
});

test("nothing in the address of a file ends the attribute that holds it", () => {
  const odd = { ...orchard, origin: `http://localhost:3001/"><script>&` };
  expect(headOf(arrival, { ...rows(), release: odd })).toContain(
    `href="http://localhost:3001/&quot;>&lt;script>&amp;/assets/remote-1.js"`,
  );
});

test("a browser is told what pages are made of, and not what other pages would ask", () => {
  const [told] = forBrowsers([orchard]);
  expect(told).toMatchObject({ id: "orchard", entry: orchard.entry });
  expect(JSON.stringify(told)).not.toContain("firstCalls");
  expect(Object.keys(told!.pages)).toEqual(Object.keys(orchard.pages));
});
