import { describe, expect, it } from "vitest";
import { details, line, processes, read, table } from "./documents-for-tests.ts";
import type { Part } from "./program-document.ts";

const hoursOf = (most: number) => [most, most];
const courses = (...parts: Part[]) =>
  read(...parts).courses.map(({ title, hours }) => [title.value, hours?.value.most]);

describe("a table of the work that no words name", () => {
  const rows = [
    ["Switching", "1000"],
    ["Transformers", "2000"],
  ];
  it("has the hours of the program together", () => {
    const document = (total: string) => [
      line(`OJT hours: ${total}`),
      table([["Work", "Hrs."], ...rows]),
    ];
    expect(processes(...document("3,000"))).toEqual([
      ["Switching", hoursOf(1000), []],
      ["Transformers", hoursOf(2000), []],
    ]);
    expect(processes(...document("4,000"))).toEqual([]);
    // The hours of the program itself stand in one row.
    const own = table([
      ["Approach", "OJL Hours"],
      ["Hybrid", "3,000"],
    ]);
    expect(processes(own)).toEqual([]);
  });

  it("stands below the hours of the instruction or what is said of all hours", () => {
    const expected = [
      ["Switching", hoursOf(1000), []],
      ["Transformers", hoursOf(2000), []],
    ];
    const slides = [
      line("OJL 3,000 hours"),
      line("RI 450 hours"),
      table([["Area", "Hours"], ...rows]),
    ];
    expect(processes(...slides)).toEqual(expected);
    expect(courses(...slides)).toEqual([]);
    const sheet = [["4 years, 3,000 OJT hours"], ["System", "OJT hrs", "% of total"]];
    expect(processes(table([...sheet, ...rows.map((row) => [...row, "0.5"])]))).toEqual(expected);
  });

  it("needs no headings", () => {
    const document = (total: string) => [
      line(`OJT hours: ${total}`),
      table([...rows.map(([name, hours]) => [name!, `${hours} hours`]), ["Total", "3,000 hours"]]),
    ];
    expect(processes(...document("3,000"))).toEqual([
      ["Switching", hoursOf(1000), []],
      ["Transformers", hoursOf(2000), []],
    ]);
    expect(processes(...document("4,000"))).toEqual([]);
  });

  it("has them without the classroom, which is no process", () => {
    const document = [
      line("OJT hours: 3,000"),
      table([["Assignment", "Hours"], ...rows, ["Subtotal, work", "3000"], ["Classroom", "576"]]),
    ];
    expect(processes(...document)).toEqual([
      ["Switching", hoursOf(1000), []],
      ["Transformers", hoursOf(2000), []],
    ]);
  });

  it("has a column of hours on the job beside those of instruction and of operations", () => {
    const names = ["Subject", "Minimum hours of technical instruction", "Practical operations"];
    const document = table([
      [...names, "On-the-job hours"],
      ["Sanitation", "20", "10", "300"],
      ["Styling", "25", "200", "600"],
    ]);
    expect(processes(document)).toEqual([
      ["Sanitation", hoursOf(300), []],
      ["Styling", hoursOf(600), []],
    ]);
  });

  it("counts its rows in a column of their own", () => {
    const document = table([
      ["", "", "Approximate Hours"],
      ["A.", "Plant safety", "200"],
      ["B.", "Hand tools", "600"],
    ]);
    expect(processes(document)).toEqual([
      ["Plant safety", hoursOf(200), []],
      ["Hand tools", hoursOf(600), []],
    ]);
  });
});

it("days with the hours that somebody has worked are no schedule", () => {
  expect(
    processes(
      table([
        ["Date", "Process", "Hours"],
        ["2025-01-06", "Lathe work", "8"],
        ["2025-01-07", "Milling work", "8"],
      ]),
    ),
  ).toEqual([]);
});

it("what only counts a row names no process", () => {
  const rows = [
    ["Process", "Hours"],
    ["A", "800"],
    ["Milling", "900"],
  ];
  expect(processes(table(rows))).toEqual([["Milling", hoursOf(900), []]]);
});

it("new hours and not those before them are of a process", () => {
  const rows = [
    ["Work Process", "Previous hours", "New hours"],
    ["Climbing", "600", "800"],
  ];
  expect(processes(table(rows))).toEqual([["Climbing", hoursOf(800), []]]);
});

it("hours are at the least and at the most behind a name and a colon", () => {
  expect(
    processes(
      line("ON-THE-JOB LEARNING", "heading"),
      line("Inspection: minimum 600 hours, maximum 800 hours"),
      line("Signals: min. 400 max. 500 hours"),
    ),
  ).toEqual([
    ["Inspection", [600, 800], []],
    ["Signals", [400, 500], []],
  ]);
});

it("a heading says the hours of all processes below it, and is none", () => {
  expect(
    processes(
      line("On-the-job learning: 1,000–1,200 hours", "heading"),
      line("Monitoring: 600–700 hours", "item"),
      line("Response: 400–500 hours", "item"),
    ),
  ).toEqual([
    ["Monitoring", [600, 700], []],
    ["Response", [400, 500], []],
  ]);
});

it("headings over what is learned are processes whose hours are together those of the program", () => {
  const document = (total: string) => [
    line(`${total} OJL hours`),
    line("Collections (600–700 hours)", "heading"),
    line("Weeds", "item"),
    line("Outreach (500–600 hours)", "heading"),
    line("Leads story time", "item"),
  ];
  expect(processes(...document("1,300"))).toEqual([
    ["Collections", [600, 700], ["Weeds"]],
    ["Outreach", [500, 600], ["Leads story time"]],
  ]);
  expect(processes(...document("1,500"))).toEqual([]);
});

it("the hours of each year are none of the program", () => {
  const years = (...names: string[]) =>
    details(
      table([
        ["", ...names],
        ["OJL", "2,000 hours", "2,000 hours"],
      ]),
    );
  expect(years("Year 1", "Year 2")).toEqual({});
  expect(years("Least", "Most")).toMatchObject({ ojtHours: { least: 2000, most: 2000 } });
});

it("a table is no list of courses because prose above it names the instruction", () => {
  const rows = [
    ["Area of work", "Approximate hours"],
    ["Beef", "1800"],
    ["Pork", "1500"],
  ];
  const prose =
    "We follow an approach of our own, and there are 450 hours of related instruction, 150 each year.";
  expect(courses(line(prose), table(rows))).toEqual([]);
  expect(details(line(prose))).toEqual({ instructionHours: { least: 450, most: 450 } });
  // Nobody is taught so much beside the work.
  expect(courses(line("Related instruction", "heading"), table(rows))).toEqual([]);
});

it("a field above the headings of a table says nothing of what the table is about", () => {
  const rows = [
    ["RI: 150 hours", ""],
    ["Skill area", "Skill"],
    ["Animal handling", "Restrains dogs"],
    ["Animal handling", "Moves patients"],
  ];
  expect(processes(table(rows))).toEqual([
    ["Animal handling", null, ["Restrains dogs", "Moves patients"]],
  ]);
});

it("a task that begins like what counts processes is none", () => {
  expect(
    processes(
      line("Work Process", "heading"),
      line("1. Surfacing — 1,500 hrs"),
      line("Blocks and polishes lenses", "item"),
      line("2. Finishing — 1,500 hrs"),
      line("Areas of the frame are drilled", "item"),
    ),
  ).toEqual([
    ["Surfacing", hoursOf(1500), ["Blocks and polishes lenses"]],
    ["Finishing", hoursOf(1500), ["Areas of the frame are drilled"]],
  ]);
});

it("a list below the name of all processes is of the processes", () => {
  expect(
    processes(
      line("Work Processes", "heading"),
      line("Crisis prevention", "item"),
      line("Documentation", "item"),
      line("Pay", "heading"),
      line("Start at $21.40", "item"),
    ),
  ).toEqual([
    ["Crisis prevention", null, []],
    ["Documentation", null, []],
  ]);
});

it("a process that names itself needs nothing below it", () => {
  const slides = ["Originate loans", "Close and service"].map((name) =>
    line(`Work Process: ${name}`, "heading"),
  );
  expect(processes(...slides).map(([title]) => title)).toEqual([
    "Work Process: Originate loans",
    "Work Process: Close and service",
  ]);
});

describe("courses", () => {
  it("stand before what is taught in each, behind a colon", () => {
    expect(
      courses(
        line("Related instruction – 300 hours"),
        line("Year I (150 hours): electricity, safety"),
        line("Year II (150 hours): fiber optics"),
      ),
    ).toEqual([
      ["Year I", 150],
      ["Year II", 150],
    ]);
  });

  it("are lines below a sentence whose hours they are together", () => {
    const document = (total: string) => [
      line(`Related instruction: ${total} hours, provided by the college in two long courses`),
      line("HR Fundamentals – 45 hours", "item"),
      line("Employment Law – 55 hours", "item"),
    ];
    expect(courses(...document("100"))).toEqual([
      ["HR Fundamentals", 45],
      ["Employment Law", 55],
    ]);
    expect(courses(...document("120"))).toEqual([]);
  });

  it("stand in a table below a heading that says their hours", () => {
    const topics = table([
      ["Topic", "Hours"],
      ["Anatomy", "50"],
      ["Body mechanics", "40"],
    ]);
    expect(courses(line("Related Instruction: 90 hours", "heading"), topics)).toEqual([
      ["Anatomy", 50],
      ["Body mechanics", 40],
    ]);
  });

  it("are called by their words and not by their codes", () => {
    const rows = [
      ["Subject", "Course", "Clock hrs"],
      ["PLG 101", "Contracts", "45"],
      ["PLG 120", "Civil Litigation", "90"],
    ];
    expect(courses(table(rows))).toEqual([
      ["Contracts", 45],
      ["Civil Litigation", 90],
    ]);
  });
});

it("a letter names the occupation before its codes, and not whom it is to", () => {
  const codes = "(O*NET 49-2021.00, RAPIDS 2040)";
  expect(
    details(
      line("To: Office of Apprenticeship"),
      line("Six-month, competency-based program"),
      line(`From today, Appendix A for the occupation of Tower Climber ${codes} reads:`),
    ),
  ).toMatchObject({ title: "Tower Climber" });
  expect(
    details(line("To: Office of Apprenticeship"), line("Six-month program"), line("RAPIDS 2040")),
  ).not.toHaveProperty("title");
});
