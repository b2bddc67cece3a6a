import type { Page } from "@playwright/test";
import { expect, test } from "./world-test.ts";

/** Puts the tool into the partner's page as its choices say, in the place of what stands there. */
async function embed(page: Page, script: string, choices: Record<string, string>): Promise<void> {
  await page.evaluate(
    ([src, attributes]) => {
      const element = document.createElement("script");
      Object.assign(element.dataset, attributes);
      element.src = src;
      const heard: unknown[] = [];
      Object.assign(globalThis, { heard });
      addEventListener("guildway:event", (event) => heard.push((event as CustomEvent).detail));
      document.body.replaceChildren(element);
    },
    [script, choices] as const,
  );
}

test("a partner's page begins with an occupation and a place in its own color and theme, and hears what is done", async ({
  page,
  world,
}) => {
  await page.goto(world.partnerPage);
  await page.evaluate(() => document.body.setAttribute("style", "background: #101418"));
  await embed(page, `${world.careerPathways}/embed.js`, {
    orgId: "org-keystone",
    occupation: "47-2111.00",
    zip: "23451",
    color: "#8a5a17",
  });
  const tool = page.frameLocator("iframe");
  await expect(tool.getByRole("heading", { level: 1, name: "Electricians" })).toBeVisible();
  await expect(tool.getByText("Virginia Beach, VA 23451").first()).toBeVisible();
  const root = tool.locator("html");
  await expect(root).toHaveAttribute("data-theme", "dark");
  expect(await root.evaluate((html) => html.style.getPropertyValue("--accent"))).toContain(
    "light-dark(#8a5a17, ",
  );

  await page.evaluate(() => document.body.setAttribute("style", "background: white"));
  await expect(root).toHaveAttribute("data-theme", "light");

  await tool.getByRole("button", { name: "Change", exact: true }).click();
  await tool.getByLabel("What work do you want to do?").fill("welder");
  await tool.getByRole("button", { name: "Search" }).click();
  await expect(tool.getByRole("button", { name: /^Select Welders/ })).toBeVisible();
  expect(await page.evaluate(() => (globalThis as unknown as { heard: unknown[] }).heard)).toEqual([
    { name: "occupation", onetCode: "47-2111.00" },
    { name: "search", results: expect.any(Number) },
  ]);
});

test("the page for partners builds the line and shows the tool as it would be", async ({
  page,
  context,
  world,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"], { origin: world.shell });
  await page.goto(`${world.shell}/external/pathways`);
  await page.getByRole("link", { name: "Put this tool on your site" }).click();
  await expect(page.getByText("Correct what is marked above to get your line.")).toBeVisible();
  await page.getByLabel("Organization ID").fill("org-keystone");
  await page.getByLabel("Occupation to begin with").fill("51-4121.00");
  await expect(page.getByText(new URL(world.partnerPage).origin)).toBeVisible();
  await page.getByRole("button", { name: "Copy" }).click();
  await expect(page.getByText("Copied.")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `<script src="${world.careerPathways}/embed.js"
        data-org-id="org-keystone"
        data-occupation="51-4121.00"></script>`,
  );
  const preview = page.frameLocator("iframe");
  await expect(preview.getByRole("heading", { level: 1, name: /^Welders/ })).toBeVisible();
  await page.getByLabel("Color of buttons and links").fill("brown");
  await expect(page.getByText("Enter a color such as #8a5a17.")).toBeVisible();
  await expect(page.locator("iframe")).toHaveCount(0);
});
