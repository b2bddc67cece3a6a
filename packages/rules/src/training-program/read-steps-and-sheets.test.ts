import { describe, expect, it } from "vitest";
import {
  amounts,
  courses,
  details,
  heading,
  item,
  line,
  processes,
  read,
  table,
} from "./documents-for-tests.ts";

describe("a table of steps", () => {
  const steps = (last: string[]) => [
    line("The term is 3,000 hours of on-the-job training."),
    table([
      ["Category", "1st period", "2nd period", "All periods"],
      ["Setting poles", "600", "400", "1,000"],
      ["Stringing wire", "300", "700", "1,000"],
      ["Hanging transformers", "400", "600", "1,000"],
      ["Hours per period", "1,300", "1,700", "3,000"],
      last,
    ]),
  ];
  it("may end with its wages, below a sum of any name", () => {
    expect(amounts(...steps(["% of lineworker wage", "60%", "80%", ""]))).toEqual([
      ["Setting poles", [1000, 1000]],
      ["Stringing wire", [1000, 1000]],
      ["Hanging transformers", [1000, 1000]],
    ]);
  });
});

describe("wages in columns of their own", () => {
  const sheet = (between: string) =>
    table(
      [
        ["OJT hrs", "1500"],
        [],
        ["", "what she works on", "", "hrs needed", between, "PAY", "at hrs"],
        ["1", "Orders and parts", "", "500", between, "$18.00", "0"],
        ["", "", "Counts the shelves", "", between, "$19.00", "500"],
        ["", "", "Books deliveries", "", between, "$20.00", "900"],
        ["2", "Brakes", "", "600", between],
        ["", "", "Relines drums", "", between],
        ["3", "Engines", "", "400", between],
        ["", "", "Sets valves", "", between],
        ["", "Total", "", "1500", between],
      ],
      "Plan",
    );
  it("do not take the hours beside them, and tasks stand below their process in a column behind its name", () => {
    expect(processes(sheet(""))).toEqual([
      ["Orders and parts", [500, 500], ["Counts the shelves", "Books deliveries"]],
      ["Brakes", [600, 600], ["Relines drums"]],
      ["Engines", [400, 400], ["Sets valves"]],
    ]);
  });
});

describe("courses by term", () => {
  const grid = (head: string[], ...rows: (string | string[])[][]) => [
    heading("Related instruction"),
    table([head, ...rows]),
  ];
  it("stand several in a cell, beside the year that they are of", () => {
    const parts = grid(
      ["", "FALL", "SPRING"],
      [
        "Year 1",
        ["CUL 101 Sanitation – 32 hrs", "CUL 110 Stocks – 48 hrs"],
        "CUL 111 Menus – 40 hrs",
      ],
      ["Year 2", "CUL 140 Cold Kitchen – 40 hrs", "CUL 160 Baking – 48 hrs"],
    );
    expect(courses(...parts).map(([, hours]) => hours)).toEqual([32, 48, 40, 40, 48]);
  });
  it("may have their code, title and hours on a line each", () => {
    const parts = grid(
      ["Year", "Fall term", "Spring term"],
      ["First", ["MAS 101", "Mortar", "80 hours"], ["MAS 102", "Bonds", "64 hours"]],
      ["Second", ["MAS 201", "Prints", "72 hours"], ["MAS 202", "Stone", "96 hours"]],
    );
    expect(courses(...parts)).toEqual([
      ["Mortar", 80],
      ["Bonds", 64],
      ["Prints", 72],
      ["Stone", 96],
    ]);
  });
  const pairs = table([
    ["Year 1", null, "Year 2", null],
    ["Pumps and valves", "104", "Advanced treatment", "76"],
    ["Water mathematics", "40", "Water chemistry", "68"],
  ]);
  it("stand below years over two columns each, where each year is what the program teaches in one", () => {
    const said = line("The apprentice attends 144 hours of related instruction each year.");
    expect(courses(said, heading("Study"), pairs)).toEqual([
      ["Pumps and valves", 104],
      ["Advanced treatment", 76],
      ["Water mathematics", 40],
      ["Water chemistry", 68],
    ]);
  });
  it("are none where nothing says that such amounts are taught", () => {
    expect(courses(heading("Study"), pairs)).toEqual([]);
  });
  it("end at an empty row below their total", () => {
    const classes = table([
      ["Class", "Hrs"],
      ["Diesel theory", "72"],
      ["Brake systems", "72"],
      ["Total", "144"],
      [],
      ["Tool loan", "1450"],
    ]);
    expect(courses(heading("Related instruction"), classes)).toEqual([
      ["Diesel theory", 72],
      ["Brake systems", 72],
    ]);
  });
});

describe("tasks to sign", () => {
  it("stand below the heading of their column, in a sheet with the name and hours of its process", () => {
    const sheet = (name: string, hours: string, ...tasks: string[]) =>
      table(
        [
          ["WORK PROCESS", name],
          ["Hours required", hours],
          [],
          ["Skill", "1st", "2nd", "Sign-off"],
          ...tasks.map((task) => [task, "", "", ""]),
        ],
        name,
      );
    expect(
      processes(
        sheet("Infection control", "300", "Cleans the room", "Keeps the log"),
        sheet("Radiography", "350", "Bitewing series"),
      ),
    ).toEqual([
      ["Infection control", [300, 300], ["Cleans the room", "Keeps the log"]],
      ["Radiography", [350, 350], ["Bitewing series"]],
    ]);
  });
  it("stand so below a name beside its hours too, up to the fields behind them", () => {
    const sheet = (count: number, name: string, hours: string, ...tasks: string[]) =>
      table(
        [
          [`Work Process ${count}`, "", "", "Hours (min - max)"],
          [name, "", "", hours],
          [],
          ["Skill", "Shown (X)", "Date", "Mentor"],
          ...tasks.map((task) => [task, "X", "2/11/24", "RJ"]),
          [],
          ["Hours logged to date:", "212"],
          ["Mentor notes:"],
        ],
        `WP${count}`,
      );
    expect(
      processes(
        sheet(1, "Hand tools", "400 - 500", "Lockout", "Ladders"),
        sheet(2, "Piping", "900 - 1,100", "Flares copper", "Charges a system"),
      ),
    ).toEqual([
      ["Hand tools", [400, 500], ["Lockout", "Ladders"]],
      ["Piping", [900, 1100], ["Flares copper", "Charges a system"]],
    ]);
  });
  const one = (name: string, ...tasks: string[]) =>
    table([
      [name, null, null],
      ["Performance", "Score", "Date"],
      ...tasks.map((task) => [task, "", ""]),
    ]);
  it("stand below the title of a table for each process, without hours", () => {
    expect(
      processes(
        one("Sterile technique", "Scrubs", "Opens supplies"),
        one("Case preparation", "Sets the table"),
      ),
    ).toEqual([
      ["Sterile technique", null, ["Scrubs", "Opens supplies"]],
      ["Case preparation", null, ["Sets the table"]],
    ]);
  });
  it("are none where a single such table says nothing of work", () => {
    expect(processes(one("Sterile technique", "Scrubs", "Opens supplies"))).toEqual([]);
  });
});

describe("rows below a process", () => {
  it("are its tasks in the column that names both, and a year over them is none", () => {
    const sheet = table(
      [
        ["Process #", "Work process / tasks", "Sched. hrs"],
        ["YEAR 1", "", ""],
        ["1", "Orientation", "120"],
        ["", "Tours the plant", ""],
        ["", "Wears goggles", ""],
        ["2", "Metrology", "480"],
        ["", "Reads micrometers", ""],
        ["YEAR 2", "", ""],
        ["3", "Turning", "900"],
        ["", "Cuts threads", ""],
        ["", "Total", "1500"],
      ],
      "OJL",
    );
    expect(processes(sheet)).toEqual([
      ["Orientation", [120, 120], ["Tours the plant", "Wears goggles"]],
      ["Metrology", [480, 480], ["Reads micrometers"]],
      ["Turning", [900, 900], ["Cuts threads"]],
    ]);
  });
  it("end at notes behind an empty row", () => {
    const sheet = table(
      [
        ["Work process", "Min hrs", "Max hrs"],
        ["Order entry", "400", "500"],
        ["Compounding", "100", "150"],
        [],
        ["Notes:"],
        ["The permit costs $25."],
      ],
      "Plan",
    );
    expect(processes(sheet)).toEqual([
      ["Order entry", [400, 500], []],
      ["Compounding", [100, 150], []],
    ]);
  });
  it.each([
    ["letters", "(a)", "(b)"],
    ["numbers", "(1)", "(2)"],
  ])("may be one line that counts its tasks with %s", (_, first, second) => {
    const parts = [
      heading("Schedule of work"),
      line("1. Laying of brick\t2,200"),
      line(`${first} building leads; ${second} arches and sills.`),
      line("2. Laying of block\t1,500"),
      line(`${first} lintels; ${second} bond beams.`),
      line("Total hours\t3,700"),
    ];
    expect(processes(...parts).map(([, , tasks]) => tasks)).toEqual([
      ["building leads", "arches and sills"],
      ["lintels", "bond beams"],
    ]);
  });
  it("are several in one cell where signs part them", () => {
    const sheet = table([
      ["Work process", "For example", "Hours"],
      ["Conveyors", "Belts; rollers; scanners", "900"],
      ["Controls", "Sensors; drives; panels", "700"],
    ]);
    expect(processes(sheet).map(([, , tasks]) => tasks)).toEqual([
      ["Belts", "rollers", "scanners"],
      ["Sensors", "drives", "panels"],
    ]);
  });
});

describe("values above what they are called", () => {
  it("are those of a list in which the code stands above its name", () => {
    const slide = [
      "Industrial Machinery Mechanic",
      "occupation",
      "49-9041.00",
      "O*NET-SOC",
      "0308",
      "RAPIDS code",
      "8,000",
      "hours on the job",
      "576",
      "hours related instruction",
    ].map((text) => line(text));
    expect(details(...slide)).toMatchObject({
      occupationONetCode: "49-9041.00",
      rapidsCode: "0308",
      ojtHours: { least: 8000, most: 8000 },
      instructionHours: { least: 576, most: 576 },
    });
  });
});

describe("hours in a sentence", () => {
  it.each([
    "The apprentice works at least 2,800 and at most 3,200 hours on the job.",
    "About two years: no fewer than 2,800 and no more than 3,200 hours on the job.",
  ])("have both their ends: %j", (text) => {
    expect(details(line(text))).toMatchObject({ ojtHours: { least: 2800, most: 3200 } });
  });
  it("are those of the term, behind those of a year", () => {
    const text =
      "Apprentices attend one hundred sixty (160) hours a year of related instruction, or four hundred eighty (480) hours over the term.";
    expect(details(line(text))).toMatchObject({ instructionHours: { least: 480, most: 480 } });
  });
  it("are contact hours in all, in what is about the instruction", () => {
    const parts = [
      heading("Related instruction"),
      item("Evenings at the college; minimum 270 contact hours in all."),
    ];
    expect(details(...parts)).toMatchObject({ instructionHours: { least: 270, most: 270 } });
  });
});

describe("years beside the rows", () => {
  it("in a column without a heading are no names, and sums over them are none either", () => {
    const schedule = table([
      ["", "Work to be learned", "Abilities to be shown", "Min. hrs", "Max. hrs"],
      ["FIRST YEAR", "Burning", ["Hand torch", "Track burner"], "640", "720"],
      ["", "Tack welding", ["Vertical", "Overhead"], "700", "780"],
      ["Sub-total, first year", null, null, "1,340", "1,500"],
      ["SECOND YEAR", "Fairing", ["Line heating", "Water quench"], "400", "480"],
      ["TWO-YEAR TOTAL", null, null, "1,740", "1,980"],
    ]);
    expect(amounts(schedule)).toEqual([
      ["Burning", [640, 720]],
      ["Tack welding", [700, 780]],
      ["Fairing", [400, 480]],
    ]);
  });
  it("with their own hours are no courses", () => {
    const classes = table([
      ["Course", "Hours"],
      ["Year 1", "80 hrs"],
      ["Electrical theory", "40"],
      ["Climbing school", "40"],
      ["Year 2 (half)", "60 hrs"],
      ["Transformers", "60"],
    ]);
    expect(courses(heading("Related instruction"), classes)).toEqual([
      ["Electrical theory", 40],
      ["Climbing school", 40],
      ["Transformers", 60],
    ]);
  });
});

describe("a table that adds up in each column", () => {
  it("says the hours of the work in that of the whole term", () => {
    const rotation = table(
      [
        ["Area of work", "1st", "2nd", "Whole term"],
        ["Stitching", "400", "300", "700"],
        ["Draping", "350", "250", "600"],
        ["Dyeing", "250", "450", "700"],
        ["Hours per period", "1000", "1000", "2000"],
      ],
      "Shop hours",
    );
    const classes = table(
      [
        ["Class", "Hours"],
        ["Textiles", "45"],
        ["Tailoring", "60"],
        ["Total", "105"],
      ],
      "Classes",
    );
    expect(read(rotation, classes).details.ojtHours?.value).toEqual({ least: 2000, most: 2000 });
    expect(amounts(rotation, classes)).toEqual([
      ["Stitching", [700, 700]],
      ["Draping", [600, 600]],
      ["Dyeing", [700, 700]],
    ]);
  });
});

describe("a sheet for each process", () => {
  it("has its hours beside what counts it, or among fields above the headings of its tasks", () => {
    const book = (count: number, name: string, hours: string, ...tasks: string[]) =>
      table([
        [`Unit ${count}`, name, hours, null],
        ["Done", "The apprentice:", "Date", "Initials"],
        ...tasks.map((task) => ["☐", task, "", ""]),
      ]);
    expect(
      processes(
        book(1, "Lockout", "150–200 hrs", "Locks out the press"),
        book(2, "Ink", "700–800 hrs", "Mixes colors", "Reads density"),
      ),
    ).toEqual([
      ["Lockout", [150, 200], ["Locks out the press"]],
      ["Ink", [700, 800], ["Mixes colors", "Reads density"]],
    ]);
    const log = (count: number, name: string, hours: string, task: string) =>
      table(
        [
          [`Work Process ${count}: ${name}`],
          ["Required hours", hours, "Hours logged", "0", "Balance", hours],
          [],
          ["#", "Task", "Date first done", "Mentor initials"],
          [`${count}.1`, task, "", ""],
          [],
          ["Notes:"],
        ],
        name,
      );
    expect(
      processes(
        log(1, "Brakes", "1000", "Measures linings"),
        log(2, "Engine", "600", "Reads codes"),
      ),
    ).toEqual([
      ["Work Process 1: Brakes", [1000, 1000], ["Measures linings"]],
      ["Work Process 2: Engine", [600, 600], ["Reads codes"]],
    ]);
  });
});

describe("cells that say more than one thing", () => {
  it("are a process each, with its hours and its tasks, beside others", () => {
    const cards = table([
      [
        ["1 Front desk\t200–250 hrs", "•Schedules"],
        ["2 Restraint\t300–350 hrs", "•Cats", "•Dogs"],
      ],
      [
        ["3 Kennel\t300–400 hrs", "•Feeds"],
        ["4 Imaging\t150–200 hrs", "•Positions"],
      ],
    ]);
    expect(processes(cards)).toEqual([
      ["Front desk", [200, 250], ["Schedules"]],
      ["Restraint", [300, 350], ["Cats", "Dogs"]],
      ["Kennel", [300, 400], ["Feeds"]],
      ["Imaging", [150, 200], ["Positions"]],
    ]);
  });
  it("are fields of a course behind their labels, in a table for each", () => {
    const one = (name: string, hours: string) =>
      table([
        ["Element/Course:", name, "Planned Hours:", hours],
        ["Mode of Instruction:", "Lab", "Provided by:", "Training center"],
        ["Description of element/course:", "Theory of the brake."],
      ]);
    expect(courses(one("Air Brake I", "60"), one("Print reading", "54"))).toEqual([
      ["Air Brake I", 60],
      ["Print reading", 54],
    ]);
  });
  it("are courses behind their codes, in what is about the instruction", () => {
    const grid = table([
      ["Fall 2025", null, "Cr.", "Spring 2026", null, "Cr."],
      ["EDUC 500", "Foundations", "3", "EDUC 516", "Management", "3"],
      ["EDUC 512", "Development", "3", "", "", ""],
      ["Semester credits", null, "6", "Semester credits", null, "3"],
    ]);
    expect(courses(heading("Related instruction"), grid)).toEqual([
      ["Foundations", null],
      ["Management", null],
      ["Development", null],
    ]);
    expect(courses(heading("Room plan"), grid)).toEqual([]);
  });
});

describe("an outline", () => {
  it("counts processes and tasks below the work, and courses below the class", () => {
    const parts = [
      line("1. On the job"),
      line("1.1 Outreach"),
      line("1.1.1 Meets residents"),
      line("1.1.2 Keeps promises"),
      line("1.2 Intake (200 hours)"),
      line("1.2.1 Completes the form"),
      line("2. In class"),
      line("Class time is paid and comes to a total of 96 hours."),
      line("2.1 Core certificate (80 hours), at the college"),
      line("2.2 Interviewing (16 hours), by our partner"),
      line("3. What else we provide"),
    ];
    expect(processes(...parts)).toEqual([
      ["Outreach", null, ["Meets residents", "Keeps promises"]],
      ["Intake", [200, 200], ["Completes the form"]],
    ]);
    expect(courses(...parts)).toEqual([
      ["Core certificate", 80],
      ["Interviewing", 16],
    ]);
    expect(details(...parts)).toMatchObject({ instructionHours: { least: 96, most: 96 } });
  });
  it("may be lists of two depths below any heading, but not what is taught", () => {
    const deep = (text: string) => ({ ...item(text), level: 1 });
    const lists = ["Air sealing", "Insulation", "Diagnostics"].flatMap((name) => [
      item(name),
      deep(`Plans the ${name}`),
    ]);
    expect(processes(heading("What they learn on the crew"), ...lists)).toEqual([
      ["Air sealing", null, ["Plans the Air sealing"]],
      ["Insulation", null, ["Plans the Insulation"]],
      ["Diagnostics", null, ["Plans the Diagnostics"]],
    ]);
    expect(processes(heading("Related instruction"), ...lists)).toEqual([]);
  });
});

describe("tasks counted in the line of their process", () => {
  it("are parted where number follows number", () => {
    const parts = [
      heading("Work processes"),
      line("A. Pole work – 1,200 hours. The apprentice will (1) climb; (2) frame poles."),
      line("B. Splicing – 800 hours. The apprentice will (1) identify pairs; (2) clear faults."),
    ];
    expect(processes(...parts)).toEqual([
      ["Pole work", [1200, 1200], ["climb", "frame poles"]],
      ["Splicing", [800, 800], ["identify pairs", "clear faults"]],
    ]);
  });
  it("go on to the process that the next letter counts, though it may be a Roman number", () => {
    const parts = [
      table([
        ["Work process", "Hours"],
        ["H. Metering", "300"],
        ["I. Restoration", "200"],
      ]),
      line("H. Metering"),
      item("Sets meters"),
      line("I. Restoration"),
      item("Patrols"),
    ];
    expect(processes(...parts).map(([, , tasks]) => tasks)).toEqual([["Sets meters"], ["Patrols"]]);
  });
});

it.each([
  ["Hybrid program of 24 months", { type: "H" }],
  ["We expect 2,000 paid hours with a mentor.", { ojtHours: { least: 2000, most: 2000 } }],
])("%j says it of the program", (text, said) => {
  expect(details(line(text))).toMatchObject(said);
});

it("the hours in the classroom stand beside it, with their credits", () => {
  const facts = table([["Classroom", "600 contact hours (40 credits)"]]);
  expect(details(facts)).toMatchObject({ instructionHours: { least: 600, most: 600 } });
});

it("a total behind courses is none of them", () => {
  const parts = [
    heading("Related instruction"),
    item("Banking Basics (16 hours)"),
    item("Teller Fundamentals (20 hours)"),
    line("Total: 36 hours. Apprentices are paid for all of them."),
  ];
  expect(courses(...parts)).toEqual([
    ["Banking Basics", 16],
    ["Teller Fundamentals", 20],
  ]);
});
