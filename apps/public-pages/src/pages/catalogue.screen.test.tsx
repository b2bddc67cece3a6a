import { knowManifest } from "@guildway/federation";
import { openScreens, screen, type Screens, waitFor, within } from "@guildway/testing/screens";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { manifest } from "../manifest.ts";
import CataloguePage from "./catalogue.page.tsx";

let screens: Screens;
beforeAll(async () => {
  knowManifest(manifest);
  screens = await openScreens();
});
afterAll(() => screens.close());
afterEach(() => screens.network.restore());

const show = (query = "", orgSlug = "keystone") =>
  screens.show(<CataloguePage />, {
    at: `/o/${orgSlug}/courses${query}`,
    route: manifest.pages.catalogue.path,
  });
const cards = () => screen.findAllByRole("article");
const titles = async () =>
  (await cards()).map((card) => within(card).getByRole("heading").textContent);
const cardOf = async (title: string) =>
  within((await screen.findByRole("heading", { name: title })).closest("article")!);

it("CP-2.31 a card says that one is not enrolled, and has a ribbon while the class is live", async () => {
  show();
  const live = await cardOf("Shop Safety");
  expect(live.getByText("Not enrolled")).toBeTruthy();
  expect(live.getByText("Live!")).toBeTruthy();
  expect((await cardOf("Welding Basics")).queryByText("Live!")).toBeNull();
});

it("CP-2.32 a card carries the organization's badge only where the organization is in the class's orgIds", async () => {
  show();
  expect((await cardOf("Welding Basics")).getByText("Keystone Workforce Partners")).toBeTruthy();
  expect((await cardOf("Shop Safety")).queryByText("Keystone Workforce Partners")).toBeNull();
  show("", "valley-college");
  expect((await cardOf("Welding Basics")).getByText("Valley Technical College")).toBeTruthy();
});

it("shows what everybody may see, and no class in which staff try things out", async () => {
  show();
  const shown = await titles();
  expect(shown).toContain("Robot Cell Operation");
  for (const hidden of ["Trial Run", "Onboarding at Lehigh Forge"])
    expect(shown).not.toContain(hidden);
});

it("CP-2.33 while a class is live a slim banner leads to it", async () => {
  show();
  expect(await screen.findByText("Class Live Now")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Join Shop Safety" }).getAttribute("href")).toBe(
    "/o/keystone/courses/courseSlug/shop-safety",
  );
});

it("what is searched and filtered stands in the address, and the address is shown as it says", async () => {
  const user = show();
  await user.type(await screen.findByRole("searchbox", { name: "Search by title" }), "weld");
  await user.click(screen.getByRole("checkbox", { name: "Open for enrollment" }));
  await user.click(screen.getByRole("button", { name: "Search" }));
  await waitFor(() => expect(location.search).toBe("?q=weld&open=true"));
  await waitFor(async () =>
    expect(await titles()).toEqual(["Structural Welding", "Welding Basics"]),
  );
  show("?live=true");
  await waitFor(async () => expect(await titles()).toEqual(["Shop Safety"]));
  expect((screen.getByRole("checkbox", { name: "Live now" }) as HTMLInputElement).checked).toBe(
    true,
  );
  show("?tag=Safety");
  await waitFor(async () => expect(await titles()).toEqual(["Welding Basics"]));
});

it("what matches nothing says so, and leads back to all", async () => {
  const user = show("?q=zzz");
  expect(await screen.findByText("No course matches")).toBeTruthy();
  await user.click(screen.getByRole("link", { name: "Show all courses" }));
  expect(await titles()).toContain("Welding Basics");
});

it("is paged by the server, each page at an address of its own", async () => {
  await screens.api.services.db
    .insertInto("courses")
    .values(
      Array.from({ length: 15 }, (_, index) => ({
        id: `course-many-${index}`,
        orgId: "org-riverbend",
        title: `Evening ${String(index).padStart(2, "0")}`,
        isPublic: true,
      })),
    )
    .execute();
  const user = show("?q=Evening", "riverbend");
  expect(await cards()).toHaveLength(12);
  const next = screen.getByRole("link", { name: /Next/ });
  expect(next.getAttribute("href")).toBe("/o/riverbend/courses?q=Evening&page=2");
  await user.click(next);
  await waitFor(async () =>
    expect(await titles()).toEqual(["Evening 12", "Evening 13", "Evening 14"]),
  );
});

it("an organization that is not there is answered as a page that is not there", async () => {
  show("", "no-such-organization");
  expect(await screen.findByText("No page found")).toBeTruthy();
});

it("who is signed in sees which courses they take", async () => {
  await screens.api.services.db
    .updateTable("users")
    .set({ courseIds: ["course-live"] })
    .where("id", "=", "user-keystone-student")
    .execute();
  await screens.signIn("student@keystone.test");
  show();
  await waitFor(async () =>
    expect((await cardOf("Shop Safety")).getByText("Enrolled")).toBeTruthy(),
  );
  expect((await cardOf("Welding Basics")).getByText("Not enrolled")).toBeTruthy();
  // The public page would sign them out.
  expect(screen.getByRole("link", { name: "Welding Basics" }).getAttribute("href")).toBe(
    "/learn/course-welding",
  );
});
