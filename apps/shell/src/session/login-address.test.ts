import { expect, test } from "vitest";

import { loginAddress } from "./login-address.ts";

const site = "https://login.example";

test("CO-7.17 the login site is told where to come back to", () => {
  expect(loginAddress(site, "https://app.example/users")).toBe(
    "https://login.example/?continueUrl=https%3A%2F%2Fapp.example%2Fusers",
  );
});

test("CO-2.2 an organisation's slug is the path of its login page", () => {
  const address = new URL(
    loginAddress(site, "https://app.example/", { organizationSlug: "valley-college" }),
  );
  expect(address.pathname).toBe("/valley-college");
});

test("CO-8.3, CO-6.4 a refused role is named by errorCode", () => {
  const address = new URL(
    loginAddress(site, "https://app.example/", { errorCode: "perm_role_teacher_admin" }),
  );
  expect(address.searchParams.get("errorCode")).toBe("perm_role_teacher_admin");
});

test("a sign-up link reaches the login site with its class, cohort and class codes, and with its invitation and what its code has earned", () => {
  const asked = new URLSearchParams(
    "action=signup&pcp=true&classId=c1&extRegClassId=e1&cohortId=h1&eUnitIds=u1,u2&inviteId=i1&inviteGrant=g1&errorCode=made_up",
  );
  const address = new URL(
    loginAddress(site, "https://app.example/external/pathways", {
      organizationSlug: "keystone",
      asked,
    }),
  );
  expect(address.pathname).toBe("/keystone");
  expect(Object.fromEntries(address.searchParams)).toEqual({
    continueUrl: "https://app.example/external/pathways",
    action: "signup",
    pcp: "true",
    classId: "c1",
    extRegClassId: "e1",
    cohortId: "h1",
    eUnitIds: "u1,u2",
    inviteId: "i1",
    inviteGrant: "g1",
  });
});
