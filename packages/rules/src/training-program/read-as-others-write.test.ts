import { describe, expect, it } from "vitest";
import { details, line, processes, read, table } from "./documents-for-tests.ts";

const courses = (...parts: Parameters<typeof read>) =>
  read(...parts).courses.map(({ title, hours }) => [title.value, hours?.value.most]);
const hoursOf = (...parts: Parameters<typeof read>) =>
  processes(...parts).map(([title, hours]) => [title, hours]);
const item = (text: string) => line(text, "item");

describe("the last row", () => {
  const years = (last: string, ...more: string[][]) =>
    table([
      ["Station", "Year 1", "Year 2", "Total hours"],
      ["Pastry", "400", "100", "500"],
      ["Sauces", "300", "300", "600"],
      ...more,
      [last, "700", "400", "1,100"],
    ]);

  it("is the sum of the others whatever it is called, where it may name one or many are above it", () => {
    expect(hoursOf(years("Hours in the year"))).toHaveLength(2);
    expect(details(years("Hours in the year"))).toMatchObject({
      ojtHours: { least: 1100, most: 1100 },
    });
    const classes = table([
      ["Year", "Class", "Hours"],
      ["1", "Nutrition", "32"],
      ["2", "Baking", "64"],
      ["All three years", null, "96"],
    ]);
    expect(courses(classes)).toEqual([
      ["Nutrition", 32],
      ["Baking", 64],
    ]);
  });

  it("is a process where only two are above it, or where the stated hours count it in", () => {
    expect(hoursOf(years("Banquets"))).toHaveLength(3);
    const stated = line("On-the-job learning: 2,200 hours");
    expect(hoursOf(stated, years("Hours of banquets"))).toHaveLength(3);
  });
});

describe("competencies with hours", () => {
  const under = (...last: (string | null)[][]) =>
    table([
      ["No.", "Skill", "Hours", "Initials"],
      ["1. Aseptic technique", null, null, null],
      ["1.1", "Scrubs", "80", ""],
      ["1.2", "Gowns", "100", ""],
      ...last,
    ]);

  it("below a title are added for it, or are what its subtotal says", () => {
    const next = [
      ["2. Cases", null, null, null],
      ["2.1", "Pulls carts", "90", ""],
      ["2.2", "Counts", "70", ""],
    ];
    const expected = [
      ["Aseptic technique", [180, 180]],
      ["Cases", [160, 160]],
    ];
    expect(hoursOf(under(...next))).toEqual(expected);
    const withSubtotals = under(
      ["Subtotal", null, "180", ""],
      ...next,
      ["Subtotal", null, "160", ""],
      ["TOTAL ON-THE-JOB LEARNING", null, "340", ""],
    );
    expect(hoursOf(withSubtotals)).toEqual(expected);
  });
});

describe("competencies", () => {
  it("may stand in lists of their own, below a line with the name of each process", () => {
    const schedule = table([
      ["Work process", "Hours"],
      ["A. Outreach", "500"],
      ["B. Advocacy", "700"],
    ]);
    const lists = [
      line("Competencies: Outreach", "heading"),
      item("Conducts home visits"),
      item("Builds trust"),
      line("B. Advocacy", "heading"),
      item("Helps to enroll"),
    ];
    expect(processes(schedule, ...lists)).toEqual([
      ["Outreach", [500, 500], ["Conducts home visits", "Builds trust"]],
      ["Advocacy", [700, 700], ["Helps to enroll"]],
    ]);
  });

  it("are counted lines below a process that is called so", () => {
    const said = [
      line("Job Function 1: Supports users (300 hours)", "heading"),
      line("1.\tTriages tickets"),
      line("2.\tResets credentials"),
      line("Job Function 2: Hardens servers (450 hours)", "heading"),
      line("1.\tDeploys patches"),
    ];
    expect(processes(...said).map(([, , competencies]) => competencies)).toEqual([
      ["Triages tickets", "Resets credentials"],
      ["Deploys patches"],
    ]);
  });

  it("are lines that numbers in brackets count, below what leads to the processes", () => {
    const said = [
      line("IV. Work processes. Apprentices are rotated as follows:"),
      line("A. Rigging\t1,200 hours"),
      line("(1) Operates line sets"),
      line("B. Carpentry\t800 hours"),
      line("(1) Builds platforms"),
    ];
    expect(processes(...said)).toEqual([
      ["Rigging", [1200, 1200], ["Operates line sets"]],
      ["Carpentry", [800, 800], ["Builds platforms"]],
    ]);
  });

  it("stand below what the apprentice will do", () => {
    const schedule = table([
      ["Work process", "The apprentice will", "Hours"],
      ["Sampling", ["Collect samples", "Run jar tests"], "900"],
    ]);
    expect(processes(schedule)).toEqual([
      ["Sampling", [900, 900], ["Collect samples", "Run jar tests"]],
    ]);
  });

  it("are none of a sentence below them all", () => {
    const all = "The apprentice completes when all competencies are marked and the test is passed.";
    const checklist = table([
      ["Work process", "Competency", "Date"],
      ["Decontamination", "Sorts instruments", ""],
      ["Storage", "Rotates stock", ""],
      [all, null, null],
    ]);
    expect(processes(checklist).map(([title]) => title)).toEqual(["Decontamination", "Storage"]);
  });

  it("of a process are its own whoever is named in its title", () => {
    const provider = table([
      ["Work Process 3: Assisting the Provider", null, null],
      ["Competency", "Date", "Initials"],
      ["Performs an ECG", "", ""],
    ]);
    expect(processes(provider).map(([, , competencies]) => competencies)).toEqual([
      ["Performs an ECG"],
    ]);
  });
});

describe("what is no process", () => {
  it("is a step of wages, whatever it asks for", () => {
    const wages = table([
      ["Stage", "Signed off", "Hourly"],
      ["1", "Start", "$26.00"],
      ["2", "Work Processes 1 and 2", "$29.00"],
      ["3", "Work Processes 3 and 4", "$32.00"],
      ["Developer", "All", "$36.50"],
    ]);
    expect(processes(wages)).toEqual([]);
  });

  it("is what stands beside a clause about competencies", () => {
    const facts = table([
      ["Ratio", "1 to 1"],
      ["Duration", "About 24 months; apprentices advance when competencies are signed off"],
      ["Contact", "The apprenticeship coordinator"],
    ]);
    expect(processes(line("An apprenticeship of the Alliance"), facts)).toEqual([]);
  });
});

describe("a sheet", () => {
  it("may say its fields above columns of years with their total", () => {
    const sheet = table(
      [
        ["Heavy Truck Mechanic Apprenticeship"],
        ["In cooperation with the union"],
        ["Occupational title", "Diesel Mechanic"],
        ["RAPIDS code", "0124"],
        ["O*NET code", "49-3031.00"],
        ["Program type", "Time-based"],
        ["Classification", "Mechanic II"],
        ["Work process", "Tasks", "Year 1", "Year 2", "Total"],
        ["Engines", "Rebuilds", "300", "500", "800"],
        ["Brakes", "Aligns", "400", "300", "700"],
        ["Total hours", "", "700", "800", "1500"],
      ],
      "Appendix A",
    );
    expect(hoursOf(sheet)).toEqual([
      ["Engines", [800, 800]],
      ["Brakes", [700, 700]],
    ]);
    expect(details(sheet)).toMatchObject({
      title: "Heavy Truck Mechanic Apprenticeship",
      occupationName: "Diesel Mechanic",
      ojtHours: { least: 1500, most: 1500 },
    });
  });
});

describe("courses", () => {
  it("are called by their title where `Course` is over their numbers, also where one has none", () => {
    const listed = table([
      ["Course", "Title", "Credits", "Contact hours"],
      ["EDU-1030", "Early Education", "3", "45"],
      ["—*", "First Aid", "—", "8"],
    ]);
    expect(courses(listed)).toEqual([
      ["Early Education", 45],
      ["First Aid", 8],
    ]);
  });

  it("without hours stand below a sentence that leads to them, or below their years", () => {
    expect(courses(line("The courses are:"), item("Framing"), item("Stairs"))).toEqual([
      ["Framing", undefined],
      ["Stairs", undefined],
    ]);
    const years = [
      line("Section 6. Related Classroom Instruction", "heading"),
      line("First year"),
      item("Basic Electricity"),
      line("Second year"),
      item("Rigging"),
    ];
    expect(courses(...years)).toEqual([
      ["Basic Electricity", undefined],
      ["Rigging", undefined],
    ]);
  });

  it("may begin as the instruction does: `Related Mathematics`", () => {
    const year = [line("Math\t80 hrs"), line("Related Mathematics\t90 hrs")];
    expect(courses(line("Related instruction outline", "heading"), ...year)).toEqual([
      ["Math", 80],
      ["Related Mathematics", 90],
    ]);
  });
});

describe("instruction", () => {
  it.each([
    "Supplementary education",
    "Classroom training",
    "Related theory",
    "Technical instruction",
    "Related and supplemental instruction",
    "Related studies",
  ])("called %s heads the courses and has its hours", (name) => {
    const listed = table([
      [name, "Hours"],
      ["Blueprint reading", "48"],
      ["Rigging", "72"],
    ]);
    expect(courses(listed)).toEqual([
      ["Blueprint reading", 48],
      ["Rigging", 72],
    ]);
    expect(processes(listed)).toEqual([]);
    expect(details(line(`${name}: 300 hours`))).toMatchObject({
      instructionHours: { least: 300, most: 300 },
    });
    expect(details(line(`The ${name.toLowerCase()} has 288 clock hours in two years.`))).toEqual({
      instructionHours: { least: 288, most: 288 },
    });
  });

  it.each([
    ["Didactic component", "instructionHours"],
    ["Academic instruction", "instructionHours"],
    ["Theory", "instructionHours"],
    ["Off-the-job training", "instructionHours"],
    ["Practical training", "ojtHours"],
    ["Workplace learning", "ojtHours"],
    ["Hands-on training", "ojtHours"],
    ["Work-based experience", "ojtHours"],
  ])("and work have hours of their own name: %s", (name, field) => {
    const hours = { least: 640, most: 640 };
    expect(details(line(`${name}: 640 hours`))).toEqual({ [field]: hours });
    const said = line(`The program has 640 hours of ${name.toLowerCase()}.`);
    expect(details(said)).toEqual({ [field]: hours });
  });

  it("is of modules where the work stands in another table, and not where they are the work", () => {
    const rows = [
      ["Module", "Hours"],
      ["Soils", "40"],
      ["Plant health", "60"],
    ];
    const modules = table([...rows, ["Total", "100"]]);
    const work = table([
      ["Work process", "Hours"],
      ["Planting trees", "1200"],
      ["Pruning shrubs", "800"],
    ]);
    const taught = [
      ["Soils", 40],
      ["Plant health", 60],
    ];
    expect(courses(work, modules)).toEqual(taught);
    expect(courses(work, table(rows))).toEqual(taught);
    expect(hoursOf(modules, work)).toHaveLength(2);
    expect(details(work, modules)).toEqual({ instructionHours: { least: 100, most: 100 } });
    expect(hoursOf(modules)).toHaveLength(2);
    expect(hoursOf(work, line("On-the-job learning", "heading"), modules)).toHaveLength(4);
  });

  it("has hours in a sentence that shortens them", () => {
    const said = line("Not less than 288 hrs. of related instruction and 4,000 hrs. of work.");
    expect(details(said)).toMatchObject({ instructionHours: { least: 288, most: 288 } });
  });

  it("has modules, topics or units beside the work's own", () => {
    for (const name of ["Module", "Topic", "Unit", "Unit of study"]) {
      const listed = table([
        ["Semester", name, "Hours"],
        ["Fall", "Safety", "40"],
        ["Spring", "Welding theory", "104"],
      ]);
      expect(courses(line("Related instruction", "heading"), listed)).toEqual([
        ["Safety", 40],
        ["Welding theory", 104],
      ]);
    }
  });
});

describe("the sum of all", () => {
  it.each(["Sum", "Overall", "Combined hours", "Sum of hours"])("may be called %s", (name) => {
    const work = table([
      ["Work process", "Hours"],
      ["Sauces", "600"],
      [name, "600"],
    ]);
    expect(hoursOf(work)).toEqual([["Sauces", [600, 600]]]);
  });

  it("is what the work takes where each competency has hours of its own, whatever stands above", () => {
    const listed = table([
      ["Competency", "Hours"],
      ["Sharpens blades", "400"],
      ["Fells trees", "600"],
    ]);
    const stated = line("On-the-job learning: 1,000 hours");
    const expected = [
      ["Sharpens blades", [400, 400]],
      ["Fells trees", [600, 600]],
    ];
    expect(hoursOf(stated, line("Arborist", "heading"), listed)).toEqual(expected);
    const sentence = line("The apprentice works under a journeyworker in all that stands below.");
    expect(hoursOf(sentence, listed)).toEqual(expected);
  });
});

describe("words", () => {
  it("part at spaces that hold them together as well", () => {
    const said = line("On-the-job\u{a0}learning: 2,000\u{a0}hours");
    expect(details(said)).toMatchObject({ ojtHours: { least: 2000, most: 2000 } });
  });
});

describe("the program", () => {
  it("is called by what stands over the document, and its occupation by its own field", () => {
    const heading = line("Kitchen Apprenticeship Program", "heading");
    expect(details(heading, line("Occupation: Cook"))).toMatchObject({
      title: "Kitchen Apprenticeship Program",
      occupationName: "Cook",
    });
  });

  it("is for an occupation, in a letter", () => {
    const said = line("Re: Revised training outline for Carpenter, RAPIDS 0067, O*NET 47-2031.00");
    expect(details(line("Office of Apprenticeship"), said).occupationName).toBe("Carpenter");
  });

  it("takes a time on the job, and stays what it is", () => {
    const time = line("Expected time on the job: about 2,000 hours. Progress depends on skills.");
    expect(details(time)).toMatchObject({ ojtHours: { least: 2000, most: 2000 } });
    expect(details(line("The program stays time-based."))).toMatchObject({ type: "TB" });
    const term = "The term of apprenticeship is 6,000 hours of on-the-job training, time-based, or";
    expect(details(line(term))).toMatchObject({ type: "TB" });
  });

  it("takes hours of instruction behind its heading, however that is counted", () => {
    expect(details(line("V. Related instruction. 432 hours, at the hall."))).toMatchObject({
      instructionHours: { least: 432, most: 432 },
    });
  });
});
