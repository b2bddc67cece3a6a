import { signIn } from "@guildway/testing";
import { asAdmin } from "./as-admin.ts";
import { expect, test } from "./world-test.ts";

const onePixel = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

test("IN-1.9, IN-2.51, IN-4.25, IN-8.15, IN-8.16, CO-4.17 staff read a material beside its page and edit it: the editor comes only then, is 500 high and counts, a picture and a file arrive, and all is saved", async ({
  page,
  world,
}) => {
  test.slow();
  const admin = await asAdmin(page, world);
  const { id } = await admin.call("POST", "/v1/external/supabase/materials", {
    title: "Gloves",
    body: "<p>Wear both.</p>",
    isDraft: true,
  });
  await signIn(page, world, "admin@keystone.test", "/account/sessions");
  await expect(page.getByText("This browser")).toBeVisible();
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(request.url());
  });
  await page.goto(`${world.shell}/link/pl-page?material=${id}`);
  await expect(page).toHaveURL(`${world.shell}/o/keystone/page/page-welcome?material=${id}`);
  const sheet = page.getByRole("dialog");
  await expect(sheet.getByRole("heading", { level: 2, name: "Gloves Draft" })).toBeVisible();
  await expect(sheet.getByText("Wear both.")).toBeVisible();
  await page.waitForLoadState("networkidle");
  const before = scripts.length;
  await sheet.getByRole("button", { name: "Menu" }).click();
  await sheet.getByRole("button", { name: "Edit" }).click();
  const text = sheet.getByRole("textbox", { name: "Text", exact: true });
  await expect(text).toBeVisible();
  expect(scripts.length).toBeGreaterThan(before);
  const box = await text.locator("xpath=..").boundingBox();
  expect(box?.height).toBe(500);
  await expect(sheet.getByText("49,990 characters left")).toBeVisible();

  await text.focus();
  await page.keyboard.press("Control+End");
  await page.keyboard.insertText("x".repeat(50_000));
  await expect(
    sheet
      .locator("p")
      .filter({ hasText: "This field exceeds the maximum number of characters (50000) allowed." }),
  ).toBeVisible();
  await expect(sheet.getByRole("button", { name: "Save" })).toBeDisabled();
  await page.keyboard.press("Control+z");
  await expect(sheet.getByRole("button", { name: "Save" })).toBeEnabled();

  await sheet.getByRole("tab", { name: /^Files/ }).click();
  const choose = sheet.getByLabel("Choose files");
  await choose.setInputFiles({ name: "gloves.png", mimeType: "image/png", buffer: onePixel });
  await expect(page.getByText("Image uploaded")).toBeVisible();
  await choose.setInputFiles({
    name: "sizes.csv",
    mimeType: "text/csv",
    buffer: Buffer.from("name,size\nAda,9\n"),
  });
  await expect(page.getByText("File uploaded!")).toBeVisible();
  await sheet.getByLabel("What gloves.png shows").fill("Two gloves on a bench");
  await sheet.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Material saved!")).toBeVisible();
  await expect(sheet.getByRole("img", { name: "Two gloves on a bench" })).toBeVisible();
  await expect(
    sheet.getByRole("table", { name: "Files" }).getByRole("link", { name: "sizes.csv" }),
  ).toBeVisible();

  await sheet.getByRole("button", { name: "Close" }).first().click();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(`${world.shell}/o/keystone/page/page-welcome`);
});

test("a material is opened, read and closed by keyboard alone, and what opened it has the focus again", async ({
  page,
  world,
}) => {
  await page.goto(`${world.shell}/link/pl-page`);
  await expect(page).toHaveURL(`${world.shell}/o/keystone/page/page-welcome`);
  const link = page.getByRole("link", { name: "Your First Day" });
  await link.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog").getByText("Author")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(link).toBeFocused();
});
