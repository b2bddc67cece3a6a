import { readFileSync } from "node:fs";
import { signIn } from "@guildway/testing";
import { csvFile } from "./screens.ts";
import { expect, test } from "./world-test.ts";

test("by keyboard alone people come from a file into the list, after a look at each row, and what came of them is saved as a file", async ({
  page,
  world,
}) => {
  await signIn(page, world, "superadmin@guildway.test", "/users");
  await page.getByRole("link", { name: "Import from CSV" }).press("Enter");
  await page
    .getByLabel("CSV file")
    .setInputFiles(
      csvFile(
        "\uFEFFCorreo;Primer nombre;Apellidos\r\nimported@example.test;Inés;Importada\r\nnobody;=1+1;\r\n",
      ),
    );
  await expect(page.getByRole("heading", { name: "Nothing is saved yet" })).toBeFocused();
  await expect(page.getByRole("row").nth(1)).toContainText("E-mail: must be one e-mail address.");
  await page.getByRole("button", { name: "Import 1 person" }).press("Enter");
  await expect(
    page.getByRole("dialog").getByRole("button", { name: "Import 1 person" }),
  ).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "The import is done" })).toBeFocused();

  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download results" }).press("Enter");
  const results = readFileSync(await (await downloading).path(), "utf8").split("\r\n");
  expect(results).toEqual([
    "\uFEFFLine,Person,E-mail,Result,Details",
    "2,Inés Importada,imported@example.test,New,",
    `3,"'=1+1",nobody,Refused,E-mail: must be one e-mail address.`,
  ]);

  await page.getByRole("link", { name: "Inés Importada" }).press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Inés Importada" })).toBeVisible();
  await page.reload();
  await expect(page.getByText("imported@example.test")).toBeVisible();
});
