import { expect, it } from "vitest";
import { readArrival } from "./arrival.ts";

it("the address says where to continue, for whom, and what went wrong", () => {
  const address = new URL(
    "http://localhost:3010/keystone?continueUrl=http%3A%2F%2Flocalhost%3A3000%2Fusers&errorCode=auth_bad_token&errorMessage=Expired",
  );
  expect(readArrival(address)).toEqual({
    continueUrl: "http://localhost:3000/users",
    organizationSlug: "keystone",
    errorCode: "auth_bad_token",
    errorMessage: "Expired",
  });
});

it("a path that is no organization's slug names none", () => {
  expect(
    readArrival(new URL("http://localhost:3010/%3Cscript%3E")).organizationSlug,
  ).toBeUndefined();
});
