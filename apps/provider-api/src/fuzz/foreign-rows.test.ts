import { afterAll, beforeAll, expect, it } from "vitest";
import { records } from "@guildway/api-contract";
import { startTestApi, type TestApi } from "../test-api/index.ts";
import { answeredId, foreignRows, type Sender } from "./foreign-rows.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const teacher: Sender = {
  name: "teacher of keystone",
  orgId: "org-keystone",
  seesAll: false,
  headers: {},
};
const foreigner = "user-valley-college-student";
const find = (row: Record<string, unknown>, ids: string[], sender = teacher) =>
  foreignRows(api.services.db, sender, records.users, [row], ids);

it("a foreign row is found whether or not its organization and its id were selected, and said in words", async () => {
  const words = `teacher of keystone sees email of users ${foreigner} of org-valley`;
  expect(await find({ email: "a@example.test" }, [foreigner])).toBe(words);
  const whole = { id: foreigner, orgId: "org-valley", email: "a@example.test" };
  expect(await find(whole, [answeredId(whole)!])).toBe(
    `teacher of keystone sees id, orgId, email of users ${foreigner} of org-valley`,
  );
});

it("one's own row, and any row to who sees all, is no fault", async () => {
  expect(await find({ email: "a@example.test" }, ["user-keystone-owner"])).toBeUndefined();
  expect(
    await find({ email: "a@example.test" }, [foreigner], { ...teacher, seesAll: true }),
  ).toBeUndefined();
});

it("what is for the learners of a course is a fault before who does not take it, of their own organization too", async () => {
  const student = { ...teacher, name: "student of keystone", takes: ["course-live"] };
  const row = (id: string) =>
    foreignRows(api.services.db, student, records.courses, [{ streamingLink: null }], [id]);
  expect(await row("course-live")).toBeUndefined();
  expect(await row("course-paid")).toBe(
    "student of keystone sees streamingLink of courses course-paid of org-keystone",
  );
});

it("what is public of a foreign row is no fault, anything else of it is", async () => {
  const course = (row: Record<string, unknown>) =>
    foreignRows(api.services.db, teacher, records.courses, [row], ["course-valley-anatomy"]);
  expect(await course({ title: "Anatomy" })).toBeUndefined();
  expect(await course({ title: "Anatomy", streamingLink: "https://x.example" })).toBe(
    "teacher of keystone sees streamingLink of courses course-valley-anatomy of org-valley",
  );
});
