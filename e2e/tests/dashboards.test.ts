import { signIn } from "@guildway/testing";
import type { Page } from "@playwright/test";
import { axeFaults } from "./axe-faults.ts";
import { tabTo } from "./tab-to.ts";
import { expect, test } from "./world-test.ts";

const staff = "superadmin@guildway.test";

const zone = (page: Page, name: string) => page.getByRole("group", { name, exact: true });
const drawn = (page: Page, name: string) =>
  page.getByRole("region", { name, exact: true }).getByRole("listitem");

/** Adds a module to a zone by the keyboard; its head has the focus then. */
async function addModule(page: Page, to: string, kind: string): Promise<void> {
  const choice = zone(page, to).getByLabel(`What to add to ${to.toLowerCase()}`);
  await tabTo(page, choice);
  await page.keyboard.type(kind);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(zone(page, to).getByRole("button", { expanded: true })).toBeFocused();
}

/** Chooses a record for the open module by the keyboard. */
async function choose(page: Page, to: string, name: string): Promise<void> {
  const choice = page.getByLabel(`Add to ${to}`);
  await expect(choice.getByRole("option", { name, exact: true })).toBeAttached();
  await tabTo(page, choice);
  await page.keyboard.type(name);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
}

test("a dashboard is made, moved about, previewed, saved and put on a page by keyboard alone", async ({
  page,
  world,
}) => {
  test.slow();
  await signIn(page, world, staff, "/dashboards");
  await tabTo(page, page.getByRole("link", { name: "New dashboard" }));
  await page.keyboard.press("Enter");
  await tabTo(page, page.getByLabel("Title", { exact: true }));
  await page.keyboard.type("Made by Keyboard");
  await tabTo(page, page.getByRole("radio", { name: "Two above, one below" }));
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("radio", { name: "One above, two below" })).toBeChecked();

  await addModule(page, "Zone 1", "Links");
  await choose(page, "links", "News from the shop");
  await choose(page, "links", "Apply for an apprenticeship");
  await addModule(page, "Zone 2", "Assistant");
  await choose(page, "integration", "Keystone Assistant");
  await expect(drawn(page, "Zone 1")).toHaveCount(2);
  await expect(drawn(page, "Zone 1").first()).toContainText("News from the shop");
  await expect(drawn(page, "Zone 2")).toContainText("Ask a question...");

  await tabTo(page, page.getByRole("button", { name: "Move Assistant down" }), "Shift+Tab");
  await page.keyboard.press("Enter");
  const said = page.getByRole("status").filter({ hasText: "Assistant" });
  await expect(said).toHaveText("Assistant is now number 1 of 1 in zone 3.");
  await expect(page.getByRole("button", { name: "Move Assistant up" })).not.toBeFocused();
  await expect(drawn(page, "Zone 3")).toContainText("Keystone Assistant");
  await tabTo(
    page,
    zone(page, "Zone 1").getByRole("button", { name: "Swap with zone 2" }),
    "Shift+Tab",
  );
  await page.keyboard.press("Enter");
  await expect(drawn(page, "Zone 1")).toHaveCount(0);
  await expect(drawn(page, "Zone 2")).toHaveCount(2);

  await page.reload();
  await expect(page.getByText("What you typed here before")).toBeVisible();
  await expect(drawn(page, "Zone 2")).toHaveCount(2);
  await tabTo(page, page.getByRole("button", { name: "Create dashboard" }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Made by Keyboard" })).toBeVisible();
  await page.reload();
  await expect(drawn(page, "Zone 2").nth(1)).toContainText("Apply for an apprenticeship");
  await expect(drawn(page, "Zone 3")).toContainText("Keystone Assistant");

  await tabTo(page, page.getByRole("link", { name: "New page" }));
  await page.keyboard.press("Enter");
  await tabTo(page, page.getByRole("textbox", { name: "Title" }));
  await page.keyboard.type("By Keyboard");
  await expect(
    page.getByLabel("Dashboard").getByRole("option", { name: "Made by Keyboard" }),
  ).toBeAttached();
  await expect(page.getByLabel("Dashboard")).not.toHaveValue("");
  await tabTo(page, page.getByRole("button", { name: "Create page" }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "By Keyboard" })).toBeVisible();

  await tabTo(page, page.getByRole("link", { name: "Made by Keyboard" }));
  await page.keyboard.press("Enter");
  await tabTo(page, page.getByRole("button", { name: "Delete" }));
  await page.keyboard.press("Enter");
  const question = page.getByRole("dialog", { name: "Delete Made by Keyboard?" });
  await expect(question.getByRole("link", { name: "By Keyboard" })).toBeVisible();
  await tabTo(page, question.getByRole("button", { name: "Delete" }));
  await page.keyboard.press("Enter");
  await expect(page.getByText("Made by Keyboard was deleted.")).toBeVisible();
});

test("modules and zones are moved by the mouse, and the preview follows", async ({
  page,
  world,
}) => {
  await page.setViewportSize({ width: 1280, height: 1600 });
  await signIn(page, world, staff, "/dashboards/dash-apprentices/edit");
  await expect(drawn(page, "Zone 2")).toHaveCount(3);
  const head = (name: string) => page.locator("[draggable]", { hasText: name });
  // Below the middle of the only module there, and so after it.
  const links = await head("Links").boundingBox();
  await head("Assistant").dragTo(head("Links"), {
    targetPosition: { x: 20, y: links!.height - 2 },
  });
  await expect(page.getByText("Assistant is now number 2 of 2 in zone 1.")).toBeAttached();
  await expect(drawn(page, "Zone 1").last()).toContainText("Keystone Assistant");
  await head("Assistant").dragTo(head("Links"), { targetPosition: { x: 20, y: 2 } });
  await expect(page.getByText("Assistant is now number 1 of 2 in zone 1.")).toBeAttached();
  await head("Zone 1").dragTo(zone(page, "Zone 2"));
  await expect(page.getByText("Zone 1 and zone 2 are swapped.")).toBeAttached();
  await expect(drawn(page, "Zone 1")).toHaveCount(3);
});

test("the code of the editor comes with the form and not before, and fits beside the preview on a small phone", async ({
  page,
  world,
}) => {
  const editor: string[] = [];
  page.on("request", (request) => {
    if (/\/dashboard-editor-[\w-]+\.js/.test(request.url())) editor.push(request.url());
  });
  await signIn(page, world, staff, "/dashboards");
  await page.getByRole("link", { name: "For apprentices" }).click();
  await expect(drawn(page, "Zone 1")).toHaveCount(3);
  expect(editor).toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.getByRole("link", { name: "Edit" }).click();
  await page.getByRole("button", { name: /^Links/ }).click();
  await expect(page.getByLabel("Add to links")).toBeVisible();
  expect(editor).toHaveLength(1);
  expect(await axeFaults(page)).toEqual([]);
});
