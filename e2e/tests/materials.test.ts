import { signIn } from "@guildway/testing";
import type { Page } from "@playwright/test";
import { axeFaults } from "./axe-faults.ts";
import { tabTo } from "./tab-to.ts";
import { expect, test } from "./world-test.ts";

const staff = "superadmin@guildway.test";

const pdf = (name: string) => ({
  name,
  mimeType: "application/pdf",
  buffer: Buffer.from("%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF"),
});

const text = (page: Page) => page.getByRole("textbox", { name: "Text", exact: true });
const tool = (page: Page, name: string) =>
  page.getByRole("toolbar", { name: "Formatting" }).getByRole("button", { name, exact: true });

test("a material is made, filled, found, published, retired and deleted by keyboard alone", async ({
  page,
  world,
}) => {
  test.slow();
  await signIn(page, world, staff, "/materials");
  await tabTo(page, page.getByRole("link", { name: "New material" }));
  await page.keyboard.press("Enter");
  await tabTo(page, page.getByLabel("Title", { exact: true }));
  await page.keyboard.type("Gloves in the Shop");
  await tabTo(page, page.getByRole("radio", { name: "Published" }));
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("radio", { name: "Draft" })).toBeChecked();

  await tabTo(page, text(page));
  await page.keyboard.insertText("x".repeat(50_001));
  await expect(
    page.locator("p").filter({
      hasText: "This field exceeds the maximum number of characters (50000) allowed.",
    }),
  ).toBeVisible();
  const create = page.getByRole("button", { name: "Create material" });
  await expect(create).toBeDisabled();
  await expect(page.getByText("Nothing can be saved while Text is too long.")).toBeVisible();
  await page.keyboard.press("Control+a");
  await page.keyboard.press("Backspace");
  await expect(page.getByText("50,000 characters left")).toBeVisible();
  await expect(create).toBeEnabled();

  await tabTo(page, tool(page, "Heading"), "Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(tool(page, "Heading")).toHaveAttribute("aria-pressed", "true");
  await expect(tool(page, "Heading")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(text(page)).toBeFocused();
  await page.keyboard.type("Before you start");
  await page.keyboard.press("Enter");
  await page.keyboard.type("Wear ");
  await page.keyboard.press("Control+b");
  await page.keyboard.type("both");
  await page.keyboard.press("Control+b");
  await page.keyboard.type(", as in ");
  await page.keyboard.press("Control+k");
  const dialog = page.getByRole("dialog", { name: "Link" });
  await page.keyboard.type("javascript:alert(1)");
  await page.keyboard.press("Enter");
  await expect(dialog).toContainText("Enter a web address that begins with https://");
  await page.keyboard.press("Control+a");
  await page.keyboard.type("keystone.test/gloves");
  await page.keyboard.press("Tab");
  await page.keyboard.type("our rules");
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();
  await expect(text(page)).toBeFocused();
  await page.keyboard.press("Alt+F10");
  await expect(tool(page, "Heading")).toBeFocused();
  await page.keyboard.press("Escape");

  const files = page.getByLabel("Choose files");
  await tabTo(page, files);
  await expect(async () => {
    const chooser = page.waitForEvent("filechooser", { timeout: 3000 });
    await page.keyboard.press("Enter");
    await (await chooser).setFiles(pdf("glove-sizes.pdf"));
  }).toPass();
  await expect(page.getByRole("link", { name: "glove-sizes.pdf" })).toBeVisible();
  await tabTo(page, create);
  await page.keyboard.press("Enter");

  await expect(page.getByRole("heading", { level: 1, name: "Gloves in the Shop" })).toBeVisible();
  await expect(page.getByRole("heading", { level: 3, name: "Before you start" })).toBeVisible();
  await expect(page.locator("strong", { hasText: /^both$/ })).toBeVisible();
  await expect(page.getByRole("link", { name: "our rules" })).toHaveAttribute(
    "href",
    "https://keystone.test/gloves",
  );
  const download = page.waitForEvent("download");
  await tabTo(page, page.getByRole("link", { name: "glove-sizes.pdf" }));
  await page.keyboard.press("Enter");
  expect((await download).suggestedFilename()).toBe("glove-sizes.pdf");

  await tabTo(page, page.getByRole("link", { name: "All materials" }));
  await page.keyboard.press("Enter");
  await tabTo(page, page.getByRole("searchbox", { name: "Search by title" }));
  await page.keyboard.type("gloves in");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("row")).toHaveCount(2);
  await tabTo(page, page.getByRole("link", { name: "Gloves in the Shop" }));
  await page.keyboard.press("Enter");
  await tabTo(page, page.getByRole("button", { name: "Publish" }));
  await page.keyboard.press("Enter");
  await expect(page.getByText("Gloves in the Shop is published.")).toBeVisible();
  const retire = page.getByRole("button", { name: "Back to draft" });
  await expect(retire).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Gloves in the Shop is a draft again")).toBeVisible();

  await tabTo(page, page.getByRole("button", { name: "Delete" }));
  await page.keyboard.press("Enter");
  const question = page.getByRole("dialog", { name: "Delete Gloves in the Shop?" });
  await tabTo(page, question.getByRole("button", { name: "Delete" }));
  await page.keyboard.press("Enter");
  await expect(page.getByText("Gloves in the Shop was deleted.")).toBeVisible();
});

test("IN-9.12 a text is 500 high, and the code of its editor comes with the form and not before", async ({
  page,
  world,
}) => {
  const editor: string[] = [];
  page.on("request", (request) => {
    if (/\/editor-[\w-]+\.js/.test(request.url())) editor.push(request.url());
  });
  await signIn(page, world, staff, "/materials");
  await page.getByRole("link", { name: "Measuring to a Thousandth" }).click();
  await expect(page.getByRole("heading", { name: "Read a micrometer" })).toBeVisible();
  expect(editor).toEqual([]);
  await page.getByRole("link", { name: "Edit" }).click();
  await expect(text(page).getByRole("heading", { name: "Read a micrometer" })).toBeVisible();
  expect(editor).toHaveLength(1);
  expect((await text(page).boundingBox())!.height).toBe(500);
  expect(await axeFaults(page)).toEqual([]);
});

test("what is pasted keeps its words, headings, lists and links, and nothing that acts", async ({
  page,
  world,
}) => {
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (message.text().includes("Content Security Policy")) complaints.push(message.text());
  });
  await signIn(page, world, staff, "/materials/new");
  await text(page).click();
  await paste(
    page,
    '<b style="font-weight:normal"><h1 style="color:red" onclick="alert(1)">Gloves</h1><p>Wear <span style="font-weight:700">both</span><img src=x onerror="alert(1)"> <a href="javascript:alert(1)">now</a> <a href="https://keystone.test/" target="_blank">rules</a></p><ul><li>left</li></ul><script>alert(1)</script><table><tr><td>cell</td></tr></table></b>',
  );
  await expect(text(page)).toContainText("cell");
  expect(await text(page).innerHTML()).toBe(
    '<h2>Gloves</h2><p>Wear <strong>both</strong> now <a href="https://keystone.test/">rules</a></p><ul><li><p>left</p></li></ul><p>cell</p>',
  );
  expect(complaints).toEqual([]);
});

test("files are dragged in, sent with their progress, cancelled, and tried again where they failed", async ({
  page,
  world,
}) => {
  await signIn(page, world, staff, "/materials/new");
  await page.getByLabel("Title", { exact: true }).fill("Dragged");
  await expect(page.getByText(/each at most 25 MB/)).toBeVisible();
  const hold = Promise.withResolvers<void>();
  await page.route("**/v1/external/aws/upload*", async (route) => {
    await hold.promise;
    await route.abort().catch(() => undefined);
  });
  await drop(page, ["first.csv", "second.csv"]);
  const progress = page.getByRole("progressbar", { name: "Uploading first.csv" });
  await expect(progress).toBeVisible();
  await expect(page.getByRole("button", { name: "Create material" })).toBeDisabled();
  await page.getByRole("button", { name: "Cancel first.csv" }).click();
  await expect(progress).toBeHidden();
  hold.resolve();
  await expect(page.getByText("The connection broke off.")).toBeVisible();
  await page.unroute("**/v1/external/aws/upload*");
  await page.getByRole("button", { name: "Try second.csv again" }).click();
  await expect(page.getByRole("link", { name: "second.csv" })).toBeVisible();
  await page.getByRole("button", { name: "Create material" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Dragged" })).toBeVisible();
  await expect(page.getByRole("link", { name: "second.csv" })).toBeVisible();
  await expect(page.getByText("first.csv")).toBeHidden();
});

/** Pastes HTML as a browser hands it over. */
async function paste(page: Page, html: string): Promise<void> {
  await text(page).evaluate((element, copied) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/html", copied);
    element.dispatchEvent(
      new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }),
    );
  }, html);
}

/** Lets files fall where they are asked for. */
async function drop(page: Page, names: readonly string[]): Promise<void> {
  const dataTransfer = await page.evaluateHandle((all) => {
    const dragged = new DataTransfer();
    for (const name of all) dragged.items.add(new File(["a,b\n1,2\n"], name));
    return dragged;
  }, names);
  const place = page.getByText("or drag them here");
  for (const type of ["dragenter", "dragover", "drop"])
    await place.dispatchEvent(type, { dataTransfer });
}
