import { knowManifest } from "@guildway/federation";
import { openScreens, screen, type Screens, waitFor } from "@guildway/testing/screens";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { manifest } from "../manifest.ts";
import PageLinkPage from "./page-link.page.tsx";
import PageMessagePage from "./page-message.page.tsx";

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

const show = (rest: string) =>
  screens.show(<PageLinkPage />, { at: `/link${rest}`, route: "/link/:pageLinkId?" });
const showMessage = (rest: string) =>
  screens.show(<PageMessagePage />, { at: `/link/msg${rest}`, route: "/link/msg/:messageType?" });
const address = () => location.pathname + location.search;
/** Whether each view of a link was the first of a session, those first. */
async function viewsOf(refId: string): Promise<boolean[]> {
  const views = await screens.api.services.db
    .selectFrom("viewEvents")
    .select("isUnique")
    .where("refTable", "=", "pageLinks")
    .where("orgId", "=", "org-keystone")
    .where("refId", "=", refId)
    .orderBy("isUnique", "desc")
    .execute();
  return views.map(({ isUnique }) => isUnique);
}
/** A link that leads nowhere, and that no other test opens. */
async function madeLink(): Promise<string> {
  const { body } = await screens.api.request<{ id: string }>(
    "POST",
    "/v1/external/supabase/pageLinks",
    {
      token: await screens.api.signIn("admin@keystone.test"),
      body: { orgId: "org-keystone", title: "Counted" },
    },
  );
  return body.id;
}

it("CO-2.5 without an id the way leads home", async () => {
  show("");
  await waitFor(() => expect(address()).toBe("/"));
});

it("IN-8.12 a link that does not load leads to the page that says so, with its id", async () => {
  show("/pl-none");
  await waitFor(() => expect(address()).toBe("/link/msg/error?id=pl-none"));
  screens.network.cut();
  show("/pl-page");
  await waitFor(() => expect(address()).toBe("/link/msg/error?id=pl-page"));
});

it("IN-2.38 a link that is over leads to the page that says so", async () => {
  show("/pl-inactive");
  await waitFor(() => expect(address()).toBe("/link/msg/inactive?id=pl-inactive"));
});

it("IN-4.22 a link that is over says so before it asks for its code", async () => {
  const token = await screens.api.signIn("admin@keystone.test");
  const made = await screens.api.request("POST", "/v1/external/supabase/pageLinks", {
    token,
    body: {
      orgId: "org-keystone",
      title: "Over",
      pageId: "page-second",
      accessCode: "111222",
      inactive: true,
    },
  });
  const { id } = made.body as { id: string };
  show(`/${id}`);
  await waitFor(() => expect(address()).toBe(`/link/msg/inactive?id=${id}`));
});

it("IN-2.37, IN-5.14 a link with a code asks for it, and its sixth character is sent: of a wrong one the server's words stay, the right one leads on", async () => {
  const user = show("/pl-code");
  expect(await screen.findByRole("heading", { name: "Access Code" })).toBeTruthy();
  expect(screen.getByText("Enter access code to continue.")).toBeTruthy();
  await user.type(screen.getByLabelText("6-digit code"), "11111");
  expect(screens.network.calls.some((call) => call.includes("checkAccessCode"))).toBe(false);
  await user.type(screen.getByLabelText("6-digit code"), "1");
  expect((await screen.findAllByText("Invalid access code.")).length).toBeGreaterThan(0);
  await user.clear(screen.getByLabelText("6-digit code"));
  await user.type(screen.getByLabelText("6-digit code"), "482913");
  await waitFor(() => expect(location.pathname).toBe("/o/keystone/page/page-second"));
});

it("IN-8.5 a code that could not be checked says so", async () => {
  const user = show("/pl-code");
  const field = await screen.findByLabelText("6-digit code");
  screens.network.cut();
  await user.type(field, "482913");
  expect((await screen.findAllByText("Error occurred, try again.")).length).toBeGreaterThan(0);
});

it("a code in the address opens the link, and is gone from the address", async () => {
  show("/pl-code?accessCode=482913&email=rosa%40example.test");
  await waitFor(() =>
    expect(address()).toBe("/o/keystone/page/page-second?email=rosa%40example.test"),
  );
});

it("a wrong code in the address is asked for", async () => {
  show("/pl-code?accessCode=000000");
  expect((await screen.findAllByText("Invalid access code.")).length).toBeGreaterThan(0);
  expect(screen.getByLabelText("6-digit code")).toBeTruthy();
  expect(address()).toBe("/link/pl-code");
});

it("IN-2.40 a link to a page leads there", async () => {
  show("/pl-page");
  await waitFor(() => expect(address()).toBe("/o/keystone/page/page-welcome"));
});

it("IN-2.41 a link that leads nowhere shows its id", async () => {
  show("/pl-bare");
  expect(await screen.findByRole("heading", { name: "ID: pl-bare" })).toBeTruthy();
});

it("IN-2.36, IN-9.16 a view counts as unique once a session for each link and page, and with nt it does not count", async () => {
  const [one, other] = [await madeLink(), await madeLink()];
  show(`/${one}`);
  await waitFor(async () => expect(await viewsOf(one)).toEqual([true]));
  show(`/${one}`);
  await waitFor(async () => expect(await viewsOf(one)).toEqual([true, false]));
  show(`/${other}`);
  await waitFor(async () => expect(await viewsOf(other)).toEqual([true]));
  show(`/${one}?nt=true`);
  await screen.findByRole("heading", { name: `ID: ${one}` });
  show(`/${other}`);
  await waitFor(async () => expect(await viewsOf(other)).toEqual([true, false]));
  expect(await viewsOf(one)).toEqual([true, false]);
});

it("CO-2.6, IN-2.42, IN-2.44 a link that is over has its words and says which it was", async () => {
  showMessage("/inactive?id=pl-inactive");
  expect(await screen.findByRole("heading", { name: "Inactive Page" })).toBeTruthy();
  expect(screen.getByText("This page is no longer active.")).toBeTruthy();
  expect(screen.getByText("pl-inactive")).toBeTruthy();
});

it.each(["/error?id=pl-none", "/whatever", ""])(
  "IN-2.43 any other message, such as %s, is that there is no page",
  async (rest) => {
    showMessage(rest);
    expect(await screen.findByRole("heading", { name: "404" })).toBeTruthy();
    expect(screen.getByText("No page found")).toBeTruthy();
  },
);

it.each(["/error", "/inactive"])(
  "what stands in an address of %s is shown where it has the form of an id, and not otherwise",
  async (message) => {
    const words = "Your account is locked. Visit evil.example";
    showMessage(`${message}?id=${encodeURIComponent(words)}`);
    await screen.findByRole("heading", { level: 1 });
    expect(screen.queryByText(words)).toBeNull();
  },
);
