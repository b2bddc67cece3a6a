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

describe("courses in a line", () => {
  it("follow each other with their hours, in a line for each year", () => {
    const parts = [
      heading("WHAT IS LEARNED IN CLASS"),
      line("128 hours are required in the two years."),
      line("Year One (56 hours): Plant Materials, 36 hours; and Soils, 20 hours."),
      line("Year Two (72 hours): Pesticides, 40 hours; and Plan Reading, 32 hours."),
    ];
    expect(courses(...parts)).toEqual([
      ["Plant Materials", 36],
      ["Soils", 20],
      ["Pesticides", 40],
      ["Plan Reading", 32],
    ]);
  });
  it("may have bare hours behind the year, where the program teaches as many", () => {
    const parts = [
      line("IX. RELATED INSTRUCTION: 360 RSI hours over the term."),
      line("First year: Safety and Rigging (72); Mathematics (72)."),
      line("Second year: Steam Systems (216)."),
    ];
    expect(courses(...parts)).toEqual([
      ["Safety and Rigging", 72],
      ["Mathematics", 72],
      ["Steam Systems", 216],
    ]);
  });
  it("stand behind their year, below a sentence that leads to them, and are no work", () => {
    const parts = [
      line("On the job he or she will do the following:"),
      item("Sheet metal and duct, 1400 hours"),
      item("Furnace installation, 1600 hours"),
      line("School is Monday nights. They have a class for each year:"),
      line("First year – Refrigeration – 144 hours"),
      line("Second year – Controls – 150 hours"),
    ];
    expect(courses(...parts)).toEqual([
      ["Refrigeration", 144],
      ["Controls", 150],
    ]);
    expect(amounts(...parts)).toEqual([
      ["Sheet metal and duct", [1400, 1400]],
      ["Furnace installation", [1600, 1600]],
    ]);
  });
  it("stand below a name that says what they are together", () => {
    const parts = [
      heading("Related Instruction"),
      line("GENERAL — 220 hours"),
      line("Basic Electricity\t90"),
      line("Drawings\t130"),
      line("AIRFRAME — 310 hours"),
      line("Metallic Structures\t200"),
      line("Non-Metallic Structures\t110"),
    ];
    expect(courses(...parts)).toEqual([
      ["Basic Electricity", 90],
      ["Drawings", 130],
      ["Metallic Structures", 200],
      ["Non-Metallic Structures", 110],
    ]);
  });
  it("may be of lists of which few say their hours", () => {
    const parts = [
      heading("RELATED INSTRUCTION"),
      line("Safety/Health/Workplace"),
      item("General Workplace Safety"),
      item("First Aid (minimum 6 hours every 3 years)"),
      item("Right-to-Know"),
      line("Trade Theory"),
      item("Dairy Chemistry"),
      item("Cheese Technology"),
    ];
    expect(courses(...parts)).toEqual([
      ["General Workplace Safety", null],
      ["First Aid", 6],
      ["Right-to-Know", null],
      ["Dairy Chemistry", null],
      ["Cheese Technology", null],
    ]);
  });
  it("may say that they have no set hours", () => {
    const parts = [
      heading("Related instruction"),
      item("Crisis Intervention, 14 hours"),
      item("Telehealth Etiquette (self-paced, no set hours)"),
    ];
    expect(courses(...parts)).toEqual([
      ["Crisis Intervention", 14],
      ["Telehealth Etiquette", null],
    ]);
  });
});

describe("a grid of names", () => {
  const grid = table([
    ["Who Is a Health Worker?", "Communication Skills"],
    ["Chronic Disease Basics", "Home Visiting Safety"],
  ]);
  it("is of courses below a line about the class", () => {
    expect(courses(heading("Classroom topics"), grid)).toHaveLength(4);
  });
  it("is of none below another heading, nor where it is to be signed", () => {
    expect(courses(heading("Our neighborhoods"), grid)).toEqual([]);
    const signed = table([
      ["Sponsor signature ______", "Date ______"],
      ["Reviewer ______", "Date ______"],
    ]);
    expect(courses(heading("Classroom topics"), signed)).toEqual([]);
  });
});

describe("processes in cells", () => {
  it("are the lines of two columns, each with its hours", () => {
    const lists = table([
      [
        ["A. Equipment – 500 hrs.", "B. Mowing – 600 hrs."],
        ["C. Pavers – 450 hrs.", "D. Drainage – 300 hrs."],
      ],
    ]);
    expect(processes(heading("WHAT IS LEARNED ON THE JOB"), lists)).toEqual([
      ["Equipment", [500, 500], []],
      ["Mowing", [600, 600], []],
      ["Pavers", [450, 450], []],
      ["Drainage", [300, 300], []],
    ]);
  });
  it("stand below each other in one cell of a form, each over its tasks", () => {
    const form = table([
      ["C-2. O*NET", "13-1031.00", "C-3. RAPIDS", "3015HY", "C-4. Term", "24 months"],
      ["C-7. On-the-job hours, minimum and maximum", "1,000 to 1,400", null, null, null, null],
      [
        [
          "1) Licensing (120 to 160 hours)",
          "•Complete the license",
          "2) Notice of loss (400 to 520 hours)",
          "•Take the call",
          "•Open the file",
          "3) Settlement (480 to 720 hours)",
        ],
        null,
        null,
        null,
        null,
        null,
      ],
    ]);
    expect(processes(form)).toEqual([
      ["Licensing", [120, 160], ["Complete the license"]],
      ["Notice of loss", [400, 520], ["Take the call", "Open the file"]],
      ["Settlement", [480, 720], []],
    ]);
    expect(details(form)).toMatchObject({
      rapidsCode: "3015HY",
      ojtHours: { least: 1000, most: 1400 },
    });
  });
  it("have hours behind the title of a sheet for each", () => {
    const sheet = (count: number, title: string, task: string) =>
      table([
        [`Work Process ${count}: ${title}`, null, null],
        ["Competency", "Observed", "Date"],
        [task, "☐ ☐", ""],
      ]);
    expect(
      processes(
        sheet(1, "Sterilization\tApproximate hours: 300", "Washes hands"),
        sheet(2, "Radiography\tApproximate hours: 350–400", "Takes a bitewing"),
      ),
    ).toEqual([
      ["Work Process 1: Sterilization", [300, 300], ["Washes hands"]],
      ["Work Process 2: Radiography", [350, 400], ["Takes a bitewing"]],
    ]);
  });
  it("have their tasks parted by signs in most cells of the column", () => {
    const units = table([
      ["Unit of work", "What the apprentice does", "Hours"],
      ["Brakes", "Reline drums; set adjusters; trace leaks.", "900"],
      ["Heating", "Recharge refrigerant; diagnose controls.", "300"],
    ]);
    expect(processes(units).map(([, , tasks]) => tasks)).toEqual([
      ["Reline drums", "set adjusters", "trace leaks"],
      ["Recharge refrigerant", "diagnose controls"],
    ]);
  });
  it("have competencies in the first person", () => {
    const mine = table([
      ["Area of work", "I can…", "1", "2"],
      ["Outreach", "Knocks on doors", "☐", "☐"],
      ["", "Keeps a map", "☐", "☐"],
      ["Assessment", "Visits homes", "☐", "☐"],
    ]);
    expect(processes(mine)).toEqual([
      ["Outreach", null, ["Knocks on doors", "Keeps a map"]],
      ["Assessment", null, ["Visits homes"]],
    ]);
  });
});

describe("the work and the instruction side by side", () => {
  it("are two tables below a title for each, though these seem to name columns", () => {
    const plan = table(
      [
        ["WORK EXPERIENCE (hours)", "", "", "", "RELATED INSTRUCTION", "", ""],
        ["Process", "Year 1", "Total", "", "Course", "Title", "Contact hrs"],
        ["Payables", "500", "700", "", "ACCT 1010", "Principles", "45"],
        ["Payroll", "200", "500", "", "ACCT 1040", "Spreadsheets", "45"],
        ["Total", "700", "1200", "", "Total", "", "90"],
      ],
      "Plan",
    );
    expect(amounts(plan)).toEqual([
      ["Payables", [700, 700]],
      ["Payroll", [500, 500]],
    ]);
    expect(courses(plan)).toEqual([
      ["Principles", 45],
      ["Spreadsheets", 45],
    ]);
  });
});

describe("work on slides", () => {
  it("is called so by its column, over two of them, and a total of it is none", () => {
    const slide = (...rows: [string, string][]) => table([["On-the-job work", "Hours"], ...rows]);
    const parts = [
      heading("What an apprentice works on"),
      slide(["Setting poles", "800"], ["Construction", "1,500"]),
      heading("What an apprentice works on (cont’d)"),
      slide(["Substation", "400"], ["Total field hours", "2,700"]),
    ];
    expect(amounts(...parts)).toEqual([
      ["Setting poles", [800, 800]],
      ["Construction", [1500, 1500]],
      ["Substation", [400, 400]],
    ]);
  });
  it("has its hours on the line below its name", () => {
    const deep = (text: string) => ({ ...item(text), level: 1 });
    const parts = [
      heading("On-the-job learning: two domains"),
      item("Planning"),
      item("700 hours"),
      deep("Writes plans"),
      item("Instruction"),
      item("1,100 hours"),
      deep("Leads lessons"),
    ];
    expect(processes(...parts)).toEqual([
      ["Planning", [700, 700], ["Writes plans"]],
      ["Instruction", [1100, 1100], ["Leads lessons"]],
    ]);
  });
});

it.each([
  [
    "It may be time-based, competency-based or hybrid. The Committee elected the time-based approach.",
    { type: "TB" },
  ],
  ["Hybrid: hours and demonstrated competencies are both required.", { type: "H" }],
  ["The technician is trained on a time-based plan.", { type: "TB" }],
  [
    "Paid related instruction. The apprentice attends the college for 288 hours, paid as work.",
    { instructionHours: { least: 288, most: 288 } },
  ],
  [
    "The title stays Technician, RAPIDS 0643. It is time-based: four years.",
    { rapidsCode: "0643" },
  ],
])("%j says it of the program", (text, said) => {
  expect(details(line(text))).toMatchObject(said);
});

it("a total between the least and the most of its processes is theirs", () => {
  const areas = table([
    ["Work process", "Approximate hours"],
    ["Safety", "200 – 300"],
    ["Wells", "600 – 800"],
    ["TOTAL", "1,000"],
  ]);
  expect(details(areas)).toMatchObject({ ojtHours: { least: 1000, most: 1000 } });
});

describe("groups of processes", () => {
  it("stand beside them in a column that does not name each, with sums called `together`", () => {
    const plan = table([
      ["Dept.", "Work", "Hours in year", null, "All years"],
      ["", "", "1st", "2nd"],
      ["Machine shop", ["Sawing", "•Reads the list"], "300", "–", "300"],
      ["", ["Grinding", "•Dresses wheels", "•Grinds flat"], "300", "700", "1,000"],
      ["Machine shop, together", null, "600", "700", "1,300"],
      ["Die room", ["Fitting", "•Files"], "400", "600", "1,000"],
      ["", ["Repair", "•Pulls the die"], "–", "600", "600"],
      ["Die room, together", null, "400", "1,200", "1,600"],
      ["ALL WORK", null, "1,000", "1,900", "2,900"],
    ]);
    expect(processes(heading("What the apprentice works at"), plan)).toEqual([
      ["Sawing", [300, 300], ["Reads the list"]],
      ["Grinding", [1000, 1000], ["Dresses wheels", "Grinds flat"]],
      ["Fitting", [1000, 1000], ["Files"]],
      ["Repair", [600, 600], ["Pulls the die"]],
    ]);
  });
  it("name each the rows of its tasks, of which the first says the hours", () => {
    const farm = table([
      ["Part of the farm", "Skills", "Hours"],
      ["Soil", "Reads soil tests", "250 to 350"],
      ["", "Spreads compost", ""],
      ["Greenhouse", "Mixes media", "300 to 400"],
      ["", "Waters and vents", ""],
    ]);
    expect(processes(farm)).toEqual([
      ["Soil", [250, 350], ["Reads soil tests", "Spreads compost"]],
      ["Greenhouse", [300, 400], ["Mixes media", "Waters and vents"]],
    ]);
  });
});

describe("hours before or beside what they are of", () => {
  it("begin the lines of a list", () => {
    const parts = [
      line("The salon teaches 150 hours of school in all."),
      heading("School"),
      line("45 hours of health and safety"),
      line("60 hrs Hair theory"),
      line("45 hours of nail theory"),
    ];
    expect(courses(...parts)).toEqual([
      ["health and safety", 45],
      ["Hair theory", 60],
      ["nail theory", 45],
    ]);
  });
  it("stand twice side by side, with their sum below both", () => {
    const services = table([
      ["Service", "Time", "Service", "Time"],
      ["Hair cutting", "700 hrs", "Manicures", "250 hrs"],
      ["Coloring", "600 hrs", "Scalp treatments", "150 hrs"],
      ["In the salon, all services", null, null, "1,700 hrs"],
    ]);
    expect(processes(line("The term is 1,700 hours in the salon."), services)).toEqual([
      ["Hair cutting", [700, 700], []],
      ["Coloring", [600, 600], []],
      ["Manicures", [250, 250], []],
      ["Scalp treatments", [150, 150], []],
    ]);
  });
});

it("tasks of a sheet stand below marks, whatever their own heading is", () => {
  const one = (name: string, task: string) =>
    table([
      [name, null, null],
      ["Able to do this", "Observed", "With help"],
      [task, "☐", "☐"],
    ]);
  expect(
    processes(one("1. Decontamination", "Sorts carts"), one("2. Assembly", "Builds trays")),
  ).toEqual([
    ["Decontamination", null, ["Sorts carts"]],
    ["Assembly", null, ["Builds trays"]],
  ]);
});

it("sums that are called by their time are no courses", () => {
  const modules = table([
    ["Module", "Title", "Hours"],
    ["00100", "Core skills", "72"],
    ["22102", "Equipment safety", "72"],
    ["Level hours", null, "144"],
    ["Program hours of instruction", null, "144"],
  ]);
  expect(courses(heading("RELATED INSTRUCTION"), modules)).toEqual([
    ["Core skills", 72],
    ["Equipment safety", 72],
  ]);
});

describe("what a table is about", () => {
  it("is said by a heading that runs into the paragraph above it, and a summer is no sum", () => {
    const parts = [
      line("13. Related instruction. Mesa Vista University, evenings and summers. 36 credits."),
      table([
        ["Course no.", "Course", "Credits", "Term"],
        ["EDUC 2110", "Child Development", "3", "Sum 1"],
        ["EDUC 3210", "Teaching of Reading", "4", "Fall 1"],
      ]),
    ];
    expect(courses(...parts)).toEqual([
      ["Child Development", null],
      ["Teaching of Reading", null],
    ]);
  });
  it("is the instruction below SCHOOL, also where its hours add up by the winter", () => {
    const school = table([
      ["", "Winter 1", "Winter 2", "Hours in all"],
      ["Jobsite safety", "32", "16", "48"],
      ["Earthwork mathematics", "40", "24", "64"],
      ["Machine control", "72", "104", "176"],
      ["Hours", "144", "144", "288"],
    ]);
    const program = line(
      "A time-based program of 6,000 hours in the yard, plus 144 hours of school each winter, 288 hours altogether.",
    );
    expect(courses(program, line("SCHOOL"), school)).toEqual([
      ["Jobsite safety", 48],
      ["Earthwork mathematics", 64],
      ["Machine control", 176],
    ]);
    expect(processes(program, line("SCHOOL"), school)).toEqual([]);
  });
});

it("processes below group titles are called by what is learned, beside what is to be shown", () => {
  const shop = table([
    ["What you learn", "What we want to see you do", "Hours"],
    ["EVERYBODY STARTS HERE", null, null],
    ["Shop safety", ["Lock out a machine", "Use slings"], "200 – 250"],
    ["Layout", ["Read a print", "Hand tap"], "500 – 600"],
    ["Subtotal", null, "700 – 850"],
    ["CNC SIDE", null, null],
    ["Turning", ["Set offsets", "Bore jaws"], "1,300 – 1,600"],
    ["Subtotal", null, "1,300 – 1,600"],
    ["All of it", null, "2,000 – 2,450"],
  ]);
  expect(processes(shop)).toEqual([
    ["Shop safety", [200, 250], ["Lock out a machine", "Use slings"]],
    ["Layout", [500, 600], ["Read a print", "Hand tap"]],
    ["Turning", [1300, 1600], ["Set offsets", "Bore jaws"]],
  ]);
});

it("a process of a summary and of a sheet of its own is one", () => {
  const summary = table([
    ["Process", "Hours"],
    ["Mains", "1500"],
    ["Meters", "1000"],
  ]);
  const sheet = (count: number, name: string, hours: string, task: string) =>
    table([
      [`Process ${count}: ${name}`],
      [`Hours required: ${hours}`],
      [],
      ["OQ task", "Task", "Qualified (date)", "Evaluator"],
      ["0801", task, "", ""],
    ]);
  expect(
    processes(
      summary,
      sheet(1, "Mains", "1,500", "Joins pipe"),
      sheet(2, "Meters", "1,000", "Sets meters"),
    ),
  ).toEqual([
    ["Mains", [1500, 1500], ["Joins pipe"]],
    ["Meters", [1000, 1000], ["Sets meters"]],
  ]);
});

describe("what stands beside a program", () => {
  it("is no process: its tuition, and what is paid", () => {
    const facts = table([
      ["On-the-job learning", "4,000 hours (see the next tab)"],
      ["Tuition", "$214.60 per credit"],
    ]);
    expect(processes(facts)).toEqual([]);
    const parts = [
      heading("Work process 1: Brewing"),
      item("Mashes in"),
      heading("Pay and what we need from you"),
      item("$17.00 to start"),
    ];
    expect(processes(...parts)).toHaveLength(1);
  });
  it("is no process: a week of a log", () => {
    const work = table([
      ["Work process", "Hours"],
      ["Sanitation", "300"],
      ["Grilling", "600"],
    ]);
    const log = table(
      [
        ["Work process no.", "1", "2", "Supervisor initials"],
        ["Week 1", "", "", ""],
        ["Week 2", "", "", ""],
      ],
      "Monthly log",
    );
    expect(amounts(work, log)).toEqual([
      ["Sanitation", [300, 300]],
      ["Grilling", [600, 600]],
    ]);
  });
  it("is no course: a short note below them", () => {
    const classes = table([
      ["Course", "Year", "Hours"],
      ["Climbing", "1", "48 hrs"],
      ["Pruning", "2", "40 hrs"],
      ["Total, two years", "", "88 hrs"],
      [],
      ["Paid time. Make-up within 60 days."],
    ]);
    expect(courses(heading("Related instruction"), classes)).toEqual([
      ["Climbing", 48],
      ["Pruning", 40],
    ]);
  });
});

describe("the outline of a competency-based program", () => {
  it("has its functions and their competencies in one column that names both, beside marks", () => {
    const outline = table([
      ["WORK PROCESS SCHEDULE AND RELATED INSTRUCTION OUTLINE", "", "", ""],
      ["Job Function / Competency", "Core or Optional", "RI", "OJL"],
      ["JOB FUNCTION 1: Installs cabling", "", "", ""],
      ["A. Pulls cable", "Core", "X", "X"],
      ["B. Terminates jacks", "Core", "", "X"],
      ["JOB FUNCTION 2: Supports users", "", "", ""],
      ["A. Resolves requests", "Core", "X", "X"],
    ]);
    expect(processes(outline)).toEqual([
      ["JOB FUNCTION 1: Installs cabling", null, ["Pulls cable", "Terminates jacks"]],
      ["JOB FUNCTION 2: Supports users", null, ["Resolves requests"]],
    ]);
  });
  it("keeps its tasks where hours are said only at the least", () => {
    const schedule = table([
      ["Work Process", "Competency", "Min. Hours"],
      ["1. Version control", "Configure the environment", "150"],
      ["", "Use branches", ""],
      ["2. Testing", "Write unit tests", "100"],
      ["", "Review code", ""],
      ["Total", "", "250"],
    ]);
    expect(processes(line("Minimum OJT hours: 250"), schedule)).toEqual([
      ["Version control", [150, undefined], ["Configure the environment", "Use branches"]],
      ["Testing", [100, undefined], ["Write unit tests", "Review code"]],
    ]);
  });
  it("has plain hours below a heading that says the least of all of them", () => {
    const schedule = table([
      ["Work process", "Approximate Hours (Min. 2,200)"],
      ["Sanitation", "200"],
      ["Haircutting", "2,000"],
    ]);
    expect(amounts(schedule)).toEqual([
      ["Sanitation", [200, 200]],
      ["Haircutting", [2000, 2000]],
    ]);
  });
});

it.each(["This", "start", "The occupation and the program", "AgTech Hub for member dealers"])(
  "%j above the codes names no occupation",
  (words) => {
    expect(details(line(words), line("RAPIDS 0308 | O*NET 49-9041.00"))).not.toHaveProperty(
      "occupationName",
    );
  },
);
