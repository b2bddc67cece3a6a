import { knowManifest } from "@guildway/federation";
import { openScreens, screen, type Screens, within } from "@guildway/testing/screens";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { manifest } from "../manifest.ts";
import LearnPage from "./learn.page.tsx";

let screens: Screens;
beforeAll(async () => {
  knowManifest(manifest);
  screens = await openScreens();
});
afterAll(() => screens.close());
afterEach(() => screens.network.restore());

const show = (classId: string, query = "") =>
  screens.show(<LearnPage />, { at: `/learn/${classId}${query}`, route: "/learn/:classId" });
const takes = (values: object) =>
  screens.api.services.db
    .updateTable("users")
    .set(values)
    .where("id", "=", "user-keystone-student")
    .execute();

it("who has an account asks to join, in the cohort that was chosen before, and then waits", async () => {
  await screens.signIn("student@keystone.test");
  const user = show("course-cohorts", "?cohortId=cohort-c&eUnitIds=code-c2");
  await screen.findByRole("heading", { level: 1, name: "Structural Welding" });
  const cohort = (await screen.findByRole("radio", {
    name: /Winter evenings/,
  })) as HTMLInputElement;
  expect(cohort.checked).toBe(true);
  await user.click(screen.getByRole("button", { name: "Ask to join" }));
  expect(await screen.findByText("Your registration waits")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Ask to join" })).toBeNull();
  const made = await screens.api.services.db
    .selectFrom("externalRegistrations")
    .selectAll()
    .where("userId", "=", "user-keystone-student")
    .executeTakeFirstOrThrow();
  expect(made).toMatchObject({
    classId: "course-cohorts",
    cohortId: "cohort-c",
    eUnitIds: ["code-c2"],
    status: "pending",
  });
});

it("an address does not register anybody by itself", async () => {
  show("course-welding", "?register=true");
  await screen.findByRole("button", { name: "Ask to join" });
  const rows = await screens.api.services.db
    .selectFrom("externalRegistrations")
    .selectAll()
    .where("classId", "=", "course-welding")
    .execute();
  expect(rows).toEqual([]);
});

it("who takes a course sees all of its topics and what they have done of them", async () => {
  await takes({ courseIds: ["course-welding"], completedCourseTopicIds: ["topic-welding-1"] });
  show("course-welding");
  expect(await screen.findByText("You take this course")).toBeTruthy();
  const sections = within(await screen.findByRole("region", { name: "Sections" }));
  expect(sections.getAllByRole("listitem")).toHaveLength(5);
  expect(sections.getAllByText("Done")).toHaveLength(1);
  expect(sections.getAllByText("Locked")).toHaveLength(1);
  expect(screen.queryByRole("button", { name: "Ask to join" })).toBeNull();
});

it("a locked course is not asked for, and one elsewhere is registered for there", async () => {
  show("course-locked");
  expect(
    ((await screen.findByRole("button", { name: "Join Course" })) as HTMLButtonElement).disabled,
  ).toBe(true);
  show("course-register");
  expect(await screen.findByRole("link", { name: /^Register/ })).toBeTruthy();
  expect(screen.queryByRole("link", { name: "Sign in" })).toBeNull();
});

it("CP-2.33 who takes a class that is live is told that they are being taken there, before it happens", async () => {
  await takes({ courseIds: ["course-live"] });
  show("course-live");
  expect((await screen.findByRole("link", { name: "Join Shop Safety" })).getAttribute("href")).toBe(
    "https://stream.keystone.test/shop-safety",
  );
  expect(screen.queryByText(/^Taking you/)).toBeNull();
  show("course-live", "?autoForward=true&track=true");
  expect(await screen.findByText(/^Taking you to the live session/)).toBeTruthy();
});

it("a course of another organization is not there for who cannot read it", async () => {
  show("course-valley-records");
  expect(await screen.findByRole("heading", { name: "You cannot open this course" })).toBeTruthy();
});

it.each(["teacher", "admin", "owner"])("a %s reads a course as well", async (role) => {
  await screens.signIn(`${role}@keystone.test`);
  show("course-private");
  expect(
    await screen.findByRole("heading", { level: 1, name: "Onboarding at Lehigh Forge" }),
  ).toBeTruthy();
});
