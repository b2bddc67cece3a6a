import { expect, it } from "vitest";
import { line, read, table } from "./documents-for-tests.ts";
import type { Part } from "./program-document.ts";

const courses = (...parts: Part[]) =>
  read(...parts).courses.map(({ title, hours }) => [title.value, hours?.value.most]);

it("courses stand below their years with their hours in brackets", () => {
  const grid = (...numbers: string[]) =>
    table([
      ["First Year", "Second Year", "Third Year"],
      [`Shop Safety (${numbers[0]})`, `Code I (${numbers[2]})`, `Code II (${numbers[3]})`],
      [`Pipe Math (${numbers[1]})`, "", ""],
    ]);
  const named = (...hours: (number | undefined)[]) => [
    ["Shop Safety", hours[0]],
    ["Code I", hours[2]],
    ["Code II", hours[3]],
    ["Pipe Math", hours[1]],
  ];
  const title = line("Related Instruction", "heading");
  expect(courses(title, grid("84", "60", "144", "144"))).toEqual(named(84, 60, 144, 144));
  expect(courses(line("Related Instruction – 300 hours"), grid("84", "60", "72", "84"))).toEqual(
    named(84, 60, 72, 84),
  );
  expect(courses(title, grid("24 hours", "6 hours", "7 hours", "8 hrs"))).toEqual(
    named(24, 6, 7, 8),
  );
  // Numbers that add up to nothing may be anything.
  expect(courses(title, grid("101", "102", "201", "301"))).toEqual(named());
  expect(courses(line("Crews"), grid("84", "60", "144", "144"))).toEqual([]);
});

it("courses have their hours on the line below their titles", () => {
  expect(
    courses(
      line("Related training", "heading"),
      line("Metrology", "heading"),
      line("Length: 40 hours"),
      line("Lean", "heading"),
      line("Contact hours: 10"),
      line("Length: 2 years"),
    ),
  ).toEqual([
    ["Metrology", 40],
    ["Lean", 10],
  ]);
});

it("courses stand in a column of required training, or are modules with their seat time", () => {
  const rows = [
    ["Anatomy", "120 hrs"],
    ["Pharmacology", "60 hrs"],
  ];
  const expected = [
    ["Anatomy", 120],
    ["Pharmacology", 60],
  ];
  expect(courses(table([["Required Training", "Hours"], ...rows]))).toEqual(expected);
  const modules = table([["Module", "Seat Time"], ...rows, ["All modules", "180 hrs"]]);
  const document = [line("Related Technical Instruction", "heading"), modules];
  expect(courses(...document)).toEqual(expected);
  expect(read(...document).details.instructionHours?.value.most).toBe(180);
});

it("a year over courses is none itself", () => {
  const rows = [
    ["Course", "Hours"],
    ["Year 1", ""],
    ["Safety", "48"],
    ["Year 2", ""],
    ["Hoists", "72"],
  ];
  expect(courses(table(rows))).toEqual([
    ["Safety", 48],
    ["Hoists", 72],
  ]);
});

it("courses stand behind their years where they add up to the total below them", () => {
  const document = (total: string) => [
    line("RELATED INSTRUCTION", "heading"),
    table([
      ["1st Year", "Circuits", "144"],
      ["2nd Year", "Digital", "160"],
      ["", "Total hours", total],
    ]),
  ];
  expect(courses(...document("304"))).toEqual([
    ["Circuits", 144],
    ["Digital", 160],
  ]);
  expect(read(...document("304")).details.instructionHours?.value.most).toBe(304);
  expect(courses(...document("300"))).toEqual([]);
});
