import { tabTo } from "./tab-to.ts";
import { expect, test } from "./world-test.ts";

test("an employer makes a wage schedule by the keyboard alone: what a period's dialog saves stays, and what was refused can be mended", async ({
  page,
  world,
}) => {
  test.slow();
  await page.goto(`${world.shell}/external/invite/id/inv-workforce`);
  await page.getByLabel("6-digit code").pressSequentially("468023");
  await tabTo(page, page.getByRole("button", { name: "New Wage Schedule" }));
  await page.keyboard.press("Enter");
  await tabTo(page, page.getByRole("textbox", { name: "Title" }));
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("By keyboard");
  await page.keyboard.press("Tab");
  await page.keyboard.type("30");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Wage rates" })).toBeFocused();

  await tabTo(page, page.getByRole("button", { name: "Edit 3rd Wage Period" }));
  await page.keyboard.press("Enter");
  const duration = page.getByRole("textbox", { name: "Duration" });
  await tabTo(page, duration);
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("2600");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Total hours fall short of OJT Hours by 68 hrs")).toBeVisible();
  await expect(page.getByRole("button", { name: "Edit 3rd Wage Period" })).toBeFocused();

  const save = page.getByRole("button", { name: "Save" }).last();
  await tabTo(page, save);
  await page.keyboard.press("Enter");
  const refused = page.getByRole("link", {
    name: "Total hours (7932) must equal OJT hours (8000).",
  });
  await expect(refused).toBeVisible();
  await tabTo(page, page.getByRole("button", { name: "Edit 3rd Wage Period" }));
  await page.keyboard.press("Enter");
  await tabTo(page, duration);
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("2667.2");
  await page.keyboard.press("Enter");
  await expect(refused).toHaveCount(0);
  await tabTo(page, save);
  await page.keyboard.press("Enter");
  await expect(page.getByText("Wage Schedule created!")).toBeVisible();
  await expect(page.getByRole("heading", { name: "By keyboard" })).toBeVisible();
});
