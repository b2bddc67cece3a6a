import { knowManifest } from "@guildway/federation";
import { UiLanguage } from "@guildway/ui";
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

const show = (at = "/users") => screens.show(<UsersPage />, { at });
// Read from the table itself: asking 200 rows for their roles takes long.
const rows = async () => {
  const table: HTMLTableElement = await screen.findByRole("table");
  return [...table.tBodies[0]!.rows];
};
const cells = async (column: number) =>
  (await rows()).map((row) => row.cells[column]!.textContent.trim());
const names = () => cells(0);

it("the first page shows 200 users of one's own organization by name", async () => {
  show();
  // Those in sight come first.
  await waitFor(async () => expect(await names()).toHaveLength(200));
  const shown = await names();
  expect(shown).toEqual(shown.toSorted(new Intl.Collator("en").compare));
});

it("CO-6.2, CO-1.4 a role is called as the organization's type has it: Expert in a workforce organization, Teacher in another", async () => {
  show("/users?role=teacher");
  await waitFor(async () => expect(new Set(await cells(2))).toEqual(new Set(["Expert"])));
  show("/users?role=teacher&organization=org-valley");
  await waitFor(async () => expect(new Set(await cells(2))).toEqual(new Set(["Teacher"])));
});

it("in Spanish a person's role and membership have Spanish names, in the list and in the filter", async () => {
  screens.show(
    <UiLanguage lang="es">
      <UsersPage />
    </UiLanguage>,
    { at: "/users?role=teacher" },
  );
  await waitFor(async () => expect(new Set(await cells(2))).toEqual(new Set(["Experto"])));
  expect(await cells(3)).toContain("inicial");
  expect(screen.getByRole("option", { name: "Superadministrador" })).toBeTruthy();
});

it("a role that is chosen stands in the address and filters the list; clearing shows everybody again", async () => {
  const user = show();
  await rows();
  await user.selectOptions(screen.getByRole("combobox", { name: "Role" }), "owner");
  await waitFor(async () => expect(await rows()).toHaveLength(1));
  expect(location.search).toBe("?role=owner");
  await user.click(screen.getByRole("button", { name: "Clear filters" }));
  await waitFor(async () => expect(await rows()).toHaveLength(200));
  expect(location.search).toBe("");
  expect(document.activeElement).toBe(screen.getByRole("searchbox"));
});

it("beside the title stands how many users the filters find", async () => {
  const user = show("/users?role=owner");
  const title = (await screen.findByRole("heading", { level: 1, name: "Users" })).parentElement!;
  await waitFor(() => expect(title.textContent).toBe("Users1"));
  await user.selectOptions(screen.getByRole("combobox", { name: "Role" }), "");
  await waitFor(() => expect(title.textContent).toMatch(/^Users2\d\d$/));
});

it("a membership that is chosen filters the list", async () => {
  const user = show();
  await rows();
  await user.selectOptions(screen.getByRole("combobox", { name: "Membership" }), "inactive");
  await waitFor(async () => expect(new Set(await cells(3))).toEqual(new Set(["inactive"])));
  await user.selectOptions(screen.getByRole("combobox", { name: "Membership" }), "active");
  await waitFor(async () => expect(await cells(3)).not.toContain("inactive"));
});

it("a location that is chosen filters the list", async () => {
  const user = show();
  await rows();
  const locations = screen.getByRole("combobox", { name: "Location" });
  await user.selectOptions(
    locations,
    await within(locations).findByRole("option", { name: "Bethlehem Works" }),
  );
  expect(location.search).toBe("?locationId=loc-bethlehem");
  const { length } = await screens.api.services.db
    .selectFrom("users")
    .select("id")
    .where("orgId", "=", "org-keystone")
    .where("locationId", "=", "loc-bethlehem")
    .execute();
  await waitFor(async () => expect(await rows()).toHaveLength(length));
});

it("a search is sent by Enter, keeps the other filters, and says when nobody matches", async () => {
  const user = show("/users?role=student");
  await rows();
  await user.type(screen.getByRole("searchbox"), "ada{Enter}");
  await waitFor(async () =>
    expect((await names()).filter((name) => !/ada/i.test(name))).toEqual([]),
  );
  expect(new URLSearchParams(location.search).get("role")).toBe("student");
  expect(document.activeElement).toBe(screen.getByRole("searchbox"));
  await user.clear(screen.getByRole("searchbox"));
  await user.type(screen.getByRole("searchbox"), "nobody is called so{Enter}");
  expect(await screen.findByText("No users match")).toBeTruthy();
});

it("a column's header orders by it, and a second time the other way round", async () => {
  const user = show();
  await rows();
  const header = () => screen.getByRole("columnheader", { name: /E-mail/ });
  await user.click(within(header()).getByRole("button"));
  await waitFor(() => expect(header().getAttribute("aria-sort")).toBe("ascending"));
  await user.click(within(header()).getByRole("button"));
  await waitFor(() => expect(header().getAttribute("aria-sort")).toBe("descending"));
  expect(location.search).toBe("?order=-email");
});

it("a list that cannot be loaded says so, and shows the users once it can", async () => {
  screens.network.cut();
  const user = show();
  const again = await screen.findByRole("button", { name: /try again/i });
  screens.network.restore();
  await user.click(again);
  await waitFor(async () => expect(await rows()).toHaveLength(200));
});
