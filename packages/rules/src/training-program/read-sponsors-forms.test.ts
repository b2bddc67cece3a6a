import { describe, expect, it } from "vitest";
import { details, line, processes, read, table } from "./documents-for-tests.ts";
import type { Part } from "./program-document.ts";

const courses = (...parts: Part[]) =>
  read(...parts).courses.map(({ title, hours }) => [title.value, hours?.value.most]);
const periods = (...parts: Part[]) =>
  read(...parts).wagePeriods.map(({ title, percent, wage }) => [title.value, percent, wage]);

describe("where the work ends", () => {
  it("is at classroom courses, which are no processes", () => {
    const document = [
      line("On-the-job training", "heading"),
      line("Engine lathe (1,500 hours)", "item"),
      line("Milling (1,500 hours)", "item"),
      line("Classroom courses", "heading"),
      line("Shop math – 120 hours", "item"),
    ];
    expect(processes(...document)).toEqual([
      ["Engine lathe", [1500, 1500], []],
      ["Milling", [1500, 1500], []],
    ]);
    expect(courses(...document)).toEqual([["Shop math", 120]]);
  });

  it("is at an article about related instruction", () => {
    expect(
      processes(
        line("Article X. Work Training", "heading"),
        line("a. Rigging\t1,800 hrs."),
        line("Signals cranes", "item"),
        line("Article XI. Related and Supplemental Instruction", "heading"),
        line("Structural print reading", "item"),
      ),
    ).toEqual([["Rigging", [1800, 1800], ["Signals cranes"]]]);
  });
});

it("a raise after so many hours is no course", () => {
  expect(
    courses(
      line("Related instruction", "heading"),
      line("Shop math – 120 hours", "item"),
      line("Pay", "heading"),
      line("Pay rises by $1.50 every 1,000 hours."),
    ),
  ).toEqual([["Shop math", 120]]);
});

describe("a listed process", () => {
  it("is called by what stands over its hours", () => {
    const least = { part: "line", text: "300–400 hours", is: "item" } as const;
    const below = { part: "line", text: "Enters receipts", is: "item", level: 1 } as const;
    expect(processes(line("Work Process 1: Receive freight", "heading"), least, below)).toEqual([
      ["Work Process 1: Receive freight", [300, 400], ["Enters receipts"]],
    ]);
  });

  it("is none where a counted line names all of the work", () => {
    expect(
      processes(
        line("IX.  WORK PROCESSES:"),
        line("A. Form building .......... 2000"),
        line("B. Rough framing .......... 1500"),
      ),
    ).toEqual([
      ["Form building", [2000, 2000], []],
      ["Rough framing", [1500, 1500], []],
    ]);
  });

  it("is none where a title says the hours of all of the work", () => {
    const document = [
      line("On-the-job learning (3,500 hours)", "heading"),
      line("Overhead construction: 2,500 hours", "item"),
      line("Outage response: 1,000 hours", "item"),
    ];
    expect(processes(...document)).toEqual([
      ["Overhead construction", [2500, 2500], []],
      ["Outage response", [1000, 1000], []],
    ]);
    expect(read(...document).details.ojtHours?.value).toEqual({ least: 3500, most: 3500 });
  });
});

it("the least and the most hours stand on one row below the title of a table", () => {
  expect(
    processes(
      table([
        ["Job Function 1: Gives basic care", null],
        ["Minimum hours: 300 Maximum hours: 400", null],
        ["Competencies", "Core or optional"],
        ["Takes vital signs", "Core"],
        ["Turns patients", "Core"],
      ]),
    ),
  ).toEqual([
    ["Job Function 1: Gives basic care", [300, 400], ["Takes vital signs", "Turns patients"]],
  ]);
});

it("processes are rows that letters count, over rows that numbers count", () => {
  const rows = [
    ["A", "Chairside assisting", null, null],
    ["", "1", "Prepares the operatory", null],
    ["", "2", "Passes instruments", null],
    ["B", "Radiography", null, null],
    ["", "1", "Takes radiographs", null],
  ];
  expect(processes(table([["WORK PROCESSES", null, null, null], ...rows]))).toEqual([
    ["Chairside assisting", null, ["Prepares the operatory", "Passes instruments"]],
    ["Radiography", null, ["Takes radiographs"]],
  ]);
  expect(processes(table([["SELECTION PROCEDURES", null, null, null], ...rows]))).toEqual([]);
});

describe("courses", () => {
  it("stand below Title, beside their numbers", () => {
    expect(
      courses(
        table([
          ["Course ID", "Title", "Credits", "Lecture Hrs", "Lab Hrs", "Total Hrs"],
          ["HVAC 101", "Refrigeration", "4", "30", "45", "75"],
          ["HVAC 105", "Heating Systems", "3", "30", "30", "60"],
        ]),
      ),
    ).toEqual([
      ["Refrigeration", 75],
      ["Heating Systems", 60],
    ]);
  });

  it("are rows without headings whose hours are those of the program", () => {
    const said = (hours: number) => [
      line("Related Instruction", "heading"),
      line(`A total of ${hours} hours of related instruction.`),
      table([
        ["First year", null],
        ["Plumbing math", "80"],
        ["Drawing", "120"],
      ]),
    ];
    expect(courses(...said(200))).toEqual([
      ["Plumbing math", 80],
      ["Drawing", 120],
    ]);
    expect(courses(...said(300))).toEqual([]);
  });
});

describe("wages", () => {
  it("are lines whose percents rise", () => {
    const lines = [line("1st 6 months: 55%"), line("2nd 6 months: 60%"), line("Third year 70 %")];
    expect(periods(...lines)).toEqual([
      ["1st 6 months", 55, undefined],
      ["2nd 6 months", 60, undefined],
      ["Third year", 70, undefined],
    ]);
    expect(periods(...lines.toReversed())).toEqual([]);
    expect(periods(lines[0]!)).toEqual([]);
  });

  it("stand in a column that is called hourly", () => {
    expect(
      periods(
        table([
          ["Period", "% of JW wage", "Hourly"],
          ["First", "60%", "$19.80"],
        ]),
      ),
    ).toEqual([["First", 60, 19.8]]);
  });
});

describe("details", () => {
  it.each([
    ["Program length (months)", "12", { estimatedLength: "12 months" }],
    ["Apprentice to mentor ratio", "2 to 1", { ratio: { apprentices: 2, journeyworkers: 1 } }],
    ["Skilled Occupational Objective(s):", "CARPENTER", { occupationName: "CARPENTER" }],
  ])("are said beside %s", (label, value, expected) => {
    expect(details(table([[label, value]]))).toMatchObject(expected);
  });

  it("are a description below an occupational overview", () => {
    const said = "Nurses care for ill, injured or convalescing people.";
    expect(details(line("Occupational Overview", "heading"), line(said))).toEqual({
      description: said,
    });
  });

  it("are a probation of the first hours or days", () => {
    const ofSentence = (text: string) => details(line(text))["probation"];
    expect(ofSentence("The first 500 hours of employment are a probationary period.")).toBe(
      "500 hours",
    );
    expect(ofSentence("New apprentices are on probation for the first 90 days.")).toBe("90 days");
    expect(ofSentence("The first 90 days are paid.")).toBeUndefined();
  });

  it("are a term of thousands of hours", () => {
    expect(
      details(line("The term of apprenticeship shall be 6,000 hours over three years.")),
    ).toMatchObject({ estimatedLength: "6,000 hours" });
  });

  it("are a type that stands before the hours of the program", () => {
    const program = (type: string) =>
      details(line("Line Maintainer"), line("RAPIDS code: 0282"), line(type));
    expect(program("Time-based: 7,000 hours over 3.5 years")).toMatchObject({ type: "TB" });
    expect(program("Time-based: see below")).not.toHaveProperty("type");
  });

  it("are a type, and no name, in a framework that is called by it", () => {
    expect(
      details(
        line("Member Services Representative"),
        line("Competency-based occupational framework"),
        line("RAPIDS code: 2075CB"),
      ),
    ).toMatchObject({ title: "Member Services Representative", type: "CB" });
  });

  it("are the only O*NET code that stands in full behind a name", () => {
    const tracker = line("Tracker: Help Desk Technician (15-1232.00)");
    expect(details(tracker)).toMatchObject({ occupationONetCode: "15-1232.00" });
    expect(details(tracker, line("Software Developer (15-1252.00)"))).not.toHaveProperty(
      "occupationONetCode",
    );
    expect(details(tracker, line("O*NET code: 15-1244.00"))).toMatchObject({
      occupationONetCode: "15-1244.00",
    });
  });

  it("are an occupation that its program is called by", () => {
    expect(
      details(line("Line Maintainer Registered Apprenticeship"), line("RAPIDS code: 0282")),
    ).toMatchObject({
      title: "Line Maintainer Registered Apprenticeship",
      occupationName: "Line Maintainer",
    });
  });

  it("are no name in the date of a meeting, or in what leads to who adopted it", () => {
    const above = (text: string) =>
      details(line("Nursing Assistant"), line(text), line("RAPIDS code: 0824CB"))["title"];
    expect(above("Kickoff, January 14, 2026")).toBe("Nursing Assistant");
    expect(above("adopted by")).toBe("Nursing Assistant");
    expect(above("Hop Valley Guild")).toBe("Nursing Assistant");
  });

  it("are fields of one line between semicolons", () => {
    expect(
      details(
        line(
          "Duration: 18 months; total on-the-job hours: 2,000; total related instruction hours: 228",
        ),
      ),
    ).toEqual({
      estimatedLength: "18 months",
      ojtHours: { least: 2000, most: 2000 },
      instructionHours: { least: 228, most: 228 },
    });
  });
});
