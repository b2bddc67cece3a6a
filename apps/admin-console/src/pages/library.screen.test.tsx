import { knowManifest } from "@guildway/federation";
import { openScreens, screen, type Screens, waitFor, within } from "@guildway/testing/screens";
import { afterAll, beforeAll, expect, it } from "vitest";
import { manifest } from "../manifest.ts";
import ResourceGroupsPage from "./resource-groups.page.tsx";
import ResourcesPage from "./resources.page.tsx";

let screens: Screens;
let below: string;
beforeAll(async () => {
  knowManifest(manifest);
  screens = await openScreens();
  const token = await screens.api.signIn("admin@keystone.test");
  const write = (table: string, body: object) =>
    screens.api.request<{ id: string }>("POST", `/v1/external/supabase/${table}`, { token, body });
  const group = { title: "Forms", parentId: "rg-training" };
  below = (await write("resourceGroups", group)).body.id;
  await write("resources", { name: "Travel form", type: "link", parentId: below });
  await screens.signIn("superadmin@guildway.test");
});
afterAll(() => screens.close());

const titleOf = async (id: string) =>
  (
    await screens.api.services.db
      .selectFrom("resourceGroups")
      .select("title")
      .where("id", "=", id)
      .executeTakeFirstOrThrow()
  ).title;

it("a resource shows the path of the groups that it stands in", async () => {
  const path = `${await titleOf("rg-training")} › Forms`;
  screens.show(<ResourcesPage />, {
    at: "/resources?q=Travel",
    route: "/resources/:id?/:action?",
  });
  const row = await screen.findByRole("row", { name: /Travel form/ });
  await waitFor(() => expect(within(row).getByText(path)).toBeTruthy());
});

it("a group that is put into what stands in it is refused, with the reason beside the field", async () => {
  const user = screens.show(<ResourceGroupsPage />, {
    at: "/resource-groups/rg-training/edit",
    route: "/resource-groups/:id?/:action?",
  });
  const within = await screen.findByRole("combobox", { name: /^Within/ });
  await screen.findByRole("option", { name: "Forms" });
  await user.selectOptions(within, "Forms");
  await user.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(within.getAttribute("aria-invalid")).toBe("true"));
  const [described] = within.getAttribute("aria-describedby")!.split(" ").slice(-1);
  expect(document.getElementById(described!)?.textContent).toContain(
    "Within: stands in this group itself.",
  );
});
