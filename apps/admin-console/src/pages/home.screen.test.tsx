import { knowManifest } from "@guildway/federation";
import { openScreens, screen, type Screens, waitFor, within } from "@guildway/testing/screens";
import { afterAll, beforeAll, expect, it } from "vitest";
import { manifest } from "../manifest.ts";
import HomePage from "./home.page.tsx";

let screens: Screens;
beforeAll(async () => {
  knowManifest(manifest);
  screens = await openScreens();
  await screens.signIn("superadmin@guildway.test");
});
afterAll(() => screens.close());

const card = (name: RegExp) => screen.findByRole("region", { name });
const links = async (name: RegExp) => {
  const region = await card(name);
  await within(region).findAllByRole("listitem");
  return within(within(region).getByRole("list"))
    .getAllByRole("link")
    .map((link) => link.textContent);
};
const newest = (table: "users" | "jobProfiles", orgId: string) =>
  screens.api.services.db
    .selectFrom(table)
    .select("id")
    .where("orgId", "=", orgId)
    .orderBy("createdAt", "desc")
    .execute();

it("the start page shows who and what came into one's own organization last, with how many there are", async () => {
  screens.show(<HomePage />, { at: "/" });
  const people = await newest("users", "org-keystone");
  const plans = await newest("jobProfiles", "org-keystone");
  expect(await links(/^People \d/)).toHaveLength(5);
  expect((await card(/^People \d/)).textContent).toContain(String(people.length));
  expect(await links(/Training plans/)).toHaveLength(Math.min(5, plans.length));
  expect((await card(/Training plans/)).textContent).toContain(String(plans.length));
});

it("the start page counts the people of each role as the organization calls it, and leads to them", async () => {
  screens.show(<HomePage />, { at: "/" });
  const link = within(await card(/People by role/)).getByRole("link", { name: "Expert" });
  expect(link.getAttribute("href")).toBe("/users?role=teacher");
  const experts = (
    await screens.api.services.db
      .selectFrom("users")
      .select("role")
      .where("orgId", "=", "org-keystone")
      .execute()
  ).filter(({ role }) => role?.includes("teacher")).length;
  await waitFor(() => expect(link.closest("li")!.textContent).toBe(`Expert${experts}`));
});
