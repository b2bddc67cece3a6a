import { expect, test } from "vitest";

import type { RemoteRoute } from "../start/remote-routes.ts";
import { opens, startPath } from "./what-opens.ts";

const page = (path: string, access: RemoteRoute["access"], label?: string): RemoteRoute => ({
  id: "orchard",
  page: path,
  path,
  frame: "standard",
  access,
  ...(label && { navigation: { group: "People", label } }),
});
const routes = [
  page("/", ["superAdmin"]),
  page("/users/:userId", ["superAdmin"]),
  page("/external/pathways", "public"),
  page("/classes", ["superAdmin", "teacher"], "Classes"),
];

test("a page opens to the roles of its manifest, and a link to it is shown to them alone", () => {
  expect(opens(routes, "superAdmin", "/users/user-1")).toBe(true);
  expect(opens(routes, "teacher", "/users/user-1")).toBe(false);
  expect(opens(routes, undefined, "/external/pathways")).toBe(true);
});

test("who may not open the start page starts with what they manage, else with what everybody may open", () => {
  expect(startPath(routes, "superAdmin")).toBe("/");
  expect(startPath(routes, "teacher")).toBe("/classes");
  expect(startPath(routes, "student")).toBe("/external/pathways");
});

test("who is not signed in starts with signing in", () => {
  expect(startPath(routes, undefined)).toBe("/");
});
