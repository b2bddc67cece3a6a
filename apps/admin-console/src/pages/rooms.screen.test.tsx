import { knowManifest } from "@guildway/federation";
import { openScreens, screen, type Screens, waitFor, within } from "@guildway/testing/screens";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { manifest } from "../manifest.ts";
import ApprenticeshipsPage from "./apprenticeships.page.tsx";
import CohortsPage from "./cohorts.page.tsx";
import EmployersPage from "./employers.page.tsx";
import InstructionProvidersPage from "./instruction-providers.page.tsx";
import LocationsPage from "./locations.page.tsx";
import SearchesPage from "./searches.page.tsx";

let screens: Screens;
beforeAll(async () => {
  knowManifest(manifest);
  screens = await openScreens();
  await screens.signIn("superadmin@guildway.test");
});
beforeEach(() => sessionStorage.clear());
afterAll(() => screens.close());

const rooms = {
  apprenticeships: <ApprenticeshipsPage />,
  employers: <EmployersPage />,
  cohorts: <CohortsPage />,
  "instruction-providers": <InstructionProvidersPage />,
  locations: <LocationsPage />,
  searches: <SearchesPage />,
};
const show = (room: keyof typeof rooms, rest = "") =>
  screens.show(rooms[room], { at: `/${room}${rest}`, route: `/${room}/:id?/:action?` });
const button = (name: string) => screen.findByRole("button", { name });
const link = (name: string) => screen.findByRole("link", { name });
const title = (name: string) => screen.findByRole("heading", { level: 1, name });
const fact = async (name: string) =>
  (await screen.findByText(name, { selector: "dt" })).nextElementSibling!.textContent;

it("a yes or no that nobody answered is a dash in the list", async () => {
  await screens.api.services.db
    .updateTable("cohorts")
    .set({ openCohortEnrollment: null })
    .where("id", "=", "cohort-c")
    .execute();
  show("cohorts");
  const isOpen = async (name: RegExp) => {
    const cohort = await screen.findByRole("row", { name });
    return within(cohort).getAllByRole("cell")[1]?.textContent;
  };
  expect(await isOpen(/Winter weekends/)).toBe("Yes");
  expect(await isOpen(/Winter evenings/)).toBe("–");
});

it("a record is made, changed and, once that was confirmed, deleted", async () => {
  const user = show("instruction-providers");
  await user.click(await link("New provider"));
  await user.click(await button("Create instruction provider"));
  expect(await title("New instruction provider")).toBeTruthy();
  await user.type(await screen.findByRole("textbox", { name: /Name/ }), "Lehigh Welding School");
  await user.click(await button("Create instruction provider"));
  expect(await title("Lehigh Welding School")).toBeTruthy();
  expect(await fact("Organization")).toBe("Keystone Workforce Partners");

  await user.click(await link("Edit"));
  const name = await screen.findByRole("textbox", { name: /Name/ });
  await user.clear(name);
  await user.type(name, "Lehigh Welding College");
  await user.click(await button("Save"));
  expect(await title("Lehigh Welding College")).toBeTruthy();

  await user.click(await button("Delete"));
  const question = await screen.findByRole("dialog", { name: "Delete Lehigh Welding College?" });
  await user.click(within(question).getByRole("button", { name: "Delete" }));
  expect(await title("Instruction providers")).toBeTruthy();
  await screen.findByRole("table");
  expect(screen.queryByRole("link", { name: /Lehigh Welding/ })).toBeNull();
  const { calls } = screens.network;
  const deletion = calls.findIndex((one) => one.startsWith("DELETE"));
  const id = calls[deletion]!.split("id=")[1]!;
  expect(calls.slice(deletion + 1).filter((one) => one.includes(id))).toEqual([]);
});

it("a link to an empty form fills in texts, and nothing that the form would not show", async () => {
  const user = show(
    "locations",
    "/new?name=Annex&managerIds=user-keystone-admin&defaultLocation=true",
  );
  const name = await screen.findByRole<HTMLInputElement>("textbox", { name: "Name" });
  expect(name.value).toBe("Annex");
  await user.click(await button("Create location"));
  expect(await title("Annex")).toBeTruthy();
});

it("a link to an empty form shows what it chooses, also of another organization or what is gone", async () => {
  show("apprenticeships", "/new?employerProfileId=ep-valley-clinic&locationId=loc-nowhere");
  await screen.findByRole("option", { name: "Valley Community Clinic", selected: true });
  const location = await screen.findByRole("combobox", { name: /Location/ });
  expect(await within(location).findByRole("option", { name: "No longer there" })).toMatchObject({
    selected: true,
  });
});

it("what is missing or too long is said at its field before anything is sent", async () => {
  const user = show("locations", "/new");
  await user.click(await button("Create location"));
  const summary = await screen.findByRole("alert");
  expect(within(summary).getByRole("link").textContent).toBe("Enter a value for Name.");
  const name = screen.getByRole("textbox", { name: "Name" });
  expect(name.getAttribute("aria-invalid")).toBe("true");
  await user.type(name, "A");
  expect(name.getAttribute("aria-invalid")).toBeNull();
});

it("a record that would have no name is asked for one, although the contract lets it be empty", async () => {
  const user = show("employers", "/new");
  await user.click(await button("Create employer"));
  const summary = await screen.findByRole("alert");
  expect(within(summary).getByRole("link").textContent).toBe("Enter a value for Name.");
  expect(screen.getByRole("textbox", { name: "Name" }).getAttribute("aria-invalid")).toBe("true");
});

it("a number is taken as one, and what is none or too small is said at its field", async () => {
  const user = show("employers", "/ep-bakery/edit");
  const employees = await screen.findByRole("textbox", { name: /Total employees/ });
  const said = async () => within(await screen.findByRole("alert")).getByRole("link").textContent;
  const type = async (text: string) => {
    await user.clear(employees);
    await user.type(employees, text);
    await user.click(await button("Save"));
  };
  await type("about 20");
  expect(await said()).toBe("Enter a whole number for Total employees.");
  await type("20.5");
  expect(await said()).toBe("Enter a whole number for Total employees.");
  await type("-3");
  expect(await said()).toBe("Total employees: at least 0.");
  await type("20000000");
  expect(await said()).toBe("Total employees: at most 10000000.");
  await type(" 23 ");
  expect(await title("Saucon Valley Bakery")).toBeTruthy();
  expect(await fact("Total employees")).toBe("23");
});

it("a form asks in the sections in which the record is shown", async () => {
  show("employers", "/new");
  const [identification, contact] = await screen.findAllByRole("group");
  expect(identification).toBe(screen.getByRole("group", { name: "Company identification" }));
  expect(within(identification!).getByRole("textbox", { name: /EIN/ })).toBeTruthy();
  expect(within(contact!).getByRole("textbox", { name: /E-mail/ })).toBeTruthy();
});

it("a record that has to be chosen is not offered as None", async () => {
  show("cohorts", "/new");
  const first = async (name: RegExp) =>
    within(await screen.findByRole("combobox", { name })).getAllByRole("option")[0]!.textContent;
  expect(await first(/Class/)).toBe("Choose…");
  show("employers", "/new");
  expect(await first(/Location/)).toBe("None");
});

it("a day without a time is the same in every time zone, and what is named leads to its room", async () => {
  show("apprenticeships", "/ap-maintenance");
  expect(await title("Industrial Machinery Mechanics")).toBeTruthy();
  expect(await fact("Start")).toBe("09/08/2026");
  const employer = await link("Lehigh Forge and Machine");
  expect(employer.getAttribute("href")).toBe("/employers/ep-forge");
});

it("what the server refuses is said at its field, and what was typed stays", async () => {
  const user = show("instruction-providers", "/new");
  await user.type(await screen.findByRole("textbox", { name: /Name/ }), "Kept");
  screens.network.cut();
  await user.click(await button("Create instruction provider"));
  expect((await screen.findByRole("alert")).textContent).toContain("No answer came");
  screens.network.restore();
  expect((screen.getByRole("textbox", { name: /Name/ }) as HTMLInputElement).value).toBe("Kept");
});

it("a form that was left takes up what was typed, or starts again without it", async () => {
  const user = show("locations", "/new");
  await user.type(await screen.findByRole("textbox", { name: "Name" }), "Half a name");
  const again = show("locations", "/new");
  const field = async () =>
    ((await screen.findByRole("textbox", { name: "Name" })) as HTMLInputElement).value;
  expect(await field()).toBe("Half a name");
  await again.click(await button("Start again without it"));
  await waitFor(async () => expect(await field()).toBe(""));
});

it("an entry's changes wait to be published, and say so until they are", async () => {
  const user = show("cohorts");
  const first = (await screen.findAllByRole("rowheader"))[0]!;
  await user.click(within(first).getByRole("link"));
  await user.click(await link("Edit"));
  const name = await screen.findByRole("textbox", { name: "Title" });
  await user.clear(name);
  await user.type(name, "Spring evening cohort");
  await user.click(await button("Save"));
  expect(await title("Spring evening cohort")).toBeTruthy();
  await user.click(await button("Publish changes"));
  await waitFor(() => expect(screen.queryByRole("button", { name: "Publish changes" })).toBeNull());
  await waitFor(() => expect(document.activeElement?.textContent).toBe("Spring evening cohort"));
});

it("the class codes of a cohort are shown by their code", async () => {
  show("cohorts", "/cohort-a");
  await waitFor(async () => expect(await fact("Class codes")).toMatch(/^ELT/));
});

it("what may be left out says so, a record that is chosen too", async () => {
  show("locations", "/new");
  expect(await screen.findByRole("combobox", { name: /^Employer\s*\(optional\)$/ })).toBeTruthy();
  expect(screen.getByRole("group", { name: /^Managers\s*\(optional\)$/ })).toBeTruthy();
  show("cohorts", "/new");
  expect(await screen.findByRole("combobox", { name: "Class" })).toBeTruthy();
});

it("the managers of a location stand in an order, whose first is the sponsor", async () => {
  const user = show("locations", "/loc-bethlehem/edit");
  const managers = async () =>
    (await screen.findAllByRole("listitem")).map((item) => item.querySelector("span")!.textContent);
  await waitFor(async () => expect((await managers())[0]).toMatch(/^Otis Dawson/));
  await user.click(await button("Move Otis Dawson down"));
  expect((await managers())[0]).toMatch(/^Paula Garner/);
  await user.click(await button("Save"));
  expect(await title("Bethlehem Works")).toBeTruthy();
  await waitFor(async () => expect(await fact("Managers")).toBe("Paula Garner"));
});

it("a manager is chosen by keyboard without being added on the way, and the keyboard stays among them", async () => {
  const user = show("locations", "/loc-bethlehem/edit");
  const order = () =>
    screen.getAllByRole("listitem").map((item) => item.querySelector("span")!.textContent.trim());
  const focused = () => document.activeElement?.getAttribute("aria-label");
  await button("Move Otis Dawson down");
  const before = order();
  const add = screen.getByRole<HTMLSelectElement>("combobox", { name: "Add to managers" });
  await within(add).findByRole("option", { name: "Ada Abbott" });
  await user.selectOptions(add, "Ada Abbott");
  expect(order()).toEqual(before);
  await user.click(await button("Add"));
  expect(order()).toEqual([...before, "Ada Abbott"]);
  await user.click(await button("Move Ada Abbott up"));
  expect(focused()).toBe("Move Ada Abbott up");
  await user.click(await button("Remove Ada Abbott"));
  expect(focused()).toMatch(/^Remove /);
});

it("a filter by a record that is named offers its names and stands in the address", async () => {
  const user = show("cohorts");
  const classes = await screen.findByRole("combobox", { name: "Class" });
  await waitFor(() => expect(within(classes).getAllByRole("option").length).toBeGreaterThan(1));
  const [, chosen] = within(classes).getAllByRole<HTMLOptionElement>("option");
  await user.selectOptions(classes, chosen!);
  expect(new URLSearchParams(location.search).get("classId")).toBe(chosen!.value);
});

it("what is only read has no form: an address that asks for one shows the record", async () => {
  show("searches");
  const first = (await screen.findAllByRole("rowheader"))[0]!;
  const { pathname } = new URL(within(first).getByRole<HTMLAnchorElement>("link").href);
  show("searches", `${pathname.replace("/searches", "")}/edit`);
  expect(await title("Do I get paid while I learn?")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Save" })).toBeNull();
});

it("what the server would refuse has no button, and says why", async () => {
  await screens.signIn("readonly@keystone.test");
  show("cohorts");
  const first = (await screen.findAllByRole("rowheader"))[0]!;
  const { pathname } = new URL(within(first).getByRole<HTMLAnchorElement>("link").href);
  show("cohorts", pathname.replace("/cohorts", ""));
  expect(await screen.findByText("Your account may read courses and change none.")).toBeTruthy();
  expect(screen.queryByRole("link", { name: "Edit" })).toBeNull();
  expect(screen.queryByRole("button", { name: "Delete" })).toBeNull();
  show("cohorts", `${pathname.replace("/cohorts", "")}/edit`);
  expect(await screen.findByText("Your account may read courses and change none.")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Save" })).toBeNull();
  show("cohorts", "/new");
  expect(await screen.findByText("Your account may read courses and change none.")).toBeTruthy();
  await screens.signIn("superadmin@guildway.test");
});

it("a record that is not there says so", async () => {
  show("cohorts", "/nothing-of-this-id");
  expect(await screen.findByText("No such cohort")).toBeTruthy();
});

it("a state and a ZIP code that there are not are refused beside their fields, as they were typed", async () => {
  const user = show("locations", "/loc-bethlehem/edit");
  const [state, zip] = await Promise.all(
    [/State/, /ZIP code/].map((name) => screen.findByRole<HTMLInputElement>("textbox", { name })),
  );
  await user.clear(state!);
  await user.type(state!, "Pennsylvania");
  await user.clear(zip!);
  await user.type(zip!, "abc");
  await user.click(await button("Save"));
  const faultOf = (input: HTMLInputElement) =>
    input
      .getAttribute("aria-describedby")!
      .split(" ")
      .map((id) => document.getElementById(id)?.textContent)
      .join(" ");
  await waitFor(() =>
    expect(faultOf(state!)).toContain("Enter the two letters of a state or territory"),
  );
  expect(faultOf(zip!)).toContain("Enter a ZIP code of five digits");
  expect(state!.value).toBe("Pennsylvania");
});
