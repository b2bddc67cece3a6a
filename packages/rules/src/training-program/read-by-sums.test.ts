import { expect, it } from "vitest";
import { details, line, processes, read, table } from "./documents-for-tests.ts";

const stated = line("On-the-job training: 2,000 hours");
const rows = [
  ["Station", "Time there"],
  ["Front desk", "500"],
  ["Exam rooms", "1,200"],
  ["Laboratory", "300"],
];
const courses = (...parts: Parameters<typeof read>) =>
  read(...parts).courses.map(({ title, hours }) => [title.value, hours?.value.most]);

it("a table of any name says the processes that the stated hours are made of", () => {
  expect(processes(stated, table(rows))).toEqual([
    ["Front desk", [500, 500], []],
    ["Exam rooms", [1200, 1200], []],
    ["Laboratory", [300, 300], []],
  ]);
  expect(processes(line("On-the-job training: 2,100 hours"), table(rows))).toEqual([]);
});

it("so do lines below one heading or several, with what is listed below them", () => {
  expect(
    processes(
      stated,
      line("Front desk (500 hours): schedule, verify, and update."),
      line("Exam rooms (1,200 hours)"),
      line("Takes vital signs", "item"),
      line("Behind the scenes", "heading"),
      line("Laboratory: 300 hours"),
    ),
  ).toEqual([
    ["Front desk", [500, 500], []],
    ["Exam rooms", [1200, 1200], ["Takes vital signs"]],
    ["Laboratory", [300, 300], []],
  ]);
});

it("the time until a wage rises, and the years of a program, are no processes", () => {
  const years = [1, 2].map((year) => [`Year ${year}`, "1,000"]);
  expect(processes(stated, table([["When", "Time"], ...years]))).toEqual([]);
  const wages = rows.slice(1).map((row) => [...row, "60%"]);
  expect(processes(stated, table([["Step", "Time", "Rate"], ...wages]))).toEqual([]);
});

it("courses are what the stated hours of the instruction are made of, and nothing that is of the work", () => {
  const topics = table([
    ["Night", "What we cover", "Clock"],
    ["Monday", "Anatomy", "84"],
    ["Tuesday", "Billing", "60"],
  ]);
  expect(courses(line("Related instruction: 144 hours"), topics)).toEqual([
    ["Anatomy", 84],
    ["Billing", 60],
  ]);
  const work = table([
    ["Work process", "Hours"],
    ["Setup", "84"],
    ["Cleanup", "60"],
  ]);
  expect(courses(line("Related instruction: 144 hours"), work)).toEqual([]);
});

it("hours of a whole are what a line says that is the very sum of the parts", () => {
  const work = table([["Work process", "Hours"], ...rows.slice(1)]);
  expect(details(work, line("Hours required: 2000"))).toMatchObject({
    ojtHours: { least: 2000, most: 2000 },
  });
  expect(details(work, line("Hours required: 2100"))).not.toHaveProperty("ojtHours");
  expect(details(work, line("We trained 2000 people."))).not.toHaveProperty("ojtHours");
  const open = table([["Work process", "Hours"], ...rows.slice(1), ["Elsewhere", "as needed"]]);
  expect(details(open, line("Hours required: 2000"))).not.toHaveProperty("ojtHours");
});

it("rows between a title and its subtotal are the competencies of one process", () => {
  const chairside = [
    ["I. Chairside", ""],
    ["A. Four hands", "600"],
    ["B. Instruments", "300"],
  ];
  const schedule = (subtotal: string) =>
    processes(table([["Work process", "Hours"], ...chairside, ["Subtotal", subtotal]]));
  expect(schedule("900")).toEqual([["Chairside", [900, 900], ["Four hands", "Instruments"]]]);
  expect(schedule("800").map(([title]) => title)).toEqual(["Four hands", "Instruments"]);
});

it("competencies counted 2.1 are of the process counted 2, and hours above them are of the program", () => {
  expect(
    processes(
      line("Minimum 2,000 hours OJL; 160 hours RTI"),
      table([
        ["Competency", "Rating", "Date"],
        ["1. Hardware", "", ""],
        ["1.1 Replaces memory", "", ""],
        ["2. Networks", "", ""],
        ["2.1 Tests cables", "", ""],
        ["2.2 Sets up wireless", "", ""],
      ]),
    ),
  ).toEqual([
    ["Hardware", null, ["Replaces memory"]],
    ["Networks", null, ["Tests cables", "Sets up wireless"]],
  ]);
});

it("a process named in an overview and counted over its own table is one", () => {
  const functions = table([
    ["Job function", "Core or optional"],
    ["1. Serves guests", "Core"],
    ["2. Orders stock", "Optional"],
  ]);
  const own = (title: string, task: string) => [
    line(title, "heading"),
    table([
      ["Competencies", "Core or optional"],
      [task, "Core"],
    ]),
  ];
  expect(
    processes(
      functions,
      ...own("JOB FUNCTION 1: Serves guests", "Greets"),
      ...own("JOB FUNCTION 2: Orders stock", "Counts"),
    ),
  ).toEqual([
    ["Serves guests", null, ["Greets"]],
    ["Orders stock", null, ["Counts"]],
  ]);
});

it("beside the hours of the program, the column called hours is that of the rows", () => {
  const exported = ["Hot line", "Grill", "Hot line", "Saute", "Cold line", "Salads"];
  const amounts = ["1800", "1000", "1200"];
  const said = amounts.map((hours, at) => [
    "4000",
    exported[2 * at]!,
    exported[2 * at + 1]!,
    hours,
  ]);
  expect(processes(table([["ojt_hours", "work_process", "competency", "hours"], ...said]))).toEqual(
    [
      ["Hot line", [2800, 2800], ["Grill", "Saute"]],
      ["Cold line", [1200, 1200], ["Salads"]],
    ],
  );
});

it("hours of the work go to the most that a sentence says, and those of all years are the whole", () => {
  expect(
    details(line("Term: minimum 3,000 hours to a maximum of 4,000 hours on the job")),
  ).toMatchObject({ ojtHours: { least: 3000, most: 4000 } });
  const yearly = (all: string) =>
    details(line(`Related instruction: 144 hours per year for three years (${all} hours)`));
  expect(yearly("432")).toMatchObject({ instructionHours: { least: 432, most: 432 } });
  expect(yearly("400")).not.toHaveProperty("instructionHours");
});

it("the type is that by which alone the program is called, else that of its RAPIDS code", () => {
  const type = (...texts: string[]) => details(...texts.map((text) => line(text)))["type"];
  expect(type("We sponsor a one-year hybrid apprenticeship for assistants.")).toBe("H");
  expect(type("Five-year time-based apprenticeship in two shops")).toBe("TB");
  expect(
    type("We run a time-based apprenticeship", "Competency-based reviews follow"),
  ).toBeUndefined();
  expect(type("Classes follow a hybrid model of instruction.")).toBeUndefined();
  expect(type("RAPIDS Code: 1131CB")).toBe("CB");
  expect(type("RAPIDS Code: 1131CB", "Time-based increments")).toBeUndefined();
  expect(type("RAPIDS Code: 1131")).toBeUndefined();
});

it("courses below a heading of the RTI are no work", () => {
  const parts = [line("Work Processes", "heading"), line("1. Plan shipments (25%)")];
  const taught = [line("RTI courses", "heading"), line("Leadership (60 hours)")];
  expect(processes(...parts, ...taught)).toEqual([]);
});

it("where the work is known, a table of hours that its last row adds up is of the courses, beside whose names others stand", () => {
  const work = table([
    ["Work process", "Hours"],
    ["Chairside", "1,500"],
    ["Radiography", "500"],
  ]);
  const training = (all: string) =>
    table([
      ["When", "What is learned", "Where", "Hours"],
      ["Fall", "Introduction to assisting", "College", "60"],
      ["Fall", "Radiology", "Online", "64"],
      ["Spring", "Infection control", "College", "30"],
      ["All of it", "", "", all],
    ]);
  expect(courses(work, training("154"))).toEqual([
    ["Introduction to assisting", 60],
    ["Radiology", 64],
    ["Infection control", 30],
  ]);
  expect(details(work, training("154"))).toMatchObject({
    instructionHours: { least: 154, most: 154 },
  });
  expect(courses(work, training("160"))).toEqual([]);
  expect(courses(training("154"))).toEqual([]);
});

it("a code is known by its shape alone where it is the only one", () => {
  const codes = (...texts: string[]) => {
    const { occupationONetCode, rapidsCode } = details(...texts.map((text) => line(text)));
    return [occupationONetCode, rapidsCode];
  };
  const said = "Paralegals (23-2011.00) assist lawyers. RAPIDS 2026CB. The program lasts a year.";
  expect(codes(said)).toEqual(["23-2011.00", "2026CB"]);
  expect(codes("Helpers 47-3012.00 register as 1234HY")).toEqual(["47-3012.00", "1234HY"]);
  expect(codes("47-3012.00 or 47-3013.00", "1234HY or 1235CB")).toEqual([undefined, undefined]);
  expect(codes("Call 555-0142 before 12-2024 and see 1234")).toEqual([undefined, undefined]);
});

it("hours at work, in class and of all years are said without labels", () => {
  expect(details(line("3,000 hours at work, 200 hours in class"))).toEqual({
    ojtHours: { least: 3000, most: 3000 },
    instructionHours: { least: 200, most: 200 },
  });
  expect(details(line("Theory classes: 250 hours in the evening"))).toEqual({
    instructionHours: { least: 250, most: 250 },
  });
  expect(details(line("Minimum OJL 4,500 hours; maximum 6,000 hours. RTI 612 hours."))).toEqual({
    ojtHours: { least: 4500, most: 6000 },
    instructionHours: { least: 612, most: 612 },
  });
  expect(
    details(
      line(
        "The term is 7,000 hours of OJL and 144 hours of related instruction for each year (504 hours total).",
      ),
    ),
  ).toMatchObject({ instructionHours: { least: 504, most: 504 } });
});

it("a term in hours is of the work where its processes have as many", () => {
  const term = [["Term (hours)", "2,000"]];
  const work = [["Work process", "Hours"], ...rows.slice(1)];
  expect(details(table(term), table(work))).toEqual({
    estimatedLength: "2000 hours",
    ojtHours: { least: 2000, most: 2000 },
  });
});

it("who offers a program is no name of it, in whatever cell that stands", () => {
  const form = table([
    ["Apprenticeship program", "Wind Technician"],
    ["Sponsor", "Plains Wind Services"],
    ["RAPIDS #", "2052CB"],
  ]);
  expect(details(form)).toMatchObject({ title: "Wind Technician" });
  const unnamed = table([
    ["Sponsor", "Plains Wind Services"],
    ["RAPIDS #", "2052CB"],
  ]);
  expect(details(unnamed)).not.toHaveProperty("title");
  const empty = table([["Sponsor Name", "Occupation Title", "Onet Code", "RAPIDS Code", "Type"]]);
  expect(details(empty)).toEqual({});
});

it("amounts without a unit are hours where they are together those stated", () => {
  const list = ["Hospitality 50", "Guest service 64", "Food safety – 30"].map((text) => line(text));
  const said = (hours: number) => line(`Related instruction: ${hours} hours`);
  expect(courses(said(144), line("Below", "heading"), ...list)).toEqual([
    ["Hospitality", 50],
    ["Guest service", 64],
    ["Food safety", 30],
  ]);
  expect(courses(said(150), line("Below", "heading"), ...list)).toEqual([]);
});

it("what is said of a year says nothing of what else a sentence names", () => {
  const term =
    "The term is 4 years with an OJL attainment of 7000-8000 hours, supplemented by 144 hours of related instruction per year.";
  expect(details(line(term))).toMatchObject({ ojtHours: { least: 7000, most: 8000 } });
  expect(details(line(term))).not.toHaveProperty("instructionHours");
});

it("numbered modules with titles are courses, over which another year may be named", () => {
  const modules = table([
    ["Module", "Title", "Hours"],
    ["08101", "Orientation", "2.5"],
    ["08102", "Hand tools", "12.5"],
  ]);
  expect(courses(modules)).toEqual([
    ["Orientation", 2.5],
    ["Hand tools", 12.5],
  ]);
  expect(processes(modules)).toEqual([]);
  const years = table([
    ["Year one", "Hours"],
    ["Trade math", "40"],
    ["Year two", "Hours"],
    ["Alignment", "72"],
  ]);
  expect(courses(line("Related instruction", "heading"), years)).toEqual([
    ["Trade math", 40],
    ["Alignment", 72],
  ]);
});

it("a mail says its work below OJT and its classes below RTI", () => {
  const mail = [
    "Time-based, one year, 2,000 hours.",
    "OJT:",
    "Receiving - 1,500 hours",
    "Shipping - 500 hours",
    "RTI:",
    "OSHA 10 - 10 hours",
    "Lean basics - 58 hours",
  ].map((text) => line(text));
  expect(processes(...mail).map(([title]) => title)).toEqual(["Receiving", "Shipping"]);
  expect(courses(...mail)).toEqual([
    ["OSHA 10", 10],
    ["Lean basics", 58],
  ]);
  expect(details(...mail)).toMatchObject({ type: "TB", ojtHours: { least: 2000, most: 2000 } });
});

it("the classes below the work in the same table are taught", () => {
  const both = table([
    ["Department", "Tasks", "Min hrs", "Max hrs"],
    ["Beef", "Break and cut", "1200", "1500"],
    ["Pork", "Break and trim", "700", "900"],
    ["Totals", "", "1900", "2400"],
    ["RTI", "", "Hours", ""],
    ["Meat science", "", "120", ""],
    ["Retail math", "", "40", ""],
    ["Total", "", "160", ""],
  ]);
  expect(processes(both).map(([title, hours]) => [title, hours])).toEqual([
    ["Beef", [1200, 1500]],
    ["Pork", [700, 900]],
  ]);
  expect(courses(both)).toEqual([
    ["Meat science", 120],
    ["Retail math", 40],
  ]);
  const form = table([
    ["RTI", "120 hours"],
    ["Wage", "$20"],
  ]);
  expect(courses(form)).toEqual([]);
});

it("hours called OJT behind a duty are those of the duty", () => {
  const duties = [
    "Duty 1 – Practice safety (OJT 300 hrs)",
    "Duty 2 – Run production (OJT 1,500 hrs)",
  ];
  const said = line("OJT total not less than 1,800 hrs; RTI total 288 hrs.");
  expect(processes(said, ...duties.map((text) => line(text))).map(([, hours]) => hours)).toEqual([
    [300, 300],
    [1500, 1500],
  ]);
  expect(details(said)).toMatchObject({ instructionHours: { least: 288, most: 288 } });
});

it("hours from so many to so many stand in columns that say their unit in brackets", () => {
  const areas = table([
    ["Task area", "From (hrs)", "To (hrs)"],
    ["Surface preparation", "1300", "1400"],
    ["Spray application", "1000", "1100"],
    ["Sum", "2300", "2500"],
  ]);
  expect(processes(areas).map(([, hours]) => hours)).toEqual([
    [1300, 1400],
    [1000, 1100],
  ]);
});

it("a heading that says the hours of all the work is no process, whatever counts it", () => {
  const said = [
    line("A. On-the-Job Training (6,240 hours)", "heading"),
    line("Fire suppression: 2,080 hours", "item"),
    line("Rescue: 4,160 hours", "item"),
  ];
  expect(processes(...said).map(([title]) => title)).toEqual(["Fire suppression", "Rescue"]);
  expect(details(...said)).toMatchObject({ ojtHours: { least: 6240, most: 6240 } });
});

it("numbers of courses are no names of them, whatever their column is called", () => {
  const listed = table([
    ["Ivy Tech course", "Title", "Clock hrs"],
    ["IMTC 120", "Industrial Mathematics", "60"],
    ["WELD 100", "Welding", "90"],
    ["Total", "", "150"],
  ]);
  const stated = line("Related instruction: 150 hours");
  expect(courses(line("Related instruction", "heading"), listed)).toEqual([
    ["Industrial Mathematics", 60],
    ["Welding", 90],
  ]);
  expect(courses(stated, listed).map(([title]) => title)).toEqual([
    "Industrial Mathematics",
    "Welding",
  ]);
});

it("items below a line that says their sum are the processes, and those below another the courses", () => {
  const list = (title: string, ...items: string[]) => [
    line(title, "heading"),
    ...items.map((text) => line(text, "item")),
  ];
  const said = [
    ...list("On the farm: 2,700 hours", "Milking 1,500 hours", "Feeding 1,200 hours"),
    ...list("Classes: 288 hours", "Animal health 144 hours", "Dairy business 144 hours"),
  ];
  expect(processes(...said).map(([title, hours]) => [title, hours])).toEqual([
    ["Milking", [1500, 1500]],
    ["Feeding", [1200, 1200]],
  ]);
  expect(courses(...said)).toEqual([
    ["Animal health", 144],
    ["Dairy business", 144],
  ]);
  expect(details(...said)).toMatchObject({ ojtHours: { least: 2700, most: 2700 } });
});
