import { signIn, type World } from "@guildway/testing";
import type { Page } from "@playwright/test";
import { axeFaults } from "./axe-faults.ts";
import { tabTo } from "./tab-to.ts";
import { expect, test } from "./world-test.ts";

test("PU-1.6, PU-6.6 where sponsors sign each agreement, it waits for the sponsor after its signer, who finds it, signs by keyboard with another signature, and is seen on the document", async ({
  page,
  browser,
  world,
}) => {
  test.slow();
  await askSponsors(page, world);
  const invitee = await (await browser.newContext()).newPage();
  await invitee.goto(`${world.shell}/external/invite/id/inv-employer?accessCode=246801`);
  await invitee.getByRole("button", { name: "I agree to sign electronically" }).click();
  await giveSignature(invitee, "Add signature", "Marisol Keller");
  await invitee.getByRole("button", { name: "Sign & Accept" }).click();
  await expect(invitee.getByText("Waiting for the sponsor's signature")).toBeVisible();

  const sponsor = await (
    await browser.newContext({ viewport: { width: 360, height: 800 } })
  ).newPage();
  await signIn(sponsor, world, "owner@keystone.test", "/your-locations");
  await expect(sponsor.getByRole("heading", { name: "Your locations" })).toBeVisible();
  expect(await axeFaults(sponsor)).toEqual([]);
  await sponsor.getByRole("link", { name: /^Review and sign/ }).click();
  await expect(sponsor.getByText("Your stored signature")).toBeVisible();
  expect(await axeFaults(sponsor)).toEqual([]);
  await giveSignature(sponsor, "Use another signature", "The sponsor");
  await tabTo(sponsor, sponsor.getByRole("button", { name: "Sign as the sponsor" }));
  await sponsor.keyboard.press("Enter");
  await expect(sponsor.getByRole("heading", { name: "Sign as the sponsor" })).toHaveCount(0);
  await expect(sponsor.getByText("Waiting for the sponsor's signature")).toHaveCount(0);
  await expect(sponsor.getByText(/Sponsor's signature: .+, \d\d\/\d\d\/\d{4}/)).toBeVisible();
  const download = sponsor.waitForEvent("download");
  await sponsor.getByRole("button", { name: "Download" }).click();
  expect((await download).suggestedFilename()).toBe("ea-open.pdf");
});

/** Staff let sponsors sign each agreement of their organization. */
async function askSponsors(page: Page, world: World): Promise<void> {
  await signIn(page, world, "superadmin@guildway.test", "/organizations/org-keystone/edit");
  await page.getByLabel("Sponsors sign each agreement").check();
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByRole("button", { name: "Publish changes" }).click();
  await expect(page.getByText("Keystone Workforce Partners is published.")).toBeVisible();
}

/** Types a signature, which whoever cannot draw does. */
async function giveSignature(page: Page, asks: string, name: string): Promise<void> {
  await page.getByRole("button", { name: asks }).click();
  await page.getByRole("tab", { name: "Type" }).click();
  await page.getByRole("dialog").getByRole("textbox").fill(name);
  await page.getByRole("button", { name: "Use this signature" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
}
