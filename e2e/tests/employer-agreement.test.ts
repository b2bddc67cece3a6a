import type { Page } from "@playwright/test";
import { tabTo } from "./tab-to.ts";
import { expect, test } from "./world-test.ts";

const invitation = "/external/invite/id/inv-employer";

async function enterCode(page: Page, code: string): Promise<void> {
  await page.getByLabel("6-digit code").pressSequentially(code);
}

test("IN-2.9, PU-2.50, PU-5.24, CP-4.31, CP-5.39 an employer opens their invitation by its code, reads the agreement, draws a signature on a phone and signs; the document then opens by its own address, signed", async ({
  page,
  world,
}) => {
  test.slow();
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(world.shell + invitation);
  await enterCode(page, "246801");
  await expect(page.getByRole("heading", { name: "Employer Acceptance Agreement" })).toBeVisible();
  await expect(page.getByText("Employer Management Approval")).toBeVisible();
  await expect(page.getByLabel("Printed name")).toHaveValue("Marisol Keller");

  await page.getByRole("button", { name: "Sign & Accept" }).click();
  await expect(page.getByRole("link", { name: "A signature is required." })).toBeVisible();

  await page.getByRole("button", { name: "Add signature" }).click();
  await page.getByRole("button", { name: "Use this signature" }).click();
  await expect(page.getByText("Please provide a signature first.")).toBeVisible();
  await draw(page);
  await page.getByRole("button", { name: "Use this signature" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByRole("img", { name: "Marisol Keller" })).toBeVisible();

  await page.getByRole("button", { name: "Sign & Accept" }).click();
  await expect(page.getByText("Employer Agreement Signed & Accepted!").first()).toBeVisible();
  await expect(page.getByRole("button", { name: "Sign & Accept" })).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Print" })).toBeVisible();

  await page.goto(world.shell + invitation);
  await expect(page.getByRole("heading", { name: "Invalid Invitation" })).toBeVisible();
});

test("PU-4.9 a document opens by its code and the keyboard alone, and not by a wrong one", async ({
  page,
  world,
}) => {
  await page.goto(`${world.shell}/external/doc/employerAgreements/ea-signed`);
  await enterCode(page, "111111");
  await expect(page.getByText("Invalid access code.").first()).toBeVisible();
  await page.reload();
  await tabTo(page, page.getByLabel("6-digit code"));
  await page.keyboard.type("579134");
  await expect(page.getByRole("heading", { name: "Employer Acceptance Agreement" })).toBeVisible();
  await expect(page.getByText("Sep. 3, 2026")).toBeVisible();
  await expect(page.getByRole("img", { name: "Marisol Keller" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Print" })).toBeVisible();
});

test("PU-2.36 a document that is none leads to the page that says so", async ({ page, world }) => {
  await page.goto(`${world.shell}/external/doc/employerAgreements/ea-none`);
  await expect(page.getByRole("heading", { name: "Invalid Invitation" })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe("/external/invite/msg/unauthorized");
});

async function draw(page: Page): Promise<void> {
  const paper = await page.getByRole("img", { name: "Draw your signature here" }).boundingBox();
  if (!paper) throw new Error("There is nothing to draw on.");
  await page.mouse.move(paper.x + 40, paper.y + 50);
  await page.mouse.down();
  for (const step of [1, 2, 3, 4])
    await page.mouse.move(paper.x + 40 + step * 40, paper.y + 50 + (step % 2) * 20);
  await page.mouse.up();
}
