import { expect, it } from "vitest";
import { readUsersAddress } from "./users-address.ts";
import { usersFilters } from "./users-query.ts";

const address = (query: string) => readUsersAddress(new URLSearchParams(query));

it("CO-5.4 searches in community organizations exclude users with the student role", () => {
  expect(usersFilters(address("q=ada"), "community")).toEqual({
    "name[ilike]": "ada",
    "role[!ov]": "student",
  });
  expect(usersFilters(address("q=ada"), "workforce")).toEqual({ "name[ilike]": "ada" });
  expect(usersFilters(address(""), "community")).toEqual({});
});

it("the role and membership of the address become filters", () => {
  expect(usersFilters(address("role=teacher&membership=active"), "workforce")).toEqual({
    "role[ov]": "teacher",
    "membership[!ov]": "inactive",
  });
});
