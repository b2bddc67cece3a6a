import { expect, test } from "vitest";

import { doorsOf } from "./doors.ts";

const door = {
  title: { en: "Pick apples", es: "Coseche manzanas" },
  text: { en: "In the orchard.", es: "En el huerto." },
};
const page = (path: string, access: "public" | ["superAdmin"], hasDoor = true) => ({
  id: "orchard",
  page: path,
  path,
  frame: "bare" as const,
  access,
  ...(hasDoor && { door }),
});

test("a visitor is offered the public pages whose manifest has a door, and no other", () => {
  const routes = [
    page("/orchard/:row?", "public"),
    page("/staff", ["superAdmin"]),
    page("/rows/:row", "public"),
    page("/quiet", "public", false),
  ];
  expect(doorsOf(routes)).toEqual([{ to: "/orchard", ...door }]);
});
