import { knowManifest } from "@guildway/federation";
import { act } from "react";
import { openScreens, screen, type Screens, waitFor, within } from "@guildway/testing/screens";
import { afterAll, beforeAll, expect, it } from "vitest";
import { manifest } from "../manifest.ts";
import ClassCodesPage from "./class-codes.page.tsx";
import ClassesPage from "./classes.page.tsx";
import OrganizationsPage from "./organizations.page.tsx";
import PathwaysPage from "./pathways.page.tsx";
import OwnOrganizationPage from "./own-organization.page.tsx";

let screens: Screens;
beforeAll(async () => {
  knowManifest(manifest);
  screens = await openScreens();
});
afterAll(() => screens.close());

const showClass = (id: string, action = "") =>
  screens.show(<ClassesPage />, { at: `/classes/${id}${action}`, route: "/classes/:id?/:action?" });
const title = (name: string) => screen.findByRole("heading", { level: 1, name });

it("a class has a page of its own, and one that changes a class publishes it for visitors", async () => {
  await screens.signIn("superadmin@guildway.test");
  const user = showClass("course-cohorts");
  await user.click(await screen.findByRole("link", { name: "Edit" }));
  const tags = await screen.findByRole("textbox", { name: /^Tags/ });
  await user.clear(tags);
  await user.type(tags, "steel{Enter}{Enter}  copper ");
  await user.click(screen.getByRole("button", { name: "Save" }));
  await user.click(await screen.findByRole("button", { name: "Publish changes" }));
  expect(await screen.findByText(/is published/)).toBeTruthy();
  const { body } = await screens.api.request<{ items: { topics: string[] }[] }>(
    "GET",
    "/v1/api/content/courses?id=course-cohorts&isPublic=true",
    { headers: { "x-api-key": "gw_demo_content_key" } },
  );
  expect(body.items[0]!.topics).toEqual(["steel", "copper"]);
});

it("CO-6.5 who only reads courses is told so on a class, and can change nothing", async () => {
  await screens.signIn("readonly@keystone.test");
  showClass("course-welding");
  expect(await screen.findByText("Your account may read courses and change none.")).toBeTruthy();
  expect(screen.queryByRole("link", { name: "Edit" })).toBeNull();
  expect(screen.queryByRole("button", { name: "Delete" })).toBeNull();
  showClass("course-welding", "/edit");
  expect(await screen.findByText("Your account may read courses and change none.")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Save" })).toBeNull();
});

it("CO-2.4 /org is the page of one's own organization", async () => {
  await screens.signIn("superadmin@guildway.test");
  screens.show(<OwnOrganizationPage />, { at: "/org" });
  expect(await title("Keystone Workforce Partners")).toBeTruthy();
  const edit = await screen.findByRole("link", { name: "Edit" });
  expect(edit.getAttribute("href")).toBe("/organizations/org-keystone/edit");
});

it("a new organization is made, and its pictures come once it is there", async () => {
  await screens.signIn("superadmin@guildway.test");
  const user = screens.show(<OrganizationsPage />, {
    at: "/organizations/new",
    route: "/organizations/:id?/:action?",
  });
  expect(await screen.findByText("Logo: save first, then add the picture.")).toBeTruthy();
  await user.type(screen.getByRole("textbox", { name: "Name" }), "Lehigh Builders");
  await user.type(screen.getByRole("textbox", { name: "Name in addresses" }), "lehigh-builders");
  await user.click(screen.getByRole("button", { name: "Create organization" }));
  expect(await title("Lehigh Builders")).toBeTruthy();
  await user.click(await screen.findByRole("link", { name: "Edit" }));
  const logo = await screen.findByRole("group", { name: /^Logo/ });
  expect(within(logo).getByLabelText("Choose a picture")).toBeTruthy();
});

it("CO-4.14 leaving a class for another forgets it: nothing of the first is there while the second loads", async () => {
  await screens.signIn("superadmin@guildway.test");
  showClass("course-welding");
  expect(await title("Welding Basics")).toBeTruthy();
  expect(await screen.findByText("Beads on plate")).toBeTruthy();
  screens.network.cut();
  await act(async () => history.pushState(null, "", "/classes/course-live"));
  await act(async () => void dispatchEvent(new PopStateEvent("popstate")));
  await waitFor(() => expect(screen.queryByText("Beads on plate")).toBeNull());
  expect(screen.queryByText("Welding Basics")).toBeNull();
  screens.network.restore();
});

it("a class names its topics, cohorts and class codes, and leads to all of them", async () => {
  await screens.signIn("superadmin@guildway.test");
  showClass("course-register");
  const cohorts = await screen.findByRole("region", { name: /^Cohorts/ });
  expect(await within(cohorts).findAllByRole("listitem")).toHaveLength(2);
  expect(within(cohorts).getByRole("link", { name: "See all" }).getAttribute("href")).toBe(
    "/cohorts?classId=course-register&organization=all",
  );
});

it("the description of a class is markdown, and with the new editor what its marks mean", async () => {
  await screens.signIn("superadmin@guildway.test");
  const user = showClass("course-paid", "/edit");
  const description = await screen.findByRole("textbox", { name: /^Description/ });
  await user.clear(description);
  await user.type(description, "## What you need{Enter}- **Gloves**");
  const change = screen.getByRole("checkbox", { name: /^Formatted description/ });
  await user.click(change);
  const rich = await screen.findByRole("textbox", { name: "Description" });
  expect(await within(rich).findByRole("heading", { level: 3 })).toBeTruthy();
  expect(within(rich).getByRole("listitem").textContent).toBe("Gloves");
  expect(screen.getByText("19,981 characters left")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Save" }));
  const fact = (await screen.findByText("Description", { selector: "dt" })).parentElement!;
  expect(await within(fact).findByRole("heading", { level: 3 })).toBeTruthy();
  const stored = await screens.api.services.db
    .selectFrom("courses")
    .select("draft")
    .where("id", "=", "course-paid")
    .executeTakeFirstOrThrow();
  expect(stored.draft).toMatchObject({
    enableNewEditor: true,
    description: "<h3>What you need</h3><ul><li><p><strong>Gloves</strong></p></li></ul>",
  });
});

it("a class code is worth credits: a number and what they are called", async () => {
  await screens.signIn("superadmin@guildway.test");
  const user = screens.show(<ClassCodesPage />, {
    at: "/class-codes/new",
    route: "/class-codes/:id?/:action?",
  });
  await user.type(await screen.findByRole("textbox", { name: "Code" }), "WLD-900");
  await waitFor(() => screen.getByRole("option", { name: "Welding Basics" }));
  await user.selectOptions(screen.getByRole("combobox", { name: "Class" }), "Welding Basics");
  await user.type(screen.getByRole("textbox", { name: "Number" }), "many");
  await user.type(screen.getByRole("textbox", { name: "Type of credits" }), "College credits");
  await user.click(screen.getByRole("button", { name: "Create class code" }));
  expect((await screen.findByRole("alert")).textContent).toContain("Credits");
  await user.clear(screen.getByRole("textbox", { name: "Number" }));
  await user.type(screen.getByRole("textbox", { name: "Number" }), "3");
  await user.click(screen.getByRole("button", { name: "Create class code" }));
  expect(await screen.findByText("3 College credits")).toBeTruthy();
});

it("the courses of a pathway stand in their order", async () => {
  await screens.signIn("superadmin@guildway.test");
  const user = screens.show(<PathwaysPage />, {
    at: "/pathways/pathway-maintenance/edit",
    route: "/pathways/:id?/:action?",
  });
  const courses = await screen.findByRole("group", { name: /^Courses/ });
  await waitFor(() => expect(within(courses).queryByText("…")).toBeNull());
  const names = () =>
    within(courses)
      .getAllByRole("listitem")
      .map((item) => item.textContent!.trim());
  const before = names();
  await user.click(within(courses).getByRole("button", { name: `Move ${before[1]} up` }));
  const [first, second] = names();
  expect([first, second]).toEqual([before[1], before[0]]);
  await user.click(screen.getByRole("button", { name: "Save" }));
  const fact = (await screen.findByText("Courses", { selector: "dt" })).parentElement!;
  await waitFor(() => expect(within(fact).getAllByRole("link")[0]!.textContent).toBe(before[1]));
});
