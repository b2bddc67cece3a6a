import { knowMainApp, knowManifest } from "@guildway/federation";
import { beforeEach, expect, it, vi } from "vitest";
import { manifest } from "../manifest.ts";
import { classAddress, courseAddress, signUpAddress } from "./course-links.ts";

beforeEach(() => {
  knowManifest(manifest);
  vi.stubGlobal("location", new URL("https://guildway.example/o/keystone/courses"));
  knowMainApp("/");
});

const chosen = {
  classId: "course-register",
  externalRegisterClassId: "MC-101-SP",
  cohortId: "cohort-a",
  eUnitIds: ["code-a1", "code-a2"],
};
const parts = (address: string) => {
  const { origin, pathname, searchParams } = new URL(address, location.href);
  return { at: origin + pathname, ...Object.fromEntries(searchParams) };
};

it("PU-7.13, PU-7.14 the sign-up link carries all that was chosen, and comes back to the course", () => {
  expect(parts(signUpAddress("keystone", chosen))).toEqual({
    at: "https://guildway.example/login/keystone",
    action: "signup",
    pcp: "true",
    classId: "course-register",
    extRegClassId: "MC-101-SP",
    cohortId: "cohort-a",
    eUnitIds: "code-a1,code-a2",
    continueUrl: "/learn/course-register?cohortId=cohort-a&eUnitIds=code-a1%2Ccode-a2",
  });
  expect(parts(signUpAddress("keystone", { classId: "one", eUnitIds: [] }))).toEqual({
    at: "https://guildway.example/login/keystone",
    action: "signup",
    pcp: "true",
    classId: "one",
    continueUrl: "/learn/one",
  });
});

it("PU-7.15 the class link carries autoForward and track, to the main app's page of it", () => {
  const carried = { autoForward: "true", track: "true" };
  expect(parts(classAddress("one"))).toEqual({
    at: "https://guildway.example/learn/one",
    ...carried,
  });
  knowMainApp("https://main.example/");
  expect(parts(classAddress("one"))).toEqual({
    at: "https://main.example/classes/one",
    ...carried,
  });
  expect(parts(signUpAddress("keystone", chosen)).at).toBe("https://main.example/login/keystone");
});

it("a course is linked to by its slug, else by its id", () => {
  expect(courseAddress("keystone", { id: "one", courseSlug: "first" })).toBe(
    "/o/keystone/courses/courseSlug/first",
  );
  expect(courseAddress("keystone", { id: "one" })).toBe("/o/keystone/courses/classId/one");
});
