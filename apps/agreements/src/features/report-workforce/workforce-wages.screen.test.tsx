import type { RowOf } from "@guildway/api-client";
import type { invites } from "@guildway/api-contract";
import { knowRemote } from "@guildway/federation";
import { openScreens, screen, type Screens, waitFor, within } from "@guildway/testing/screens";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { manifest } from "../../manifest.ts";
import { remote } from "../../remote.tsx";
import { WorkforceForm } from "./workforce-form.tsx";

let screens: Screens;
let grant: string;
beforeAll(async () => {
  knowRemote(manifest, remote);
  screens = await openScreens();
  const { body } = await screens.api.request<{ grant: string }>(
    "POST",
    "/v1/access/checkAccessCode",
    { body: { id: "inv-workforce", table: "invites", accessCode: "468023" } },
  );
  grant = body.grant;
});
beforeEach(() => sessionStorage.clear());
afterAll(() => screens.close());

const invite = {
  id: "inv-workforce",
  orgId: "org-keystone",
  inviteType: "workforce",
  employerProfileId: "ep-forge",
  apprenticeshipId: "ap-maintenance",
  hasAccessCode: true,
} as RowOf<typeof invites>;
const show = (more: Partial<typeof invite> = {}) =>
  screens.show(
    <WorkforceForm
      invite={{ ...invite, ...more }}
      grant={grant}
      place={undefined}
      organizationName="Keystone"
    />,
  );

it("IN-2.15 the form has three sections and, optionally, the wage schedules, which the invitation lets its employer make and edit", async () => {
  const user = show();
  for (const name of [
    "1. Company Identification",
    "2. Employees",
    "3. Journeyworkers",
    "4. Wage schedules (optional)",
  ])
    expect(await screen.findByRole("heading", { level: 2, name })).toBeTruthy();

  await user.click(await screen.findByRole("button", { name: "New Wage Schedule" }));
  const title = await screen.findByRole("textbox", { name: "Title" });
  await user.clear(title);
  await user.type(title, "Night shift");
  await user.click(screen.getByRole("button", { name: "Next" }));
  await user.click(await screen.findByRole("button", { name: "Edit 1st Wage Period" }));
  const period = within(await screen.findByRole("dialog", { name: "Edit 1st Wage Period" }));
  await user.clear(period.getByRole("textbox", { name: "Pay an hour" }));
  await user.type(period.getByRole("textbox", { name: "Pay an hour" }), "6");
  await user.click(period.getByRole("button", { name: "Save" }));
  await waitFor(() =>
    expect(screen.queryByRole("dialog", { name: "Edit 1st Wage Period" })).toBeNull(),
  );
  const dialog = within(screen.getByRole("dialog", { name: "New Wage Schedule" }));
  await user.click(dialog.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("Wage Schedule created!")).toBeTruthy();
  expect(await screen.findByRole("heading", { level: 3, name: "Night shift" })).toBeTruthy();
  const made = await screens.api.services.db
    .selectFrom("wageSchedules")
    .selectAll()
    .where("title", "=", "Night shift")
    .executeTakeFirstOrThrow();
  expect(made).toMatchObject({ employerProfileId: "ep-forge", orgId: "org-keystone" });
  expect(made.wageRates?.[0]?.wageAmount).toBe(6);
  expect(screen.queryByRole("button", { name: /^Delete/ })).toBeNull();
});

it("says of a wage schedule that was signed why it stays as it is", async () => {
  const { title } = await screens.api.services.db
    .selectFrom("wageSchedules")
    .select("title")
    .where("id", "=", "ws-maintenance")
    .executeTakeFirstOrThrow();
  const user = show();
  await user.click(await screen.findByRole("button", { name: `Edit ${title}` }));
  await user.click(await screen.findByRole("button", { name: "Next" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Edit Wage Schedule" }));
  await user.click(await dialog.findByRole("button", { name: "Save" }));
  expect(await dialog.findByText(/stands in an agreement that was signed/)).toBeTruthy();
});

it.each([
  ["an apprenticeship", { apprenticeshipId: null }],
  ["a code", { hasAccessCode: false }],
])("an invitation without %s asks for no wage schedules", async (_, more) => {
  show(more);
  expect(await screen.findByRole("heading", { name: "3. Journeyworkers" })).toBeTruthy();
  expect(screen.queryByRole("heading", { name: /^4/ })).toBeNull();
});
