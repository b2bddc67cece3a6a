import type { OccupationDetail, PlanSchoolProgram, ZipPlace } from "@guildway/api-contract";
import { knowRemote } from "@guildway/federation";
import { openScreens, screen, type Screens, waitFor, within } from "@guildway/testing/screens";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { usePlanStore } from "../plan/plan-store.ts";
import { manifest } from "../manifest.ts";
import { remote } from "../remote.tsx";
import ToolPage, { firstQueries } from "./tool.page.tsx";

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

const code = "47-2111.00";
const show = (query = "") =>
  screens.show(<ToolPage />, { at: `/external/pathways?occupation=${code}${query}` });
const card = (name: RegExp) => screen.findByRole("region", { name });
const ask = async <T,>(call: string, zip: string) =>
  (await screens.api.get<T>(`/v1/external/cos/${call}?keyword=${code}&location=${zip}`)).body;
const training = (zip: string) =>
  ask<{ SchoolPrograms: PlanSchoolProgram[]; Total: number; Radius: number; Place: ZipPlace }>(
    "training",
    zip,
  );
const programsInPlan = async () => {
  const counts = await screen.findByLabelText("In this plan");
  return Number(within(counts).getByText("Programs").parentElement!.querySelector("dd")!.innerHTML);
};
const goTo = async (user: ReturnType<Screens["show"]>, zip: string) => {
  const field = await screen.findByRole("textbox", { name: /zip code/i });
  await user.clear(field);
  await user.type(field, `${zip}{Enter}`);
};

it("CP-4.7, CP-4.5 all programs near the visitor are in the plan, nearest first, and the card says within how many miles", async () => {
  show();
  const { SchoolPrograms: programs, Total, Radius } = await training("18101");
  expect(programs.length).toBeGreaterThan(2);
  await waitFor(async () => expect(await programsInPlan()).toBe(programs.length));
  const programsCard = await card(/training programs/i);
  expect(programsCard.textContent).toContain(`All ${Total} programs within ${Radius} miles`);
  const schools = within(programsCard)
    .getAllByRole("listitem")
    .map((item) => item.textContent);
  for (const [index, program] of programs.slice(0, schools.length).entries())
    expect(schools[index]).toContain(program.SchoolName);
});

it("a choice among programs belongs to its ZIP code: another one begins with all of its own, and coming back finds the choice", async () => {
  const user = show();
  await user.click(await screen.findByRole("button", { name: "Choose training programs" }));
  const dialog = await screen.findByRole("dialog", { name: /training programs/i });
  await user.click(within(dialog).getByRole("button", { name: "Choose none" }));
  await user.click(within(dialog).getAllByRole("checkbox")[0]!);
  await user.click(within(dialog).getByRole("button", { name: "Save selection" }));
  await waitFor(async () => expect(await programsInPlan()).toBe(1));
  await goTo(user, "10001");
  const there = (await training("10001")).SchoolPrograms.length;
  expect(there).toBeGreaterThan(1);
  await waitFor(async () => expect(await programsInPlan()).toBe(there));
  await goTo(user, "18101");
  await waitFor(async () => expect(await programsInPlan()).toBe(1));
});

it("CP-5.7 all programs can be taken out, and the card says how to have some again", async () => {
  const user = show();
  await user.click(await screen.findByRole("button", { name: "Choose training programs" }));
  const dialog = await screen.findByRole("dialog", { name: /training programs/i });
  await user.click(within(dialog).getByRole("button", { name: "Choose none" }));
  await user.click(within(dialog).getByRole("button", { name: "Save selection" }));
  await waitFor(async () => expect(await programsInPlan()).toBe(0));
  expect((await card(/training programs/i)).textContent).toContain(
    "You have taken all of them out",
  );
});

it("in the dialog a filter narrows what is chosen or left out at once", async () => {
  const { SchoolPrograms: programs } = await training("18101");
  const [{ SchoolName: school }] = programs as [PlanSchoolProgram];
  const ofSchool = programs.filter(({ SchoolName }) => SchoolName === school).length;
  const user = show();
  await user.click(await screen.findByRole("button", { name: "Choose training programs" }));
  const dialog = await screen.findByRole("dialog", { name: /training programs/i });
  await user.type(within(dialog).getByRole("searchbox", { name: "Filter" }), school);
  await user.click(within(dialog).getByRole("button", { name: /^Leave th/ }));
  expect(within(dialog).getByRole("status").textContent).toBe(
    `${programs.length - ofSchool} of ${programs.length} chosen`,
  );
});

it("what it pays is told of the nearest area, with the state's and the nation's beside it, and by the year when asked", async () => {
  const { OccupationDetail: found } = await ask<{ OccupationDetail: OccupationDetail[] }>(
    "occupation",
    "18101",
  );
  const [metro, state] = found[0]!.Wages!.LocalWagesList!;
  const user = show();
  const decides = await screen.findByLabelText("What decides");
  expect(decides.textContent).toContain(`Pay here$${metro!.Hourly!.toFixed(2)} an hour`);
  expect(decides.textContent).toContain(metro!.AreaName);
  const wages = await card(/^wages/i);
  const bars = () =>
    within(within(wages).getByRole("figure"))
      .getAllByRole("listitem")
      .map((item) => item.textContent);
  expect(bars()).toEqual([
    `${metro!.AreaName}$${metro!.Hourly!.toFixed(2)}`,
    `${state!.AreaName}$${state!.Hourly!.toFixed(2)}`,
    expect.stringMatching(/^United States\$\d\d\.\d\d$/),
  ]);
  await user.click(within(wages).getByRole("radio", { name: "Annual" }));
  expect(bars()[0]).toBe(`${metro!.AreaName}$${metro!.Annual!.toLocaleString("en-US")}`);
});

it("what was not imported is said, with where else to look", async () => {
  show();
  const sponsors = await card(/apprenticeships near you/i);
  expect(await within(sponsors).findByText(/Guildway has no list of sponsors here/)).toBeTruthy();
  expect(within(sponsors).getByRole("link", { name: /Partner Finder/ })).toBeTruthy();
  const certificates = await card(/^certifications/i);
  expect(await within(certificates).findByText(/no source of certifications here/)).toBeTruthy();
});

it("a ZIP code that is not known is said to be so, and the figures are of one nearby", async () => {
  const user = show();
  await goTo(user, "18199");
  expect(await screen.findByText(/We do not know ZIP code 18199/)).toBeTruthy();
  expect((await card(/your area/i)).textContent).toContain("We do not know the zip code 18199");
  expect(screen.getByText(/Figures for .+, PA 181\d\d/)).toBeTruthy();
});

it("a ZIP code of nowhere is said to be unknown, and takes nothing of the place before it", async () => {
  const user = show();
  const decides = () => screen.getByLabelText("What decides").textContent;
  const programs = async () => (await card(/training programs/i)).textContent;
  await waitFor(async () => expect(await programs()).toMatch(/within \d+ miles/));
  await waitFor(() => expect(decides()).toContain("Pay here"));
  const before = [decides(), await programs()];
  await goTo(user, "00000");
  expect(await screen.findByText(/We do not know the zip code 00000/)).toBeTruthy();
  expect([decides(), await programs()]).toEqual(before);
  expect(document.activeElement).toBe(screen.getByRole("textbox", { name: /zip code/i }));
});

it("a ZIP code of nowhere that a link asks for leaves the nation's figures", async () => {
  show("&zip=00000");
  expect(await screen.findByText(/We do not know the zip code 00000/)).toBeTruthy();
  expect(screen.getByLabelText("What decides").textContent).toMatch(/Pay\$[\d.]+ an hourUnited/);
  await waitFor(async () =>
    expect((await card(/training programs/i)).textContent).toContain("Enter your ZIP code"),
  );
});

it("the way to another ZIP code leads to its field", async () => {
  const user = show();
  await user.click(await screen.findByRole("button", { name: "Change ZIP code" }));
  expect(document.activeElement).toBe(screen.getByRole("textbox", { name: /zip code/i }));
});

it("what one does is asked for when its card is opened, and not before", async () => {
  const user = show();
  const work = await card(/what one does/i);
  const asked = () => screens.network.calls.filter((call) => call.includes("/cos/work")).length;
  const before = asked();
  await card(/your area/i);
  expect(asked()).toBe(before);
  await user.click(within(work).getByText("Tasks, technology, tools and interests"));
  expect(await within(work).findByText("Realistic")).toBeTruthy();
  expect(asked()).toBe(before + 1);
});

it("what one does says when it could not be loaded, and loads when asked again", async () => {
  const user = show();
  const work = await card(/what one does/i);
  screens.network.cut();
  await user.click(within(work).getByText("Tasks, technology, tools and interests"));
  expect(await within(work).findByText("What one does could not be loaded.")).toBeTruthy();
  screens.network.restore();
  await user.click(within(work).getByRole("button", { name: /again/i }));
  expect(await within(work).findByText("Realistic")).toBeTruthy();
});

it("with code and ZIP code known, all that is near is asked for at once, and the page is drawn without the lists", () => {
  const queries = () =>
    firstQueries({
      params: {},
      search: new URLSearchParams({ occupation: code }),
      organization: undefined,
    }).map(({ queryKey, meta }) => [queryKey[1], meta?.["drawnWithout"] === true]);
  expect(queries()).toEqual([["visitor-place", true]]);
  usePlanStore.setState({ zip: "18101" });
  expect(queries()).toEqual([
    ["occupation", false],
    ["training", true],
    ["certificates", true],
    ["sponsors", true],
    ["visitor-place", true],
  ]);
});
