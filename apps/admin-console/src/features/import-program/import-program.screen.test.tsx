import { makeOnce, recordsOf } from "@guildway/api-client";
import { apprenticeshipTemplates } from "@guildway/api-contract";
import { openScreens, screen, type Screens, waitFor, within } from "@guildway/testing/screens";
import { useState } from "react";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { ClassifyCompetencies } from "./classify-competencies.tsx";
import { FinalReview } from "./final-review.tsx";
import { LookUp } from "./look-up.tsx";
import type { ProgramDraft } from "./program-draft.ts";
import { ReviewData } from "./review-data.tsx";
import { SourceView } from "./source-view.tsx";

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

it("a save whose answer got lost makes no second program, and what was changed since is saved", async () => {
  const make = makeOnce(apprenticeshipTemplates);
  const saved: string[] = [];
  function Saving() {
    const [now, setNow] = useState(draft("9161"));
    const title = "Yacht rigger";
    return (
      <FinalReview
        draft={now}
        make={make}
        onBack={() => setNow({ ...now, values: { ...now.values, title } })}
        onSaved={(id) => saved.push(id)}
      />
    );
  }
  const user = screens.show(<Saving />);
  const save = await screen.findByRole("button", { name: "Save" });
  screens.network.loseAnswers();
  await user.click(save);
  expect(await screen.findByRole("alert")).toBeTruthy();
  screens.network.restore();
  await user.click(screen.getByRole("button", { name: "Back" }));
  await user.click(save);
  await waitFor(() => expect(saved).toHaveLength(1));
  const { items } = await recordsOf(apprenticeshipTemplates).list({
    filters: { "rapidsCode[eq]": "9161" },
  });
  expect(items.map(({ id, title }) => ({ id, title }))).toEqual([
    { id: saved[0], title: "Yacht rigger" },
  ]);
});

it("IN-5.10 a program that somebody else has made meanwhile is shown with its differences", async () => {
  await recordsOf(apprenticeshipTemplates).create({ title: "Boat rigger", rapidsCode: "9162" });
  const user = screens.show(
    <FinalReview
      draft={{ ...draft("9162"), values: { ...draft("9162").values, occupationONetCode: "" } }}
      make={makeOnce(apprenticeshipTemplates)}
      onBack={() => {}}
      onSaved={() => expect.unreachable()}
    />,
  );
  await user.click(await screen.findByRole("button", { name: "Save" }));
  const alert = within(await screen.findByRole("alert"));
  expect(alert.getByText("Training Program exists")).toBeTruthy();
  expect(alert.getByRole("row", { name: "Title Boat rigger Rigger", hidden: true })).toBeTruthy();
});

it("a sheet is drawn with its empty cells, so that each value stands below its heading", async () => {
  const cell = (column: number, text: string) => ({
    column,
    span: 1,
    lines: [{ text, is: "text" as const }],
  });
  const rows = [
    { index: 0, cells: [cell(0, "Title"), cell(1, "Existing title"), cell(2, "O*NET code")] },
    { index: 1, cells: [cell(0, "Nurse"), cell(2, "29-2061.00")] },
  ];
  const shown = [{ index: 0, part: "table" as const, rows }];
  screens.show(<SourceView shown={shown} file="nurse.xlsx" place={undefined} />);
  const row = await screen.findByRole("row", { name: /Nurse/ });
  expect([...row.children].map(({ textContent }) => textContent)).toEqual([
    "Nurse",
    "",
    "29-2061.00",
  ]);
});

it("Enter in the look-up looks up, and does not send the review that it stands in", async () => {
  const sent: string[] = [];
  const user = screens.show(
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent.push("review");
      }}
    >
      <LookUp onUse={({ code }) => sent.push(code)} />
      <button>Next</button>
    </form>,
  );
  await user.type(await screen.findByRole("textbox"), "electrician{Enter}");
  await user.click(await screen.findByRole("button", { name: /47-2111\.00/ }));
  expect(sent).toEqual(["47-2111.00"]);
});

it("a review without either code says what is needed, before it is sent", async () => {
  const values = { ...draft("").values, rapidsCode: "", occupationONetCode: "" };
  const ways = { onChange: () => {}, onNext: () => {}, onCancel: () => {} };
  const needed = /A RAPIDS code or an O\*NET code is needed/;
  screens.show(<ReviewData draft={{ ...draft(""), values }} {...ways} />);
  expect(await screen.findByText(needed)).toBeTruthy();
});

it("the review says what of hours from the least to the most its field leaves out, and what else was read", async () => {
  const read: ProgramDraft = {
    ...draft("9163"),
    read: { ojtHours: "2700", occupationName: "Rigger" },
    ranges: { ojtHours: { least: 2700, most: 9380 } },
    planned: {
      ratio: { apprentices: 1, journeyworkers: 3 },
      probation: "500 hours",
      relatedInstruction: [{ title: "Knots", hours: { least: 40, most: 40 }, objectives: [] }],
      wagePeriods: [{ title: "1", wage: 18.5 }],
    },
  };
  const nothing = () => {};
  screens.show(<ReviewData draft={read} onChange={nothing} onNext={nothing} onCancel={nothing} />);
  const hours = await screen.findByRole("textbox", { name: "OJT hours" });
  const description = document.getElementById(hours.getAttribute("aria-describedby")!);
  expect(description?.textContent).toBe(
    "The document says 2,700 to 9,380. The hours of each group keep both.",
  );
  for (const said of ["Knots", "$18.50", "500 hours"])
    expect(screen.getByText(said, { exact: false })).toBeTruthy();
  const occupation = screen.getByRole("textbox", { name: "Occupation name" });
  expect(occupation.getAttribute("aria-describedby")).toBeTruthy();
});

it("usual hours are not said to be in place", async () => {
  screens.show(
    <FinalReview
      draft={{ ...draft("9164"), values: { ...draft("9164").values, type: "TB" } }}
      make={makeOnce(apprenticeshipTemplates)}
      onBack={() => {}}
      onSaved={() => {}}
    />,
  );
  const said = await screen.findAllByText(/Nobody has said these hours/);
  expect(said).toHaveLength(3);
});

it("after the last competency the keyboard goes on at Next", async () => {
  const done = draft("9165");
  const [group] = done.groups;
  const [competency] = group!.competencies;
  function Classifying() {
    const [now, setNow] = useState(done);
    const tagged = { ...group!, competencies: [{ ...competency!, tags: ["rig"] }] };
    return (
      <>
        <ClassifyCompetencies draft={now} onChange={setNow} onBack={() => {}} onNext={() => {}} />
        <button type="button" onClick={() => setNow({ ...now, groups: [tagged] })}>
          answer
        </button>
      </>
    );
  }
  screens.show(<Classifying />);
  const pause = await screen.findByRole("button", { name: "Pause" });
  pause.focus();
  screen.getByText("answer").click();
  expect(await screen.findByText("Complete")).toBeTruthy();
  await waitFor(() => expect(document.activeElement?.textContent).toBe("Next"));
});
