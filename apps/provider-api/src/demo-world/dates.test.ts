import { expect, it } from "vitest";
import { datedBefore } from "./dates.ts";

const now = new Date("2026-11-20T12:00:00Z");
const dated = datedBefore(now);
const twoYearsAgo = "2024-11-20T12:00:00.000Z";
const people = Array.from({ length: 260 }, (_, number) => dated("users", { id: `user-${number}` }));

it("people were added over two years up to now, and changed after they were added", () => {
  for (const { createdAt, updatedAt } of people) {
    expect(createdAt > twoYearsAgo).toBe(true);
    expect(updatedAt >= createdAt).toBe(true);
    expect(updatedAt <= now.toISOString()).toBe(true);
  }
  const months = new Set(people.map(({ createdAt }) => createdAt.slice(0, 7)));
  expect(months.size).toBeGreaterThanOrEqual(23);
});

it("the same record has the same dates", () => {
  expect(dated("users", { id: "user-7" })).toEqual(people[7]);
});

it("a signed agreement was made before it was sent, and last changed when it was signed", () => {
  const agreement = {
    id: "ea-signed",
    signerInviteSentAt: "2026-09-01T13:00:00.000Z",
    inviteHistory: [
      { actionAt: "2026-09-03T16:20:00.000Z" },
      { actionAt: "2026-09-01T13:00:00.000Z" },
    ],
  };
  const { createdAt, updatedAt } = dated("employerAgreements", agreement);
  expect(createdAt < agreement.signerInviteSentAt).toBe(true);
  expect(updatedAt).toBe("2026-09-03T16:20:00.000Z");
});

it("a date that a record is given stays", () => {
  const createdAt = "2026-10-01T12:00:00.000Z";
  expect(dated("cohort", { id: "cohort-a", createdAt }).createdAt).toBe(createdAt);
});
