import { knowManifest, loadRemotes, type PlacedRelease } from "@guildway/federation";
import { openScreens, screen, type Screens, waitFor, within } from "@guildway/testing/screens";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { manifest } from "../manifest.ts";
import ApiKeysPage from "./api-keys.page.tsx";
import ApprenticesPage from "./apprentices.page.tsx";
import AuditLogPage from "./audit-log.page.tsx";
import IntegrationsPage from "./integrations.page.tsx";
import MailsPage from "./mails.page.tsx";
import PageLinksPage from "./page-links.page.tsx";
import SearchesPage from "./searches.page.tsx";
import SponsorsPage from "./sponsors.page.tsx";
import PublicUrlsPage from "./public-urls.page.tsx";
import TeachersPage from "./teachers.page.tsx";
import WebhooksPage from "./webhooks.page.tsx";

let screens: Screens;
beforeAll(async () => {
  knowManifest(manifest);
  screens = await openScreens();
  await screens.signIn("superadmin@guildway.test");
});
beforeEach(() => sessionStorage.clear());
afterAll(() => screens.close());

const rooms = {
  "api-keys": <ApiKeysPage />,
  apprentices: <ApprenticesPage />,
  "audit-log": <AuditLogPage />,
  integrations: <IntegrationsPage />,
  outbox: <MailsPage />,
  "page-links": <PageLinksPage />,
  "public-urls": <PublicUrlsPage />,
  webhooks: <WebhooksPage />,
  searches: <SearchesPage />,
  sponsors: <SponsorsPage />,
  teachers: <TeachersPage />,
};
const show = (room: keyof typeof rooms, rest = "") =>
  screens.show(rooms[room], { at: `/${room}${rest}`, route: `/${room}/:id?/:action?` });
const button = (name: string) => screen.findByRole("button", { name });
const link = (name: string) => screen.findByRole("link", { name });
const title = (name: string) => screen.findByRole("heading", { level: 1, name });
const dialog = () => screen.findByRole("dialog");

it("an API key is shown once, when it is made, works, and is refused once it is revoked", async () => {
  const user = show("api-keys");
  await user.click(await button("New API key"));
  await user.click(within(await dialog()).getByRole("button", { name: "Make the key" }));
  expect(await within(await dialog()).findAllByText("Enter a name.")).toBeTruthy();
  await user.type(within(await dialog()).getByRole("textbox"), "Course catalogue");
  await user.click(within(await dialog()).getByRole("button", { name: "Make the key" }));
  const key = (await within(await dialog()).findByText(/^gw_/)).textContent;
  const read = (one = key) =>
    screens.api.request("GET", "/v1/api/content/courses", { headers: { "x-api-key": one } });
  expect((await read()).status).toBe(200);
  await user.click(within(await dialog()).getByRole("button", { name: "I have copied it" }));
  expect(screen.queryByText(key)).toBeNull();

  await user.click(await link("Course catalogue"));
  await user.click(await button("Rotate"));
  await user.selectOptions(within(await dialog()).getByRole("combobox"), "No longer");
  await user.click(within(await dialog()).getByRole("button", { name: "Rotate" }));
  const second = (await within(await dialog()).findByText(/^gw_/)).textContent;
  expect([(await read()).status, (await read(second)).status]).toEqual([401, 200]);
  await user.click(within(await dialog()).getByRole("button", { name: "I have copied it" }));
  await user.click(await button("Revoke"));
  await user.click(within(await dialog()).getByRole("button", { name: "Revoke" }));
  expect(await screen.findByText("Course catalogue is revoked.")).toBeTruthy();
  expect((await read(second)).status).toBe(401);
});

it("a webhook shows its secret once, and what became of a test", async () => {
  const user = show("webhooks");
  await user.click(await button("New webhook"));
  const inDialog = async () => within(await dialog());
  await user.type((await inDialog()).getByRole("textbox"), "http://programs.test/changes");
  await user.click((await inDialog()).getByRole("button", { name: "Make the webhook" }));
  expect(await (await inDialog()).findAllByText(/begins with https/)).toBeTruthy();
  expect(
    await (await inDialog()).findAllByText("Choose at least one kind of content."),
  ).toBeTruthy();
  await user.clear((await inDialog()).getByRole("textbox"));
  await user.type((await inDialog()).getByRole("textbox"), "https://127.0.0.1/changes");
  await user.click((await inDialog()).getByRole("checkbox", { name: "Courses" }));
  await user.click((await inDialog()).getByRole("button", { name: "Make the webhook" }));
  expect(await (await inDialog()).findByText(/^whsec_/)).toBeTruthy();
  await user.click((await inDialog()).getByRole("button", { name: "I have copied it" }));
  await user.click(await link("https://127.0.0.1/changes"));
  await user.click(await button("Send a test"));
  expect(await screen.findByText("Waiting")).toBeTruthy();
  await screens.api.services.db
    .updateTable("webhookDeliveries")
    .set({ attempts: 1, lastReason: "private-address" })
    .execute();
  expect(await screen.findByText("The address leads into a private network")).toBeTruthy();
});

it("a public URL is taken back", async () => {
  const { db } = screens.api.services;
  await db
    .insertInto("fileLinks")
    .values({
      id: "link-gloves",
      orgId: "org-keystone",
      fileName: "gloves.pdf",
      createdAt: "2026-11-20T10:00:00Z",
      expiresAt: "2099-11-20T10:00:00Z",
    })
    .execute();
  const user = show("public-urls");
  await user.click(await link("gloves.pdf"));
  await user.click(await button("Take back"));
  await user.click(within(await dialog()).getByRole("button", { name: "Take back" }));
  expect(await screen.findByText("Taken back", { selector: "span" })).toBeTruthy();
});

it("the outbox shows a mail's words, says what failed and tries it again", async () => {
  const { db } = screens.api.services;
  const mail = {
    kind: "staff:user-superadmin",
    orgId: "org-keystone",
    from: "no-reply@guildway.test",
    to: "rosa@example.test",
    bcc: [],
    html: "",
    createdAt: "2026-11-20T10:00:00Z",
    nextAttemptAt: "2026-11-20T10:00:00Z",
  };
  await db
    .insertInto("outbox")
    .values([
      {
        ...mail,
        id: "mail-failed",
        subject: "Not out",
        text: "Two\nlines",
        status: "failed",
        attempts: 8,
        lastError: "ECONNREFUSED",
      },
      { ...mail, id: "mail-secret", subject: "Your code", text: "sealed:abc", isSealed: true },
    ])
    .execute();
  const user = show("outbox", "?status=failed");
  await user.click(await link("Not out"));
  expect(await screen.findByText(/Two\s+lines/)).toBeTruthy();
  expect(await screen.findByText("ECONNREFUSED")).toBeTruthy();
  await user.click(await button("Try again"));
  expect(await screen.findByText("The mail waits to be sent.")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();

  show("outbox", "/mail-secret");
  expect(await title("Your code")).toBeTruthy();
  expect(document.body.textContent).not.toContain("sealed:abc");
});

it("the audit log says who did what, and that nothing of it is missing", async () => {
  await screens.api.request("POST", "/v1/access/revealAccessCode", {
    token: await screens.api.signIn("superadmin@guildway.test"),
    body: { id: "inv-workforce", table: "invites", reason: "The mail was lost" },
  });
  const user = show("audit-log", "?action=access-code.revealed");
  const row = await screen.findByRole("row", { name: /Access code shown/ });
  const linked = () =>
    within(row)
      .getAllByRole("link")
      .map((one) => one.getAttribute("href"));
  await waitFor(() => expect(linked()).toContain("/invites/inv-workforce"));
  expect(linked()).toContainEqual(expect.stringMatching(/^\/users\/user-/));
  expect(row.textContent).not.toContain("inv-workforce");
  await user.click(await button("Check the log"));
  expect(
    await screen.findByText(/entries are as they were written, and none is missing/),
  ).toBeTruthy();
});

it("the audit log says of what is gone that it is", async () => {
  const { api } = screens;
  const token = await api.signIn("superadmin@guildway.test");
  await api.request("DELETE", "/v1/external/supabase/materials?id=mat-safety", { token });
  show("audit-log", "?action=record.deleted");
  expect(await screen.findByText("Materials: no longer there")).toBeTruthy();
});

it("the audit log shows no number of a session", async () => {
  show("audit-log", "?action=sign-in");
  const [row] = await screen.findAllByRole("row", { name: /Signed in/ });
  expect(row!.textContent).not.toMatch(/[\da-f]{8}-[\da-f]{4}/);
});

it.each(["teachers", "apprentices", "sponsors"] as const)(
  "the list of %s opens a person in the room of users",
  async (room) => {
    show(room);
    const [first] = await screen.findAllByRole("rowheader");
    expect(within(first!).getByRole("link").getAttribute("href")).toMatch(/^\/users\/user-/);
  },
);

it("an integration is set up with its example questions", async () => {
  const user = show("integrations", "/new");
  await user.type(await screen.findByRole("textbox", { name: "Name" }), "Night desk");
  await user.type(
    screen.getByRole("textbox", { name: /^Example questions/ }),
    "How do I apply?{Enter}When do classes begin?",
  );
  await user.click(await button("Create integration"));
  expect(await title("Night desk")).toBeTruthy();
  expect(await screen.findByText("How do I apply? · When do classes begin?")).toBeTruthy();
  const tries = (await link("Test a question")).getAttribute("href");
  expect(tries).toMatch(/^\/test-question\?integrationId=[\w-]{22}&organization=org-/);
});

it("an integration has the line that puts its assistant on a website", async () => {
  const assistant = { id: "assistant", origin: "https://assistant.example", manifest };
  loadRemotes({ remotes: [assistant as unknown as PlacedRelease] });
  show("integrations", "/int-keystone");
  const line = await screen.findByLabelText("The line for your website");
  expect(line.textContent).toContain('src="https://assistant.example/embed.js"');
  expect(line.textContent).toContain('data-integration-id="int-keystone"');
});

it("the questions that visitors asked are listed and none can be written here", async () => {
  await screens.api.request("POST", "/v1/external/supabase/searches", {
    token: await screens.api.signIn("owner@keystone.test"),
    body: { orgId: "org-keystone", searchText: "How do I apply for an apprenticeship?" },
  });
  show("searches");
  expect(await link("How do I apply for an apprenticeship?")).toBeTruthy();
  expect(screen.queryByRole("link", { name: /New/ })).toBeNull();
});

it("a page link is given out by its address, copied, and as a QR code to print", async () => {
  const user = show("page-links", "/pl-code");
  await user.click(await button("Address and QR code"));
  const address = `${location.origin}/link/pl-code`;
  expect(await within(await dialog()).findByText(address)).toBeTruthy();
  const picture = within(await dialog()).getByRole("img", { name: /^QR code of / });
  const save = within(await dialog()).getByRole("link", { name: "Download QR code" });
  expect(save.getAttribute("download")).toBe("pl-code.svg");
  expect(save.getAttribute("href")).toBe(picture.getAttribute("src"));
  await user.click(within(await dialog()).getByRole("button", { name: "Copy address" }));
  expect(await within(await dialog()).findByText("The address is copied.")).toBeTruthy();
});
