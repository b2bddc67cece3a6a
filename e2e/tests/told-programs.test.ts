import { signIn } from "@guildway/testing";
import { expect, test } from "./world-test.ts";

const staff = "superadmin@guildway.test";

test("a webhook is made, shows what was sent and why it did not arrive, and is ended", async ({
  page,
  world,
}) => {
  await signIn(page, world, staff, "/webhooks");
  await expect(page.getByText("https://catalog.example.org/guildway/changes")).toBeVisible();
  await page.getByRole("button", { name: "New webhook" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Address").fill("https://127.0.0.1/changes");
  await dialog.getByRole("checkbox", { name: "Resources" }).check();
  await dialog.getByRole("button", { name: "Make the webhook" }).click();
  await expect(dialog.getByText(/^whsec_/)).toBeVisible();
  await dialog.getByRole("button", { name: "I have copied it" }).click();
  await page.getByRole("link", { name: "https://127.0.0.1/changes" }).click();
  await page.getByRole("button", { name: "Send a test" }).click();
  const sent = page.getByRole("row", { name: /^Test/ });
  await expect(sent).toContainText("The address leads into a private network");
  await page.getByRole("button", { name: "End", exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: "End", exact: true }).click();
  await expect(page.getByText("The webhook has ended.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Send a test" })).toHaveCount(0);
});

test("a public URL that a program made is seen and taken back, and opens nothing any more", async ({
  page,
  world,
}) => {
  const headers = { "x-api-key": "gw_demo_content_key" };
  const of = "f.file[!is]=null&f.isFilePublic[is]=null&limit=1&select=id,file";
  const listed = await fetch(`${world.api}/v1/api/content/resources?${of}`, { headers });
  const { items } = (await listed.json()) as { items: { file: string }[] };
  const asked = new URLSearchParams({ url: items[0]!.file, expires: "600" });
  const made = await fetch(`${world.api}/v1/api/actions/create-public-url?${asked}`, { headers });
  const { url } = (await made.json()) as { url: string };
  const opens = async () => (await page.request.get(url)).status();
  expect(await opens()).toBe(200);

  await signIn(page, world, staff, "/public-urls");
  // The newest stands first; other tests make some as well.
  await page.getByRole("rowheader").first().getByRole("link").click();
  await page.getByRole("button", { name: "Take back" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Take back" }).click();
  await expect(page.getByText(/^The URL of .+ is taken back\.$/)).toBeVisible();
  expect(await opens()).toBe(404);
});
