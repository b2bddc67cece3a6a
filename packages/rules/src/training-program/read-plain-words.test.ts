import { describe, expect, it } from "vitest";
import { courses, details, heading, item, line, processes, table } from "./documents-for-tests.ts";

const hoursOf = (most: number) => [most, most];

describe("a list below what apprentices learn on the job", () => {
  it("has its titles as processes, though a task takes some hours", () => {
    const document = [
      heading("What apprentices learn on the job"),
      line("Each employer provides work in the areas below."),
      line("Outreach"),
      item("Conducts home visits"),
      item("Builds trust with clients"),
      line("Documentation"),
      item("Enters visit notes within 48 hours"),
      item("Protects confidentiality"),
    ];
    expect(processes(...document)).toEqual([
      ["Outreach", null, ["Conducts home visits", "Builds trust with clients"]],
      ["Documentation", null, ["Enters visit notes within 48 hours", "Protects confidentiality"]],
    ]);
  });
});

describe("what is taught", () => {
  it("stands below what they study", () => {
    const document = [
      heading("What they do on the job"),
      item("Safety – 300 hours"),
      item("Climbing – 900 hours"),
      heading("What they study"),
      item("Tree biology"),
      item("Ropes and knots"),
      item("Soils and water"),
    ];
    expect(courses(...document).map(([name]) => name)).toEqual([
      "Tree biology",
      "Ropes and knots",
      "Soils and water",
    ]);
    expect(processes(...document).map(([name]) => name)).toEqual(["Safety", "Climbing"]);
  });

  it("stands beside hours below `School & online`, as the work does below `On the farm`", () => {
    const sheet = table(
      [
        ["", "ON THE FARM", "Hours", "Date"],
        ["A", "Milking", "800", ""],
        ["A1", "Prep and dip cows", "", ""],
        ["B", "Calves", "480", ""],
        ["B1", "Mix and feed milk", "", ""],
        ["", "Total on the farm", "1280", ""],
        ["", "", "", ""],
        ["", "SCHOOL & ONLINE", "Hours", "Done"],
        ["1", "Pasture walks", "64", ""],
        ["2", "Soils", "32", ""],
      ],
      "Sheet1",
    );
    expect(processes(sheet)).toEqual([
      ["Milking", hoursOf(800), ["Prep and dip cows"]],
      ["Calves", hoursOf(480), ["Mix and feed milk"]],
    ]);
    expect(courses(sheet)).toEqual([
      ["Pasture walks", 64],
      ["Soils", 32],
    ]);
  });

  it("has the hours that stand behind the credits of its total", () => {
    const outline = table([
      ["Course No.", "Course Title", "Credits"],
      ["EDUC 2110", "Foundations", "3"],
      ["EDUC 2230", "Development", "3"],
      ["Total: 6 credits (90 instructional hours)", null, null],
    ]);
    expect(details(heading("Related Technical Instruction"), outline)).toMatchObject({
      instructionHours: { least: 90, most: 90 },
    });
  });

  it("is neither a ratio nor what leads to the subjects", () => {
    const facts = table([
      ["In class", "576 hours"],
      ["Ratio", "1 apprentice : 2 mechanics"],
      ["Probation", "First 2,000 hours"],
    ]);
    expect(courses(facts)).toEqual([]);
    const lines = [
      line("VIII. RELATED/SUPPLEMENTAL INSTRUCTION"),
      line("C.\tSubjects:"),
      line("Water sources\t60 hrs"),
      line("Hydraulics\t40 hrs"),
    ];
    expect(courses(...lines)).toEqual([
      ["Water sources", 60],
      ["Hydraulics", 40],
    ]);
  });
});

describe("a table of the work", () => {
  it("has the tasks of its columns from the row that is called so", () => {
    const map = table([
      ["Department", "Teller line", "Mortgage"],
      ["Hours", "320", "480"],
      ["Host", "B. Oyler", "S. Friesen"],
      ["Tasks to sign off", "Cash handling", "Prequalify"],
      ["", "Fraud red flags", "Collect documents"],
    ]);
    expect(processes(map)).toEqual([
      ["Teller line", hoursOf(320), ["Cash handling", "Fraud red flags"]],
      ["Mortgage", hoursOf(480), ["Prequalify", "Collect documents"]],
    ]);
  });

  it("has no task of a sentence behind an empty row, and no process of what is signed at its end", () => {
    const rotation = table(
      [
        ["Station", "Hours", "Trainer"],
        ["Pantry", "600-700", "Chef"],
        ["Breakfast", "500-600", "Sous chef"],
        ["", "", ""],
        ["Uniform and knife kit issued week 1.", "", ""],
      ],
      "Year 1",
    );
    expect(processes(rotation)).toEqual([
      ["Pantry", [600, 700], []],
      ["Breakfast", [500, 600], []],
    ]);
    const rows = ["INTAKE", "SAFETY", "EXAMS", "RECORDS"].flatMap((name, at) => [
      [`${name} – ${(at + 1) * 100} hours`, "", ""],
      [`${"ABCD"[at]}1`, `Does ${name.toLowerCase()}`, ""],
    ]);
    const record = table(
      [["#", "Skill", "Observed"], ...rows, ["", "", ""], ["Final sign-off", "", ""]],
      "Skills Record",
    );
    expect(processes(record).map(([name]) => name)).toEqual([
      "INTAKE",
      "SAFETY",
      "EXAMS",
      "RECORDS",
    ]);
  });
});

it("the code of the DOL is the RAPIDS code", () => {
  expect(details(line("DOL code 0586\t|\tO*NET 51-4111.00"))).toMatchObject({
    rapidsCode: "0586",
    occupationONetCode: "51-4111.00",
  });
});

describe("courses in lines", () => {
  const rsi = heading("RELATED/SUPPLEMENTAL INSTRUCTION");

  it("are none of another whose hours the next happen to be together", () => {
    const document = [
      rsi,
      line("The full course of RSI is 240 hours over the four years."),
      line("Third year"),
      line("Curtain wall\t80 hours"),
      line("Rigging\t40 hours"),
      line("Welding\t40 hours"),
      line("Fourth year"),
      line("Foremanship\t80 hours"),
    ];
    expect(courses(...document)).toEqual([
      ["Curtain wall", 80],
      ["Rigging", 40],
      ["Welding", 40],
      ["Foremanship", 80],
    ]);
    expect(details(...document)).toMatchObject({ instructionHours: { least: 240, most: 240 } });
    const divided = [
      rsi,
      line("AIRFRAME – 80 hours"),
      line("Rigging – 40 hours"),
      line("Welding – 40 hours"),
    ];
    expect(courses(...divided)).toEqual([
      ["Rigging", 40],
      ["Welding", 40],
    ]);
  });

  it("are named in few words, but for what stands in brackets", () => {
    const names = [
      "Safety and Health (OSHA 10, lockout/tagout, right to know)",
      "Boilers and Boiler Codes",
      "Water Chemistry",
    ];
    expect(courses(rsi, ...names.map((name) => line(name))).map(([name]) => name)).toEqual(names);
  });
});

it("what apprentices learn at work goes on below the same heading", () => {
  const document = [
    heading("What apprentices learn at work"),
    line("Outreach"),
    item("Finds residents"),
    item("Builds trust"),
    heading("What apprentices learn at work (continued)"),
    line("Coaching"),
    item("Leads small groups"),
    heading("What apprentices learn in class"),
  ];
  expect(processes(...document)).toEqual([
    ["Outreach", null, ["Finds residents", "Builds trust"]],
    ["Coaching", null, ["Leads small groups"]],
  ]);
});

it("hours of the kitchen are those of the job, and clock hours may stand beside their credits", () => {
  expect(details(item("Kitchen hours: 4,000"))).toMatchObject({
    ojtHours: { least: 4000, most: 4000 },
  });
  const facts = table([["Related instruction", "450 clock hours (30 semester credits)"]]);
  expect(details(facts)).toMatchObject({ instructionHours: { least: 450, most: 450 } });
  const training = table([
    ["Classroom training", "160 hours, Tidewater Community College"],
    ["Mentors", "One mentor to each apprentice"],
    ["First group", "10 apprentices"],
  ]);
  expect(courses(training)).toEqual([]);
});

describe("a sponsor's own words", () => {
  it("say the hours at work and those of school", () => {
    const letter = [line("Hours at work: 6,000"), line("Hours of school: 432 (144 each year)")];
    const hours = {
      ojtHours: { least: 6000, most: 6000 },
      instructionHours: { least: 432, most: 432 },
    };
    expect(details(...letter)).toMatchObject(hours);
    const sheet = table([
      ["OJT hours", "6000"],
      ["Academy (related instruction) hours", "432"],
    ]);
    expect(details(sheet)).toMatchObject(hours);
    const term = table([["Related instruction", "108 hours each year, 432 hours for the term"]]);
    expect(details(term)).toMatchObject({ instructionHours: hours.instructionHours });
  });

  it("lead to field work, to its sum, and to what they take at a college", () => {
    const document = [
      line("FIELD WORK"),
      item("Track circuits – 900 hours"),
      item("Signals – 950 hours"),
      line("Field work in all: 1,850 hours"),
      line("TECHNICAL SCHOOL"),
      line("Block I: Relay logic (two weeks, 80 hours)"),
      line("Block II: Switch machines (one week, 40 hours)"),
      line("Block III: Federal regulations (one week, 40 hours)"),
      line("School in all: 160 hours"),
    ];
    expect(processes(...document)).toEqual([
      ["Track circuits", hoursOf(900), []],
      ["Signals", hoursOf(950), []],
    ]);
    expect(courses(...document).map(([, hours]) => hours)).toEqual([80, 40, 40]);
    const taken = [
      line("What they will take at Lakeshore Technical College"),
      item("Bread science"),
      item("Cake decorating"),
      item("Food cost"),
    ];
    expect(courses(...taken)).toHaveLength(3);
  });

  it("stand in forms and signatures, which are no work", () => {
    const form = table(
      [
        ["Kind of program", "Time-based"],
        ["O*NET code", "33-3051.00"],
        ["Coordinator: Academy, 555-0106", ""],
      ],
      "Summary",
    );
    const signatures = table([
      ["Sponsor", "Date"],
      ["For the Division", "Date"],
    ]);
    const work = table([
      ["Work process", "Hours"],
      ["Patrol operations", "1400"],
      ["All rotations", "1400"],
    ]);
    expect(processes(form, work, signatures)).toEqual([["Patrol operations", hoursOf(1400), []]]);
  });

  it("are read as work where both might be read, and as courses beside who teaches them", () => {
    const plan = table(
      [
        ["Length", "36 months", "", ""],
        ["Hours on the job", "4,400", "", ""],
        ["", "", "", ""],
        ["Unit", "Subject", "What is covered", "Hours"],
        ["U1", "Towers and line work", "Climb and tie off; align sheaves", "1400"],
        ["U2", "Haul rope and grips", "Inspect rope; move grips", "1100"],
        ["U3", "Drive terminals", "Service gearbox; adjust brakes", "1200"],
        ["U4", "Chairs and cabins", "Rebuild carriers; check welds", "700"],
        ["", "", "Hours on the job, total", "4400"],
      ],
      "Lifts",
    );
    expect(processes(plan).map(([name]) => name)).toEqual([
      "Towers and line work",
      "Haul rope and grips",
      "Drive terminals",
      "Chairs and cabins",
    ]);
    expect(courses(plan)).toEqual([]);
    const academy = table(
      [
        ["Block", "Hours", "Lead instructor"],
        ["Criminal Law", "96", "ADA"],
        ["Report Writing", "40", "Sergeant"],
      ],
      "Academy",
    );
    expect(courses(academy)).toEqual([
      ["Criminal Law", 96],
      ["Report Writing", 40],
    ]);
  });
});

describe("papers of shops and schools", () => {
  it("have the processes of each year's table, called jobs", () => {
    const sheet = table(
      [
        ["RAPIDS 0124", "", "4 years, 8,000 hours, time-based"],
        ["", "", ""],
        ["FIRST YEAR", "", ""],
        ["Job", "What gets learned", "Hours"],
        ["Shop safety", "lifts, stands and chocks; lube points", "900"],
        ["Tires", "mount and balance; hub seals", "1100"],
        ["", "Year total", "2000"],
        ["", "", ""],
        ["SECOND YEAR", "", ""],
        ["Job", "What gets learned", "Hours"],
        ["Brakes", "drum and shoe; ABS codes", "1200"],
        ["Steering", "kingpins; alignment check", "800"],
        ["", "Year total", "2000"],
        ["", "GRAND TOTAL", "4000"],
      ],
      "Shop",
    );
    expect(processes(sheet).map(([name, hours]) => [name, hours])).toEqual([
      ["Shop safety", hoursOf(900)],
      ["Tires", hoursOf(1100)],
      ["Brakes", hoursOf(1200)],
      ["Steering", hoursOf(800)],
    ]);
    expect(details(sheet)).toMatchObject({ type: "TB", ojtHours: { least: 4000, most: 4000 } });
  });

  it("have processes below each phase whose tasks stand elsewhere by their codes", () => {
    const outline = table([
      ["Code", "Assignment", "Hours"],
      ["PHASE A – BASIC", null, null],
      ["A-1", "Yard orientation", "320"],
      ["A-2", "Tools and layout", "880"],
      ["Phase subtotal", null, "1,200"],
      ["PHASE B – PRODUCTION", null, null],
      ["B-1", "Panel line", "1,500"],
      ["Phase subtotal", null, "1,500"],
      ["TOTAL", null, "2,700"],
    ]);
    const tasks = [
      line("A-1 Yard orientation"),
      item("Fire watch duties"),
      line("A-2 Tools and layout"),
      item("Measuring tools"),
      line("B-1 Panel line"),
      item("Fit plates"),
    ];
    expect(processes(line("OJT hours: 2,700"), outline, ...tasks)).toEqual([
      ["Yard orientation", hoursOf(320), ["Fire watch duties"]],
      ["Tools and layout", hoursOf(880), ["Measuring tools"]],
      ["Panel line", hoursOf(1500), ["Fit plates"]],
    ]);
  });

  it("begin the work and end it at a line that only says school", () => {
    const letter = [
      line("What they do at work"),
      item("Shop safety\t400 hrs"),
      item("Robot programming\t1,000 hrs"),
      line("School"),
      line("Wednesdays at the technical college. We pay tuition, books and wages."),
      line("Year 1"),
      line("DC and AC Fundamentals\t72 hrs"),
      line("Industrial Math\t24 hrs"),
      line("Total school\t96 hrs"),
    ];
    expect(processes(...letter).map(([name]) => name)).toEqual([
      "Shop safety",
      "Robot programming",
    ]);
    expect(courses(...letter)).toEqual([
      ["DC and AC Fundamentals", 72],
      ["Industrial Math", 24],
    ]);
  });

  it("name what is taught below a heading with the hours of all, and count what is learned on the job", () => {
    const slides = [
      line("On-the-job learning 1: Front-End Development"),
      item("Build responsive pages"),
      line("On-the-job learning 2: Testing"),
      item("Write unit tests"),
      heading("Classroom and online topics (144 hours)"),
      item("Air brake systems"),
      item("Trip planning"),
      item("Defensive driving"),
    ];
    expect(processes(...slides)).toHaveLength(2);
    expect(courses(...slides)).toEqual([
      ["Air brake systems", null],
      ["Trip planning", null],
      ["Defensive driving", null],
    ]);
    expect(details(...slides)).toMatchObject({ instructionHours: { least: 144, most: 144 } });
    const learning = table([["Classroom learning", "21 credits (315 contact hours)"]]);
    expect(details(learning)).toMatchObject({ instructionHours: { least: 315, most: 315 } });
  });

  it("have work experience whose parts are lettered", () => {
    const schedule = [
      line("5. Work Experience"),
      line("A. Structural steel\t1,400 – 1,800 hours"),
      item("Set base plates"),
      line("B. Rodwork\t1,000 – 1,400 hours"),
      item("Tie mats"),
    ];
    expect(processes(...schedule)).toEqual([
      ["Structural steel", [1400, 1800], ["Set base plates"]],
      ["Rodwork", [1000, 1400], ["Tie mats"]],
    ]);
  });
});

describe("lists of the work without a heading that says so", () => {
  const listed = (...between: ReturnType<typeof line>[]) => [
    line("The apprentice works 2,000 hours in the plant and takes 144 hours of class."),
    line("DEPARTMENTS"),
    line("Receiving\t500 hours"),
    item("Lot numbers"),
    line("Mixing\t800 hours"),
    item("Scale from the formula card"),
    line("Ovens\t700 hours"),
    item("Judging the bake"),
    ...between,
  ];

  it("are what is together the hours of all, whatever their sum behind them is called", () => {
    expect(processes(...listed(line("All departments, Steward's count\t2,000 hours")))).toEqual([
      ["Receiving", hoursOf(500), ["Lot numbers"]],
      ["Mixing", hoursOf(800), ["Scale from the formula card"]],
      ["Ovens", hoursOf(700), ["Judging the bake"]],
    ]);
  });

  it("are ranges around the hours of all", () => {
    const ranges = [
      item("2,000 hours of paid work with us"),
      line("The seasons"),
      line("Propagation (400 to 500 hours)"),
      line("Potting (500 to 600 hours)"),
      line("Irrigation (400 to 500 hours)"),
      line("Shipping (500 to 600 hours)"),
    ];
    expect(processes(...ranges).map(([name]) => name)).toEqual([
      "Propagation",
      "Potting",
      "Irrigation",
      "Shipping",
    ]);
    expect(details(...ranges)).toMatchObject({ ojtHours: { least: 2000, most: 2000 } });
  });

  it("have their tasks in a table below rows that count and name each", () => {
    const blocks = table([
      ["Block", "Subject", "OJL hours"],
      ["1", "Ground handling", "300"],
      ["2", "Routine checks", "900"],
      ["Total OJL", null, "1,200"],
    ]);
    const signed = table([
      ["Block / task", "Date"],
      ["Block 1 Ground handling", null],
      ["1.1 Towing", ""],
      ["1.2 Jacking", ""],
      ["Block 2 Routine checks", null],
      ["2.1 Daily check", ""],
    ]);
    expect(processes(blocks, signed)).toEqual([
      ["Ground handling", hoursOf(300), ["Towing", "Jacking"]],
      ["Routine checks", hoursOf(900), ["Daily check"]],
    ]);
  });

  it("stand apart from classes that a sentence or a line leads to", () => {
    const memo = [
      line("Classes are mostly done in winter. The state wants 144 hours a year."),
      item("Flagger certification, 8 hours"),
      item("Motor grader school, 40 hours"),
    ];
    expect(courses(...memo)).toEqual([
      ["Flagger certification", 8],
      ["Motor grader school", 40],
    ]);
    const slide = [
      line("Courses at the college (432 hours)"),
      item("Diesel Engines"),
      item("Power Trains"),
      item("Hydraulic Systems"),
    ];
    expect(courses(...slide)).toHaveLength(3);
    expect(details(...slide)).toMatchObject({ instructionHours: { least: 432, most: 432 } });
  });
});
