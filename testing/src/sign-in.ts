import type { Page } from "@playwright/test";
import type { World } from "./world.ts";

/** Signs a page in through the login site, as a person does, and waits for the page that was wanted. */
export async function signIn(page: Page, world: World, email: string, path = "/"): Promise<void> {
  // Who is a visitor at `/` is offered the public pages there.
  await page.goto(`${world.shell}${path === "/" ? "/login" : path}`);
  await page.getByLabel("E-mail address").fill(email);
  await page.getByLabel("Password", { exact: true }).fill("guildway-demo");
  await page.getByRole("button", { name: "Sign in" }).click();
}
