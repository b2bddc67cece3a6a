import { mostPublicIds } from "@guildway/api-contract";
import { knowManifest } from "@guildway/federation";
import { openScreens, screen, type Screens, waitFor, within } from "@guildway/testing/screens";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { manifest } from "../manifest.ts";
import PublicPagePage from "./public-page.page.tsx";

let screens: Screens;
beforeAll(async () => {
  knowManifest(manifest);
  screens = await openScreens();
});
afterAll(() => screens.close());
beforeEach(() => {
  document.documentElement.lang = "en";
});

/** As who has come by a link. */
function show(pageId: string, rest = "", orgSlug = "keystone") {
  document.cookie = `gw-mark.link.${pageId}=1; path=/`;
  return screens.show(<PublicPagePage />, {
    at: `/o/${orgSlug}/page/${pageId}${rest}`,
    route: "/o/:orgSlug/page/:pageId",
  });
}
const unmarked = (pageId: string) =>
  screens.show(<PublicPagePage />, {
    at: `/o/keystone/page/${pageId}`,
    route: "/o/:orgSlug/page/:pageId",
  });
const zones = () => [...document.querySelectorAll("[data-width]")];
const widths = () => zones().map((zone) => zone.getAttribute("data-width"));
const kindsIn = (zone: Element) =>
  [...zone.querySelectorAll("[data-kind]")].map((module) => module.getAttribute("data-kind"));

it("IN-2.48, IN-2.49 three zones stand in the first layout's widths, with all five kinds of modules", async () => {
  show("page-welcome");
  expect(await screen.findByRole("link", { name: /^Browse our courses/ })).toBeTruthy();
  expect(screen.getByText("Featured").closest("li")!.textContent).toContain("Browse our courses");
  expect(widths()).toEqual(["6", "6", "12"]);
  expect(zones().map(kindsIn)).toEqual([
    ["LINK_WIDGETS_LIST", "MATERIALS_LIST"],
    ["ASSISTANT", "EMBED_WIDGETS_LIST"],
    ["MATERIAL"],
  ]);
  expect(screen.getByRole("heading", { name: "Keystone Assistant" })).toBeTruthy();
  expect(screen.getByText(/^Hello! Ask me anything about apprenticeships/)).toBeTruthy();
  expect(screen.getByRole("heading", { name: "Before you start" })).toBeTruthy();
});

it("IN-2.48 the second layout begins with the whole width", async () => {
  show("page-second");
  expect(await screen.findByRole("heading", { name: "Your First Day" })).toBeTruthy();
  expect(widths()).toEqual(["12", "6", "6"]);
});

it("IN-2.47 a page shows the organization's logo and its title where it says so", async () => {
  show("page-welcome");
  expect(
    await screen.findByRole("heading", { level: 1, name: "Welcome to Keystone" }),
  ).toBeTruthy();
  expect(screen.getByRole("img", { name: "Keystone Workforce Partners" })).toBeTruthy();
  show("page-second");
  expect(await screen.findByRole("heading", { level: 1, name: "For Employers" })).toBeTruthy();
  expect(screen.queryByRole("img", { name: "Keystone Workforce Partners" })).toBeNull();
});

it("modules have the styling and display that their dashboard gives them", async () => {
  await screens.signIn("admin@keystone.test");
  unmarked("page-apprentices");
  // Without a link to it, staff are told, and see nothing of what visitors would.
  expect(await screen.findByRole("heading", { name: "REDIRECT TO PAGE LINK ERROR" })).toBeTruthy();
  show("page-apprentices");
  await screen.findByRole("link", { name: /^Apply for an apprenticeship/ });
  const looks = [...document.querySelectorAll("[data-kind]")].map((module) => [
    module.getAttribute("data-background"),
    module.querySelector("[data-display]")?.getAttribute("data-display"),
  ]);
  expect(looks.slice(0, 2)).toEqual([
    ["tinted", "cards"],
    ["framed", "cards"],
  ]);
});

it("a page shows its links to a visitor also where it has more than they may ask for at once", async () => {
  const { db } = screens.api.services;
  const { dashboardId } = await db
    .selectFrom("pages")
    .select("dashboardId")
    .where("id", "=", "page-second")
    .executeTakeFirstOrThrow();
  const links = Array.from({ length: mostPublicIds + 1 }, (_, index) => `link-${index}`);
  for (const id of links)
    await db
      .insertInto("widgets")
      .values({ id, orgId: "org-keystone", type: "link", title: `To ${id}`, url: "/" })
      .execute();
  const module = { id: "many", moduleType: "LINK_WIDGETS_LIST", selectedIds: links };
  const zone1 = JSON.stringify([module]) as never;
  await db.updateTable("dashboards").set({ zone1 }).where("id", "=", dashboardId).execute();
  show("page-second");
  expect(await screen.findByRole("link", { name: `To link-${mostPublicIds}` })).toBeTruthy();
});

it("IN-3.41 a link carries who follows it, as the address says or as who is signed in", async () => {
  show("page-welcome", "?email=rosa%40example.test&externalUserId=r7");
  const apply = await screen.findByRole("link", { name: /^Apply for an apprenticeship/ });
  expect(apply.getAttribute("href")).toBe(
    "https://keystone.test/apply?email=rosa%40example.test&externalUserId=r7",
  );
  const courses = screen.getByRole("link", { name: /^Browse our courses/ });
  expect(courses.getAttribute("href")).toBe("https://keystone.test/courses");
  expect(courses.getAttribute("target")).toBe("_blank");
  expect(apply.getAttribute("target")).toBeNull();
  await screens.signIn("admin@keystone.test");
  show("page-welcome");
  const own = await screen.findByRole("link", { name: /^Apply for an apprenticeship/ });
  expect(own.getAttribute("href")).toBe(
    "https://keystone.test/apply?email=admin%40keystone.test&externalUserId=user-keystone-admin",
  );
  await screens.signIn("admin@valley-college.test");
  show("page-welcome");
  const foreign = await screen.findByRole("link", { name: /^Apply for an apprenticeship/ });
  expect(foreign.getAttribute("href")).toBe("https://keystone.test/apply");
});

it("an embedded piece comes with a click, into a frame of no origin", async () => {
  const user = show("page-welcome");
  const button = await screen.findByRole("button", { name: "Show Open house" });
  expect(document.querySelector("iframe")).toBeNull();
  await user.click(button);
  const frame = document.querySelector("iframe")!;
  expect(frame.getAttribute("sandbox")).toContain("allow-scripts");
  expect(frame.getAttribute("sandbox")).not.toContain("allow-same-origin");
  expect(frame.getAttribute("src")).toMatch(/^\/v1\/embed\/widgets\/[\w-]+$/);
  const piece = await screens.api.fetch(frame.getAttribute("src")!, {
    headers: { "sec-fetch-dest": "iframe" },
  });
  expect(await piece.text()).toContain("First Monday of each month");
});

it("IN-4.24 the mark of the link goes once the page is read", async () => {
  show("page-second");
  await screen.findByRole("heading", { level: 1, name: "For Employers" });
  await waitFor(() => expect(document.cookie).not.toContain("gw-mark.link.page-second"));
});

it("IN-4.23 who comes without its link goes back to it, uncounted", async () => {
  unmarked("page-second");
  await waitFor(() => expect(location.pathname + location.search).toBe("/link/pl-second?nt=true"));
});

it("IN-8.13, IN-8.14 who may edit a page is told what is wrong with it, everybody else that there is none", async () => {
  await screens.signIn("admin@keystone.test");
  show("page-broken");
  expect(await screen.findByRole("heading", { name: "REDIRECT TO PAGE LINK ERROR" })).toBeTruthy();
  show("page-none");
  expect(await screen.findByRole("heading", { name: "No Page found (page-none)" })).toBeTruthy();
  await screens.signIn("student@keystone.test");
  for (const page of ["page-broken", "page-none"]) {
    show(page);
    expect(await screen.findByRole("heading", { name: "404" })).toBeTruthy();
    expect(screen.getByText("No page found")).toBeTruthy();
  }
});

it("a page under another organization's name is none", async () => {
  await screens.signIn("student@keystone.test");
  show("page-welcome", "", "valley-college");
  expect(await screen.findByRole("heading", { name: "404" })).toBeTruthy();
});

it("IN-1.9, CO-4.17 a material opens beside the page from its list, has an address, and closes", async () => {
  const user = show("page-welcome");
  await user.click(await screen.findByRole("link", { name: "Your First Day" }));
  const sheet = await screen.findByRole("dialog");
  expect(await within(sheet).findByRole("heading", { name: "Your First Day" })).toBeTruthy();
  expect(location.search).toBe("?material=mat-first-day");
  await user.click(within(sheet).getAllByRole("button", { name: "Close" }).at(-1)!);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(location.search).toBe("");
});
