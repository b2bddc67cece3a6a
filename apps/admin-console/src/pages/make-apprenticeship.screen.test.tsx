import { knowManifest } from "@guildway/federation";
import { openScreens, screen, type Screens, waitFor } from "@guildway/testing/screens";
import { afterAll, beforeAll, expect, it } from "vitest";
import { manifest } from "../manifest.ts";
import MakeApprenticeshipPage from "./make-apprenticeship.page.tsx";

let screens: Screens;
beforeAll(async () => {
  knowManifest(manifest);
  screens = await openScreens();
  await screens.signIn("superadmin@guildway.test");
});
afterAll(() => screens.close());

const show = (program: string) =>
  screens.show(<MakeApprenticeshipPage />, {
    at: `/make-apprenticeship/${program}`,
    route: "/make-apprenticeship/:programId",
  });
async function choose(user: ReturnType<typeof show>, label: string | RegExp, name: string) {
  await screen.findByRole("option", { name });
  await user.selectOptions(screen.getByLabelText(label), name);
}
const made = (location: string) =>
  screens.api.services.db
    .selectFrom("apprenticeships")
    .leftJoin("wageSchedules", "wageSchedules.apprenticeshipId", "apprenticeships.id")
    .selectAll("apprenticeships")
    .select(["wageSchedules.title", "wageSchedules.entryWage", "wageSchedules.wageRates"])
    .where("apprenticeships.locationId", "=", location)
    .where("apprenticeshipTemplateId", "=", "at-maintenance")
    .where("apprenticeships.id", "!=", "ap-maintenance")
    .execute();
const countOf = async (table: "apprenticeships" | "wageSchedules") =>
  (await screens.api.services.db.selectFrom(table).select("id").execute()).length;

it("of a program and an employer an apprenticeship and its wage schedule are made, with nothing typed again", async () => {
  const user = show("at-maintenance");
  const button = await screen.findByRole("button", {
    name: "Make apprenticeship and wage schedule",
  });
  await user.click(button);
  expect((await screen.findByRole("alert")).textContent).toContain("Choose an employer.");
  await choose(user, "Employer", "Lehigh Forge and Machine");
  await choose(user, /^Location/, "Bethlehem Works");
  await user.click(button);
  await waitFor(async () =>
    expect((await made("loc-bethlehem")).map(({ entryWage }) => Number(entryWage))).toEqual([32]),
  );
  const [row] = await made("loc-bethlehem");
  expect(row).toMatchObject({
    occupationName: "Industrial Machinery Mechanics",
    rapidsCode: "0308",
    type: "TB",
    ojtHours: 8000,
    instructionHours: 576,
    probation: "6 months",
    ratio: { apprentices: 1, journeyworkers: 1 },
  });
  expect(row!.workProcesses?.map(({ title }) => title)).toEqual([
    "Work safely",
    "Maintain and repair",
  ]);
  expect(row!.relatedInstruction).toHaveLength(3);
  expect(row!.wageRates).toEqual(
    [17.6, 20.8, 24, 27.2].map((wageAmount) => ({ wageAmount, duration: 2000 })),
  );
});

it("wages that break a rule are not sent; where the schedule alone fails, the apprenticeship is not made twice", async () => {
  const user = show("at-maintenance");
  await choose(user, "Employer", "Lehigh Forge and Machine");
  await choose(user, /^Location/, "Allentown Training Center");
  const hours = screen.getByLabelText("Duration of period 1");
  await user.clear(hours);
  await user.type(hours, "1000");
  expect(screen.getByText("Total hours fall short of OJT Hours by 1000 hrs")).toBeTruthy();
  const button = screen.getByRole("button", { name: "Make apprenticeship and wage schedule" });
  await user.click(button);
  expect((await screen.findByRole("alert")).textContent).toContain(
    "Total hours (7000) must equal OJT hours (8000).",
  );
  expect(await made("loc-allentown")).toEqual([]);
  await user.click(screen.getByRole("button", { name: "Share 8,000 hours out evenly" }));
  // Longer than the server takes.
  await user.click(screen.getByLabelText("Title of the schedule"));
  await user.paste("x".repeat(300));
  await user.click(button);
  expect(await screen.findByText(/its wage schedule was not/)).toBeTruthy();
  await user.clear(screen.getByLabelText("Title of the schedule"));
  await user.type(screen.getByLabelText("Title of the schedule"), "Mechanics");
  await user.click(screen.getByRole("button", { name: "Make wage schedule" }));
  await waitFor(async () =>
    expect((await made("loc-allentown")).map(({ wageRates }) => wageRates?.length)).toEqual([4]),
  );
});

it("an answer that got lost makes neither of them twice", async () => {
  const user = show("at-maintenance");
  await choose(user, "Employer", "Lehigh Forge and Machine");
  const button = screen.getByRole("button", { name: "Make apprenticeship and wage schedule" });
  const counts = async () => [await countOf("apprenticeships"), await countOf("wageSchedules")];
  const [apprenticeships = 0, schedules = 0] = await counts();
  screens.network.loseAnswers();
  await user.click(button);
  expect(await screen.findByRole("alert")).toBeTruthy();
  expect(await counts()).toEqual([apprenticeships + 1, schedules]);
  screens.network.restore();
  await user.click(button);
  await waitFor(async () => expect(await counts()).toEqual([apprenticeships + 1, schedules + 1]));
});
