import { expect, it } from "vitest";
import { cameAlone, readArrival, withoutSecrets } from "./arrival.ts";

const read = (path: string) => readArrival(new URL(path, "http://localhost:3010"));

it("the address says where to continue, for whom, and what went wrong", () => {
  expect(
    read(
      "/keystone?continueUrl=http%3A%2F%2Flocalhost%3A3000%2Fusers&errorCode=auth_bad_token&errorMessage=Expired",
    ),
  ).toEqual({
    screen: "sign-in",
    continueUrl: "http://localhost:3000/users",
    organizationSlug: "keystone",
    errorCode: "auth_bad_token",
  });
});

it("a path that is no organization's slug names none", () => {
  expect(read("/%3Cscript%3E").organizationSlug).toBeUndefined();
});

it.each([
  ["signup", "sign-up"],
  ["confirm", "confirm-sign-up"],
  ["forgot", "forgotten-password"],
  ["reset", "reset-password"],
])("the action %s leads to the screen %s", (action, screen) => {
  expect(read(`/keystone?action=${action}`).screen).toBe(screen);
});

it.each(["", "?action=", "?action=delete-everything", "?action=constructor"])(
  "an address with '%s' leads to the sign-in",
  (query) => {
    expect(read(`/${query}`).screen).toBe("sign-in");
  },
);

it("a code is what codes are made of and 60 characters at most, and a message is nobody's to write", () => {
  const arrival = read(`/?errorCode=Call%20<b>555${"x".repeat(100)}&errorMessage=Call%20us`);
  expect(arrival.errorCode).toBe(`callb555${"x".repeat(52)}`);
  expect(JSON.stringify(arrival)).not.toContain("Call");
});

it("who was refused a page comes to a screen of its own", () => {
  expect(read("/?errorCode=perm_role_teacher_admin").screen).toBe("not-admitted");
});

it("the public course page's link names the class, its registration, the cohort and the class codes", () => {
  expect(
    read(
      "/keystone?action=signup&pcp=true&classId=course-register&extRegClassId=MC-101-SP&cohortId=cohort-a&eUnitIds=code-a1,code-a2&utm_source=flyer",
    ).registration,
  ).toEqual({
    classId: "course-register",
    extRegClassId: "MC-101-SP",
    cohortId: "cohort-a",
    eUnitIds: ["code-a1", "code-a2"],
  });
});

it("a class without class codes registers for none", () => {
  expect(read("/keystone?action=signup&classId=course-register&eUnitIds=").registration).toEqual({
    classId: "course-register",
    eUnitIds: [],
  });
});

it("a cohort without its class registers for nothing", () => {
  expect(read("/keystone?action=signup&cohortId=cohort-a").registration).toBeUndefined();
});

it("the address bar keeps everything of a link but its secrets", () => {
  const address = new URL(
    "http://localhost:3010/keystone?action=confirm&token=a-secret&continueUrl=http%3A%2F%2Flocalhost%3A3000%2F&lang=es&inviteGrant=another",
  );
  expect(readArrival(address).inviteGrant).toBe("another");
  expect(readArrival(address).token).toBe("a-secret");
  expect(withoutSecrets(address).href).toBe(
    "http://localhost:3010/keystone?action=confirm&continueUrl=http%3A%2F%2Flocalhost%3A3000%2F&lang=es",
  );
});

it("who comes to sign in or up by themselves came alone; who was sent, or has something else to do, did not", () => {
  for (const path of ["/", "/keystone", "/?lang=es", "/keystone?action=signup"])
    expect(cameAlone(read(path))).toBe(true);
  for (const path of [
    "/?state=a-state-of-sixteen-or-more",
    "/?errorCode=auth_no_token",
    "/keystone?action=forgot",
    "/?action=finish&token=x",
  ])
    expect(cameAlone(read(path))).toBe(false);
});
