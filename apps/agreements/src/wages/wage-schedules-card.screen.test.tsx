import { knowRemote } from "@guildway/federation";
import { openScreens, screen, type Screens, waitFor } from "@guildway/testing/screens";
import { afterAll, beforeAll, expect, it } from "vitest";
import { manifest } from "../manifest.ts";
import { remote } from "../remote.tsx";
import { WageSchedulesCard, type WageSchedulesCardProps } from "./wage-schedules-card.tsx";

let screens: Screens;
beforeAll(async () => {
  knowRemote(manifest, remote);
  screens = await openScreens();
  await screens.signIn("admin@keystone.test");
});
afterAll(() => screens.close());

const forge = {
  employerProfileId: "ep-forge",
  apprenticeshipId: "ap-maintenance",
  filters: { apprenticeshipId: "ap-maintenance" },
};
const show = (more: Partial<WageSchedulesCardProps> = {}) =>
  screens.show(<WageSchedulesCard {...forge} {...more} />);
const demo = "Industrial Machinery Mechanics 2026";
const listed = () => screen.findByRole("heading", { level: 3, name: demo });

/** Puts a second schedule beside the one of the demo world. */
async function addSecond(title: string) {
  const { wageRates } = await screens.api.services.db
    .selectFrom("wageSchedules")
    .select("wageRates")
    .where("id", "=", "ws-maintenance")
    .executeTakeFirstOrThrow();
  const token = await screens.api.signIn("admin@keystone.test");
  const { employerProfileId, apprenticeshipId } = forge;
  await screens.api.request("POST", "/v1/external/firebase/store/wageSchedules", {
    token,
    body: { data: { title, entryWage: 31.5, wageRates, employerProfileId, apprenticeshipId } },
  });
}

it("PU-2.51, PU-2.52 the card says 'Loading Wage Schedules...', lists the schedules, and leads to a new one", async () => {
  const release = screens.network.hold();
  const user = show({ canEdit: true });
  expect(await screen.findByText("Loading Wage Schedules...")).toBeTruthy();
  release();
  expect(await listed()).toBeTruthy();
  expect(screen.getByText("Entry wage $31.50 an hour, 3 periods, 8,000 hours")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "New Wage Schedule" }));
  await screen.findByRole("dialog", { name: "New Wage Schedule" });
  await user.click(await screen.findByRole("button", { name: "Cancel" }));
});

it("PU-4.13 the schedules are loaded once, however often they are shown", async () => {
  const before = screens.network.calls.length;
  screens.show(
    <>
      <WageSchedulesCard {...forge} title="One" />
      <WageSchedulesCard {...forge} title="Other" />
    </>,
  );
  await waitFor(() => expect(screen.getAllByRole("heading", { name: demo })).toHaveLength(2));
  window.dispatchEvent(new Event("focus"));
  document.dispatchEvent(new Event("visibilitychange"));
  const calls = screens.network.calls
    .slice(before)
    .filter((call) => call.includes("wageSchedules"));
  expect(calls).toHaveLength(1);
});

it("CP-6.5 the menu stands only where it is enabled", async () => {
  show();
  await listed();
  expect(screen.queryByRole("button", { name: /^Edit|^Delete|^New/ })).toBeNull();
  show({ canEdit: true });
  await listed();
  expect(screen.getByRole("button", { name: `Edit ${demo}` })).toBeTruthy();
});

it("CP-5.17 a schedule can be deleted where there are two or more", async () => {
  show({ canEdit: true, canRemove: true });
  await listed();
  expect(screen.queryByRole("button", { name: /^Delete/ })).toBeNull();
  await addSecond("Second shift");
  const user = show({ canEdit: true, canRemove: true });
  await user.click(await screen.findByRole("button", { name: "Delete Second shift" }));
  await user.click(await screen.findByRole("button", { name: "Delete wage schedule" }));
  await waitFor(() => expect(screen.queryByRole("heading", { name: "Second shift" })).toBeNull());
  expect(screen.queryByRole("button", { name: /^Delete/ })).toBeNull();
});

it("what all employers of an apprenticeship share is shown without a menu", async () => {
  show({ canEdit: true, employerProfileId: "ep-solar" });
  await listed();
  expect(screen.queryByRole("button", { name: /^Edit/ })).toBeNull();
});
