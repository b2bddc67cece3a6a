import { expect, test } from "./world-test.ts";

test("the button beside the ZIP code stays where it is when the code is wrong", async ({
  page,
  world,
}) => {
  await page.goto(`${world.careerPathways}/?occupation=47-2111.00`);
  const search = page.locator("form").filter({ has: page.getByLabel("Zip code") });
  const button = search.getByRole("button");
  await expect(button).toBeVisible();
  const placeOf = () =>
    search.evaluate((form) => {
      const [field, beside] = [form.querySelector("input")!, form.querySelector("button")!].map(
        (element) => element.getBoundingClientRect(),
      );
      return { below: beside!.top - field!.top, right: beside!.left - field!.right };
    });
  const before = await placeOf();
  expect(Math.abs(before.below)).toBeLessThan(2);
  await search.getByRole("textbox").fill("1");
  await button.click();
  await expect(search.getByRole("textbox")).toHaveAttribute("aria-invalid", "true");
  const after = await placeOf();
  expect(Math.abs(after.below - before.below)).toBeLessThan(1);
  expect(Math.abs(after.right - before.right)).toBeLessThan(1);
});
