import { knowManifest, useCurrentPageFrame } from "@guildway/federation";
import { openScreens, screen, type Screens, waitFor, within } from "@guildway/testing/screens";
import { afterAll, beforeAll, expect, it } from "vitest";
import { manifest } from "../manifest.ts";
import UsersPage from "./users.page.tsx";

let screens: Screens;
beforeAll(async () => {
  knowManifest(manifest);
  screens = await openScreens();
  await screens.signIn("superadmin@guildway.test");
});
afterAll(() => screens.close());

const show = (at: string) => screens.show(<UsersPage />, { at, route: "/users/:id?/:action?" });
const fact = (name: string) =>
  screen.getByText(name, { selector: "dt" }).nextElementSibling!.textContent;

it("a list without entries says None, a field that nobody filled says Not given", async () => {
  screens.show(<UsersPage />, { at: "/users/user-keystone-0001", route: "/users/:id?/:action?" });
  expect(await screen.findByRole("heading", { level: 1 })).toBeTruthy();
  expect(fact("Cohorts")).toBe("None");
  expect(fact("Certificates")).toBe("None");
  expect(fact("Courses")).not.toBe("None");
  expect(fact("Mobile phone")).toBe("Not given");
});

it("the page of a user who is not there is titled as not found", async () => {
  function Title() {
    return <p>Title: {useCurrentPageFrame().title}</p>;
  }
  screens.show(
    <>
      <Title />
      <UsersPage />
    </>,
    { at: "/users/nobody-has-this-id", route: "/users/:id?/:action?" },
  );
  expect(await screen.findByText("No such user")).toBeTruthy();
  expect(screen.getByText("Title: Not found")).toBeTruthy();
});

it("the page of a user opens their profile, general and private", async () => {
  const user = show("/users/user-keystone-student");
  await user.click(await screen.findByRole("button", { name: "Personal information" }));
  expect(document.body.dataset["modal"]).toBe("manageUserProfile");
});

it("a person is added and changed: the name is made of its parts, the role has the organization's word", async () => {
  const user = show("/users/new");
  await user.type(await screen.findByLabelText(/^First name/), "Rosa");
  await user.type(screen.getByLabelText(/^Last name/), "Marsh");
  await user.type(screen.getByLabelText(/^E-mail/), "rosa.marsh@example.test");
  await user.selectOptions(screen.getByLabelText(/^Role/), "Expert");
  await user.click(screen.getByRole("button", { name: "Create user" }));
  expect(await screen.findByRole("heading", { level: 1, name: "Rosa Marsh" })).toBeTruthy();
  await user.click(await screen.findByRole("link", { name: "Edit" }));
  const courses = await screen.findByRole("group", { name: /^Courses/ });
  await waitFor(() => within(courses).getByRole("option", { name: "Welding Basics" }));
  await user.selectOptions(within(courses).getByRole("combobox"), "Welding Basics");
  await user.click(within(courses).getByRole("button", { name: "Add" }));
  await user.selectOptions(screen.getByLabelText(/^Membership/), "premium");
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByRole("link", { name: "Welding Basics" })).toBeTruthy();
  expect(fact("Membership")).toBe("premium");
});

it("what a person joined and completed is added and taken away, and what others added meanwhile stays", async () => {
  const { db } = screens.api.services;
  const id = "user-keystone-0021";
  const lists = { courseIds: ["course-live"], completedCourseIds: ["course-paid"] };
  await db.updateTable("users").set(lists).where("id", "=", id).execute();
  const user = show(`/users/${id}/edit`);
  const completed = await screen.findByRole("group", { name: /^Completed courses/ });
  await waitFor(() => within(completed).getByRole("option", { name: "Welding Basics" }));
  await user.selectOptions(within(completed).getByRole("combobox"), "Welding Basics");
  await user.click(within(completed).getByRole("button", { name: "Add" }));
  const joined = screen.getByRole("group", { name: /^Courses/ });
  await user.click(await within(joined).findByRole("button", { name: /^Remove (?!…)/ }));
  // Somebody else adds a course while the form is open.
  const token = await screens.api.signIn("admin@keystone.test");
  const body = { id, courseIds: ["course-locked"] };
  await screens.api.request("PUT", "/v1/external/supabase/users", { token, body });
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByRole("link", { name: "Welding Basics" })).toBeTruthy();
  const stored = await db.selectFrom("users").selectAll().where("id", "=", id).executeTakeFirst();
  expect(stored).toMatchObject({
    courseIds: ["course-locked"],
    completedCourseIds: ["course-paid", "course-welding"],
  });
});

it("CO-8.1 a user that cannot be saved is told in a toast, and what was typed is still there", async () => {
  const user = show("/users/user-keystone-student/edit");
  await user.type(await screen.findByLabelText(/^Title/), "Apprentice");
  screens.network.cut();
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("Something went wrong updating user.")).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>(/^Title/).value).toContain("Apprentice");
  screens.network.restore();
});

it("CO-8.2 a user that cannot be read is told in a toast", async () => {
  screens.network.cut();
  show("/users/user-keystone-teacher");
  expect(await screen.findByText("Something went wrong fetching user.")).toBeTruthy();
  screens.network.restore();
});

it("the history of a person says who changed what, in the words of their organization", async () => {
  const user = show("/users/user-keystone-teacher/edit");
  await user.type(await screen.findByLabelText(/^Suffix/), "Jr.");
  await user.selectOptions(screen.getByLabelText(/^Role/), "Admin");
  await user.click(screen.getByRole("button", { name: "Save" }));
  await user.click(await screen.findByText("History"));
  const [newest] = await screen.findAllByText(/changed this\./);
  const change = within(newest!.closest("li")!);
  expect(change.getByRole("link").getAttribute("href")).toBe("/users/user-superadmin");
  expect(change.getByText("Suffix: from nothing to “Jr.”")).toBeTruthy();
  expect(change.getByText("Role: from “Expert” to “Admin”")).toBeTruthy();
});
