import { knowManifest } from "@guildway/federation";
import { openScreens, screen, type Screens, waitFor, within } from "@guildway/testing/screens";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { manifest } from "../manifest.ts";
import { MaterialModal } from "./material.modal.tsx";

let screens: Screens;
beforeAll(async () => {
  knowManifest(manifest);
  screens = await openScreens();
});
afterAll(() => screens.close());
beforeEach(() => {
  document.documentElement.lang = "en";
  sessionStorage.clear();
});
afterEach(() => screens.network.restore());

let isClosed: boolean;
function show(props: { materialId?: string; mode?: "view" | "edit"; orgId?: string }) {
  isClosed = false;
  return screens.show(<MaterialModal {...props} close={() => (isClosed = true)} />);
}
const sheet = () => within(screen.getByRole("dialog"));
const menuItem = (name: string) =>
  sheet()
    // A popover that is not open is hidden.
    .queryAllByRole("button", { name, hidden: true })
    .find((button) => button.closest("[popover]"));
const stored = (id: string) =>
  screens.api.services.db
    .selectFrom("materials")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
async function made(values: object, email = "admin@keystone.test"): Promise<string> {
  const token = await screens.api.signIn(email);
  const { body } = await screens.api.request("POST", "/v1/external/supabase/materials", {
    token,
    body: { orgId: "org-keystone", ...values },
  });
  return (body as { id: string }).id;
}
/** Somebody else changes it meanwhile. */
async function changed(id: string, values: object): Promise<void> {
  const token = await screens.api.signIn("owner@keystone.test");
  const { status } = await screens.api.request("PUT", "/v1/external/supabase/materials", {
    token,
    body: { id, ...values },
  });
  expect(status).toBe(200);
}

it("IN-2.50, IN-2.52 a visitor reads the text, hears and reads the recording, finds each file and the author, and has a menu that only closes", async () => {
  const user = show({ materialId: "mat-safety" });
  expect(
    await screen.findByRole("heading", { level: 2, name: "Working Safely in the Shop" }),
  ).toBeTruthy();
  expect(sheet().getByText("Lock out before you reach in.")).toBeTruthy();
  const player = screen.getByRole("dialog").querySelector("audio")!;
  expect(player.getAttribute("src")).toMatch(/^\/v1\/files\//);
  expect(sheet().getByText("Transcript of safety-briefing.wav")).toBeTruthy();
  const table = within(sheet().getByRole("table", { name: "Files" }));
  expect(table.getAllByRole("row")).toHaveLength(4);
  expect(table.getByRole("link", { name: "safety-checklist.pdf" })).toBeTruthy();
  expect(table.getByText("XLSX")).toBeTruthy();
  expect(await sheet().findByText("Author")).toBeTruthy();
  expect(menuItem("Edit")).toBeUndefined();
  await user.click(menuItem("Close")!);
  expect(isClosed).toBe(true);
});

it("IN-8.14 a material that is none, or none for its reader, says so", async () => {
  for (const materialId of ["mat-none", "mat-draft", "mat-note"]) {
    show({ materialId });
    expect(await screen.findByText(`No material found (${materialId})`)).toBeTruthy();
  }
});

it("IN-6.3 an administrator and its owner may edit a material, other staff read it", async () => {
  const own = await made({ title: "Of the teacher", isDraft: false }, "teacher@keystone.test");
  const others = await made({ title: "Of the office", isDraft: false });
  await screens.signIn("teacher@keystone.test");
  show({ materialId: own });
  await waitFor(() => expect(menuItem("Edit")).toBeTruthy());
  show({ materialId: others });
  await screen.findByRole("heading", { level: 2, name: "Of the office" });
  await waitFor(() =>
    expect(screens.network.calls.some((call) => call.includes(`id=${others}`))).toBe(true),
  );
  expect(menuItem("Edit")).toBeUndefined();
  await screens.signIn("admin@keystone.test");
  show({ materialId: own });
  await waitFor(() => expect(menuItem("Edit")).toBeTruthy());
});

it("IN-2.50, IN-2.51, IN-4.25, IN-8.16 staff see a draft's badge and details, edit it in two tabs, save, and read what they saved", async () => {
  const id = await made({
    title: "Begun",
    body: "<p>First words.</p>",
    isDraft: true,
    promptType: "embedPrompt",
    skillIds: ["2.A.1.a"],
  });
  await screens.signIn("admin@keystone.test");
  const user = show({ materialId: id });
  expect(await screen.findByRole("heading", { level: 2, name: "Begun Draft" })).toBeTruthy();
  expect(await sheet().findByText("Details")).toBeTruthy();
  expect(sheet().getByText("embedPrompt")).toBeTruthy();
  expect(sheet().getByText("2.A.1.a")).toBeTruthy();
  await waitFor(() => expect(menuItem("Edit")).toBeTruthy());
  await user.click(menuItem("Edit")!);
  const tabs = (await sheet().findAllByRole("tab")).map(({ textContent }) => textContent?.trim());
  expect(tabs).toEqual(["Settings", "Files 0"]);
  const title = sheet().getByLabelText("Title");
  await user.clear(title);
  await user.click(sheet().getByRole("button", { name: "Save" }));
  expect((await screen.findAllByText("Enter a title.")).length).toBeGreaterThan(0);
  await user.type(title, "Finished");
  await user.click(sheet().getByLabelText(/^Draft/));
  await user.click(sheet().getByRole("button", { name: "Save" }));
  expect(await screen.findByText("Material saved!")).toBeTruthy();
  expect(await screen.findByRole("heading", { level: 2, name: "Finished" })).toBeTruthy();
  expect(await stored(id)).toMatchObject({
    title: "Finished",
    isDraft: false,
    body: "<p>First words.</p>",
  });
});

it("what was typed and not saved is there again, and can be thrown away", async () => {
  const id = await made({ title: "Kept", isDraft: true });
  await screens.signIn("admin@keystone.test");
  const user = show({ materialId: id, mode: "edit" });
  await user.type(await screen.findByLabelText("Title"), " in mind");
  show({ materialId: id, mode: "edit" });
  expect(((await screen.findByLabelText("Title")) as HTMLInputElement).value).toBe("Kept in mind");
  await user.click(screen.getByRole("button", { name: "Start again" }));
  expect((screen.getByLabelText("Title") as HTMLInputElement).value).toBe("Kept");
});

it("PU-8.1 a change that fails says so in a toast, and what was typed is still there", async () => {
  const id = await made({ title: "Kept", isDraft: true });
  await screens.signIn("admin@keystone.test");
  const user = show({ materialId: id, mode: "edit" });
  await user.type(await screen.findByLabelText("Title"), " in mind");
  screens.network.cut();
  await user.click(sheet().getByRole("button", { name: "Save" }));
  expect((await screen.findAllByText("Something went wrong")).length).toBeGreaterThan(0);
  expect((sheet().getByLabelText("Title") as HTMLInputElement).value).toBe("Kept in mind");
  expect((await stored(id)).title).toBe("Kept");
});

it("what others saved meanwhile stays, and where it is the same, one is asked whose counts", async () => {
  const id = await made({ title: "Ours", body: "<p>One.</p>", isDraft: true });
  await screens.signIn("admin@keystone.test");
  const user = show({ materialId: id, mode: "edit" });
  const title = await screen.findByLabelText("Title");
  await changed(id, { body: "<p>Two.</p>" });
  await user.type(title, " alone");
  await user.click(screen.getByRole("button", { name: "Save" }));
  await screen.findByRole("heading", { level: 2, name: "Ours alone Draft" });
  expect(await stored(id)).toMatchObject({ title: "Ours alone", body: "<p>Two.</p>" });

  const again = show({ materialId: id, mode: "edit" });
  const now = await screen.findByLabelText("Title");
  await changed(id, { title: "Theirs" });
  await again.type(now, " at last");
  await again.click(screen.getByRole("button", { name: "Save" }));
  await again.click(await screen.findByRole("button", { name: "Keep mine" }));
  await waitFor(async () =>
    expect(await stored(id)).toMatchObject({ title: "Ours alone at last" }),
  );
});

it("IN-8.15 a picture that does not arrive says so, and what cannot be taken is not sent", async () => {
  const id = await made({ title: "With files", isDraft: true });
  await screens.signIn("admin@keystone.test");
  const user = show({ materialId: id, mode: "edit" });
  await user.click(await screen.findByRole("tab", { name: /^Files/ }));
  const choose = screen.getByLabelText("Choose files");
  await user.upload(choose, new File([], "empty.pdf"));
  expect((await screen.findByRole("alert")).textContent).toBe("empty.pdf is empty.");
  expect(screens.network.calls.some((call) => call.includes("/aws/upload"))).toBe(false);
  screens.network.cut();
  await user.upload(choose, new File(["x"], "shop.png", { type: "image/png" }));
  expect(await screen.findByText("Image upload failed")).toBeTruthy();
});

it("IN-4.26 a material that was just made can be moved to the resources, from which the assistant answers", async () => {
  await screens.signIn("admin@keystone.test");
  const user = show({ orgId: "org-keystone" });
  await user.type(await screen.findByLabelText("Title"), "Tools to bring");
  await user.click(screen.getByRole("button", { name: "Save" }));
  await user.click(await screen.findByRole("button", { name: "Move to resources" }));
  expect(await screen.findByText("The material is among your resources.")).toBeTruthy();
  const row = await screens.api.services.db
    .selectFrom("materials")
    .selectAll()
    .where("title", "=", "Tools to bring")
    .executeTakeFirstOrThrow();
  expect(row).toMatchObject({ isEmbedded: true, resourceId: expect.any(String) });
  const passages = await screens.api.services.db
    .selectFrom("documents")
    .select("rawText")
    .where("refId", "=", row.resourceId!)
    .execute();
  expect(passages.map(({ rawText }) => rawText).join()).toContain("Tools to bring");
});

it("a student is told that others read a change to what is published once staff publish it again", async () => {
  const id = await made({ title: "Diary", userId: "user-keystone-student", isDraft: false });
  await screens.signIn("student@keystone.test");
  const user = show({ materialId: id, mode: "edit" });
  const title = await screen.findByRole("textbox", { name: "Title" });
  expect(sheet().getByText(/others read this again after your staff publish it/)).toBeTruthy();
  await user.type(title, " of a week");
  await user.click(sheet().getByRole("button", { name: "Save" }));
  await waitFor(async () => expect((await stored(id)).isDraft).toBe(true));
});
