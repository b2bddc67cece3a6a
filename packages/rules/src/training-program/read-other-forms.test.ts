import { describe, expect, it } from "vitest";
import { details, line, processes, read, table } from "./documents-for-tests.ts";
import type { Part } from "./program-document.ts";

describe("what stands on a line with others", () => {
  it("is a field of its own behind a tab or a sentence", () => {
    expect(
      details(
        line("Occupation:\tCarpenter\tO*NET Code:\t47-2031.00"),
        line("Ratio: 1 to 1. Probation: 6 months."),
      ),
    ).toMatchObject({
      title: "Carpenter",
      occupationONetCode: "47-2031.00",
      probation: "6 months",
    });
  });

  it("is the hours in all beside those of each year", () => {
    const each = "Apprentices attend 144 hours of related instruction for each year";
    expect(details(line(`${each}, 720 hours in all.`))).toEqual({
      instructionHours: { least: 720, most: 720 },
    });
    expect(details(line(`${each}.`))).toEqual({});
  });

  it("is the type of the program in a sentence of its own or before its term", () => {
    expect(details(line("Total: 288 hours. Hybrid occupation."))).toEqual({ type: "H" });
    expect(details(line("The program is time-based with a term of two years."))).toEqual({
      type: "TB",
    });
    expect(details(line("The program is time-based and competency-based."))).toEqual({});
  });
});

describe("a name of the program", () => {
  const code = line("RAPIDS Code: 2043HY");
  it("is none of its sponsor, of an overview or of an appendix above its codes", () => {
    const above = [
      "Codes & structure",
      "Sponsor: CodeBridge Works",
      "(sponsor name)",
      "Registered with the state since 2010",
      "Bay State Apprenticeship • Summary",
      "Appendix A-4 to the guidelines",
    ];
    for (const text of above)
      expect(details(line("Biomanufacturing Technician"), line(text), code), text).toMatchObject({
        title: "Biomanufacturing Technician",
      });
  });

  it("may stand behind that of the appendix", () => {
    expect(details(line("Appendix A: Pharmacy Technician"), code)).toMatchObject({
      title: "Pharmacy Technician",
    });
  });

  it("stands below the objective of a form, and no name of a field is one", () => {
    expect(
      details(
        table([
          ["Occupational Objective(s):", "SOC#", "Term"],
          ["RESIDENTIAL WIREMAN", "47-2111.00", "4000 HOURS"],
        ]),
      ),
    ).toEqual({
      title: "RESIDENTIAL WIREMAN",
      occupationName: "RESIDENTIAL WIREMAN",
      occupationONetCode: "47-2111.00",
      estimatedLength: "4000 HOURS",
    });
  });
});

it("an export that says its program in each row is of that one", () => {
  const row = (dwa: string) => ["Plant Operator", "51-8031.00", "0507HY", "Hybrid", dwa, "800"];
  const headings = ["occupationTitle", "onetSocCode", "rapidsCode", "occType", "dwaTitle", "hours"];
  expect(details(table([headings, row("Inspects"), row("Operates"), row("Maintains")]))).toEqual({
    title: "Plant Operator",
    occupationName: "Plant Operator",
    occupationONetCode: "51-8031.00",
    rapidsCode: "0507HY",
    type: "H",
  });
});

it("fields may say their unit, and what the program is made of", () => {
  expect(
    details(
      table([
        ["Program Structure", "Hybrid: time and competency"],
        ["Length (yrs)", "3"],
        ["Ratio (A:J)", "2:1"],
        ["Probation (hrs)", "2000"],
        ["RSI hrs total", "576"],
        ["Journeyworker wage", "31.5"],
      ]),
    ),
  ).toEqual({
    type: "H",
    estimatedLength: "3 years",
    ratio: { apprentices: 2, journeyworkers: 1 },
    probation: "2000",
    instructionHours: { least: 576, most: 576 },
    journeyworkerWage: 31.5,
  });
});

it("what stands below a heading is no value of it where it says its own name", () => {
  expect(details(line("Term", "heading"), line("Length of Apprenticeship: 48 months"))).toEqual({
    estimatedLength: "48 months",
  });
});

it("the term of an occupation is its length, and an unfilled one is none", () => {
  expect(details(line("The term of the occupation shall be three (3) years."))).toEqual({
    estimatedLength: "three (3) years",
  });
  expect(details(line("The term of the occupation is years."))).toEqual({});
});

it("a counted heading below an empty code is no code", () => {
  expect(details(line("RAPIDS CODE:"), line("1. APPRENTICESHIP APPROACH"))).toEqual({});
});

it("the only type beside the codes of a sheet is that of the program", () => {
  const sheet = (...types: string[]) =>
    details(table([["O*NET Code: 29-2052.00", "RAPIDS Code: 0844CB"], types]));
  expect(sheet("Competency Based", "12 months")).toMatchObject({ type: "CB" });
  expect(sheet("Competency Based", "Time Based")).not.toHaveProperty("type");
});

it("the term of a time-based program in hours is of the work, unless processes say otherwise", () => {
  const term = table([["Term", "4 years / 8,000 hours"]]);
  const hours = { least: 8000, most: 8000 };
  expect(details(line("Type: Time-based"), term)).toMatchObject({ ojtHours: hours });
  expect(details(line("Type: Competency-based"), term)).not.toHaveProperty("ojtHours");
  const work = table([
    ["Work process", "Hours"],
    ["Rigging", "3,000"],
    ["Welding", "3,000"],
  ]);
  expect(details(line("Type: Time-based"), term, work)).not.toHaveProperty("ojtHours");
});

describe("work processes in other forms", () => {
  it("are called by what describes them where they are only counted", () => {
    expect(
      processes(
        table([
          ["Process", "Description", "Hours"],
          ["I", "Tools", "600"],
          ["II", "Piping", "2,800"],
        ]),
      ),
    ).toEqual([
      ["Tools", [600, 600], []],
      ["Piping", [2800, 2800], []],
    ]);
  });

  it("have the least and the most hours of their card", () => {
    const card = (name: string, label: string, value: string) =>
      table([
        [name, "Racking"],
        ["Minimum hours", "600"],
        [label, value],
        ["Competencies", "Lays out rails"],
      ]);
    expect(processes(card("Work Process 2", "Maximum hours", "750"))).toEqual([
      ["Racking", [600, 750], ["Lays out rails"]],
    ]);
  });

  it("are rows of other units too, which are no hours", () => {
    const rows = table([
      ["Work process", "Sea days"],
      ["Deck maintenance", "120"],
      ["Mooring", "80"],
      ["Total", "200"],
    ]);
    expect(processes(rows)).toEqual([
      ["Deck maintenance", null, []],
      ["Mooring", null, []],
    ]);
  });

  it("are named in a form that leaves their hours blank", () => {
    const blank = table([
      ["Work process", "Hours"],
      ["Label medications", ""],
      ["Bill insurance", ""],
      ["Total", ""],
    ]);
    expect(processes(blank)).toEqual([
      ["Label medications", null, []],
      ["Bill insurance", null, []],
    ]);
  });

  it("have hours from one to another below one heading", () => {
    expect(
      processes(
        table([
          ["Work Process", "Approximate hours", ""],
          ["", "From", "To"],
          ["Fluid power", "1000", "1300"],
        ]),
      ),
    ).toEqual([["Fluid power", [1000, 1300], []]]);
  });

  it("say their hours in brackets, the unit first", () => {
    expect(
      processes(
        line("Job Function 1: Monitors incidents (hrs: 750–1125)", "heading"),
        line("Analyzes logs", "item"),
      ),
    ).toEqual([
      ["Job Function 1: Monitors incidents (hrs: 750–1125)", [750, 1125], ["Analyzes logs"]],
    ]);
  });

  it("stand at a station, beside what the apprentice learns", () => {
    expect(
      processes(
        table([
          ["Min hrs", "Max hrs", "Station", "What the apprentice learns"],
          ["300", "400", "Pantry", "Makes dressings"],
          ["600", "800", "Hot line", "Grills to order"],
        ]),
      ),
    ).toEqual([
      ["Pantry", [300, 400], ["Makes dressings"]],
      ["Hot line", [600, 800], ["Grills to order"]],
    ]);
  });

  it("are listed below a heading of the training in the work", () => {
    expect(
      processes(
        line("Work Training", "heading"),
        line("1. Rough framing ........ 1,300"),
        line("2. Exterior finish ...... 700"),
      ),
    ).toEqual([
      ["Rough framing", [1300, 1300], []],
      ["Exterior finish", [700, 700], []],
    ]);
  });

  it("are no type of program beside its fields", () => {
    const fields = table([
      ["Program Structure", "Hybrid: time and competency"],
      ["Related Training", "180 Hours"],
      ["Ratio", "2:1"],
    ]);
    expect(processes(line("Solar Installer"), fields)).toEqual([]);
  });
});

describe("courses in other forms", () => {
  const courses = (...parts: Part[]) =>
    read(...parts).courses.map(({ title, hours }) => [title.value, hours?.value.most]);
  it("are what is taught in a classroom, whatever they are called", () => {
    for (const heading of ["Classroom learning", "Classes"]) {
      const parts = [
        line("On-the-job training", "heading"),
        line("Guiding behavior (600 hours)", "item"),
        line(heading, "heading"),
        line("Core Competency Training – 80 hours"),
        line("Privacy – 8 hours"),
      ];
      expect(courses(...parts), heading).toEqual([
        ["Core Competency Training", 80],
        ["Privacy", 8],
      ]);
      expect(processes(...parts), heading).toHaveLength(1);
    }
  });

  it("have their hours in a column of their length", () => {
    expect(
      courses(
        table([
          ["Title of course", "Delivery", "Length"],
          ["Terminology", "Online", "40 hrs"],
          ["Pharmacology", "Lab", "60 hrs"],
        ]),
      ),
    ).toEqual([
      ["Terminology", 40],
      ["Pharmacology", 60],
    ]);
  });

  it("end with their total, and hours of the program are none", () => {
    expect(
      courses(
        table([
          ["Related instruction", "Hours"],
          ["Pharmacy law", "24"],
          ["Total", "24"],
          ["Store number", ""],
        ]),
        table([
          ["Term", "Related instruction", "Ratio"],
          ["3 years", "540 hours", "1:1"],
        ]),
      ),
    ).toEqual([["Pharmacy law", 24]]);
  });

  it("of each year are no processes below their total", () => {
    expect(
      processes(
        line("Related technical instruction", "heading"),
        table([
          ["", "Year 1", "Year 2"],
          ["Home study modules", "104", "104"],
          ["Total hours", "144", "144"],
        ]),
      ),
    ).toEqual([]);
  });
});

it("periods of wages have the hours of their range", () => {
  const { wagePeriods } = read(
    table([
      ["Step", "Hour Range or competency step", "Percentage of journey-level wage rate"],
      ["1", "0000 – 0800 hours", "55%"],
    ]),
  );
  expect(wagePeriods.map(({ percent, hours }) => [percent, hours])).toEqual([
    [55, { least: 0, most: 800 }],
  ]);
});

it("the type may stand near the codes in brackets, behind the name, or as a model", () => {
  const [code, table2] = [line("O*NET-SOC CODE 47-2132.00"), table([["RAPIDS Code:", "0586"]])];
  expect(details(line("Insulator"), line("(Time-Based)"), code)).toMatchObject({ type: "TB" });
  expect(details(line("Tool and Die Maker – Time Based"), table2)).toMatchObject({ type: "TB" });
  expect(details(line("Claims Adjuster"), line("Competency-based model"))).toMatchObject({
    type: "CB",
  });
  expect(details(line("☐ Hybrid"), code)).not.toHaveProperty("type");
});

describe("what stands above codes and is no name", () => {
  const code = line("RAPIDS Code: 0173");
  it("is a field of the program, its hours, its type or the beginning of a letter", () => {
    for (const text of ["576 hours RTI", "Time-based", "Program snapshot", "Dear Ms. Alvarado,"])
      expect(details(line("Elevator Mechanic"), line(text), code), text).toMatchObject({
        title: "Elevator Mechanic",
      });
  });

  it("is what stands above a sentence that says them", () => {
    const sentence =
      "We would like to sponsor apprentices in the occupation of Optician, as it is described by the Department of Labor, at all of our offices in the state (RAPIDS code 0089).";
    expect(details(line("Our offices"), line(sentence))).toEqual({
      title: "Optician",
      occupationName: "Optician",
      rapidsCode: "0089",
    });
  });

  it("is no part of an appendix", () => {
    expect(details(line("Appendix A-1: Nursing Assistant"), code)).toMatchObject({
      title: "Nursing Assistant",
    });
  });

  it("is less than a registered occupation", () => {
    expect(
      details(line("Your program"), line("Registered occupation: Mechanic"), code),
    ).toMatchObject({ title: "Mechanic" });
  });
});

it("probation and the wage of a journeyworker are said in more sentences", () => {
  expect(
    details(line("5. Probationary period. 500 hours."), line("Journey wage: $34.10.")),
  ).toEqual({ probation: "500 hours", journeyworkerWage: 34.1 });
  expect(details(line("The probationary period is the first 90 days."))).toEqual({
    probation: "90 days",
  });
});

it("tables side by side are each read below its own title", () => {
  const document = read(
    table([
      ["ON-THE-JOB LEARNING", null, "RELATED INSTRUCTION", null],
      ["Work Process", "Hours", "Course", "Hours"],
      ["Tear-off", "700", "Safety", "72"],
      ["Membranes", "1,400", "Roof systems", "144"],
      ["Total", "2,100", "Total", "216"],
    ]),
  );
  expect(document.workProcesses.map(({ title }) => title.value)).toEqual(["Tear-off", "Membranes"]);
  expect(document.courses.map(({ title, hours }) => [title.value, hours?.value.most])).toEqual([
    ["Safety", 72],
    ["Roof systems", 144],
  ]);
  expect(document.details.instructionHours?.value).toEqual({ least: 216, most: 216 });
});

it("a subtotal with its letter is no process", () => {
  expect(
    processes(
      table([
        ["Work Process", "Task", "Hours"],
        ["Bench work", "File", "600"],
        ["", "Lay out", "500"],
        ["Subtotal A", "", "1,100"],
        ["Machining", "Lathe", "1,500"],
        ["Subtotal B", "", "1,500"],
      ]),
    ),
  ).toEqual([
    ["Bench work", [1100, 1100], ["File", "Lay out"]],
    ["Machining", [1500, 1500], ["Lathe"]],
  ]);
});

it("the headings below the title of a function are no competency", () => {
  expect(
    processes(
      table([
        ["JOB FUNCTION 1: Prepares data", null, "700–1,050 hrs"],
        ["Competencies", "Core or Optional", "RI"],
        ["A. Writes queries", "Core", ""],
      ]),
    ),
  ).toEqual([["JOB FUNCTION 1: Prepares data", [700, 1050], ["Writes queries"]]]);
});

it("a line goes on in hours of something else, or ends with those of a course", () => {
  const { courses } = read(
    line("Related instruction", "heading"),
    line("First aid (minimum 6.5 hours every 3 years)", "item"),
    line("Asbestos awareness – minimum 4 hours", "item"),
    line("Ladders – 8 hours. Held in May.", "item"),
  );
  expect(courses.map(({ title, hours }) => [title.value, hours?.value.most])).toEqual([
    ["Asbestos awareness", 4],
    ["Ladders", 8],
  ]);
});

it("a document of two occupations says the hours of neither", () => {
  const one = (name: string, oNet: string, rapids: string, hours: string) => [
    line(name),
    line(`O*NET-SOC CODE: ${oNet}`),
    line(`RAPIDS CODE: ${rapids}`),
    line(`The term is ${hours} hours of on-the-job learning and 576 hours of related instruction.`),
  ];
  const fitter = one("Pipe Fitter", "47-2152.00", "0414", "8,000");
  expect(details(...fitter)).toMatchObject({ ojtHours: { least: 8000, most: 8000 } });
  expect(details(...fitter, ...one("Welder", "51-4121.00", "0622", "6,000"))).toEqual({});
});

it("a total of hours stands in a sentence about a week or a year, and is of what that is about", () => {
  const week = "Apprentices work 40 hours per week, for a total of 6,000 hours";
  expect(details(line(`${week} of on-the-job learning.`))).toEqual({
    ojtHours: { least: 6000, most: 6000 },
  });
  const each = "160 hours of related instruction each year, four hundred eighty (480) hours in all";
  expect(details(line(`Apprentices attend ${each}.`))).toEqual({
    instructionHours: { least: 480, most: 480 },
  });
  expect(details(line(`Beside on-the-job learning apprentices attend ${each}.`))).toEqual({
    instructionHours: { least: 480, most: 480 },
  });
  expect(details(line(`Apprentices attend ${each} with on-the-job learning.`))).toEqual({});
});

it("an occupation and not its sponsor is the name of a program", () => {
  const code = line("RAPIDS Code: 2001TB");
  expect(
    details(line("Arborist"), line("Tree Care Cooperative of the Valley"), code),
  ).toMatchObject({ title: "Arborist" });
});

it("the fields of an agreement are read, and none is a process", () => {
  const form = table([
    ["1. Sponsor No. 98213", ["2a. Occupation (as it is listed in the standards).", "Mechanic"]],
    ["3. Occupation Training Approach (Time-Based, Competency-Based, Hybrid): Time-Based", ""],
    ["6. Credit for experience: 500 hrs.", "7. Term remaining: 7,500 hrs."],
    ["8a. Related Instruction (Number of hours per year): 144", "8b. Wages: none"],
  ]);
  expect(details(form)).toMatchObject({ title: "Mechanic", type: "TB" });
  expect(processes(form)).toEqual([]);
});

it("an export names its program and puts the hours first", () => {
  expect(
    details(
      table([
        ["Program Name", "RAPIDS", "Min Hours OJT", "Max Hours OJT", "Hours RTI"],
        ["Carpenter", "0067", "6000", "6500", "432"],
      ]),
    ),
  ).toMatchObject({
    title: "Carpenter",
    rapidsCode: "0067",
    ojtHours: { least: 6000, most: 6500 },
    instructionHours: { least: 432, most: 432 },
  });
});

it("one line says codes and type with strokes, another the ratio and probation", () => {
  expect(
    details(
      line("ONET code 51-9061.00 / RAPIDS 3020HY / Hybrid"),
      line("Ratio: 1:1 Probation: 500 hours"),
    ),
  ).toMatchObject({
    type: "H",
    ratio: { apprentices: 1, journeyworkers: 1 },
    probation: "500 hours",
  });
});

describe("a process that names itself", () => {
  it("stands over a table of its tasks and their hours", () => {
    expect(
      processes(
        line("Work Process A: Inspection"),
        table([
          ["Task", "Min", "Max"],
          ["Reads drawings", "200", "220"],
          ["Records lots", "100", "120"],
        ]),
      ),
    ).toEqual([["Work Process A: Inspection", [300, 340], ["Reads drawings", "Records lots"]]]);
  });

  it("stands with its hours among its competencies", () => {
    expect(
      processes(
        table([
          ["Technician Checklist"],
          ["Competency", "Min OJL hours", "Max OJL hours"],
          ["WORK PROCESS 1: GRINDING", "1200", "1400"],
          ["Blocks lenses", "", ""],
          ["WORK PROCESS 2: POLISHING", "1400", "1600"],
          ["Mixes slurry", "", ""],
        ]),
      ),
    ).toEqual([
      ["WORK PROCESS 1: GRINDING", [1200, 1400], ["Blocks lenses"]],
      ["WORK PROCESS 2: POLISHING", [1400, 1600], ["Mixes slurry"]],
    ]);
  });
});

it("the sum of a table is no process, and is its total", () => {
  const document = read(
    table([
      ["Work Process", "Hours"],
      ["Framing", "2400"],
      ["Trim", "1200"],
      ["Sum", "3600"],
    ]),
  );
  expect(document.workProcesses.map(({ title }) => title.value)).toEqual(["Framing", "Trim"]);
  expect(document.details.ojtHours?.value).toEqual({ least: 3600, most: 3600 });
});

it("courses stand below many titles, or with an h in brackets", () => {
  const titles = [["Plan"], ["Gas distribution"], [""], ["Semester 1"]];
  const rows = [
    ["Course", "Credits", "Hours"],
    ["Excavation", "1", "16"],
  ];
  const lines = [line("Related instruction", "heading"), line("Sterile technique (40 h)", "item")];
  const courses = (...parts: Part[]) =>
    read(...parts).courses.map(({ title, hours }) => [title.value, hours?.value.most]);
  expect(courses(table([...titles, ...rows]))).toEqual([["Excavation", 16]]);
  expect(courses(...lines)).toEqual([["Sterile technique", 40]]);
});

it("an occupation may begin as the heading of a part does, and no item or data of a slide is one", () => {
  const code = line("RAPIDS Code: 0334");
  for (const name of ["Registered Nurse", "Data Analyst", "Information Security Analyst"])
    expect(details(line(name, "heading"), code), name).toMatchObject({ title: name });
  for (const text of ["Program data", "Registration", "Hospitality Training Fund"])
    expect(details(line("Mold Maker"), line(text), code), text).toMatchObject({
      title: "Mold Maker",
    });
  const soon = "The RAPIDS code will be added when the state office has answered our letter.";
  expect(details(line("Follows all rules", "item"), line(soon))).toEqual({});
});

it("the type begins a line of its own, or ends that of the codes", () => {
  expect(
    details(line("RAPIDS code 0030", "item"), line("Time-based, two years", "item")),
  ).toMatchObject({ type: "TB" });
  expect(details(line("O*NET-SOC Code: 15-1252.00 Hybrid"))).toMatchObject({ type: "H" });
});

it("instruction is called supplemental, technical or only so, and probation initial", () => {
  for (const label of ["Instruction hours", "Supplemental instruction", "Technical instruction"])
    expect(details(table([[label, "165 hours"]])), label).toEqual({
      instructionHours: { least: 165, most: 165 },
    });
  expect(details(table([["Initial probationary period", "3 months"]]))).toEqual({
    probation: "3 months",
  });
});

it("names before their tasks are processes where each row has hours", () => {
  const rows = (...names: string[]) =>
    table([
      ["Service", "Description of task", "Hours"],
      ...names.map((name, index) => [name, `Task ${index + 1}`, "400"]),
    ]);
  expect(processes(line("On-the-job learning"), rows("Haircutting", "Shaving"))).toEqual([
    ["Haircutting", [400, 400], ["Task 1"]],
    ["Shaving", [400, 400], ["Task 2"]],
  ]);
  expect(processes(line("On-the-job learning"), rows("Core", "Core"))).toEqual([
    ["Task 1", [400, 400], []],
    ["Task 2", [400, 400], []],
  ]);
});

it("hours beside a process head no columns", () => {
  expect(
    processes(
      table([
        ["Work process 1: Venting", "Min 1,500 / Max 1,800 hours"],
        ["Tests with air", null],
        ["Work process 2: Fixtures", "Min 500 / Max 800 hours"],
        ["Sets tubs", null],
      ]),
    ),
  ).toEqual([
    ["Work process 1: Venting", [1500, 1800], ["Tests with air"]],
    ["Work process 2: Fixtures", [500, 800], ["Sets tubs"]],
  ]);
});

it("rows of courses and processes are called by their words, not by the year beside them", () => {
  const rows = (second: string) =>
    table([
      ["Year", second, "Hours"],
      ["1", "Trade math", "216"],
      ["2", "Refrigeration", "216"],
    ]);
  const { courses } = read(line("Related instruction", "heading"), rows("Lesson"));
  expect(courses.map(({ title, hours }) => [title.value, hours?.value.most])).toEqual([
    ["Trade math", 216],
    ["Refrigeration", 216],
  ]);
  expect(processes(line("On-the-job learning", "heading"), rows("Description"))).toEqual([
    ["Trade math", [216, 216], []],
    ["Refrigeration", [216, 216], []],
  ]);
});

it("a description of work processes names them, and paid instruction among them is none", () => {
  expect(
    processes(
      table([
        ["Work process description", "Approximate hours (min – max)"],
        ["A. Fluid power", "1,000 – 1,300"],
        ["B. Welding", "900 – 1,200"],
        ["C. Paid related instruction", "440"],
      ]),
    ),
  ).toEqual([
    ["Fluid power", [1000, 1300], []],
    ["Welding", [900, 1200], []],
  ]);
});

it("the tasks of a duty stand beside each other", () => {
  expect(
    processes(
      line("On-the-job learning"),
      table([
        ["Duties", "Tasks", null],
        ["A. Handles animals", "A1. Carries dogs", "A2. Restrains cats"],
        ["B. Cleans", "B1. Disinfects kennels", ""],
      ]),
    ),
  ).toEqual([
    ["Handles animals", null, ["A1. Carries dogs", "A2. Restrains cats"]],
    ["Cleans", null, ["B1. Disinfects kennels"]],
  ]);
});

it("totals behind each of listed processes are of these, and one behind the last of all", () => {
  const listed = (...totals: (string | undefined)[]) =>
    ["I. Field operations", "II. Drafting"].flatMap((name, index) => [
      line(name),
      line("Does the work", "item"),
      ...(totals[index] === undefined ? [] : [line(`Total hours: ${totals[index]}`)]),
    ]);
  const work = line("Work process schedule", "heading");
  expect(processes(work, ...listed("2,000", "1,200"))).toEqual([
    ["Field operations", [2000, 2000], ["Does the work"]],
    ["Drafting", [1200, 1200], ["Does the work"]],
  ]);
  const whole = read(work, ...listed(undefined, "3,200"));
  expect(whole.workProcesses.map(({ hours }) => hours)).toEqual([undefined, undefined]);
  expect(whole.details.ojtHours?.value.most).toBe(3200);
});

it("related studies end the work and are courses", () => {
  const { workProcesses, courses } = read(
    line("WORK SCHEDULE:"),
    line("A. Sewing ........ 1200 hrs."),
    line("B. Trimming ...... 900 hrs."),
    line("RELATED STUDIES:"),
    line("Trade math – 60 hrs."),
  );
  expect(workProcesses.map(({ title }) => title.value)).toEqual(["Sewing", "Trimming"]);
  expect(courses.map(({ title }) => title.value)).toEqual(["Trade math"]);
});

it("hours are said with a point, as an estimate, of paid instruction or as RI", () => {
  expect(details(line("4,000 hrs. on the job / 288 hrs. classroom"))).toEqual({
    ojtHours: { least: 4000, most: 4000 },
    instructionHours: { least: 288, most: 288 },
  });
  expect(details(line("150 hours RI"))).toEqual({ instructionHours: { least: 150, most: 150 } });
  expect(
    details(
      table([
        ["OJT hours (estimate)", "1,500"],
        ["Paid related instruction", "440 hours"],
      ]),
    ),
  ).toEqual({
    ojtHours: { least: 1500, most: 1500 },
    instructionHours: { least: 440, most: 440 },
  });
});

it("a name stands before its code in brackets, above its sponsor and a telephone number", () => {
  expect(details(line("Trade: UPHOLSTERER (RAPIDS # 0610)"))).toMatchObject({
    title: "UPHOLSTERER",
    rapidsCode: "0610",
  });
  const cover = [
    ["HVAC Mechanic", ""],
    ["Sponsor", "Coastal Mechanical JATC"],
    ["RAPIDS Code", "0637"],
    ["Questions?", "Call 843-555-0106"],
    ["O*NET Code", "49-9021.01"],
  ];
  expect(details(table(cover))).toMatchObject({ title: "HVAC Mechanic" });
  expect(
    details(line("IT Generalist"), line("We are registering"), line("RAPIDS: 1059CB")),
  ).toMatchObject({ title: "IT Generalist" });
});

it("a share may stand behind hours, and a total be of all of it", () => {
  const document = read(
    line("Work experience\tHours\t%"),
    line("Forms\t800\t20%"),
    line("Placing\t3,200\t80%"),
    line("Total\t4,000\t100%"),
  );
  expect(
    document.workProcesses.map(({ title, hours }) => [title.value, hours?.value.most]),
  ).toEqual([
    ["Forms", 800],
    ["Placing", 3200],
  ]);
  expect(document.details.ojtHours?.value.most).toBe(4000);
});

it("one line says the type, the hours of the work and those of the instruction", () => {
  const dashed = [
    line("RAPIDS: 0075"),
    line("DOL Occupation: Cement Mason"),
    line("Time-based – 2 years – 4,000 OJL hours – 288 RI hours"),
  ];
  expect(details(...dashed)).toMatchObject({
    title: "Cement Mason",
    type: "TB",
    ojtHours: { least: 4000, most: 4000 },
    instructionHours: { least: 288, most: 288 },
  });
  expect(
    details(line("The program is hybrid. Duration: 3 years. OJT hours: 6,000.")),
  ).toMatchObject({ estimatedLength: "3 years", ojtHours: { least: 6000, most: 6000 } });
});

it("what calls itself a registered apprenticeship says its type and no name", () => {
  const code = line("RAPIDS 3055CB");
  const model = line("A competency-based registered apprenticeship");
  expect(details(line("Laboratory Assistant"), model, code)).toMatchObject({
    title: "Laboratory Assistant",
    type: "CB",
  });
});

it("topics below a title of RI are courses", () => {
  const { courses } = read(
    line("RI outline", "heading"),
    table([
      ["Topic area", "RI hours"],
      ["Basic electricity", "120"],
      ["Regulations", "60"],
    ]),
  );
  expect(courses.map(({ title, hours }) => [title.value, hours?.value.most])).toEqual([
    ["Basic electricity", 120],
    ["Regulations", 60],
  ]);
});

it("a sheet for one process says its hours above its tasks", () => {
  expect(
    processes(
      table([
        ["Work Process A: Distribution", ""],
        ["Hours", "1500"],
        ["Task", "Initials"],
        ["Flushes hydrants", ""],
        ["Repairs mains", ""],
      ]),
    ),
  ).toEqual([
    ["Work Process A: Distribution", [1500, 1500], ["Flushes hydrants", "Repairs mains"]],
  ]);
});

it("the least and the most hours of a listed process may stand on one line", () => {
  expect(
    processes(
      line("Work Process 1: Turf care", "heading"),
      line("Minimum hours: 800 Maximum hours: 1,000"),
      line("Mows and edges", "item"),
    ),
  ).toEqual([["Work Process 1: Turf care", [800, 1000], ["Mows and edges"]]]);
});

it("an outline of RI beside that of the work holds courses", () => {
  const { workProcesses, courses } = read(
    table([
      ["OJT outline", "", "Hours", "", "RI outline", "", "Hours"],
      ["Mixing", "", "1800", "", "Food safety", "", "48"],
      ["Baking", "", "2200", "", "Costing", "", "96"],
    ]),
  );
  const named = ({ title, hours }: (typeof courses)[number] | (typeof workProcesses)[number]) => [
    title.value,
    hours?.value.most,
  ];
  expect(workProcesses.map(named)).toEqual([
    ["Mixing", 1800],
    ["Baking", 2200],
  ]);
  expect(courses.map(named)).toEqual([
    ["Food safety", 48],
    ["Costing", 96],
  ]);
});

it("a length is what the sentence below its heading says, and another code is no name", () => {
  expect(
    details(
      line("TERM OF APPRENTICESHIP", "heading"),
      line("The term shall be three years (6,000 hours) with 480 hours of instruction."),
    ),
  ).toMatchObject({ estimatedLength: "three years (6,000 hours)" });
  const form = table([
    ["Program", "Medical Technician", "CIP", "51.0904"],
    ["O*NET-SOC", "29-2042.00", "RAPIDS", "0730CB"],
  ]);
  expect(details(form)).toMatchObject({ title: "Medical Technician" });
});
