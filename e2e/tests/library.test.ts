import { signIn } from "@guildway/testing";
import { expect, test } from "./world-test.ts";

const rules = {
  name: "rules-of-the-yard.md",
  mimeType: "text/markdown",
  buffer: Buffer.from(
    "# Forklifts\n\nOnly drivers with a purple badge move the forklift in the lower yard.",
  ),
};
const broken = {
  name: "broken.pdf",
  mimeType: "application/pdf",
  buffer: Buffer.from(`%PDF-1.4\n${"x".repeat(900)}`),
};

test("files that staff upload are read, and what stands in them is found by visitors", async ({
  page,
  world,
}) => {
  await signIn(page, world, "superadmin@guildway.test", "/resources");
  await page.getByRole("link", { name: "Upload files" }).click();
  await page.getByLabel("Group").selectOption({ label: "Training and Support" });
  await page.getByLabel("Choose files").setInputFiles([rules, broken]);
  const added = page.getByRole("region", { name: "Added" }).getByRole("listitem");
  const good = added.filter({ hasText: "rules-of-the-yard" });
  await expect(good).toContainText("Ready", { timeout: 30_000 });
  await expect(added.filter({ hasText: "broken" })).toContainText("Not readable", {
    timeout: 30_000,
  });

  await good.getByRole("link").click();
  await expect(page.getByRole("region", { name: "Passages" })).toContainText("purple badge");

  const reply = await page.request.post(`${world.shell}/v1/external/supabase/vectorSearch`, {
    data: {
      orgId: "org-keystone",
      integrationId: "int-keystone",
      searchText: "Who moves the forklift in the lower yard?",
      threshold: 0.3,
    },
    headers: { authorization: "" },
  });
  const { data } = (await reply.json()) as { data: { items: { refId: string }[] } };
  expect(page.url()).toContain(data.items[0]!.refId);

  await page.goto(`${world.shell}/resources?indexState=failed`);
  await page.getByRole("link", { name: "broken" }).click();
  await expect(page.getByText("This could not be read")).toBeVisible();
  await page.getByRole("button", { name: "Read again" }).click();
  await expect(page.getByText("This could not be read")).toBeHidden();
  await expect(page.getByText("This could not be read")).toBeVisible({ timeout: 30_000 });
});

test("a question that is tested shows what is found, the line below which nothing is used, and the answer", async ({
  page,
  world,
}) => {
  await signIn(page, world, "superadmin@guildway.test", "/resources");
  await page.getByRole("link", { name: "Test a question" }).click();
  await page.getByLabel("Assistant").selectOption({ label: "Keystone Assistant" });
  await page.getByLabel("Question").fill("What if I miss an evening class?");
  await page.getByLabel("Threshold").fill("0.4");
  await page.getByRole("button", { name: "Show what is found" }).click();
  await expect(page.getByRole("region", { name: "What would be answered" })).toContainText(
    "You may miss two evenings in a term.",
  );
  await expect(page.getByText("Used for the answer").first()).toBeVisible();
  await page.getByLabel("Threshold").fill("1");
  await expect(page.getByText("This question would not be answered")).toBeVisible();
});
