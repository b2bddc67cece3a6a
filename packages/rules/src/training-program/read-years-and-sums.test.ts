import { describe, expect, it } from "vitest";
import { courses, details, heading, item, line, processes, table } from "./documents-for-tests.ts";

const hoursOf = (most: number) => [most, most];

describe("a table of the work with a title for each year", () => {
  const rows = [
    ["SCHEDULE OF ON-THE-JOB TRAINING", null],
    ["Work and tasks", "Hours"],
    ["FIRST YEAR – Mechanic I", null],
    [["Shop orientation", "Lockout", "Hand tools"], "300"],
    [["Inspections", "Oil and filters", "Fluid sampling"], "1,700"],
    ["Subtotal, year", "2,000"],
    ["SECOND YEAR – Mechanic II", null],
    [["Brakes", "Overhaul", "Air dryers"], "1,100"],
    [["Steering", "Kingpins", "Alignment"], "900"],
    ["Subtotal, year", "2,000"],
    ["TOTAL, TWO YEARS", "4,000"],
  ];

  it("has the processes of the years, and not the years", () => {
    expect(processes(table(rows))).toEqual([
      ["Shop orientation", hoursOf(300), ["Lockout", "Hand tools"]],
      ["Inspections", hoursOf(1700), ["Oil and filters", "Fluid sampling"]],
      ["Brakes", hoursOf(1100), ["Overhaul", "Air dryers"]],
      ["Steering", hoursOf(900), ["Kingpins", "Alignment"]],
    ]);
  });

  it("has no tasks of what is said below its total", () => {
    const sheet = table(
      [
        ["Work process", "Year 1", "Year 2", "Total hours"],
        ["Sampling", "250", "400", "650"],
        ["Records", "50", "300", "350"],
        ["TOTAL", "300", "700", "1000"],
        ["", "", "", ""],
        ["Hours each year are approximate.", "", "", ""],
      ],
      "OJT",
    );
    expect(processes(sheet)).toEqual([
      ["Sampling", hoursOf(650), []],
      ["Records", hoursOf(350), []],
    ]);
  });

  it("has a total of what is to be completed", () => {
    const schedule = table([
      ["Kind of work", "Hours"],
      ["Layout", "1,800"],
      ["Roofing", "800"],
      ["Total to be completed", "2,600"],
    ]);
    expect(processes(schedule)).toEqual([
      ["Layout", hoursOf(1800), []],
      ["Roofing", hoursOf(800), []],
    ]);
  });
});

describe("what is the sum of courses", () => {
  it("is none in the rows below each year, whatever it is called", () => {
    const outline = table([
      ["Year", "Class", "Class hours"],
      ["1", "Safety", "48"],
      ["", "Diesel service", "60"],
      ["Year 1 classes", null, "108"],
      ["2", "Brakes", "72"],
      ["", "Suspension", "70"],
      ["Year 2 classes", null, "142"],
      ["All years", null, "250"],
    ]);
    const expected = [
      ["Safety", 48],
      ["Diesel service", 60],
      ["Brakes", 72],
      ["Suspension", 70],
    ];
    expect(courses(heading("Classroom instruction"), outline)).toEqual(expected);
  });

  it("is a course where it happens but once", () => {
    const outline = table([
      ["Course", "Hours"],
      ["Safety", "40"],
      ["Tools", "60"],
      ["Welding", "100"],
      ["Blueprints", "30"],
    ]);
    expect(courses(outline)).toHaveLength(4);
  });

  it("is their total in the line over them", () => {
    const document = [
      heading("Classroom and online study – 160 hours"),
      line("Given by the college, in this order:"),
      item("Pharmacy law – 16 hours"),
      item("Pharmacology – 48 hours"),
      item("Calculations – 32 hours"),
      item("Compounding (lab) – 64 hours"),
    ];
    expect(courses(...document)).toHaveLength(4);
    expect(details(...document)).toMatchObject({ instructionHours: hoursSaid(160) });
  });
});

const hoursSaid = (most: number) => ({ least: most, most });

it("hours of the probation are not those of the work, wherever the sentence stands", () => {
  const document = [
    line("The apprentice completes an OJL attainment of 8,000 hours."),
    line("Every apprentice will serve a probationary period of 1,600 hours of OJT."),
  ];
  expect(details(...document)).toMatchObject({ ojtHours: hoursSaid(8000) });
});
