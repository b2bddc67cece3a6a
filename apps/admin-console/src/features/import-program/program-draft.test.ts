import { apprenticeshipTemplates, createSchema } from "@guildway/api-contract";
import { type ProgramDocument, readProgram } from "@guildway/rules/training-program";
import { expect, it } from "vitest";
import { competenciesOf, draftOf, hoursOf, sharedOut, templateOf } from "./program-draft.ts";
import { tableOfRows } from "./reading/parts-of-rows.ts";

let ids = 0;
const newId = () => `id-${(ids += 1)}`;
const line = (text: string) => ({ part: "line", is: "text", text }) as const;
const draft = (document: ProgramDocument) =>
  draftOf({ orgId: "org-keystone", file: "program.docx" }, [], readProgram(document), newId);

const withHours: ProgramDocument = {
  parts: [
    line("Welder"),
    line("O*NET CODE: 51-4121.00 RAPIDS CODE: 0622"),
    tableOfRows([
      ["Work process", "Hours"],
      ["A. Prepare the joint", "300"],
      ["B. Weld", "1,200"],
    ]),
  ],
};

it("IN-9.4, IN-9.5 hours that a document does not say are 495 of instruction and 2700 on the job", () => {
  expect(draft({ parts: [line("Welder")] }).values).toMatchObject({
    instructionHours: "495",
    ojtHours: "2700",
  });
});

it("IN-9.6 hours are shared out evenly, and what remains is the first's", () => {
  expect(sharedOut(2700, 4)).toEqual([675, 675, 675, 675]);
  expect(sharedOut(100, 3)).toEqual([34, 33, 33]);
  expect(sharedOut(100, 0)).toEqual([]);
});

it("the hours of a group are shared among its competencies where the document says them", () => {
  const of: ProgramDocument = {
    parts: [
      tableOfRows([
        ["Work Process Title", "Minimum Hours", "Maximum Hours", "Skill Title"],
        ["Weld", "100", "200", "Weld flat"],
        ["Weld", "100", "200", "Weld overhead"],
        ["Cut", "", "50", "Cut with gas"],
      ]),
    ],
  };
  const made = draft(of);
  const hours = hoursOf(made);
  expect(competenciesOf(made).map(({ description, id }) => [description, hours.get(id)])).toEqual([
    ["Weld flat", 50],
    ["Weld overhead", 50],
    ["Cut with gas", 50],
  ]);
});

it("what is saved is what the server takes, with each tag once", () => {
  const begun = draft(withHours);
  const [first, second] = begun.groups;
  const made = templateOf(
    {
      ...begun,
      values: { ...begun.values, description: "Joins metal.", type: "TB", industryCode: "31" },
      groups: [
        {
          ...first!,
          competencies: [
            { id: "a", description: "Clean", at: { part: 2 }, tags: ["Welding", "Safety"] },
          ],
        },
        {
          ...second!,
          competencies: [{ id: "b", description: "Weld", at: { part: 2 }, tags: ["Welding"] }],
        },
      ],
    },
    newId,
  );
  expect(createSchema(apprenticeshipTemplates).safeParse(made)).toMatchObject({ success: true });
  expect(Object.values(made.classifications ?? {})).toEqual(["Welding", "Safety"]);
  const { a, b } = made.competencies ?? {};
  expect(b!.classificationIds).toEqual([a!.classificationIds![0]]);
  expect([a!.totalHours, b!.totalHours]).toEqual([300, 1200]);
});

it("what was pasted or answered is saved without the characters that cannot be stored", () => {
  const begun = draft(withHours);
  const odd = { id: "a", description: "Cut\u000b off \ud83d", at: { part: 2 }, tags: ["Null\0"] };
  const { competencies, classifications } = templateOf(
    { ...begun, groups: [{ ...begun.groups[0]!, competencies: [odd] }] },
    newId,
  );
  expect(competencies?.["a"]?.description).toBe("Cut  off \ufffd");
  expect(Object.values(classifications ?? {})).toEqual(["Null "]);
});
