import { knowManifest } from "@guildway/federation";
import { openScreens, screen, type Screens, waitFor, within } from "@guildway/testing/screens";
import { afterAll, beforeAll, expect, it } from "vitest";
import { manifest } from "../manifest.ts";
import CohortsPage from "./cohorts.page.tsx";
import UsersPage from "./users.page.tsx";

let screens: Screens;
beforeAll(async () => {
  knowManifest(manifest);
  screens = await openScreens();
  await screens.signIn("superadmin@guildway.test");
});
afterAll(() => screens.close());

const button = (name: string | RegExp) => screen.findByRole("button", { name });
const dialog = () => screen.findByRole("dialog");
const rolesOf = async (...ids: string[]) =>
  (
    await screens.api.services.db
      .selectFrom("users")
      .select(["id", "role"])
      .where("id", "in", ids)
      .orderBy("id")
      .execute()
  ).map(({ role }) => role?.[0]);

it("several users are changed at once, after a count, with what came of each", async () => {
  const user = screens.show(<UsersPage />, {
    at: "/users?q=@riverbend.test&organization=org-riverbend",
    route: "/users/:id?/:action?",
  });
  await user.click(await button("Change several"));
  await waitFor(() =>
    expect(document.activeElement?.textContent).toContain("Choose the rows to change."),
  );
  const rows = await screen.findAllByRole("checkbox", { name: /^Choose / });
  expect(rows.length).toBeGreaterThan(3);
  const choose = async (email: string) => {
    const row = await screen.findByRole("row", { name: new RegExp(email) });
    await user.click(within(row).getByRole("checkbox"));
  };
  await choose("owner@riverbend.test");
  await choose("admin@riverbend.test");
  expect(await screen.findByText("2 chosen")).toBeTruthy();
  await user.click(await button("Change…"));
  const asked = await dialog();
  expect(within(asked).getByRole("heading", { name: "Change 2 users" })).toBeTruthy();
  const role = await within(asked).findByRole("combobox", { name: "Role" });
  await user.selectOptions(role, within(role).getByRole("option", { name: "Teacher" }));
  await user.click(within(asked).getByRole("button", { name: "Change 2" }));
  expect(await within(asked).findByText("1 was changed.")).toBeTruthy();
  expect(await within(asked).findByText(/: This is the organization's last owner\.$/)).toBeTruthy();
  expect(await rolesOf("user-riverbend-admin", "user-riverbend-owner")).toEqual([
    "teacher",
    "owner",
  ]);
  await user.click(within(asked).getByText("Close"));
  await user.click(await button("Done"));
  expect(screen.queryByRole("checkbox", { name: /^Choose / })).toBeNull();
  expect(document.activeElement?.textContent).toBe("Users");
});

it("a yes or no is set for all that are chosen, and says that drafts wait to be published", async () => {
  const user = screens.show(<CohortsPage />, { at: "/cohorts", route: "/cohorts/:id?/:action?" });
  await user.click(await button("Change several"));
  await user.click(await screen.findByRole("checkbox", { name: "Choose all on this page" }));
  await user.click(await button("Change…"));
  const asked = await dialog();
  expect(asked.textContent).toContain("The changes wait on each record until they are published.");
  await user.click(within(asked).getByRole("button", { name: /^Change \d+$/ }));
  expect(await within(asked).findByText(/^\d+ were changed\.$/)).toBeTruthy();
});
