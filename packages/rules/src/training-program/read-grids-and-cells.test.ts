import { describe, expect, it } from "vitest";
import {
  amounts,
  courses,
  details,
  heading,
  item,
  line,
  processes,
  table,
} from "./documents-for-tests.ts";

describe("hours of the whole beside those of its years", () => {
  it("stand below `All`", () => {
    const years = table([
      ["Work process", "Approximate hours", null, null],
      ["", "1st yr", "2nd yr", "All"],
      ["A. Tools", "200", "100", "300"],
      ["B. Rough-in", "500", "700", "1,200"],
      ["TOTAL", "700", "800", "1,500"],
    ]);
    expect(amounts(years)).toEqual([
      ["Tools", [300, 300]],
      ["Rough-in", [1200, 1200]],
    ]);
  });
  it("stand below `Total required`, and not below what was logged of them; wages below a gap end them", () => {
    const record = table(
      [
        ["Work hours", "1500", "Program", "time-based"],
        ["", "Required hours", "", "", "This apprentice"],
        ["Work process", "Step 1", "Step 2", "Total required", "Logged to date"],
        ["Groundwork", "500", "250", "750", "812"],
        ["Framing", "400", "350", "750", "640"],
        ["Totals", "900", "600", "1500", "1452"],
        [],
        ["% of lineman rate ($46.12)", "60-65%", "70-75%"],
        ["No hot work before Step 3."],
      ],
      "Work record",
    );
    expect(processes(record)).toEqual([
      ["Groundwork", [750, 750], []],
      ["Framing", [750, 750], []],
    ]);
    expect(details(record)).toMatchObject({ type: "TB", ojtHours: { least: 1500, most: 1500 } });
  });
});

describe("what is taught", () => {
  it("is a list of names below a heading about the class, behind a paragraph", () => {
    const parts = [
      heading("What is learned in class"),
      line("The college gives the 180 hours on Tuesdays, and sets the hours within each."),
      line("1. Medical terminology"),
      line("2. Law and ethics"),
      line("3. Phlebotomy"),
      heading("Pay"),
    ];
    expect(courses(...parts)).toEqual([
      ["Medical terminology", null],
      ["Law and ethics", null],
      ["Phlebotomy", null],
    ]);
  });
  const pairs = table([
    ["Electrical Theory I", "60", "Electrical Theory II", "60", "Grounding", "56"],
    ["NEC Introduction", "40", "Load Calculations", "52", "Storage", "64"],
    ["Subtotal", "100", "Subtotal", "112", "Subtotal", "120"],
  ]);
  it("are names beside their hours, side by side with their sums", () => {
    const program = line("332 hours of related study in all.");
    expect(courses(program, pairs)).toHaveLength(6);
  });
  it("is no sum that is called the same side by side", () => {
    const grid = table([
      ["FALL", null, null, "SPRING", null, null],
      ["Course", "Cr", "Contact hrs", "Course", "Cr", "Contact hrs"],
      ["Surgical technology", "3", "48", "Procedures", "4", "64"],
      ["Anatomy", "4", "80", "Skills laboratory", "2", "64"],
      ["Semester", "7", "128", "Semester", "6", "128"],
    ]);
    expect(courses(heading("Related instruction"), grid).map(([name]) => name)).toEqual([
      "Surgical technology",
      "Anatomy",
      "Procedures",
      "Skills laboratory",
    ]);
  });
  it("stands in the lines of one cell, below a title in the same form", () => {
    const form = table([
      ["9. WORK EXPERIENCE", null],
      ["Station", "Hrs"],
      ["Storeroom", "500"],
      ["Pantry", "800"],
      ["10. RELATED INSTRUCTION – the college", null],
      [["Food safety – 24 hrs", "Culinary Fundamentals – 90 hrs", "Baking – 60 hrs"], null],
    ]);
    expect(courses(form)).toEqual([
      ["Food safety", 24],
      ["Culinary Fundamentals", 90],
      ["Baking", 60],
    ]);
    expect(processes(form).map(([, , tasks]) => tasks)).toEqual([[], []]);
  });
  it("is called by its subject, where the column of the class only counts it", () => {
    const classes = table([
      ["Class", "Subject", "Hours"],
      ["1", "Millwright orientation", "48"],
      ["2", "Rigging", "48"],
      ["", "Year total", "96"],
    ]);
    expect(courses(heading("RELATED TRAINING"), classes)).toEqual([
      ["Millwright orientation", 48],
      ["Rigging", 48],
    ]);
  });
  it("has its hours on a line below its name, in years whose sums have no name", () => {
    const years = table([
      ["Year 1", "Year 2"],
      [
        ["Orientation", "56 hrs"],
        ["Formwork", "56 hrs"],
      ],
      [
        ["Trade Math", "48 hrs"],
        ["Framing", "48 hrs"],
      ],
      ["104 hrs", "104 hrs"],
    ]);
    expect(courses(heading("Class schedule"), years)).toEqual([
      ["Orientation", 56],
      ["Formwork", 56],
      ["Trade Math", 48],
      ["Framing", 48],
    ]);
  });
  it("has a name of words", () => {
    const rows = table([
      ["Course", "Hours"],
      ["1", "48"],
      ["2", "48"],
    ]);
    expect(courses(heading("Related instruction"), rows)).toEqual([]);
  });
});

describe("cells that are processes", () => {
  it("are counted, without hours, over boxes to tick", () => {
    const cells = table([
      [
        ["1. Aseptic technique", "☐ Scrubs", "☐ Keeps the field"],
        ["2. Case preparation", "☐ Pulls the case"],
      ],
      [
        ["3. Obstetrics", "☐ Scrubs for sections"],
        ["4. Turnover", "☐ Counts", "☐ Cleans"],
      ],
    ]);
    expect(processes(heading("Competencies"), cells)).toEqual([
      ["Aseptic technique", null, ["Scrubs", "Keeps the field"]],
      ["Case preparation", null, ["Pulls the case"]],
      ["Obstetrics", null, ["Scrubs for sections"]],
      ["Turnover", null, ["Counts", "Cleans"]],
    ]);
  });
  it("are none where a cell says many things of the program", () => {
    const facts = table([
      [
        ["At a glance", "RAPIDS 1051CB", "Learning on the job 2,400 hours"],
        "Why we need them now.",
      ],
    ]);
    expect(processes(facts)).toEqual([]);
  });
  it("have tasks behind their name that signs part", () => {
    const rows = table([
      ["Hrs.", "Work process and experience to be gained"],
      ["800", ["Safety", "fall protection; hand tools; print reading."]],
      ["1,000", ["Rigging", "knots and slings; hand signals; crane picks."]],
    ]);
    expect(processes(rows)).toEqual([
      ["Safety", [800, 800], ["fall protection", "hand tools", "print reading"]],
      ["Rigging", [1000, 1000], ["knots and slings", "hand signals", "crane picks"]],
    ]);
  });
});

describe("work by where it is done", () => {
  it("ends what is said of the instruction, and a fact below its hours does not begin that", () => {
    const parts = [
      line("1,200 hours"),
      line("on-the-job learning"),
      line("216 hours"),
      line("related instruction"),
      heading("What they will learn on the crew"),
      item("Pavement repair – 700 hours"),
      { ...item("Crack sealing"), level: 1 },
      item("Snow control – 500 hours"),
      { ...item("Brine making"), level: 1 },
      heading("What they will learn in class"),
      item("Flagger safety: 16 hours"),
    ];
    expect(amounts(...parts)).toEqual([
      ["Pavement repair", [700, 700]],
      ["Snow control", [500, 500]],
    ]);
    expect(courses(...parts)).toEqual([["Flagger safety", 16]]);
  });
});

it.each([
  [
    "Three-year program; 4,800 hours total; 160 hours of related study each year, 480 hours in all.",
    { ojtHours: { least: 4800, most: 4800 }, instructionHours: { least: 480, most: 480 } },
  ],
  ["The time-based method is used.", { type: "TB" }],
  [
    "Term is four (4) years, time-based, consisting of not less than 8,000 hours of employment and 576 hours of related training. Apprentices advance one period for each 1,000 hours worked and one and one-half classes completed.",
    { type: "TB" },
  ],
])("%j says it of the program", (text, said) => {
  expect(details(line(text))).toMatchObject(said);
});

it("hours at the least and at the most are called so behind a comma", () => {
  const facts = table([
    ["OJL hours, minimum", "1900"],
    ["OJL hours, maximum", "2300"],
  ]);
  expect(details(facts)).toMatchObject({ ojtHours: { least: 1900, most: 2300 } });
});
