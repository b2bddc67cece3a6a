import { expect, it } from "vitest";
import { detailsOf } from "./details.tsx";

const beside = {
  lang: "en",
  organizations: [{ id: "org-a", name: "A", type: "workforce", timeZone: null }],
  shown: undefined,
  names: new Map([["user-1", "Ada Moss"]]),
} as const;
type Row = Parameters<typeof detailsOf>[0];
const entry = (action: string, details: object): Row =>
  ({ action, orgId: "org-a", details }) as unknown as Row;

it("says a changed role as its organization calls it, what it was first", () => {
  const changed = entry("role.changed", { to: "admin", from: "teacher" });
  expect(detailsOf(changed, beside)).toBe("From: Expert · To: Admin");
  expect(detailsOf(changed, { ...beside, lang: "es" })).toBe("De: Experto · A: Administrador");
});

it("says which private information was read, and why", () => {
  const read = entry("private.read", { reveal: "filing", fields: "ssn,dob" });
  expect(detailsOf(read, beside)).toBe(
    "Information: Social Security Number, date of birth · Reason: filing",
  );
});

it("names the managers of a location, and says where there was nobody", () => {
  const changed = entry("location.managers-changed", { to: "user-1,user-2", from: "" });
  expect(detailsOf(changed, beside)).toBe("From: nobody · To: Ada Moss, user-2");
});

it("says what it has no words for as it is stored", () => {
  expect(detailsOf(entry("webhook.created", { other: "x" }), beside)).toBe("other: x");
});
