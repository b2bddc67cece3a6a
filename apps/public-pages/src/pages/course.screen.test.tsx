import { knowManifest, knowRemote, openModal } from "@guildway/federation";
import { openScreens, screen, type Screens, waitFor, within } from "@guildway/testing/screens";
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import { manifest } from "../manifest.ts";
import type { Enrollment } from "../course/enrollment.ts";
import { joinOf } from "../course/join.ts";
import { ExpertsGrid } from "../features/experts/experts-grid.tsx";
import { JoinCourse } from "../features/join-course/join-course.tsx";
import { OverviewCard } from "../features/overview/overview-card.tsx";
import { remote } from "../remote.tsx";
import CoursePage from "./course.page.tsx";

let screens: Screens;
beforeAll(async () => {
  knowManifest(manifest);
  knowRemote(manifest, remote);
  screens = await openScreens();
});
afterAll(() => screens.close());
afterEach(() => {
  screens.network.restore();
  vi.restoreAllMocks();
});

const at = (courseValue: string, query = "", courseKey = "classId", orgSlug = "keystone") =>
  screens.show(<CoursePage />, {
    at: `/o/${orgSlug}/courses/${courseKey}/${courseValue}${query}`,
    route: manifest.pages.course.path,
  });
const heading = (name: string) => screen.findByRole("heading", { level: 1, name });
const change = (id: string, values: object) =>
  screens.api.services.db.updateTable("courses").set(values).where("id", "=", id).execute();

it("CO-2.16, PU-2.1, PU-2.2 a course is found by its id and by its slug, of its organization alone", async () => {
  at("course-welding");
  await heading("Welding Basics");
  at("welding-basics", "", "courseSlug");
  await heading("Welding Basics");
  // Another organization shows it as its own.
  at("course-welding", "", "classId", "valley-college");
  await heading("Welding Basics");
  for (const [value, key, slug] of [
    ["course-welding", "classId", "riverbend"],
    ["welding-basics", "courseSlug", "riverbend"],
    ["course-nothing", "classId", "keystone"],
    ["course-welding", "title", "keystone"],
    ["course-welding", "classId", "no-such-organization"],
  ] as const) {
    at(value, "", key, slug);
    expect(await screen.findByText("No page found")).toBeTruthy();
  }
});

it("PU-2.5 shows title, the way to join, to sign in again and to the content, and a card beside", async () => {
  at("course-welding");
  await heading("Welding Basics");
  const join = await screen.findByRole("link", { name: "Join Course" });
  expect(join.getAttribute("href")).toMatch(
    /^\/login\/keystone\?action=signup&pcp=true&classId=course-welding&/,
  );
  const learn = "/learn/course-welding?autoForward=true&track=true";
  expect(screen.getByRole("link", { name: "Sign in" }).getAttribute("href")).toBe(learn);
  expect(screen.getByRole("link", { name: "Go to the course content" }).getAttribute("href")).toBe(
    learn,
  );
  const side = within(screen.getByRole("region", { name: "At a glance" }));
  expect(side.getByText(/Tuesdays and Thursdays/)).toBeTruthy();
  expect(await side.findByText(/Allentown, PA/)).toBeTruthy();
});

it("PU-2.8 the content is linked to only where the course has it open", async () => {
  at("course-live");
  await heading("Shop Safety");
  expect(screen.queryByRole("link", { name: "Go to the course content" })).toBeNull();
});

it("PU-2.9, PU-8.6 a private course says so, and nothing else of itself", async () => {
  for (const [value, key] of [
    ["course-private", "classId"],
    ["forge-onboarding", "courseSlug"],
  ] as const) {
    at(value, "", key);
    await heading("This course is private.");
    expect(document.body.textContent).not.toMatch(/forge/i);
    expect(screen.queryByRole("link", { name: /Join|Sign in/ })).toBeNull();
  }
});

it("PU-2.10, PU-4.1 a course by invitation says so, and has no way in", async () => {
  at("course-invite");
  await heading("Robot Cell Operation");
  expect(screen.getByText("Invitation Only")).toBeTruthy();
  expect(screen.queryByRole("link", { name: /Join|Register|Sign in/ })).toBeNull();
  expect(screen.queryByRole("button", { name: /Join/ })).toBeNull();
});

it("PU-2.11, PU-4.2 a course that is closed, or that has to be paid for, is locked and says why", async () => {
  at("course-locked");
  const closed = await screen.findByRole("button", { name: "Join Course" });
  expect((closed as HTMLButtonElement).disabled).toBe(true);
  expect(screen.getByText("Enrollment is not open at the moment.")).toBeTruthy();
  at("course-paid");
  const paid = await screen.findByRole("button", { name: "Join Course" });
  expect((paid as HTMLButtonElement).disabled).toBe(true);
  expect(screen.getByText("Price: $480")).toBeTruthy();
  await change("course-paid", { price: null, isLive: true });
  at("course-paid");
  expect(await screen.findByRole("button", { name: "Join Session" })).toBeTruthy();
  expect(screen.getAllByText("Payment required")).toHaveLength(2);
});

it("PU-2.12, PU-4.3 registering elsewhere opens a new tab, and asks for no cohort", async () => {
  at("course-register");
  const register = await screen.findByRole("link", { name: /^Register/ });
  expect(register.getAttribute("href")).toBe("https://register.valley-college.test/motor-controls");
  expect(register.getAttribute("target")).toBe("_blank");
  expect(await screen.findByRole("heading", { name: "Spring evenings" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: /Join/ })).toBeNull();
});

it("CP-2.33, CP-2.35 a live class has a banner with a way in, and is joined as a session", async () => {
  at("course-live");
  expect(await screen.findByText("Class Live Now")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Join Shop Safety" }).getAttribute("href")).toBe(
    "/learn/course-live?autoForward=true&track=true",
  );
  expect(screen.getByRole("link", { name: "Join Session" })).toBeTruthy();
  expect(screen.queryByRole("link", { name: "Join Course" })).toBeNull();
});

it("CP-2.34, CP-2.38 a class without cohorts is joined by a link, and one that is not live as a course", async () => {
  at("course-welding");
  expect((await screen.findByRole("link", { name: "Join Course" })).tagName).toBe("A");
  expect(screen.queryByText("Class Live Now")).toBeNull();
});

it("CP-2.36 without the organization of a page there is no way to join", () => {
  const course = { id: "course-welding", title: "Welding Basics", isPublic: true };
  screens.show(<JoinCourse course={course} organization={undefined} join={{ way: "sign-up" }} />);
  expect(screen.queryByRole("link")).toBeNull();
});

it("CP-1.4, CP-2.25 the overview has what the course is about, its tags, its stream and the organization's badge", async () => {
  at("course-welding");
  const card = within(await screen.findByRole("region", { name: "Overview" }));
  expect(card.getByText(/^Learn to weld safely/)).toBeTruthy();
  expect(card.getByText(/^Eight evenings in the shop/)).toBeTruthy();
  expect(within(card.getByRole("list", { name: "Tags" })).getByText("Safety")).toBeTruthy();
  expect(card.getByText("Keystone Workforce Partners")).toBeTruthy();
  expect(card.queryByRole("link", { name: /stream/ })).toBeNull();
  at("course-live");
  const live = within(await screen.findByRole("region", { name: "Overview" }));
  expect(live.getByRole("link", { name: /^Watch the live stream/ }).getAttribute("href")).toBe(
    "https://stream.keystone.test/shop-safety",
  );
  expect(live.queryByText("Keystone Workforce Partners")).toBeNull();
});

it("CP-2.26, CP-2.27 the sections are four topics, or those that are featured alone", async () => {
  at("course-welding");
  const card = within(await screen.findByRole("region", { name: "Sections" }));
  expect(card.getAllByRole("heading", { level: 3 }).map((one) => one.textContent?.trim())).toEqual([
    "Working safely",
    "Machines and settings",
    "Beads on plate",
    "Fillet welds",
  ]);
  at("course-live");
  await heading("Shop Safety");
  const featured = within(await screen.findByRole("region", { name: "Sections" }));
  expect(featured.getAllByRole("heading", { level: 3 })).toHaveLength(1);
  expect(featured.getByText("Lockout and tagout")).toBeTruthy();
});

it("CP-2.28, CP-2.29, CP-2.30 those who teach are called as their organization calls them, can be met, and are nobody who only tests", async () => {
  await screens.api.services.db
    .updateTable("users")
    .set({ calendarLink: "https://meet.keystone.test/ana" })
    .where("id", "=", "user-keystone-teacher")
    .execute();
  at("course-welding");
  const experts = within(await screen.findByRole("region", { name: "Experts" }));
  expect(experts.getAllByRole("listitem")).toHaveLength(2);
  const meet = experts.getByRole("link", { name: /^Schedule Meeting/ });
  expect(meet.getAttribute("href")).toBe("https://meet.keystone.test/ana");
  const { name } = await screens.api.services.db
    .selectFrom("users")
    .select("name")
    .where("testUser", "=", true)
    .where("id", "in", ["user-keystone-0041", "user-keystone-0050"])
    .executeTakeFirstOrThrow();
  expect(document.body.textContent).not.toContain(name);
  at("course-valley-anatomy", "", "classId", "valley-college");
  expect(await screen.findByRole("region", { name: "Instructor" })).toBeTruthy();
});

it("the course that comes first is named, with its link", async () => {
  at("course-cohorts");
  const link = await screen.findByRole("link", { name: "Welding Basics" });
  expect(link.getAttribute("href")).toBe("/o/keystone/courses/courseSlug/welding-basics");
});

it("a link of somebody's that would act leads nowhere", () => {
  const acts = "javascript:alert(1)";
  const course = { id: "one", title: "One", publicStreamLink: acts, registerUrl: acts };
  const join = joinOf({ ...course, openEnrollment: true }, 0);
  const organization = { id: "org-keystone", slug: "keystone" };
  const ana = { id: "ana", name: "Ana", calendarLink: acts };
  screens.show(
    <>
      <JoinCourse course={course} organization={organization} join={join} />
      <OverviewCard course={course} organization={organization} />
      <ExpertsGrid experts={[ana]} kind="education" />
    </>,
  );
  expect(screen.getByRole("heading", { name: "Ana" })).toBeTruthy();
  for (const link of screen.getAllByRole("link"))
    expect(link.getAttribute("href")).toMatch(/^\/(?:login|learn)\//);
});

it("says that it failed, and shows the course once it does not", async () => {
  screens.network.cut();
  const user = at("course-welding");
  const again = await screen.findByRole("button", { name: /try again/i });
  screens.network.restore();
  await user.click(again);
  await heading("Welding Basics");
});

it("CP-2.22, CP-2.37, PU-2.3, PU-2.13 joining a class with cohorts asks which, and a cohort of the address is chosen", async () => {
  const user = at("course-cohorts", "?cohortId=cohort-d");
  await user.click(await screen.findByRole("button", { name: "Join Course" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Choose Cohort" }));
  const chosen = (await dialog.findByRole("radio", {
    name: /Winter weekends/,
  })) as HTMLInputElement;
  expect(chosen.checked).toBe(true);
  expect((dialog.getByRole("radio", { name: /Winter evenings/ }) as HTMLInputElement).checked).toBe(
    false,
  );
});

/** The dialog as another remote opens it, and what it hands on. */
async function chooseCohort(onEnroll: (enrollment: Enrollment) => void | Promise<void>) {
  const user = screens.show(<p>Another remote</p>);
  openModal("public-pages.enrollExternalRegisteredClass", {
    classId: "course-register",
    onEnroll,
  });
  const dialog = within(await screen.findByRole("dialog", { name: "Choose Cohort" }));
  await dialog.findByRole("radio", { name: /Spring evenings/ });
  return {
    user,
    dialog,
    enroll: () => user.click(dialog.getByRole("button", { name: /^Enroll/ })),
  };
}

it("CP-5.35, CP-5.36, CP-5.37, CP-8.6, CP-8.7 asks for a cohort and, where it has them, for class codes, and says that somebody verifies", async () => {
  const onEnroll = vi.fn<(enrollment: Enrollment) => void>();
  const { user, dialog, enroll } = await chooseCohort(onEnroll);
  expect(dialog.getByText("An administrator verifies your registration")).toBeTruthy();
  expect(dialog.getByText(/before you can attend the class and earn credits/)).toBeTruthy();
  await enroll();
  expect(dialog.getByText("Select a Cohort")).toBeTruthy();
  await user.click(dialog.getByRole("radio", { name: /Spring evenings/ }));
  await enroll();
  expect(dialog.getByText("Select at least one Class Code")).toBeTruthy();
  expect(onEnroll).not.toHaveBeenCalled();
});

it("CP-4.33, CP-4.34 hands on what was chosen, and says 'Redirecting...' meanwhile", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const onEnroll = vi.fn<(enrollment: Enrollment) => Promise<void>>(() => promise);
  const { user, dialog, enroll } = await chooseCohort(onEnroll);
  await user.click(dialog.getByRole("radio", { name: /Spring evenings/ }));
  await user.click(dialog.getByRole("checkbox", { name: "ELT 102" }));
  await enroll();
  expect(dialog.getByRole("button", { name: "Redirecting..." })).toBeTruthy();
  expect(onEnroll).toHaveBeenCalledExactlyOnceWith({
    classId: "course-register",
    externalRegisterClassId: "MC-101-SP",
    cohortId: "cohort-a",
    eUnitIds: ["code-a2"],
  });
  resolve();
});

it("the dialog says that it failed, and asks once it does not", async () => {
  screens.network.cut();
  const user = screens.show(<p>Another remote</p>);
  openModal("public-pages.enrollExternalRegisteredClass", {
    classId: "course-cohorts",
    onEnroll: () => {},
  });
  const dialog = within(await screen.findByRole("dialog"));
  const again = await dialog.findByRole("button", { name: /try again/i });
  screens.network.restore();
  await user.click(again);
  await waitFor(() =>
    expect(within(screen.getByRole("dialog")).getByRole("radio", { name: /Winter evenings/ })),
  );
});
