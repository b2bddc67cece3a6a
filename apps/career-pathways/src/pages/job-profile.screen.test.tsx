import { knowRemote } from "@guildway/federation";
import { openScreens, screen, type Screens, waitFor, within } from "@guildway/testing/screens";
import { afterAll, beforeAll, expect, it } from "vitest";
import { manifest } from "../manifest.ts";
import { remote } from "../remote.tsx";
import { rememberOwnPlan } from "../plan/grants.ts";
import JobProfilePage from "./job-profile.page.tsx";

let screens: Screens;
beforeAll(async () => {
  knowRemote(manifest, remote);
  screens = await openScreens();
});
afterAll(() => screens.close());

const show = (id: string, query = "") =>
  screens.show(<JobProfilePage />, {
    at: `/external/job-profiles/${id}${query}`,
    route: "/external/job-profiles/:jobProfileId",
  });
const title = "Industrial Machinery Mechanics";

it("CP-2.7, CP-2.8, CP-2.13, CP-2.16, PU-2.32, PU-2.33 a saved plan is read by its address: occupation, skills, knowledge and certificates, and nothing to change, save or share", async () => {
  show("jp-maintenance");
  expect(await screen.findByRole("heading", { level: 1, name: title })).toBeTruthy();
  for (const name of [/skills/i, /knowledge/i, /certifi/i])
    expect(screen.getAllByRole("heading", { name }).length).toBeGreaterThan(0);
  for (const name of [/^change/i, /^choose/i, /^save/i, /^share/i, /^remove/i])
    expect(screen.queryByRole("button", { name })).toBeNull();
});

it("PU-2.30 embedded hides the 'POWERED BY' line", async () => {
  show("jp-maintenance");
  expect(await screen.findByText(/POWERED BY/)).toBeTruthy();
  show("jp-maintenance", "?embedded=true");
  await screen.findByRole("heading", { level: 1, name: title });
  expect(screen.queryByText(/POWERED BY/)).toBeNull();
});

it("PU-2.31 the title can be hidden by the address", async () => {
  show("jp-maintenance", "?hideHeaderTitle=true");
  await screen.findAllByRole("heading", { name: /skills/i });
  expect(screen.queryByRole("heading", { level: 1, name: title })).toBeNull();
});

it("what is said of its occupation is the data's, whatever a visitor stored", async () => {
  const OccupationDescription = "Claim your 900 dollars today.";
  const data = { OnetCode: "47-2111.00", OnetTitle: "Electricians", OccupationDescription };
  const { body } = await screens.api.request<{ docId: string }>(
    "POST",
    "/v1/external/firebase/store/jobProfiles",
    { body: { data } },
  );
  show(body.docId);
  expect((await screen.findAllByText(/Run wiring and fit lights/)).length).toBeGreaterThan(0);
  expect(document.body.textContent).not.toContain("900 dollars");
});

it("a plan that does not exist says so, and leads to making one", async () => {
  show("jp-nothing");
  expect(await screen.findByText("This training plan does not exist.")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Make your own plan" })).toBeTruthy();
});

it("CP-4.16, CP-4.14 a plan that was saved for an organization is completed by who to reach when it is sent, and stays the organization's", async () => {
  const data = { OnetCode: "47-2111.00", OnetTitle: "Electricians", orgId: "org-keystone" };
  const { body } = await screens.api.request<{ docId: string; editGrant: string }>(
    "POST",
    "/v1/external/firebase/store/jobProfiles",
    { body: { data } },
  );
  rememberOwnPlan(body);
  const user = show(body.docId);
  await user.click(await screen.findByRole("button", { name: "Print and Send" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Share Training Plan" }));
  for (const [name, value] of [
    ["Name", "Rosa Diaz"],
    ["Organization Name", "Diaz Electric"],
    ["Phone", "610-555-0100"],
    ["Email", "rosa@example.test"],
  ] as const)
    await user.type(dialog.getByRole("textbox", { name }), value);
  await user.click(dialog.getByRole("button", { name: "Send plan" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  const stored = await screens.api.services.db
    .selectFrom("jobProfiles")
    .selectAll()
    .where("id", "=", body.docId)
    .executeTakeFirstOrThrow();
  expect(stored).toMatchObject({
    ...data,
    name: "Rosa Diaz",
    companyName: "Diaz Electric",
    phone: "610-555-0100",
    email: "rosa@example.test",
  });
});
