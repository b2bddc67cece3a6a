import { knowRemote } from "@guildway/federation";
import { openScreens, screen, type Screens, waitFor, within } from "@guildway/testing/screens";
import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { manifest } from "../manifest.ts";
import { remote } from "../remote.tsx";
import { usePlanStore } from "../plan/plan-store.ts";
import ToolPage from "./tool.page.tsx";

let screens: Screens;
beforeAll(async () => {
  knowRemote(manifest, remote);
  screens = await openScreens();
});
afterAll(() => screens.close());
beforeEach(() => {
  sessionStorage.clear();
  usePlanStore.setState(usePlanStore.getInitialState(), true);
});

const tool = "/external/pathways";
const electricians = `${tool}?occupation=47-2111.00`;
const show = (at: string) => screens.show(<ToolPage />, { at });
const card = async (name: RegExp) => screen.findByRole("region", { name });
const counted = async () => {
  await screen.findByRole("heading", { level: 1, name: "Electricians" });
  const list = screen.getByLabelText("In this plan");
  return [...list.querySelectorAll("div")].map((entry) => [
    entry.querySelector("dt")!.textContent,
    Number(entry.querySelector("dd")!.textContent),
  ]);
};
const contact = {
  Name: "Rosa Diaz",
  "Organization Name": "Diaz Electric",
  Phone: "610-555-0100",
  Email: "rosa@example.test",
};
const fillIn = async (
  user: ReturnType<Screens["show"]>,
  dialog: HTMLElement,
  fields: Record<string, string>,
) => {
  for (const [name, value] of Object.entries(fields))
    await user.type(within(dialog).getByLabelText(new RegExp(`^${name}`)), value);
};
/** Has plans sent to an address until the server takes no more of them for it. */
const refusePlansTo = async (email: string) => {
  const data = { OnetCode: "47-2111.00", OnetTitle: "Electricians", name: "Rosa", email };
  const { body } = await screens.api.request<{ docId: string; editGrant: string }>(
    "POST",
    "/v1/external/firebase/store/jobProfiles",
    { body: { data } },
  );
  const send = () =>
    screens.api.request("POST", "/v1/external/gmail/training-plan", {
      headers: { "x-edit-grant": body.editGrant },
      body: { docId: body.docId },
    });
  while ((await send()).status === 200);
};
const storedPlans = () =>
  screens.api.services.db
    .selectFrom("jobProfiles")
    .selectAll()
    .where("OnetCode", "=", "47-2111.00")
    .orderBy("id")
    .execute();

it("CP-2.9 a search without a keyword asks for one and searches for nothing", async () => {
  const user = show(tool);
  await user.click(screen.getByRole("button", { name: "Search" }));
  expect(screen.getByRole("searchbox").getAttribute("aria-invalid")).toBe("true");
  expect(document.activeElement).toBe(screen.getByRole("searchbox"));
  expect(location.search).toBe("");
});

it("CP-2.1, CP-2.10, CP-2.12, CP-4.5 a keyword in the address searches at once; each result has title, description, code and Select, which opens the occupation with its counts, wages and place", async () => {
  const user = show(`${tool}?occupationKeyword=electrician`);
  const result = (await screen.findByRole("button", { name: "Select Electricians" })).closest(
    "li",
  )!;
  expect(within(result).getByRole("heading", { name: "Electricians" })).toBeTruthy();
  expect(result.textContent).toContain("47-2111.00");
  expect(result.querySelectorAll("p").length).toBeGreaterThan(0);
  expect(new URLSearchParams(location.search).get("occupationKeyword")).toBeNull();

  await user.click(within(result).getByRole("button", { name: "Select Electricians" }));
  const { body } = await screens.api.get<{ SchoolPrograms: object[] }>(
    "/v1/external/cos/training?keyword=47-2111.00&location=18101",
  );
  await waitFor(async () =>
    expect(await counted()).toEqual([
      ["Skills", 5],
      ["Knowledge", 5],
      ["Programs", body.SchoolPrograms.length],
      ["Certifications", 0],
    ]),
  );
  expect(screen.getByRole("button", { name: "Change" })).toBeTruthy();
  expect((await card(/your area/i)).textContent).toContain("Allentown, PA 18101");
  expect((await card(/wage|pay/i)).textContent).toMatch(/\$\d/);
  for (const name of [/^skills/i, /^knowledge/i, /^certifications/i, /programs/i])
    expect(screen.getAllByRole("heading", { name }).length).toBeGreaterThan(0);
  const asked = screens.network.calls.join("\n");
  for (const call of ["occupation?keyword=47-2111.00", "training?", "certificationfinder?"])
    expect(asked).toContain(`/v1/external/cos/${call}`);
});

it("CP-5.38, CP-4.9 the area is that of the visitor's address at first; a blank ZIP code says 'Please try again'", async () => {
  const user = show(electricians);
  const field = await screen.findByRole("textbox", { name: /zip code/i });
  expect((field as HTMLInputElement).value).toBe("18101");
  await user.clear(field);
  await user.click(within(await card(/your area/i)).getByRole("button", { name: "Search" }));
  expect(screen.getByText("Please try again")).toBeTruthy();
  expect(field.getAttribute("aria-invalid")).toBe("true");
  expect(document.activeElement).toBe(field);
});

it("CP-4.8 another ZIP code asks again for its place", async () => {
  const user = show(electricians);
  const field = await screen.findByRole("textbox", { name: /zip code/i });
  await user.clear(field);
  await user.type(field, "18018{Enter}");
  await waitFor(async () =>
    expect((await card(/your area/i)).textContent).toContain("Bethlehem, PA 18018"),
  );
});

it("CP-5.6, CP-2.21 skills cannot be left empty: the modal stays and says 'Select at least one.'; with one chosen it closes and the plan has that one", async () => {
  const user = show(electricians);
  await user.click(await screen.findByRole("button", { name: "Choose skills" }));
  const dialog = await screen.findByRole("dialog", { name: /skills/i });
  await user.click(within(dialog).getByRole("button", { name: "Choose none" }));
  const save = within(dialog).getByRole("button", { name: "Save selection" });
  await user.click(save);
  expect(within(dialog).getAllByText("Select at least one.").length).toBeGreaterThan(0);
  await user.click(within(dialog).getAllByRole("checkbox")[0]!);
  expect(within(dialog).queryByText("Select at least one.")).toBeNull();
  await user.click(save);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect((await counted())[0]).toEqual(["Skills", 1]);
});

it("CP-4.6 Change forgets what was chosen, after asking", async () => {
  const user = show(electricians);
  await user.click(await screen.findByRole("button", { name: "Choose knowledge" }));
  const dialog = await screen.findByRole("dialog", { name: /knowledge/i });
  await user.click(within(dialog).getByRole("button", { name: "Choose all" }));
  await user.click(within(dialog).getByRole("button", { name: "Save selection" }));
  await waitFor(async () => expect((await counted())[1]?.[1]).toBeGreaterThan(5));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await user.click(screen.getByRole("button", { name: "Change" }));
  const question = await screen.findByRole("dialog");
  await user.click(within(question).getAllByRole("button").at(-2)!);
  expect(await screen.findByRole("searchbox")).toBeTruthy();
  show(electricians);
  expect((await counted())[1]).toEqual(["Knowledge", 5]);
});

it("CP-5.1, CP-2.20 the share form names each field that is not filled in, and stores nothing", async () => {
  const before = await storedPlans();
  const user = show(electricians);
  await user.click(await screen.findByRole("button", { name: "Share" }));
  const dialog = await screen.findByRole("dialog", { name: "Share Training Plan" });
  const field = (name: string) => within(dialog).getByRole("textbox", { name });
  await user.type(field("Name"), "Al");
  await user.type(field("Email"), "al@nowhere");
  await user.click(within(dialog).getByRole("button", { name: "Send plan" }));
  for (const name of ["Name", "Organization Name", "Phone", "Email"])
    expect(field(name).getAttribute("aria-invalid"), name).toBe("true");
  expect(await storedPlans()).toEqual(before);
});

it("CP-4.12, CP-4.13, CP-4.15, CP-4.16, CP-4.17, CP-4.18 sharing without an organization says 'Sending...', stores the plan with who to reach, and goes to its page", async () => {
  const user = show(electricians);
  await user.click(await screen.findByRole("button", { name: "Share" }));
  const dialog = await screen.findByRole("dialog", { name: "Share Training Plan" });
  await fillIn(user, dialog, contact);
  const release = screens.network.hold();
  await user.click(within(dialog).getByRole("button", { name: "Send plan" }));
  expect((await within(dialog).findByRole("button", { name: /Sending\.\.\./ })).ariaDisabled).toBe(
    "true",
  );
  release();
  await waitFor(() => expect(location.pathname).toMatch(/^\/external\/job-profiles\/.+/));
  const id = location.pathname.split("/").at(-1)!;
  const stored = await screens.api.services.db
    .selectFrom("jobProfiles")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  expect(stored).toMatchObject({
    OnetTitle: "Electricians",
    orgId: null,
    name: "Rosa Diaz",
    companyName: "Diaz Electric",
    phone: "610-555-0100",
    email: "rosa@example.test",
  });
  expect(stored.selectedSkills).toHaveLength(5);
});

it("the share form of a location's address names the location's organization and its privacy policy", async () => {
  const user = show(`${electricians}&locationId=loc-allentown`);
  await user.click(await screen.findByRole("button", { name: "Share" }));
  const dialog = await screen.findByRole("dialog", { name: "Share Training Plan" });
  await within(dialog).findByText(/tell Keystone Workforce Partners how to reach you/);
  expect(
    within(dialog)
      .getByRole("link", { name: /Privacy policy of Keystone Workforce Partners/ })
      .getAttribute("href"),
  ).toBe("https://keystone.test/privacy");
});

it("CP-8.2, CP-8.17 a plan that could not be stored keeps the form and says so, and the failure is logged", async () => {
  const logged = vi.spyOn(console, "error").mockReturnValue();
  const user = show(electricians);
  await user.click(await screen.findByRole("button", { name: "Share" }));
  const dialog = await screen.findByRole("dialog", { name: "Share Training Plan" });
  await fillIn(user, dialog, contact);
  screens.network.cut();
  const inSight: string[] = [];
  Element.prototype.scrollIntoView = function (this: Element) {
    inSight.push(this.textContent);
  };
  await user.click(within(dialog).getByRole("button", { name: "Send plan" }));
  expect((await within(dialog).findByRole("alert")).textContent).toContain(
    "Unable to save & send plan, please refresh and try again.",
  );
  expect(inSight.join()).toContain("Unable to save & send plan");
  Reflect.deleteProperty(Element.prototype, "scrollIntoView");
  expect(logged).toHaveBeenCalledWith(
    expect.objectContaining({ cause: expect.objectContaining({ code: "network" }) }),
  );
  logged.mockRestore();
  screens.network.restore();
  expect((within(dialog).getByRole("textbox", { name: "Name" }) as HTMLInputElement).value).toBe(
    "Rosa Diaz",
  );
});

it("CP-8.1 a plan that was stored and could not be sent keeps the form and says so", async () => {
  const user = show(electricians);
  await user.click(await screen.findByRole("button", { name: "Share" }));
  const dialog = await screen.findByRole("dialog", { name: "Share Training Plan" });
  await fillIn(user, dialog, { ...contact, Email: "much.asked@example.test" });
  await refusePlansTo("much.asked@example.test");
  await user.click(within(dialog).getByRole("button", { name: "Send plan" }));
  expect((await within(dialog).findByRole("alert")).textContent).toContain(
    "Unable to send plan, please refresh and try again",
  );
});

it("removing by keyboard goes on with the next item, and undoing is offered", async () => {
  const user = show(electricians);
  const remove = await screen.findByRole("button", { name: "Remove Repairing" });
  remove.focus();
  await user.keyboard("{Enter}");
  expect(document.activeElement?.getAttribute("aria-label")).toMatch(/^Remove (?!Repairing)/);
  const skills = await card(/^skills/i);
  await user.click(within(skills).getByRole("button", { name: "Undo" }));
  expect(await screen.findByRole("button", { name: "Remove Repairing" })).toBeTruthy();
});

it("CP-2.23 a skill of one's own joins those of the plan", async () => {
  const user = show(electricians);
  await user.click(await screen.findByRole("button", { name: "Create Skill" }));
  const dialog = await screen.findByRole("dialog", { name: "Create Skill" });
  await user.click(within(dialog).getByRole("button", { name: "Create skill" }));
  expect(within(dialog).getAllByText("Enter a name.").length).toBeGreaterThan(0);
  await fillIn(user, dialog, {
    Name: "Night shifts",
    Description: "Awake when others sleep",
    Importance: "80",
  });
  await user.click(within(dialog).getByRole("radio", { name: "3" }));
  await user.click(within(dialog).getByRole("button", { name: "Create skill" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect((await counted())[0]).toEqual(["Skills", 6]);
  expect(screen.getByText("Night shifts")).toBeTruthy();
});

it("CP-2.24 a certificate of one's own joins those of the plan", async () => {
  const user = show(electricians);
  await user.click(await screen.findByRole("button", { name: "Create Certificate" }));
  const dialog = await screen.findByRole("dialog", { name: "Create Certificate" });
  await fillIn(user, dialog, {
    Name: "Crane Rigger",
    Description: "Lifts safely",
    URL: "https://rigging.example/crane",
    Acronym: "CR",
    "Organization name": "Rigging Society",
    "Organization URL": "https://rigging.example",
    "Organization address": "1 Main Street",
  });
  await user.selectOptions(within(dialog).getByRole("combobox"), "Core");
  await user.click(within(dialog).getByRole("button", { name: "Create certificate" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect((await counted())[3]).toEqual(["Certifications", 1]);
});

it("CP-2.14, CP-2.2, CP-4.10, CP-4.11, CP-4.14 with an organization the plan is saved as its own, and its page follows", async () => {
  const user = show(`${electricians}&orgId=org-keystone`);
  const save = await screen.findByRole("button", { name: "Save" });
  expect(screen.queryByRole("button", { name: "Share" })).toBeNull();
  await user.click(save);
  await waitFor(() => expect(location.pathname).toMatch(/^\/external\/job-profiles\/.+/));
  expect(await screen.findByText("Training plan saved!")).toBeTruthy();
  const stored = await screens.api.services.db
    .selectFrom("jobProfiles")
    .select(["orgId", "OnetTitle"])
    .where("id", "=", location.pathname.split("/").at(-1)!)
    .executeTakeFirstOrThrow();
  expect(stored).toEqual({ orgId: "org-keystone", OnetTitle: "Electricians" });
});

it("CP-2.3 an organization that cannot be loaded is said to be so", async () => {
  show(`${tool}?orgId=org-nothing`);
  expect(await screen.findByText("Cannot load organization")).toBeTruthy();
});

it("CP-2.6 embedded hides the bar that leads back to the product, and nothing else does", async () => {
  const back = () => screen.queryByRole("link", { name: /back to/i });
  show(`${tool}?embedded=yes`);
  expect(back()).toBeTruthy();
  show(`${tool}?embedded=true`);
  expect(back()).toBeNull();
});
