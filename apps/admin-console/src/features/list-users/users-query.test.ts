import { expect, it } from "vitest";
import { readUsersAddress } from "./users-address.ts";
import { usersFilters } from "./users-query.ts";

const address = (query: string) => readUsersAddress(new URLSearchParams(query));

it("searches in community organizations exclude users with the student role", () => {
  expect(usersFilters(address("q=ada"), "community")).toEqual({
    "name[ilike]": "ada",
    "role[!ov]": "student",
  });
  expect(usersFilters(address("q=ada"), "workforce")).toEqual({ "name[ilike]": "ada" });
  expect(usersFilters(address(""), "community")).toEqual({});
});

it("what looks like an e-mail address is searched among the addresses", () => {
  expect(usersFilters(address("q=owner@keystone.test"), "workforce")).toEqual({
    "email[ilike]": "owner@keystone.test",
  });
  expect(usersFilters(address("q=@keystone"), "workforce")).toEqual({
    "email[ilike]": "@keystone",
  });
});

it("the role and membership of the address become filters", () => {
  expect(usersFilters(address("role=teacher&membership=active"), "workforce")).toEqual({
    "role[ov]": "teacher",
    "membership[!ov]": "inactive",
  });
});
