import { expect, it } from "vitest";
import { readUsersAddress, writeUsersAddress } from "./users-address.ts";

it("the users list starts on page 1, ordered by name", () => {
  expect(readUsersAddress(new URLSearchParams())).toMatchObject({
    page: 1,
    order: "name",
    search: "",
  });
});

it("an address that nobody can mean reads as the default", () => {
  const query = new URLSearchParams("page=-3&role=king&order=password&membership=some");
  expect(readUsersAddress(query)).toMatchObject({
    page: 1,
    role: undefined,
    order: "name",
    membership: "all",
  });
});

it("a changed filter starts again at page 1 and keeps the rest", () => {
  const address = readUsersAddress(new URLSearchParams("q=ada&page=2&order=-email"));
  expect(writeUsersAddress(address, { role: "teacher" }).toString()).toBe(
    "q=ada&role=teacher&order=-email",
  );
});

it("turning the page keeps every filter", () => {
  const address = readUsersAddress(new URLSearchParams("q=ada&role=owner"));
  expect(writeUsersAddress(address, { page: 2 }).toString()).toBe("q=ada&role=owner&page=2");
});
