import { expect, it } from "vitest";
import { readArrival } from "./arrival.ts";
import { loginLink } from "./login-link.ts";

const arrive = (path: string) => readArrival(new URL(path, "http://localhost:3010"));

it("a link to another screen keeps the organization, the class, where to continue and the language", () => {
  const from = arrive(
    "/keystone?action=signup&classId=course-register&cohortId=cohort-a&eUnitIds=code-a1,code-a2&continueUrl=http%3A%2F%2Flocalhost%3A3000%2F",
  );
  const signIn = arrive(loginLink(from, "es"));
  expect(signIn).toEqual({ ...from, screen: "sign-in" });
  expect(loginLink(from, "es")).toContain("lang=es");
  expect(arrive(loginLink(signIn, "es", "signup"))).toEqual(from);
});

it("a link to another screen carries no secret and no reason of an earlier arrival", () => {
  const from = arrive("/?action=reset&token=a-secret&errorCode=auth_bad_token");
  expect(loginLink(from, "en", "forgot")).toBe("/?action=forgot&lang=en");
});
