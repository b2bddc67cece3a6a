import { knowManifest } from "@guildway/federation";
import { openScreens, screen, type Screens, waitFor, within } from "@guildway/testing/screens";
import { afterAll, beforeAll, expect, it } from "vitest";
import { manifest } from "../manifest.ts";
import TrainingProgramsPage from "./training-programs.page.tsx";

let screens: Screens;
beforeAll(async () => {
  knowManifest(manifest);
  screens = await openScreens();
  await screens.signIn("superadmin@guildway.test");
});
afterAll(() => screens.close());

it("a program says what it still lacks to be registered, and by which rule", async () => {
  screens.show(<TrainingProgramsPage />, {
    at: "/training-programs/at-valley-assistant",
    route: "/training-programs/:id?/:action?",
  });
  const card = await screen.findByRole("region", { name: "Ready to be registered?" });
  expect(within(card).getByText("7 of 12 points are in place.")).toBeTruthy();
  const [missing] = within(card).getAllByRole("list");
  expect(
    within(missing!)
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent),
  ).toContain("MissingProbationSay how long the probation is. 29 CFR 29.5(b)(8)");
});

it("groups and competencies of a program are named, moved, added and taken away", async () => {
  const user = screens.show(<TrainingProgramsPage />, {
    at: "/training-programs/at-maintenance/edit",
    route: "/training-programs/:id?/:action?",
  });
  const press = async (name: string | RegExp) =>
    user.click(await screen.findByRole("button", { name }));
  await press("Work safely");
  const name = screen.getByLabelText("Name of the group");
  await user.clear(name);
  await user.type(name, "Safety first");
  await press("Add competency");
  await user.type(screen.getByLabelText("Competency 2"), "Wears what protects");
  const tags = screen.getAllByLabelText("Tags");
  await user.type(tags.at(-1)!, "Safety, protection (eyes, ears),");
  await press("Safety first");
  await press("Maintain and repair");
  await press(/^Remove: Aligns shafts/);
  expect(document.activeElement?.getAttribute("aria-label")).toMatch(/^Remove: Finds faults/);
  await user.selectOptions(screen.getByLabelText("Group"), "Safety first");
  await press("Move down: Safety first");
  await press("Save");
  const stored = () =>
    screens.api.services.db
      .selectFrom("apprenticeshipTemplates")
      .select(["competencies", "competencyGroups", "classifications"])
      .where("id", "=", "at-maintenance")
      .executeTakeFirstOrThrow();
  await waitFor(async () => {
    const { competencies, competencyGroups, classifications } = await stored();
    expect(
      competencyGroups?.map(({ description, competencyIds }) => [
        description,
        competencyIds.map((id) => competencies?.[id]?.description),
      ]),
    ).toEqual([
      ["Maintain and repair", []],
      [
        "Safety first",
        [
          "Locks out and tags out a machine before service",
          "Wears what protects",
          "Finds faults in motor control circuits with a meter",
        ],
      ],
    ]);
    expect(Object.keys(competencies ?? {})).toHaveLength(3);
    const added = Object.values(competencies ?? {}).find(
      ({ description }) => description === "Wears what protects",
    );
    expect(added?.classificationIds?.map((id) => classifications?.[id])).toEqual([
      "Safety",
      "protection (eyes, ears)",
    ]);
  });
});

it("courses and wages are typed for a program that no document was read for", async () => {
  const user = screens.show(<TrainingProgramsPage />, {
    at: "/training-programs/at-valley-assistant/edit",
    route: "/training-programs/:id?/:action?",
  });
  await user.click(await screen.findByRole("button", { name: "Add course" }));
  const course = within(screen.getByRole("group", { name: "Course 1" }));
  await user.type(course.getByLabelText("Title"), "Anatomy");
  await user.type(course.getByLabelText("Hours, at the least"), "many");
  await user.click(screen.getByRole("button", { name: "Add step" }));
  const step = within(screen.getByRole("group", { name: "Step 1" }));
  await user.type(step.getByLabelText("Percent"), "57.5");
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect((await screen.findByRole("alert")).textContent).toContain(
    "Enter the hours of each course",
  );
  await user.clear(course.getByLabelText("Hours, at the least"));
  await user.type(course.getByLabelText("Hours, at the least"), "140");
  await user.click(screen.getByRole("button", { name: "Save" }));
  const stored = () =>
    screens.api.services.db
      .selectFrom("apprenticeshipTemplates")
      .select(["relatedInstruction", "wagePeriods"])
      .where("id", "=", "at-valley-assistant")
      .executeTakeFirstOrThrow();
  await waitFor(async () =>
    expect(await stored()).toEqual({
      relatedInstruction: [{ title: "Anatomy", hours: { least: 140 } }],
      wagePeriods: [{ title: "", percent: 57.5 }],
    }),
  );
});
