import { expect, it } from "vitest";
import { readUsersAddress } from "./users-address.ts";
import { usersFilters } from "./users-query.ts";

const address = (query: string) => readUsersAddress(new URLSearchParams(query));

it("a name that is typed is searched among the names, and nothing typed filters nothing", () => {
  expect(usersFilters(address("q=ada"))).toEqual({ "name[ilike]": "ada" });
  expect(usersFilters(address(""))).toEqual({});
});

it("what looks like an e-mail address is searched among the addresses", () => {
  expect(usersFilters(address("q=owner@keystone.test"))).toEqual({
    "email[ilike]": "owner@keystone.test",
  });
  expect(usersFilters(address("q=@keystone"))).toEqual({
    "email[ilike]": "@keystone",
  });
});

it("the role and membership of the address become filters", () => {
  expect(usersFilters(address("role=teacher&membership=active"))).toEqual({
    "role[ov]": "teacher",
    "membership[!ov]": "inactive",
  });
});
