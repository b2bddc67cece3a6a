import { knowManifest } from "@guildway/federation";
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

const show = (at: string) => screens.show(<UsersPage />, { at });
const button = (name: string | RegExp) => screen.findByRole("button", { name });
const viewsOf = (name: string) =>
  screens.api.services.db.selectFrom("savedViews").selectAll().where("name", "=", name).execute();

it("what is shown is saved under a name, and the view that is shown is named", async () => {
  const user = show("/users?role=owner&order=-createdAt");
  await user.click(await button("Views"));
  await user.click(await button("Save as a view…"));
  const asked = await screen.findByRole("dialog");
  await user.click(within(asked).getByRole("button", { name: "Save view" }));
  expect((await within(asked).findAllByText("Enter a name.")).length).toBeGreaterThan(0);
  await user.type(within(asked).getByRole("textbox", { name: "Name" }), "Newest owners");
  await user.selectOptions(within(asked).getByRole("combobox"), "Admins");
  await user.click(within(asked).getByRole("button", { name: "Save view" }));
  await waitFor(async () =>
    expect(document.activeElement).toBe(await button("View: Newest owners")),
  );
  expect(await viewsOf("Newest owners")).toMatchObject([
    {
      list: "users",
      query: "role=owner&order=-createdAt",
      sharedWith: "admin",
      userId: "user-superadmin",
      orgId: "org-keystone",
    },
  ]);
});

it("a view that somebody shares is chosen from the menu and becomes the address", async () => {
  const user = show("/users?q=nobody");
  await user.click(await button("Views"));
  const shared = await screen.findByRole("region", { name: "Shared with you" });
  await user.click(within(shared).getByRole("link", { name: "Experts" }));
  await waitFor(() => expect(location.search).toBe("?role=teacher"));
  // The keyboard is back on the button, which stays while the list changes.
  await waitFor(async () => expect(document.activeElement).toBe(await button("View: Experts")));
  expect(screen.queryByRole("region", { name: "Shared with you" })).toBeNull();
});

it("of another organization's list its own shared views are offered", async () => {
  const user = show("/users?organization=org-valley");
  await user.click(await button("Views"));
  const shared = await screen.findByRole("region", { name: "Shared with you" });
  expect(
    within(shared)
      .getAllByRole("link")
      .map(({ textContent }) => textContent),
  ).toEqual(["Teachers"]);
});

it("Escape closes the menu and gives the focus back", async () => {
  const user = show("/users");
  await user.click(await button("Views"));
  await button("Save as a view…");
  await user.tab();
  await user.keyboard("{Escape}");
  expect(screen.queryByRole("button", { name: "Save as a view…" })).toBeNull();
  expect(document.activeElement).toBe(await button("Views"));
});

it("a view is renamed, set to what is shown now, and deleted after a question", async () => {
  const user = show("/users?membership=active");
  await user.click(await button("Views"));
  await user.click(await button("Change Inactive people"));
  let asked = await screen.findByRole("dialog");
  const name = within(asked).getByRole("textbox", { name: "Name" });
  await user.clear(name);
  await user.type(name, "Active people");
  await user.click(within(asked).getByRole("checkbox", { name: "Show what the list shows now" }));
  await user.click(within(asked).getByRole("button", { name: "Save view" }));
  await user.click(await button("View: Active people"));
  expect(await viewsOf("Active people")).toMatchObject([{ query: "membership=active" }]);

  await user.click(await button("Change Active people"));
  asked = await screen.findByRole("dialog");
  // It is what is shown, so there is nothing to set it to.
  expect(within(asked).queryByRole("checkbox")).toBeNull();
  await user.click(within(asked).getByRole("button", { name: "Delete view…" }));
  asked = await screen.findByRole("dialog", { name: "Delete the view Active people?" });
  expect(asked.textContent).toContain("The records stay.");
  await user.click(within(asked).getByRole("button", { name: "Delete view" }));
  expect(await button("Views")).toBeTruthy();
  await waitFor(async () => expect(await viewsOf("Active people")).toEqual([]));
});
