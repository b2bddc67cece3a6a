import { knowManifest } from "@guildway/federation";
import { openScreens, screen, type Screens, waitFor, within } from "@guildway/testing/screens";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { manifest } from "../manifest.ts";
import SponsorDocumentPage from "./sponsor-document.page.tsx";
import SponsorPage from "./sponsor.page.tsx";

let screens: Screens;
beforeAll(async () => {
  knowManifest(manifest);
  screens = await openScreens();
});
afterAll(() => screens.close());
beforeEach(async () => {
  await screens.api.services.db
    .updateTable("locations")
    .set({ managerIds: ["user-keystone-owner", "user-keystone-student"] })
    .where("id", "=", "loc-allentown")
    .execute();
  await agreement({ sponsorAwaited: true, sponsorSignature: null });
  await storeSignature(null);
  await screens.signIn("student@keystone.test");
});
afterEach(() => screens.network.restore());

const agreement = (values: object) =>
  screens.api.services.db
    .updateTable("employerAgreements")
    .set(values)
    .where("id", "=", "ea-signed")
    .execute();
const stored = () =>
  screens.api.services.db
    .selectFrom("employerAgreements")
    .selectAll()
    .where("id", "=", "ea-signed")
    .executeTakeFirstOrThrow();
const storeSignature = (userSignature: string | null) =>
  screens.api.services.db
    .updateTable("users")
    .set({ userSignature })
    .where("id", "=", "user-keystone-student")
    .execute();
/** The student's signature is a picture that is there. */
async function haveSignature() {
  const { signerSignature } = await stored();
  await storeSignature(signerSignature);
  return signerSignature;
}

const showLists = (query = "") => screens.show(<SponsorPage />, { at: `/your-locations${query}` });
const showAgreement = (id = "ea-signed", table = "employerAgreements") =>
  screens.show(<SponsorDocumentPage />, {
    at: `/your-locations/${table}/${id}`,
    route: "/your-locations/:collection/:docId",
  });
const items = async () => {
  const panel = await screen.findByRole("tabpanel");
  await within(panel).findAllByRole("listitem");
  return within(panel)
    .getAllByRole("heading", { level: 3 })
    .map(({ textContent }) => textContent);
};

it("PU-1.6 a manager, whatever their role, finds what waits for them, what is signed, and what is set up at their location", async () => {
  const user = showLists();
  expect(await screen.findByText(/You manage Allentown Training Center/)).toBeTruthy();
  expect(await items()).toEqual(["Marisol Keller"]);
  expect(await screen.findByRole("tab", { name: /To sign.*1/ })).toBeTruthy();
  const link = screen.getByRole("link", { name: "Review and sign: Marisol Keller" });
  expect(link.getAttribute("href")).toBe("/your-locations/employerAgreements/ea-signed");
  for (const [tab, ...names] of [
    ["Signed", "Marisol Keller", "Ana Brandt"],
    ["Invitations", "Ines Farmer"],
    ["Employers", "Lehigh Forge and Machine"],
    ["Programs", "Industrial Machinery Mechanics"],
    ["Wage schedules", "Industrial Machinery Mechanics 2026"],
  ] as const) {
    await user.click(screen.getByRole("tab", { name: tab }));
    await waitFor(async () => expect(await items()).toEqual(expect.arrayContaining([...names])));
    expect(screen.queryByText("Saucon Valley Bakery")).toBeNull();
    expect(screen.queryByText("Bakers")).toBeNull();
  }
});

it("each list is paged by the server, and its page stands in the address", async () => {
  const user = showLists("?tab=invitations");
  const first = await items();
  expect(first).toHaveLength(10);
  await user.click(await screen.findByRole("button", { name: /Next/ }));
  await waitFor(() => expect(location.search).toContain("invites=2"));
  await waitFor(async () => expect(await items()).not.toEqual(first));
  showLists("?tab=invitations&invites=2");
  await waitFor(async () => expect(await items()).not.toEqual(first));
});

it("who manages no location reads so, and a list that fails says so and is asked for again", async () => {
  screens.network.cut();
  const user = showLists();
  expect(await screen.findByText("It could not be loaded")).toBeTruthy();
  screens.network.restore();
  await screens.api.services.db
    .updateTable("locations")
    .set({ managerIds: ["user-keystone-owner"] })
    .where("id", "=", "loc-allentown")
    .execute();
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("You manage no location")).toBeTruthy();
});

it("an agreement is read without its code and signed with one's stored signature, which stands on it from then on", async () => {
  const picture = await haveSignature();
  const user = showAgreement();
  expect(
    await screen.findByRole("heading", { name: "Employer Acceptance Agreement" }),
  ).toBeTruthy();
  expect(screen.getByText("Waiting for the sponsor's signature")).toBeTruthy();
  expect(await screen.findByText("Your stored signature")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Sign as the sponsor" }));
  await waitFor(() =>
    expect(screen.queryByRole("heading", { name: "Sign as the sponsor" })).toBeNull(),
  );
  expect(screen.queryByText("Waiting for the sponsor's signature")).toBeNull();
  expect(await stored()).toMatchObject({
    sponsorUserId: "user-keystone-student",
    sponsorSignature: picture,
    sponsorAwaited: false,
  });
});

it("who is the apprentice of an agreement reads that another manager signs it", async () => {
  const { db } = screens.api.services;
  const own = db.updateTable("apprenticeAgreements").where("id", "=", "aa-signed");
  const { userId } = await db
    .selectFrom("apprenticeAgreements")
    .select("userId")
    .where("id", "=", "aa-signed")
    .executeTakeFirstOrThrow();
  await own
    .set({ userId: "user-keystone-student", sponsorAwaited: true, sponsorSignature: null })
    .execute();
  showAgreement("aa-signed", "apprenticeAgreements");
  expect(await screen.findByText(/^This is your own agreement\./)).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Sign as the sponsor" })).toBeNull();
  await own.set({ userId }).execute();
});

it("without a signature it says that one is required, and signs nothing", async () => {
  const user = showAgreement();
  await user.click(await screen.findByRole("button", { name: "Sign as the sponsor" }));
  expect((await screen.findByRole("alert")).textContent).toContain("A signature is required.");
  expect(await stored()).toMatchObject({ sponsorAwaited: true, sponsorSignature: null });
});

it("an agreement that has changed since it was read is shown again, and nothing is signed", async () => {
  await haveSignature();
  const user = showAgreement();
  await screen.findByText("Your stored signature");
  await agreement({ version: (await stored()).version + 1 });
  const sign = async () =>
    user.click(await screen.findByRole("button", { name: "Sign as the sponsor" }));
  await sign();
  expect(
    (await screen.findAllByText(/The agreement has changed since you read it/)).length,
  ).toBeGreaterThan(0);
  expect(await stored()).toMatchObject({ sponsorAwaited: true, sponsorSignature: null });
  await sign();
  await waitFor(async () => expect(await stored()).toMatchObject({ sponsorAwaited: false }));
});

it.each(["ea-none", "ea-elsewhere"])(
  "%s is no agreement of a location of theirs, and says so",
  async (id) => {
    await screens.api.services.db
      .insertInto("employerAgreements")
      .values({ id: "ea-elsewhere", orgId: "org-keystone", locationId: "loc-bethlehem" } as never)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    showAgreement(id);
    expect(
      await screen.findByText("This is no agreement of a location that you manage"),
    ).toBeTruthy();
  },
);
