import { expect, it } from "vitest";
import { checkEmail, checkNewPassword, checkPresence } from "./check-form.ts";

function filled(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

it("each field that holds nothing but spaces is named, in the order of the form", () => {
  const form = filled({ firstName: "  ", lastName: "Marsh" });
  expect(checkPresence(form, ["firstName", "lastName", "email"])).toEqual([
    { field: "firstName", code: "firstName.missing" },
    { field: "email", code: "email.missing" },
  ]);
});

it("spaces are no empty password", () => {
  expect(checkPresence(filled({ password: "   " }), ["password"])).toEqual([]);
});

it.each(["rosa", "rosa@", "rosa@example", "rosa marsh@example.test", "@example.test"])(
  "'%s' is no e-mail address",
  (email) => {
    expect(checkEmail(filled({ email }))).toEqual([{ field: "email", code: "email.shape" }]);
  },
);

it("an e-mail address may have spaces around it", () => {
  expect(checkEmail(filled({ email: " rosa.marsh@example.test " }))).toEqual([]);
});

it("a new password of nine characters is too short, one of ten is not", () => {
  expect(checkNewPassword(filled({ password: "ninechars" }))).toEqual([
    { field: "password", code: "newPassword.short" },
  ]);
  expect(checkNewPassword(filled({ password: "ten chars." }))).toEqual([]);
});

it("no new password is told apart from a short one", () => {
  expect(checkNewPassword(filled({ password: "" }))).toEqual([
    { field: "password", code: "newPassword.missing" },
  ]);
});
