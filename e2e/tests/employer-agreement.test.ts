import { signIn } from "@guildway/testing";
import type { Page } from "@playwright/test";
import { asAdmin } from "./as-admin.ts";
import { tabTo } from "./tab-to.ts";
import { expect, test } from "./world-test.ts";

const invitation = "/external/invite/id/inv-employer";

async function enterCode(page: Page, code: string): Promise<void> {
  await page.getByLabel("6-digit code").pressSequentially(code);
}

test("IN-1.2, IN-2.9, PU-2.50, PU-5.24, PU-8.11, PU-9.11, CP-2.18, CP-4.31, CP-4.32, CP-5.39, CP-9.12 an employer opens their invitation by its code, reads the agreement, draws a signature on a phone and signs; the document then opens by its own address, signed", async ({
  page,
  world,
}) => {
  test.slow();
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(world.shell + invitation);
  await enterCode(page, "246801");
  await expect(page.getByRole("heading", { name: "Employer Acceptance Agreement" })).toBeVisible();
  await expect(page.getByText("Employer Management Approval")).toBeVisible();
  await expect(page.getByRole("button", { name: "Sign & Accept" })).toHaveCount(0);
  await agreeToSign(page);
  await expect(page.getByLabel("Printed name")).toHaveValue("Marisol Keller");

  await page.getByRole("button", { name: "Sign & Accept" }).click();
  await expect(page.getByRole("link", { name: "A signature is required." })).toBeVisible();

  await page.getByRole("button", { name: "Add signature" }).click();
  await page.getByRole("button", { name: "Use this signature" }).click();
  await expect(page.getByText("Please provide a signature first.")).toBeVisible();
  await draw(page);
  const [upload] = await Promise.all([
    page.waitForRequest(/aws\/upload/),
    page.getByRole("button", { name: "Use this signature" }).click(),
  ]);
  expect(Object.fromEntries(new URL(upload.url()).searchParams)).toEqual({
    fileExt: "png",
    prefix: "user-content/org-keystone",
    organizationId: "org-keystone",
  });
  await expect(page.getByRole("dialog")).toHaveCount(0);
  const signature = page.getByRole("img", { name: "Marisol Keller" });
  await expect(signature).toBeVisible();
  expect(await signature.evaluate(sizeOf)).toEqual({ stored: [330, 100], shown: 44 });

  await page.route("**/v1/access/signEmployerAgreement", async (call) => {
    await expect(page.getByText("Signing Document...").first()).toBeVisible();
    await call.continue();
  });
  await page.getByRole("button", { name: "Sign & Accept" }).click();
  await expect(page.getByText("Employer Agreement Signed & Accepted!").first()).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(page.getByRole("button", { name: "Sign & Accept" })).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Print" })).toBeVisible();

  await page.goto(world.shell + invitation);
  await expect(page.getByRole("heading", { name: "Invalid Invitation" })).toBeVisible();
});

test("PU-8.2 an employer agrees to sign electronically by the keyboard alone and once, loses nothing where the network fails, and is told when the agreement changed before they sign it as it is then", async ({
  page,
  world,
}) => {
  test.slow();
  const admin = await asAdmin(page, world);
  const { path } = await admin.invite("employer", {}, "192837");
  await page.goto(world.shell + path);
  await tabTo(page, page.getByRole("button", { name: "I agree to sign electronically" }));
  await page.keyboard.press("Enter");
  await expect(page.getByText(/^You agreed on .* to sign electronically$/)).toBeFocused();
  await page.goto(world.shell + path);
  await expect(page.getByText(/^You agreed on .* to sign electronically$/)).toBeVisible();

  await page.getByLabel("Title").fill("Director of Operations");
  await page.getByRole("button", { name: "Add signature" }).click();
  await draw(page);
  await page.getByRole("button", { name: "Use this signature" }).click();
  await page.route("**/v1/access/signEmployerAgreement", (call) => call.abort(), { times: 1 });
  const sign = page.getByRole("button", { name: "Sign & Accept" });
  await sign.click();
  await expect(page.getByText("Something went wrong, try again.").first()).toBeVisible();
  const isKept = async () => {
    await expect(page.getByLabel("Title")).toHaveValue("Director of Operations");
    await expect(page.getByRole("img", { name: "Marisol Keller" })).toBeVisible();
  };
  await isKept();

  await admin.change("employerProfiles", "ep-forge", { contactTitle: "Head of Plants" });
  await sign.click();
  const changed = page.getByRole("alert").filter({ hasText: "This agreement has changed" });
  await expect(changed).toContainText("What changed: the employer's information.");
  await expect(changed).toBeInViewport();
  await expect(page.getByText("Head of Plants")).toBeVisible();
  await isKept();
  await sign.click();
  await expect(page.getByText("Employer Agreement Signed & Accepted!").first()).toBeVisible();
  await admin.change("employerProfiles", "ep-forge", { contactTitle: "Plant Manager" });
});

test("an invitee declines with a reason, after which the invitation opens nothing; staff see both", async ({
  page,
  world,
}) => {
  test.slow();
  const admin = await asAdmin(page, world);
  const { id, path } = await admin.invite("employer", {}, "918273");
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(world.shell + path);
  await page.getByRole("button", { name: "Decline" }).click();
  const dialog = page.getByRole("dialog", { name: "Decline this invitation?" });
  const decline = dialog.getByRole("button", { name: "Decline the invitation" });
  await decline.click();
  await expect(
    dialog.getByRole("link", { name: "Enter a reason of at least three characters." }),
  ).toBeVisible();
  await dialog.getByLabel("Why do you decline?").fill("The plant closes in spring");
  await page.route("**/v1/access/declineInvite", (call) => call.abort(), { times: 1 });
  await decline.click();
  await expect(dialog.getByRole("alert")).toContainText("Your reason is still here");
  await expect(dialog.getByLabel("Why do you decline?")).toHaveValue("The plant closes in spring");
  await decline.click();
  await expect(page.getByRole("heading", { name: "You declined the invitation" })).toBeFocused();
  await page.goto(world.shell + path);
  await expect(page.getByRole("heading", { name: "Invalid Invitation" })).toBeVisible();

  await page.setViewportSize({ width: 1280, height: 800 });
  await signIn(page, world, "superadmin@guildway.test", `/invites/${id}`);
  await expect(page.getByText("The plant closes in spring")).toBeVisible();
  await expect(page.getByText("Declined", { exact: true }).first()).toBeVisible();
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

async function agreeToSign(page: Page): Promise<void> {
  await page.getByRole("button", { name: "I agree to sign electronically" }).click();
}

async function draw(page: Page): Promise<void> {
  const paper = await page.getByRole("img", { name: "Draw your signature here" }).boundingBox();
  if (!paper) throw new Error("There is nothing to draw on.");
  await page.mouse.move(paper.x + 40, paper.y + 50);
  await page.mouse.down();
  for (const step of [1, 2, 3, 4])
    await page.mouse.move(paper.x + 40 + step * 40, paper.y + 50 + (step % 2) * 20);
  await page.mouse.up();
}

/** How many dots a stored picture has, and how high it is drawn. */
function sizeOf(picture: SVGElement | HTMLElement) {
  const { naturalWidth, naturalHeight, clientHeight } = picture as HTMLImageElement;
  return { stored: [naturalWidth, naturalHeight], shown: clientHeight };
}
