import { describe, expect, it } from "vitest";
import {
  amounts,
  courses,
  details,
  heading,
  line,
  processes,
  read,
  table,
} from "./documents-for-tests.ts";

const work = [
  [["", "Area of work", null, null, "All areas"], true],
  [["Letter", "A", "B", "C"], false],
  [["What", "Yard: storing glass", "Measuring", "Setting"], false],
  [["Approx. hrs", "600", "900", "1,200", "2,700"], false],
] as const;
const lying = table(work.map(([row]) => [...row]));

describe("a table of the work that lies on its side", () => {
  it("is read by its rows of names and of hours, and its sum is none of them", () => {
    expect(amounts(line("OJT hours: 2,700"), lying)).toEqual([
      ["Yard: storing glass", [600, 600]],
      ["Measuring", [900, 900]],
      ["Setting", [1200, 1200]],
    ]);
  });

  it("keeps where each value stands in the document", () => {
    const { workProcesses } = read(line("OJT hours: 2,700"), lying);
    expect(workProcesses[1]).toMatchObject({
      title: { at: { part: 1, row: 2, cell: 2 } },
      hours: { at: { part: 1, row: 3, cell: 2 } },
    });
  });

  it("has its least and most hours and its tasks in rows, which may go on below", () => {
    const document = table([
      ["Trade: Machinist", null, null, "Issue C"],
      ["Area of work", "Bench work", "Turning", "Milling"],
      ["Max. hrs", "600", "500", "1300"],
      ["Min. hrs", "500", "400", "1200"],
      ["Job duties", "Files", "Turns tapers", "Trams the head"],
      ["", "Deburrs", "", "Mills square"],
    ]);
    expect(processes(document)).toEqual([
      ["Bench work", [500, 600], ["Files", "Deburrs"]],
      ["Turning", [400, 500], ["Turns tapers"]],
      ["Milling", [1200, 1300], ["Trams the head", "Mills square"]],
    ]);
  });

  it("may be of the courses", () => {
    const document = table([
      ["Term", "Fall", "Spring", "Fall"],
      ["Subject", "Shop mathematics", "Print reading", "Metallurgy"],
      ["Contact hours", "72", "64", "80"],
      ["Book fee", "$85", "$95", "$85"],
    ]);
    expect(courses(heading("Technical instruction"), document)).toEqual([
      ["Shop mathematics", 72],
      ["Print reading", 64],
      ["Metallurgy", 80],
    ]);
  });

  it("is none where rows of years stand below names of their own", () => {
    const document = table([
      ["Work process", "Year 1", "Year 2", "Total hours"],
      ["Framing", "500", "300", "800"],
      ["Finish", "200", "400", "600"],
    ]);
    expect(amounts(document)).toEqual([
      ["Framing", [800, 800]],
      ["Finish", [600, 600]],
    ]);
  });
});

describe("skills that stand apart from the processes", () => {
  const schedule = table([
    ["Work process", "Hours"],
    ["Cutting", "600"],
    ["Setting", "900"],
  ]);
  const cutting = ["Takes dimensions", "Seams edges"];
  const setting = ["Sets blocks", "Fits beads"];
  const found = [
    ["Cutting", [600, 600], cutting],
    ["Setting", [900, 900], setting],
  ];

  it("may be counted as the processes are", () => {
    const lists = table([
      ["Area", "Job duty"],
      ["A", cutting],
      ["B", setting],
    ]);
    expect(processes(schedule, lists)).toEqual(found);
    // One more list than there are processes belongs to none.
    const more = table([
      ["A", cutting],
      ["B", setting],
      ["C", setting],
    ]);
    expect(processes(schedule, more).map(([, , tasks]) => tasks)).toEqual([[], []]);
  });

  it("may stand in columns headed by their names", () => {
    const columns = table([
      ["Cutting", "Setting"],
      ["Takes dimensions", "Sets blocks"],
      ["Seams edges", "Fits beads"],
    ]);
    expect(processes(schedule, columns)).toEqual(found);
  });

  it("may stand in a table below the line with the name of each", () => {
    const below = (tasks: string[]) =>
      table([["Competency", "Initials", "Date"], ...tasks.map((task) => [task, "", ""])]);
    expect(
      processes(
        line("On-the-job training", "heading"),
        line("Process 1: Cutting", "heading"),
        line("Hours: 600"),
        below(cutting),
        line("Process 2: Setting", "heading"),
        line("Hours: 900"),
        below(setting),
      ).map(([, hours, tasks]) => [hours, tasks]),
    ).toEqual(found.map(([, hours, tasks]) => [hours, tasks]));
  });
});

it("a number that is said twice, in words and in figures, is read once", () => {
  expect(
    details(
      heading("Classroom"),
      line(
        "Each apprentice shall attend one hundred forty-four (144) hours of school in each of the three years, four hundred thirty-two (432) hours in all.",
      ),
    ),
  ).toMatchObject({ instructionHours: { least: 432, most: 432 } });
});
