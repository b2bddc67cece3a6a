import { type PageFrame, usePageFrame } from "@guildway/federation";
import { Route, Routes } from "@guildway/router";
import { openScreens, screen, type Screens } from "@guildway/testing/screens";
import { afterAll, beforeAll, expect, it } from "vitest";
import { NotFound } from "../pages/not-found.tsx";
import { ConfigContext } from "../start/config-context.ts";
import { BrandedFrame } from "./branded-frame.tsx";
import { TopBar } from "./top-bar.tsx";

let screens: Screens;
beforeAll(async () => {
  screens = await openScreens();
});
afterAll(() => screens.close());

const keystone = { name: "Keystone Workforce Partners", logoUrl: "/logo.svg", color: "#0f5c63" };
function Page(frame: PageFrame) {
  usePageFrame(frame);
  return <h1>The page</h1>;
}
const showIn = (page: React.ReactNode, at = "/o/keystone/courses/id/course-welding") =>
  screens.show(
    <Routes>
      <Route element={<BrandedFrame />}>
        <Route path="*" element={page} />
      </Route>
    </Routes>,
    { at },
  );
const bar = () => screen.getByRole("banner");

it.each([
  ["a course", "/o/keystone/courses/id/course-welding", "Welding basics"],
  ["a pathway", "/o/keystone/pathways/pathway-maintenance", "Industrial maintenance"],
  ["an invitation", "/external/invite/id/inv-register", "Motor controls"],
])("CO-2.26 the bar over %s shows logo, organization and title", (_, at, title) => {
  showIn(<Page title={title} organization={keystone} />, at);
  expect(bar().textContent).toBe(`Keystone Workforce Partners${title}`);
  expect(bar().querySelector("img")?.getAttribute("src")).toBe("/logo.svg");
});

it("CO-2.26 until its organization is loaded the bar says 'Loading...', and of none it shows the product", () => {
  showIn(<Page title="Welding basics" />);
  expect(bar().textContent).toBe("Loading...Welding basics");
  showIn(<Page title="Welding basics" organization={null} />);
  expect(bar().textContent).toBe("GuildwayWelding basics");
});

it("CO-2.21 an address of no page says so under the product's own bar", () => {
  showIn(<NotFound />, "/no-such-thing");
  expect(screen.getByRole("heading", { name: "404" })).toBeTruthy();
  expect(screen.getByText("No page found")).toBeTruthy();
  expect(bar().textContent).toBe("GuildwayPage not found");
});

it("CO-2.24 the top bar has the product, and a menu with main app, admin app and Sign out", async () => {
  await screens.signIn("superadmin@guildway.test");
  const config = { loginSiteUrl: "http://login.test", mainAppUrl: "/", adminAppUrl: "/users" };
  screens.show(
    <ConfigContext value={config}>
      <TopBar sideBar={{ folded: true, onFold: () => undefined }} />
    </ConfigContext>,
  );
  expect(screen.getByRole("link", { name: "Guildway, start page" })).toBeTruthy();
  expect(screen.getByRole("button", { name: /^Your account, / })).toBeTruthy();
  const leads = (name: string) => screen.getByText(name).getAttribute("href");
  expect([leads("Main app"), leads("Admin app")]).toEqual(["/", "/users"]);
  expect(screen.getByText("Sign out")).toBeTruthy();
});
