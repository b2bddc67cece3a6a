import { expect, test } from "./world-test.ts";

test("two occupations stand side by side, and the link that is copied shows the same to others", async ({
  page,
  context,
  world,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"], { origin: world.shell });
  await page.goto(`${world.shell}/external/pathways?occupation=47-2111.00&zip=18101`);
  await page.getByRole("link", { name: "Compare with others" }).click();
  await expect(page.getByText("Add a second one to compare.")).toBeVisible();
  await page.getByLabel("Add an occupation").fill("plumber");
  await page.getByLabel("Add an occupation").press("Enter");
  await page.getByRole("button", { name: /^Add Plumbers/ }).click();
  const table = page.getByRole("table");
  await expect(table.getByRole("columnheader")).toHaveCount(3);
  const row = (name: string) => table.getByRole("row").filter({ hasText: name });
  await expect(row("Registered apprenticeship")).toContainText("8,000 hours, about 4 years");
  await expect(row("Pay here")).toContainText("Allentown");
  await expect(row("Skills shared with Electricians")).toContainText("of the 10 that matter most");
  await expect(row("Shortest school program")).toContainText("programs within 50 miles");
  await page.getByRole("button", { name: "Copy link" }).click();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const before = await table.innerText();
  await page.evaluate(() => sessionStorage.clear());
  await page.goto(link);
  await expect(table.getByRole("columnheader")).toHaveCount(3);
  await expect.poll(() => table.innerText()).toBe(before);
});

test("a comparison can be read on a phone and says which code it does not know", async ({
  page,
  world,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(`${world.shell}/external/pathways?compare=47-2111.00,47-2152.00,99-9999.00`);
  await expect(page.getByText("No occupation has the code 99-9999.00.")).toBeVisible();
  await page.getByRole("button", { name: "Remove 99-9999.00" }).click();
  await expect(page.getByText("No occupation has the code")).toBeHidden();
  await expect(page.getByRole("rowheader", { name: "Pay here" })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test("twelve answers, by keyboard alone, lead to occupations that fit, and their address keeps them", async ({
  page,
  world,
}) => {
  await page.goto(`${world.shell}/external/pathways`);
  await page.getByRole("link", { name: /What I like/ }).click();
  const answers = ["yes", "no", "no", "no", "no", "no", "yes", "no", "no", "no", "no", "no"];
  const names = { yes: "I would like that", no: "That is not for me" };
  for (const [place, answer] of answers.entries()) {
    await expect(page.getByText(`Question ${place + 1} of 12`)).toBeVisible();
    await page.getByRole("button", { name: names[answer as "yes" | "no"] }).press("Enter");
  }
  await expect(page.getByText(/You like most: Realistic/)).toBeVisible();
  await expect(page).toHaveURL(/profile=800000/);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(page.getByRole("button", { name: /^Select / }).first()).toBeVisible();
  await page.reload();
  await page
    .getByRole("button", { name: /^Select / })
    .first()
    .click();
  await expect(page.getByRole("heading", { name: "Wages", exact: true })).toBeVisible();
  await page.goBack();
  await expect(page.getByText(/You like most: Realistic/)).toBeVisible();
});

test("answers that prefer nothing are said to, and asked again", async ({ page, world }) => {
  await page.goto(`${world.shell}/external/pathways?explore=interests&profile=444444`);
  await expect(page.getByText("You answered all questions alike")).toBeVisible();
  await page.getByRole("button", { name: "Answer the questions again" }).click();
  await expect(page.getByText("Question 1 of 12")).toBeVisible();
});

test("what pays here is listed best first, and fewer remain with less preparation", async ({
  page,
  world,
}) => {
  await page.goto(`${world.shell}/external/pathways?explore=pay&zip=18101`);
  const pays = async () =>
    (await page.locator("ol strong").allInnerTexts()).map((text) =>
      Number(text.replaceAll(/\D/g, "")),
    );
  await expect(page.getByRole("button", { name: "Show more" })).toBeVisible();
  const first = await pays();
  expect(first).toEqual(first.toSorted((one, other) => other - one));
  await page.getByRole("button", { name: "Show more" }).click();
  await expect.poll(async () => (await pays()).length).toBeGreaterThan(first.length);
  const total = await page.getByRole("heading", { level: 2 }).first().innerText();
  await page.getByLabel("Preparation").selectOption({ label: "Up to some months" });
  await expect(page.getByRole("heading", { level: 2 }).first()).not.toHaveText(total);
  await expect(page).toHaveURL(/zone=2/);
});
