import { knowManifest } from "@guildway/federation";
import { openScreens, screen, type Screens, within } from "@guildway/testing/screens";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { manifest } from "../manifest.ts";
import PagesPage from "./pages.page.tsx";

let screens: Screens;
beforeAll(async () => {
  knowManifest(manifest);
  screens = await openScreens();
  await screens.signIn("superadmin@guildway.test");
});
beforeEach(() => sessionStorage.clear());
afterAll(() => screens.close());

const show = (rest: string) =>
  screens.show(<PagesPage />, { at: `/pages${rest}`, route: "/pages/:id?/:action?" });

it("a page shows what stands on it, and which links open it", async () => {
  show("/page-welcome");
  const zone = within(await screen.findByRole("region", { name: "Zone 2" }));
  expect(await zone.findByRole("link", { name: "Keystone Assistant" })).toBeTruthy();
  const links = within(await screen.findByRole("region", { name: /Links that open it/ }));
  expect(await links.findByRole("link", { name: "Last year's open house" })).toBeTruthy();
});

it("IN-3.36 a page is made of a title and a dashboard, and says whether it shows its title and the logo", async () => {
  const user = show("/new");
  await user.type(await screen.findByRole("textbox", { name: "Title" }), "Made here");
  await screen.findByRole("option", { name: "For employers" });
  await user.selectOptions(screen.getByRole("combobox", { name: /Dashboard/ }), "For employers");
  await user.click(screen.getByRole("checkbox", { name: "Shows its title" }));
  await user.click(screen.getByRole("button", { name: "Create page" }));
  expect(await screen.findByRole("heading", { level: 1, name: "Made here" })).toBeTruthy();
  const [stored] = await screens.api.services.db
    .selectFrom("pages")
    .selectAll()
    .where("title", "=", "Made here")
    .execute();
  expect(stored).toMatchObject({
    dashboardId: "dash-second",
    showTitle: true,
    orgId: "org-keystone",
  });
  expect(stored!.showOrgLogo).not.toBe(true);
});

it("a page without a dashboard says that visitors see nothing, as does one whose dashboard is gone", async () => {
  show("/page-broken");
  expect(await screen.findByText(/see nothing yet/)).toBeTruthy();
  await screens.api.services.db
    .updateTable("pages")
    .set({ dashboardId: "dash-gone" })
    .where("id", "=", "page-second")
    .execute();
  show("/page-second");
  expect(await screen.findByText(/Its dashboard is no longer there/)).toBeTruthy();
});
