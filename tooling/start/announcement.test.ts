import { expect, test } from "vitest";
import { announcement } from "./announcement.ts";

const all = [
  { name: "shell", port: 4000, purpose: "staff and public" },
  { name: "partner-page", port: 4030, purpose: "a partner" },
];

test("each demo account stands beside what it opens", () => {
  const said = announcement(all, true);
  expect(said).toMatch(/superadmin@guildway\.test +the console, http:\/\/localhost:4000\/users/);
  expect(said).toMatch(
    /owner@, admin@, teacher@, student@ +Career Pathways, http:\/\/localhost:4000\/external\/pathways/,
  );
});

test("a production start names no demo account", () => {
  expect(announcement(all, false)).not.toContain("@");
});

test("the partner's page is another site than ours", () => {
  expect(announcement(all, false)).toMatch(/partner-page +http:\/\/127\.0\.0\.1:4030/);
});
