import { fireEvent, openScreens, screen, type Screens, waitFor } from "@guildway/testing/screens";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { knowManifest } from "@guildway/federation";
import { manifest } from "../manifest.ts";
import { ManageUserProfileModal } from "./manage-user-profile.modal.tsx";

let screens: Screens;
beforeAll(async () => {
  knowManifest(manifest);
  screens = await openScreens();
  await screens.signIn("student@keystone.test");
});
afterAll(() => screens.close());

let events: string[];
beforeEach(() => {
  events = [];
  document.documentElement.lang = "en";
});
afterEach(() => screens.network.restore());

const userId = "user-keystone-student";
const profileId = "profile-keystone-student";
const show = (props: { tab?: "general" | "private"; accessGrant?: string } = {}) =>
  screens.show(
    <ManageUserProfileModal
      userId={userId}
      orgId="org-keystone"
      {...props}
      onSaved={() => events.push("saved")}
      close={() => events.push("closed")}
    />,
  );
const label = (name: RegExp | string) => screen.findByLabelText(name) as Promise<HTMLInputElement>;
const number = () => label(/Social Security Number/);
const save = () => screen.findByRole("button", { name: "Save" });
const stored = (table: "users" | "userProfiles", id: string) =>
  screens.api.services.db
    .selectFrom(table)
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirstOrThrow() as Promise<Record<string, unknown>>;
const read = async (fields: string) => {
  const token = await screens.api.signIn("student@keystone.test");
  const { body } = await screens.api.get<{ items: Record<string, unknown>[] }>(
    `/v1/external/supabase/userProfiles?id=${profileId}&select=${fields}`,
    token,
  );
  return body.items[0]!;
};

/** Fills in what the student's information lacks. */
async function fillTheRest(user: ReturnType<typeof show>) {
  await user.selectOptions(await label("Education level"), "someCollege");
  await user.selectOptions(await label("Employment status"), "em");
  await user.selectOptions(await label("Referring organization"), "none");
  await user.selectOptions(await label("Citizenship status"), "usCitizen");
  await user.click(screen.getByLabelText("No", { selector: "[name=criminalBkg]" }));
  await user.click(await label("Not Hispanic or Latino"));
  await user.click(await label("Not a veteran"));
  await user.click(
    screen.getByLabelText("Prefers not to answer", { selector: "[name=disability]" }),
  );
}

it("CP-1.3, CP-2.17 the profile has the tabs General and Private; private information is read only when its tab opens", async () => {
  const user = show();
  expect((await label("First name")).value).not.toBe("");
  expect(screen.getAllByRole("tab").map((tab) => tab.textContent?.trim())).toEqual([
    "General",
    "Private",
  ]);
  expect(screens.network.calls.filter((call) => call.includes("userProfiles"))).toEqual([]);
  await user.click(screen.getByRole("tab", { name: "Private" }));
  expect((await label("Date of birth")).value).toBe("2003-02-11");
  expect((await number()).value).toBe("•••-••-5678");
});

it("CP-5.22, CP-5.23, CP-4.26 first and last name are needed, the rest is not; saving says so, tells its opener and closes", async () => {
  const user = show();
  for (const name of ["First name", "Last name"]) await user.clear(await label(name));
  await user.click(await save());
  for (const message of ["First name is required.", "Last name is required."])
    expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
  await user.type(await label("First name"), " Noah ");
  await user.type(await label("Last name"), "Silva");
  for (const name of [/Middle name/, /Suffix/, /^Phone/, /Extension/, /Mobile phone/])
    await user.clear(await label(name));
  await user.type(await label(/Suffix/), "Jr.");
  const release = screens.network.hold();
  await user.click(await save());
  await waitFor(() => expect(screen.getAllByText("Saving...").length).toBe(2));
  release();
  expect(await screen.findByText("Information saved!")).toBeTruthy();
  expect(events).toEqual(["saved", "closed"]);
  expect(await stored("users", userId)).toMatchObject({
    firstName: "Noah",
    name: "Noah Silva, Jr.",
    phone: null,
  });
});

it("CP-5.25 nothing is saved while an answer is missing, and each is named", async () => {
  const user = show({ tab: "private" });
  await number();
  const before = screens.network.calls.length;
  await user.click(await save());
  for (const answer of ["Education level", "Employment status", "Citizenship status", "Disability"])
    expect((await screen.findAllByText(`${answer} is required.`)).length).toBeGreaterThan(0);
  expect(screens.network.calls.slice(before)).toEqual([]);
});

it("CP-4.27, CP-4.28, CP-5.31, PU-5.22 a number is masked and formatted as it is typed, closed once it is whole, and opened again", async () => {
  const user = show({ tab: "private" });
  expect((await number()).readOnly).toBe(true);
  await user.click(screen.getByRole("button", { name: "View/Change" }));
  await user.click(await save());
  expect(
    (await screen.findAllByText("Social Security Number is required.")).length,
  ).toBeGreaterThan(0);
  await user.type(await number(), "95555");
  expect((await number()).value).toBe("•••-••");
  await user.click(await save());
  expect(
    (await screen.findAllByText("Enter a valid Social Security Number.")).length,
  ).toBeGreaterThan(0);
  await user.type(await number(), "4321");
  expect((await number()).value).toBe("•••-••-4321");
  expect((await number()).readOnly).toBe(true);
  await user.click(screen.getByRole("button", { name: "View/Change" }));
  await user.type(await number(), "{Backspace}");
  expect((await number()).readOnly).toBe(false);
  await user.type(await number(), "9");
  expect((await number()).value).toBe("•••-••-4329");
  await user.click(screen.getByRole("button", { name: "Keep the number that ends in 5678" }));
  expect((await number()).value).toBe("•••-••-5678");
});

it("PU-5.22 a typed number shows while a button is held by pointer or key, and until a box is unticked", async () => {
  const user = show({ tab: "private" });
  await number();
  expect(screen.queryByRole("button", { name: "Hold to reveal" })).toBeNull();
  await user.click(screen.getByRole("button", { name: "View/Change" }));
  await user.type(await number(), "955554321");
  const hold = screen.getByRole("button", { name: "Hold to reveal" });
  const shows = async (value: string) => expect((await number()).value).toBe(value);
  fireEvent.pointerDown(hold);
  await shows("955-55-4321");
  fireEvent.pointerUp(hold);
  await shows("•••-••-4321");
  fireEvent.keyDown(hold, { key: " " });
  await shows("955-55-4321");
  fireEvent.keyUp(hold, { key: " " });
  await shows("•••-••-4321");
  await user.click(screen.getByLabelText("Show the number"));
  await shows("955-55-4321");
  await user.click(screen.getByLabelText("Show the number"));
  await shows("•••-••-4321");
});

it("CP-4.29, CP-4.30 who is unemployed is asked for the Last Employment Date, which another status forgets", async () => {
  const user = show({ tab: "private" });
  await user.selectOptions(await label("Employment status"), "ue");
  fireEvent.change(await label("Last Employment Date"), { target: { value: "2026-08-01" } });
  await user.selectOptions(await label("Employment status"), "em");
  expect(screen.queryByLabelText("Last Employment Date")).toBeNull();
  await user.selectOptions(await label("Employment status"), "ue");
  expect((await label("Last Employment Date")).value).toBe("");
});

it("CP-5.33, CP-5.34 the country is the United States, the states are fifty, the District of Columbia and Puerto Rico", async () => {
  show({ tab: "private" });
  const options = async (name: string) =>
    [...((await label(name)) as unknown as HTMLSelectElement).options].map(({ value }) => value);
  expect(await options("Country")).toEqual(["United States"]);
  const states = (await options("State")).filter((value) => value !== "");
  expect(new Set(states).size).toBe(52);
  expect(states).toEqual(expect.arrayContaining(["PA", "DC", "PR", "AK", "HI"]));
  expect(states).not.toContain("GU");
});

it("CP-8.4 saving that fails says so, and what was typed stays", async () => {
  const user = show({ tab: "private" });
  await fillTheRest(user);
  screens.network.cut();
  await user.click(await save());
  await waitFor(() =>
    expect(screen.getAllByText("Something went wrong, try again.").length).toBe(2),
  );
  expect((await label("Education level")).value).toBe("someCollege");
  expect(events).toEqual([]);
});

it("CP-4.26, CP-5.26, CP-5.27, CP-5.28, CP-5.29, CP-5.30, CP-5.32 what was answered is stored, the address without outer spaces; a number that was kept is not sent, and nothing stays in the browser", async () => {
  const user = show({ tab: "private" });
  await fillTheRest(user);
  const street = await label("Street address");
  await user.clear(street);
  await user.type(street, "  14 Chew Street ");
  await user.click(await label("Asian"));
  await user.click(await save());
  await waitFor(() => expect(events).toEqual(["saved", "closed"]));
  expect(await stored("userProfiles", profileId)).toMatchObject({
    addressLine1: "14 Chew Street",
    addressCountry: "United States",
    orgReferral: "none",
  });
  expect(await read("ssn,educationLevel,employmentStatus,races,criminalBkg,disability")).toEqual({
    ssn: "***-**-5678",
    educationLevel: "someCollege",
    employmentStatus: "em",
    races: ["asian"],
    criminalBkg: "no",
    disability: "noAnswer",
  });
  expect(JSON.stringify([{ ...sessionStorage }, { ...localStorage }])).not.toMatch(/5678|Chew/);
});

it("CP-8.18 information that does not verify is said so with its code, and entered again", async () => {
  await screens.api.services.db
    .updateTable("userProfiles")
    .set({ dob: "moved from elsewhere" })
    .where("id", "=", profileId)
    .execute();
  const user = show({ tab: "private" });
  expect(await screen.findByText("Your private information could not be verified")).toBeTruthy();
  expect(screen.getByText(/private\.not-verified/)).toBeTruthy();
  await fillTheRest(user);
  await user.type(await number(), "912345678");
  fireEvent.change(await label("Date of birth"), { target: { value: "2003-02-11" } });
  await user.selectOptions(await label("Gender"), "male");
  await user.type(await label("Street address"), "12 Chew Street");
  await user.type(await label("City"), "Allentown");
  await user.selectOptions(await label("State"), "PA");
  await user.type(await label("Zip code"), "18102");
  await user.click(await save());
  await waitFor(() => expect(events).toEqual(["saved", "closed"]));
  expect(await read("ssn,dob")).toEqual({ ssn: "***-**-5678", dob: "2003-02-11" });
});

it("changes in the other tab are not lost by saving one, and leaving asks first", async () => {
  const user = show();
  await user.type(await label(/Mobile phone/), "610-555-0102");
  await user.click(screen.getByRole("tab", { name: "Private" }));
  await user.type(await label("City"), "X");
  await user.click(screen.getByRole("button", { name: "Cancel" }));
  expect(await screen.findByText("Leave without saving?")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Stay" }));
  await user.click(screen.getByRole("tab", { name: "General" }));
  await user.click(await save());
  await waitFor(() => expect(events).toEqual(["saved"]));
  expect((await label("City")).value).toMatch(/X$/);
});
