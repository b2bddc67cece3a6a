import { expect, it } from "vitest";
import { mergeUser } from "./merge-user.ts";

it("CO-4.7 membership and role are stored as one-item lists", () => {
  expect(mergeUser({}, { role: "teacher", membership: "pro" })).toEqual({
    role: ["teacher"],
    membership: ["pro"],
  });
  expect(mergeUser({}, { role: ["admin"], membership: ["starter", "inactive"] })).toEqual({
    role: ["admin"],
    membership: ["inactive"],
  });
});

it("CO-4.8 class ids are appended without duplicates", () => {
  expect(mergeUser({ courseIds: ["a", "b"] }, { courseIds: ["b", "c", "c"] })).toEqual({
    courseIds: ["a", "b", "c"],
  });
});

it.each(["completedCourseIds", "completedCourseTopicIds"])(
  "CO-4.9 %s can be added or removed",
  (field) => {
    expect(mergeUser({ [field]: ["a"] }, { [field]: ["b", "a"] })).toEqual({ [field]: ["a", "b"] });
    expect(mergeUser({ [field]: ["a", "b"] }, { [field]: { add: ["c"], remove: ["a"] } })).toEqual({
      [field]: ["b", "c"],
    });
  },
);

it.each(["completedCourseIds", "completedCourseTopicIds"])(
  "CO-4.9 %s that come out empty become null",
  (field) => {
    expect(mergeUser({ [field]: ["a"] }, { [field]: { remove: ["a"] } })).toEqual({
      [field]: null,
    });
    expect(mergeUser({}, { [field]: [] })).toEqual({ [field]: null });
  },
);

it.each(["cohortIds", "uniqueCertificateIds", "apprenticeshipIds"])(
  "CO-4.10 %s are appended without duplicates",
  (field) => {
    expect(mergeUser({ [field]: ["a"] }, { [field]: ["a", "b"] })).toEqual({ [field]: ["a", "b"] });
  },
);

it.each(["courseIds", "cohortIds", "uniqueCertificateIds", "apprenticeshipIds"])(
  "%s are taken away only by a change that says so",
  (field) => {
    const current = { [field]: ["a", "b"] };
    expect(mergeUser(current, { [field]: [] })).toEqual(current);
    expect(mergeUser(current, { [field]: { remove: ["a"] } })).toEqual({ [field]: ["b"] });
    expect(mergeUser(current, { [field]: { add: ["c"], remove: ["a", "b"] } })).toEqual({
      [field]: ["c"],
    });
    expect(mergeUser(current, { [field]: { remove: ["a", "b"] } })).toEqual({ [field]: null });
  },
);

it("CO-4.11 certificate data is merged into the existing object", () => {
  const current = { integration: { theme: "x", uniqueCertificateData: { one: 1, two: 2 } } };
  const change = { integration: { uniqueCertificateData: { two: 3, four: 4 } } };
  expect(mergeUser(current, change)).toEqual({
    integration: { theme: "x", uniqueCertificateData: { one: 1, two: 3, four: 4 } },
  });
});

it("CP-5.24 the full name is composed as first, middle, last, then a comma and the suffix", () => {
  const current = { firstName: "Rosa", lastName: "Diaz", suffix: null };
  expect(mergeUser(current, { middleName: "Maria", suffix: "Jr." })["name"]).toBe(
    "Rosa Maria Diaz, Jr.",
  );
  expect(mergeUser(current, { lastName: "Cole" })["name"]).toBe("Rosa Cole");
});

it("a change touches only the fields that it names", () => {
  const current = { courseIds: ["a"], role: ["student"], name: "Rosa Diaz", phone: "1" };
  expect(mergeUser(current, { phone: "2" })).toEqual({ phone: "2" });
});

it("null clears a list", () => {
  expect(mergeUser({ courseIds: ["a"] }, { courseIds: null })).toEqual({ courseIds: null });
});
