import { openScreens, screen, type Screens, waitFor } from "@guildway/testing/screens";
import { afterEach, afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { knowManifest } from "@guildway/federation";
import { manifest } from "../manifest.ts";
import InvitePage from "./invite.page.tsx";
import InviteMessagePage from "./invite-message.page.tsx";

let screens: Screens;
beforeAll(async () => {
  knowManifest(manifest);
  screens = await openScreens();
});
afterAll(() => screens.close());

const route = "/external/invite/id/:inviteId?";
const show = (rest: string) =>
  screens.show(<InvitePage />, { at: `/external/invite/id${rest}`, route });
const path = () => location.pathname;
const stored = (id: string) =>
  screens.api.services.db
    .selectFrom("invites")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirstOrThrow();

beforeEach(() => {
  document.documentElement.lang = "en";
});
afterEach(() => screens.network.restore());

it.each(["/inv-orphan", "/inv-none"])(
  "IN-2.4 %s is no invitation, and leads to the page that says so",
  async (id) => {
    show(id);
    await waitFor(() => expect(path()).toBe("/external/invite/msg/invalid"));
  },
);

it("IN-2.13 without an id the way leads home", async () => {
  show("");
  await waitFor(() => expect(path()).toBe("/"));
});

it("IN-2.6, IN-2.7, IN-5.13, IN-8.6 a card asks for six characters; of a wrong code it says what the server says, and goes on saying it, and the page stays closed", async () => {
  const user = show("/inv-workforce");
  expect(await screen.findByRole("heading", { name: "Access Code" })).toBeTruthy();
  expect(screen.getByText("Enter the access code associated with this invitation.")).toBeTruthy();
  await user.type(screen.getByLabelText("6-digit code"), "111111");
  expect((await screen.findAllByText("Invalid access code.")).length).toBeGreaterThan(0);
  const { body } = await screens.api.request("POST", "/v1/access/checkAccessCode", {
    body: { id: "inv-workforce", table: "invites", accessCode: "111111" },
  });
  expect(body).toEqual({ success: false, message: "Invalid access code." });
  expect((await screen.findByRole("alert")).textContent).toContain("Invalid access code.");
  expect(screen.getByRole("heading", { name: "Access Code" })).toBeTruthy();
});

it("IN-8.5 a code that could not be checked says so", async () => {
  const user = show("/inv-workforce");
  const field = await screen.findByLabelText("6-digit code");
  screens.network.cut();
  await user.type(field, "468023");
  expect((await screen.findAllByText("Error occurred, try again.")).length).toBeGreaterThan(0);
});

it("IN-2.12, IN-4.1 an invitation of another type shows its id and is marked as viewed", async () => {
  show("/inv-other");
  expect(await screen.findByText("Invite: inv-other")).toBeTruthy();
  await waitFor(async () => expect((await stored("inv-other")).viewedAt).not.toBeNull());
});

it("IN-4.1 a closed invitation is not marked as viewed", async () => {
  show("/inv-workforce");
  await screen.findByRole("heading", { name: "Access Code" });
  expect((await stored("inv-workforce")).viewedAt).toBeNull();
});

it("IN-1.2, IN-2.11, IN-2.14, IN-2.15, IN-2.16, IN-2.17, IN-4.2, IN-4.3, IN-5.2 the right code opens the form; what is typed is stored with its history, the invitation is completed, and thanks are said", async () => {
  const user = show("/inv-workforce");
  await user.type(await screen.findByLabelText("6-digit code"), "468023");
  expect(
    await screen.findByText(
      "Allentown Training Center participates in an apprenticeship program with Keystone Workforce Partners.",
    ),
  ).toBeTruthy();
  const ein = await screen.findByLabelText(/Employer Identification Number/);
  expect(document.activeElement?.tagName).toBe("H1");
  expect(ein.getAttribute("placeholder")).toBe("XX-XXXXXXX");
  expect(screen.getByText("For example 31-5914023")).toBeTruthy();
  for (const name of ["1. Company Identification", "2. Employees", "3. Journeyworkers"])
    expect(screen.getByRole("heading", { name })).toBeTruthy();
  const employees = screen.getByLabelText(/Total Employees/);
  await user.clear(employees);
  await user.type(employees, "0");
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(
    (await screen.findAllByText("Enter how many employees there are, at least 1.")).length,
  ).toBeGreaterThan(0);
  await user.clear(employees);
  await user.type(employees, "91");
  await user.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(path()).toBe("/external/invite/msg/success"));
  const profile = await screens.api.services.db
    .selectFrom("employerProfiles")
    .select(["totalEmployees", "inviteHistory"])
    .where("id", "=", "ep-forge")
    .executeTakeFirstOrThrow();
  expect(profile.totalEmployees).toBe(91);
  expect(profile.inviteHistory?.[0]).toMatchObject({
    actionTaken: "Data Submitted",
    id: "inv-workforce",
  });
  expect(JSON.stringify(profile.inviteHistory)).not.toContain("468023");
  expect((await stored("inv-workforce")).consumedAt).not.toBeNull();
});

it("IN-8.2 data that does not arrive says so, and what was typed stays, also through a reload", async () => {
  const user = show("/inv-open");
  const ein = await screen.findByLabelText(/Employer Identification Number/);
  await user.clear(ein);
  await user.type(ein, "11-2223334");
  screens.network.cut();
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect((await screen.findAllByText("Something went wrong, try again.")).length).toBeGreaterThan(
    0,
  );
  screens.network.restore();
  show("/inv-open");
  expect(
    ((await screen.findByLabelText(/Employer Identification Number/)) as HTMLInputElement).value,
  ).toBe("11-2223334");
});

it("IN-2.2 the code may stand in the address, and does not stay there", async () => {
  const invite = await stored("inv-employer");
  expect(invite.hasAccessCode).toBe(true);
  show("/inv-employer?accessCode=246801&lang=en");
  await waitFor(() => expect(location.search).not.toContain("246801"));
  await waitFor(() => expect(screen.queryByRole("heading", { name: "Access Code" })).toBeNull());
});

it("IN-2.19, IN-2.20, IN-2.21 the message says thanks, or that an invitation is none any more", async () => {
  const message = (type: string) =>
    screens.show(<InviteMessagePage />, {
      at: `/external/invite/msg${type}`,
      route: "/external/invite/msg/:messageType?",
    });
  message("/success");
  expect(await screen.findByRole("heading", { name: "Thank you" })).toBeTruthy();
  expect(screen.getByText("Your information was submitted.")).toBeTruthy();
  message("/whatever");
  expect(await screen.findByRole("heading", { name: "Invalid Invitation" })).toBeTruthy();
  expect(screen.getByText("This invitation is no longer valid.")).toBeTruthy();
  expect(
    screen.getByText("A new invitation will be sent if further information is needed."),
  ).toBeTruthy();
});

it("IN-2.22 without a message the way leads home", async () => {
  screens.show(<InviteMessagePage />, {
    at: "/external/invite/msg",
    route: "/external/invite/msg/:messageType?",
  });
  await waitFor(() => expect(path()).toBe("/"));
});
