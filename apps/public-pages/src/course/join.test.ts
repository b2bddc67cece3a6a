import { describe, expect, it } from "vitest";
import { joinOf } from "./join.ts";

const open = { openEnrollment: true };
const registerUrl = "https://register.keystone.test/motor-controls";

describe("a course is joined", () => {
  it("PU-2.10, PU-4.1 by invitation alone, whatever else is open", () => {
    expect(joinOf({ ...open, inviteOnly: true, registerUrl }, 2)).toEqual({ way: "invitation" });
  });

  it.each([
    ["enrollment is not open", {}, "closed"],
    ["it is locked", { ...open, locked: true }, "closed"],
    ["it has to be paid for", { ...open, hasPayment: true }, "payment"],
    ["it is closed and has to be paid for", { hasPayment: true }, "closed"],
  ])("PU-2.11, PU-4.2 by nobody where %s", (_, course, because) => {
    expect(joinOf({ ...course, registerUrl }, 2)).toEqual({ way: "locked", because });
  });

  it("PU-4.3 at another site where it names one, else by choosing a cohort, else by signing up", () => {
    expect(joinOf({ ...open, registerUrl }, 2)).toEqual({ way: "register", url: registerUrl });
    expect(joinOf(open, 2)).toEqual({ way: "cohorts" });
    expect(joinOf(open, 0)).toEqual({ way: "sign-up" });
  });

  it("never by an address that would act", () => {
    expect(joinOf({ ...open, registerUrl: "javascript:alert(1)" }, 0)).toEqual({ way: "sign-up" });
  });
});
