import { recordsOf } from "@guildway/api-client";
import { apprenticeshipTemplates } from "@guildway/api-contract";
import { openScreens, screen, type Screens, waitFor, within } from "@guildway/testing/screens";
import { useState } from "react";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { ClassifyCompetencies } from "./classify-competencies.tsx";
import { FinalReview } from "./final-review.tsx";
import { type ProgramDraft, templateOf } from "./program-draft.ts";

let screens: Screens;
beforeAll(async () => {
  screens = await openScreens();
  await screens.signIn("admin@keystone.test");
});
afterAll(() => screens.close());
beforeEach(() => screens.network.restore());

const at = { part: 0 };
const draft = (code: string): ProgramDraft => ({
  orgId: "org-keystone",
  file: "rigger.docx",
  shown: [],
  values: {
    title: "Rigger",
    description: "Rigs boats.",
    industryCode: "31",
    type: "TB",
    estimatedLength: "2 years",
    instructionHours: "495",
    ojtHours: "2700",
    occupationName: "Rigger",
    rapidsCode: code,
    occupationONetCode: "49-9096.00",
  },
  read: {},
  places: {},
  groups: [
    {
      id: `group-${code}`,
      description: "Rig",
      at,
      competencies: [{ id: `competency-${code}`, description: "Rig masts", at }],
    },
  ],
  planned: {},
});
const make = (code: string) =>
  recordsOf(apprenticeshipTemplates).create(templateOf(draft(code), () => "tag"));

it("a competency that cannot be classified does not hold up the others", async () => {
  screens.network.cut();
  function Classifying() {
    const [now, setNow] = useState(draft("9160"));
    const ways = { onBack: () => {}, onNext: () => {} };
    return <ClassifyCompetencies draft={now} onChange={setNow} {...ways} />;
  }
  const user = screens.show(<Classifying />);
  const skip = await screen.findByRole("button", { name: "Go on without tags" }, { timeout: 5000 });
  await user.click(skip);
  expect(await screen.findByText("Complete")).toBeTruthy();
});

it("a save whose answer got lost is not made twice", async () => {
  const { id } = await make("9161");
  const saved: string[] = [];
  const user = screens.show(
    <FinalReview draft={draft("9161")} onBack={() => {}} onSaved={(one) => saved.push(one)} />,
  );
  await user.click(await screen.findByRole("button", { name: "Save" }));
  await waitFor(() => expect(saved).toEqual([id]));
});

it("IN-5.10 a program that somebody else has made meanwhile is shown with its differences", async () => {
  await recordsOf(apprenticeshipTemplates).create({ title: "Boat rigger", rapidsCode: "9162" });
  const user = screens.show(
    <FinalReview
      draft={{ ...draft("9162"), values: { ...draft("9162").values, occupationONetCode: "" } }}
      onBack={() => {}}
      onSaved={() => expect.unreachable()}
    />,
  );
  await user.click(await screen.findByRole("button", { name: "Save" }));
  const alert = within(await screen.findByRole("alert"));
  expect(alert.getByText("Training Program exists")).toBeTruthy();
  expect(alert.getByRole("row", { name: "Title Boat rigger Rigger", hidden: true })).toBeTruthy();
});
