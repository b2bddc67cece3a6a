import { describe, expect, it } from "vitest";
import { details, line, processes, read, table } from "./documents-for-tests.ts";

const item = (text: string) => line(text, "item");
const heading = (text: string) => line(text, "heading");
const courses = (...parts: Parameters<typeof read>) =>
  read(...parts).courses.map(({ title, hours }) => [title.value, hours?.value.most ?? null]);
const names = (...parts: Parameters<typeof read>) => processes(...parts).map(([name]) => name);

describe("notes and codes beside courses", () => {
  it("are no numbers of courses, and do not hide that others are", () => {
    const counted = table(
      [
        ["CLASSROOM INSTRUCTION", "", "HOURS"],
        ["1", "Diesel engines", "96"],
        ["2", "Air brakes", "72"],
        ["", "Total classroom", "168"],
        ["NOTES", null, null],
        ["Apprentices rotate shops.", null, null],
      ],
      "Sheet1",
    );
    expect(courses(counted)).toEqual([
      ["Diesel engines", 96],
      ["Air brakes", 72],
    ]);
    const coded = table([
      ["RELATED INSTRUCTION", null, null],
      ["Course", "Title", "Contact hours"],
      ["MTT 111", "Machine tools", "64"],
      ["MTH 104", "Shop mathematics", "48"],
      ["WAGES", null, null],
      ["Start 60 %, then 80 %.", null, null],
    ]);
    expect(courses(coded)).toEqual([
      ["Machine tools", 64],
      ["Shop mathematics", 48],
    ]);
  });

  it("stand before names of any heading, and what is paid below their total is no course", () => {
    const sheet = table(
      [
        ["Course", "Related training (San Juan College)", "Hours", "Semester"],
        ["DSL 101", "Hand tools", "32", "Fall"],
        ["DSL 110", "Engines", "112", "Fall"],
        ["DSL 120", "Brakes", "96", "Spring"],
        ["", "RTI total", "240", ""],
        ["Pay steps", "", "", ""],
        ["1", "Start", "21.5", ""],
        ["2", "2000 hours", "24", ""],
      ],
      "Outline",
    );
    expect(courses(sheet)).toEqual([
      ["Hand tools", 32],
      ["Engines", 112],
      ["Brakes", 96],
    ]);
  });

  it("are no meetings and no pay", () => {
    const parts = [
      heading("Related instruction"),
      item("Pruning: 60 hours"),
      item("Next meeting January 12, 2 hours"),
      item("Pay rises at 1,500, 3,000 and 4,500 hours"),
    ];
    expect(courses(...parts)).toEqual([["Pruning", 60]]);
  });

  it("are named as modules beside their numbers, and their sum is none of the work", () => {
    const parts = [
      table([
        ["Job function", "Competencies"],
        ["Intake", "Takes orders"],
        ["Filling", "Counts and labels"],
      ]),
      line("Your learning modules"),
      table([
        ["Module #", "Module", "Hours"],
        ["M1", "Pharmacy law", "20"],
        ["M2", "Calculations", "30"],
      ]),
      line("50 hours in all."),
    ];
    expect(courses(...parts)).toEqual([
      ["Pharmacy law", 20],
      ["Calculations", 30],
    ]);
    expect(details(...parts)).toMatchObject({ instructionHours: { least: 50, most: 50 } });
    expect(details(...parts)).not.toHaveProperty("ojtHours");
    expect(names(...parts)).toEqual(["Intake", "Filling"]);
  });
});

describe("what is paid", () => {
  it("is said of no process, whatever the steps are called by", () => {
    const grades = table(
      [
        ["Grade", "When", "Rate"],
        ["T1", "Hire", "20.1"],
        ["T2", "Two job functions signed", "22.4"],
      ],
      "Pay grades",
    );
    expect(names(grades)).toEqual([]);
  });
});

describe("a table for each process", () => {
  it("says its name and hours first and then its tasks, counted or with boxes to tick", () => {
    const parts = [
      heading("On-the-job training"),
      table([
        ["1", "Climbing", "700 hours"],
        ["1.1", "Climbs poles", null],
        ["1.2", "Operates the bucket truck", null],
      ]),
      table([
        ["2", "Underground", "1,000 hours"],
        ["2.1", "Pulls cable", null],
      ]),
    ];
    expect(processes(...parts)).toEqual([
      ["Climbing", [700, 700], ["Climbs poles", "Operates the bucket truck"]],
      ["Underground", [1000, 1000], ["Pulls cable"]],
    ]);
    const phase = table([
      ["Phase 1", "Tear-off", "700 hours"],
      [["Fall arrest", "Hoisting"], null, null],
    ]);
    expect(processes(heading("Outline of work process"), phase)).toEqual([
      ["Tear-off", [700, 700], ["Fall arrest", "Hoisting"]],
    ]);
    const ticked = table([
      ["Pruning", "1,300–1,450 hours"],
      ["Prunes young trees", "☐ Observed ☐ Proficient"],
      ["Clears lines", "☐ Observed ☐ Proficient"],
    ]);
    expect(processes(ticked)).toEqual([
      ["Pruning", [1300, 1450], ["Prunes young trees", "Clears lines"]],
    ]);
  });

  it("says it label by label, called a domain as well", () => {
    const card = (name: string, hours: string) =>
      table([
        ["Domain", name],
        ["Approximate hours", hours],
        ["Competencies", ["Makes home visits", "Keeps a log"]],
      ]);
    expect(processes(card("1. Outreach", "400 – 440"), card("2. Coaching", "200"))).toEqual([
      ["Outreach", [400, 440], ["Makes home visits", "Keeps a log"]],
      ["Coaching", [200, 200], ["Makes home visits", "Keeps a log"]],
    ]);
  });
});

describe("processes without hours", () => {
  it("stand below titles over the whole table, where two columns name them and their competencies", () => {
    const form = table([
      ["ON-THE-JOB LEARNING", null, null],
      ["Work process", "Competencies", "Sign-off"],
      ["1. Intake", ["Greets patients", "Takes requests"], ""],
      ["2. Dispensing", ["Counts", "Labels"], ""],
      ["RELATED INSTRUCTION", null, null],
      ["Module", "Description", "Hours"],
      ["Law", "State rules", "24"],
      ["Calculations", "Doses", "30"],
    ]);
    expect(processes(form)).toEqual([
      ["Intake", null, ["Greets patients", "Takes requests"]],
      ["Dispensing", null, ["Counts", "Labels"]],
    ]);
    expect(courses(form)).toEqual([
      ["Law", 24],
      ["Calculations", 30],
    ]);
  });

  it("begin with the same words over their lists", () => {
    const slides = ["Cabling", "Monitoring", "Support"].flatMap((name) => [
      line(`On the job: ${name}`),
      item("Does it well"),
      item("Writes it down"),
    ]);
    expect(names(...slides)).toEqual(["Cabling", "Monitoring", "Support"]);
    expect(names(...slides.slice(0, 6))).toEqual([]);
  });

  it("are counted over boxes to tick", () => {
    const parts = [
      heading("Competencies to be attained on the job"),
      line("1.0 Clinical intake"),
      line("☐ 1.1 Records vital signs"),
      line("☐ 1.2 Takes the history"),
      line("2.0 Procedures"),
      line("☐ 2.1 Sets up sterile fields"),
    ];
    expect(processes(...parts)).toEqual([
      ["Clinical intake", null, ["Records vital signs", "Takes the history"]],
      ["Procedures", null, ["Sets up sterile fields"]],
    ]);
  });

  it("are domains over what a number and a letter count", () => {
    const parts = [
      heading("On-the-job learning: competencies by domain"),
      heading("Domain 1: Planning"),
      line("1a\tKnows the content"),
      line("1b\tKnows the students"),
      heading("Domain 2: Classroom"),
      line("2a\tManages procedures"),
    ];
    expect(processes(...parts)).toEqual([
      ["Domain 1: Planning", null, ["Knows the content", "Knows the students"]],
      ["Domain 2: Classroom", null, ["Manages procedures"]],
    ]);
  });

  it("are neither fields of a form nor what is paid", () => {
    const form = table([
      ["On-the-job training", "6,000 hours"],
      ["Work schedule", "24-hour shifts"],
      ["Start wage:", "$17.00"],
    ]);
    expect(names(form)).toEqual([]);
    const wages = table([
      ["Start", "After 9 competencies", "Completion"],
      ["$17.25", "$18.25", "$21.00"],
    ]);
    expect(names(heading("Wage milestones"), wages)).toEqual([]);
  });
});

describe("what adds up", () => {
  it("goes on beside itself, and is called by what stands between two amounts", () => {
    const beside = table([
      ["1. Culinary foundations", "60 hrs", "3. Supervision", "30 hrs"],
      ["2. Nutrition", "30 hrs", "4. Menu planning", "24 hrs"],
    ]);
    const said = line("The apprentice attends 144 hours of related instruction.");
    expect(courses(said, heading("Classes"), beside).toSorted()).toEqual([
      ["Culinary foundations", 60],
      ["Menu planning", 24],
      ["Nutrition", 30],
      ["Supervision", 30],
    ]);
  });

  it("may stand before its names, in one table of all with titles over each part", () => {
    const parts = [
      line("Total OJT hours: 1,250"),
      line("Related instruction: 62 hours"),
      table([
        ["Approx. hours", "Item", "Verified by"],
        ["PART I – ON-THE-JOB TRAINING", null, null],
        ["350", "Infection control", ""],
        ["700", "Chairside assisting", ""],
        ["200", "Patient records", ""],
        ["PART II – RELATED INSTRUCTION", null, null],
        ["32", "Dental anatomy", ""],
        ["16", "Bloodborne pathogens", ""],
        ["14", "Dental materials", ""],
        ["PART III – WAGES", null, null],
        ["0–500", "$17.00 per hour", ""],
      ]),
    ];
    expect(processes(...parts).map(([name, hours]) => [name, hours])).toEqual([
      ["Infection control", [350, 350]],
      ["Chairside assisting", [700, 700]],
      ["Patient records", [200, 200]],
    ]);
    expect(courses(...parts)).toEqual([
      ["Dental anatomy", 32],
      ["Bloodborne pathogens", 16],
      ["Dental materials", 14],
    ]);
  });

  it("is called by its titles, and not by what describes these at greater length", () => {
    const schedule = table(
      [
        ["Component", "Item", "Title", "Description", "Hours"],
        ["OJT", "1", "Frame selection", "Pupillary distance, segment height and face shape", "900"],
        ["OJT", "2", "Lens edging", "Lensmeter, blocking, edging and drilling", "700"],
        ["OJT", "3", "Contact lenses", "Insertion, removal and care of all kinds", "400"],
      ],
      "Schedule",
    );
    const program = table([["OJT hours", "2000"]], "Program");
    expect(names(program, schedule)).toEqual(["Frame selection", "Lens edging", "Contact lenses"]);
  });

  it("may be an amount that only a sentence names, of lines that others describe", () => {
    const parts = [
      line(
        "A three-year program: 2,000 hours in our kitchens and 60 hours of related instruction.",
      ),
      heading("STATIONS"),
      ...["Receiving\t400", "Breakfast\t600", "Pantry\t700", "Pastry\t300"].flatMap((said, at) => [
        line(`Station ${at + 1}. ${said} hours`),
        line("rotate stock; keep the log; clean as you go."),
      ]),
    ];
    expect(processes(...parts).map(([name, hours]) => [name, hours])).toEqual([
      ["Receiving", [400, 400]],
      ["Breakfast", [600, 600]],
      ["Pantry", [700, 700]],
      ["Pastry", [300, 300]],
    ]);
    expect(details(...parts)).toMatchObject({ ojtHours: { least: 2000, most: 2000 } });
    const other = [line("Our kitchens served 9,000 hours."), ...parts.slice(1)];
    expect(names(...other)).toEqual([]);
  });
});

describe("courses that only their names are said of", () => {
  it("stand right below the heading about them, up to a sentence or another heading", () => {
    const listed = ["OSHA 10 Construction", "Trade Math", "Blueprint Reading"];
    const parts = [
      heading("APPENDIX B"),
      line("RELATED INSTRUCTION"),
      ...listed.map((name) => line(name)),
      line("144 hours are required for each apprentice for each year."),
      line("Sponsor Hall"),
    ];
    expect(courses(...parts)).toEqual(listed.map((name) => [name, null]));
    const ledTo = [
      heading("Related Instruction Topics"),
      line("Sponsors choose a provider. Typical topics:"),
      ...listed.map((name) => item(name)),
      heading("Wages"),
      item("Paid every week"),
    ];
    expect(courses(...ledTo)).toEqual(listed.map((name) => [name, null]));
    expect(courses(...ledTo.slice(0, 4))).toEqual([]);
    expect(courses(heading("Related instruction"), ...ledTo.slice(6))).toEqual([]);
  });

  it("have the hours that a sentence says of each, unless one says its own", () => {
    const parts = [
      heading("Related instruction at Ozarks College"),
      line("Each course is 36 hours."),
      ...["1) Food safety", "2) Nutrition", "3) Baking"].map((name) => line(name)),
    ];
    expect(courses(...parts)).toEqual([
      ["Food safety", 36],
      ["Nutrition", 36],
      ["Baking", 36],
    ]);
    const own = table([
      ["Course", "Hours"],
      ["Food safety", "40"],
      ["Nutrition", ""],
    ]);
    expect(courses(line("Each course is 36 hours."), own)).toEqual([
      ["Food safety", 40],
      ["Nutrition", null],
    ]);
  });

  it("are no ways of teaching of which some are checked", () => {
    const parts = [
      heading("IX. RELATED INSTRUCTION:"),
      line("No hours of work are paid. The methods of training are (check those that apply):"),
      line("(X) Supervised field trips"),
      line("(X) Approved seminars"),
      line("( ) Private college"),
    ];
    expect(courses(...parts)).toEqual([]);
  });
});

describe("one table of the work and the instruction", () => {
  it("is divided by the title over the courses, in two rows of headings", () => {
    const both = table([
      ["Job book area", "Work on the farm (hours)", null, "Related instruction", null],
      ["", "Min.", "Max.", "Course", "Hours"],
      ["Milk production", "900", "1,000", "Milk quality", "40"],
      ["Herd health", "600", "650", "Dairy herds", "48"],
      ["Total", "1,500", "1,650", "", "88"],
    ]);
    expect(processes(both).map(([name, hours]) => [name, hours])).toEqual([
      ["Milk production", [900, 1000]],
      ["Herd health", [600, 650]],
    ]);
    expect(courses(both)).toEqual([
      ["Milk quality", 40],
      ["Dairy herds", 48],
    ]);
  });
});

describe("a checklist on a sheet", () => {
  it("has its headings far below its title, and titles before the column of the competencies", () => {
    const sheet = table(
      [
        ["TOWER TECHNICIAN — COMPETENCY CHECKLIST"],
        ["Rev. 3"],
        ["For all crews"],
        ["Keep in the truck"],
        ["Sign each line"],
        ["Send it in"],
        ["Done", "Competency", "Crew lead"],
        ["SAFETY"],
        ["☐", "Inspects fall protection", ""],
        ["☐", "Performs a rescue", ""],
        ["RIGGING"],
        ["☐", "Selects slings", ""],
      ],
      "Checklist",
    );
    expect(processes(sheet)).toEqual([
      ["SAFETY", null, ["Inspects fall protection", "Performs a rescue"]],
      ["RIGGING", null, ["Selects slings"]],
    ]);
  });
});

describe("competencies below titles", () => {
  const task = (...names: string[]) => names.map((name) => [name, "☐", ""]);

  it("that stand alone among rows with boxes", () => {
    const sheet = table(
      [
        ["Skill", "Observed", "Initials"],
        ["SECTION 1: Service", "", ""],
        ...task("Greets", "Verifies"),
        ["SECTION 2: Filling", "", ""],
        ...task("Counts", "Labels"),
      ],
      "Skills",
    );
    expect(processes(sheet)).toEqual([
      ["SECTION 1: Service", null, ["Greets", "Verifies"]],
      ["SECTION 2: Filling", null, ["Counts", "Labels"]],
    ]);
  });

  it("that a column of their own counts", () => {
    const sheet = table([
      ["Ref", "Statement", "Core / Optional"],
      ["1", "Triage alerts", ""],
      ["1.1", "Reviews the queue", "Core"],
      ["2", "Protect endpoints", ""],
      ["2.1", "Deploys agents", "Core"],
    ]);
    expect(processes(sheet)).toEqual([
      ["Triage alerts", null, ["Reviews the queue"]],
      ["Protect endpoints", null, ["Deploys agents"]],
    ]);
  });

  it("that stand before the same headings again", () => {
    const units = table([
      ["Unit 1. Residents’ rights", "Date", "S / R"],
      ["Knocks", "", ""],
      ["Answers lights", "", ""],
      ["Unit 2. Personal care", "Date", "S / R"],
      ["Bathing", "", ""],
    ]);
    expect(processes(units)).toEqual([
      ["Unit 1. Residents’ rights", null, ["Knocks", "Answers lights"]],
      ["Unit 2. Personal care", null, ["Bathing"]],
    ]);
  });

  it("that say their hours, in the row of the title or in one of their own", () => {
    const above = table([
      ["Outreach and enrollment", null, "500–550 hours"],
      ["#", "Task", "Supervisor rating"],
      ["1", "Locates residents", ""],
      ["2", "Keeps a log", ""],
    ]);
    expect(processes(above)).toEqual([
      ["Outreach and enrollment", [500, 550], ["Locates residents", "Keeps a log"]],
    ]);
    const below = table([
      ["Family engagement", null],
      ["Greets families", ""],
      ["Takes part in conferences", ""],
      ["Hours required", "500"],
    ]);
    expect(processes(below)).toEqual([
      ["Family engagement", [500, 500], ["Greets families", "Takes part in conferences"]],
    ]);
  });
});

describe("rows without hours among rows with hours", () => {
  it("are tasks where only they are counted, or have boxes, or the process has its total in a column of its own", () => {
    const counted = table([
      ["On-the-Job Learning Outline", null, "Minimum Hours", "Maximum Hours"],
      ["A. Tower safety", null, "400", "600"],
      ["1", "Inspects harnesses", null, null],
      ["2", "Climbs ladders", null, null],
      ["B. Electrical systems", null, "1000", "1500"],
      ["1", "Reads schematics", null, null],
    ]);
    expect(processes(counted)).toEqual([
      ["Tower safety", [400, 600], ["Inspects harnesses", "Climbs ladders"]],
      ["Electrical systems", [1000, 1500], ["Reads schematics"]],
    ]);
    const ticked = table(
      [
        ["Task area / skills", "Min", "Max", "Signed off"],
        ["Safety", "600", "700", ""],
        ["- Conducts briefings", "", "", "☐"],
        ["Climbing", "1400", "1500", ""],
        ["- Operates the lift", "", "", "☐"],
      ],
      "OJT",
    );
    expect(processes(ticked)).toEqual([
      ["Safety", [600, 700], ["Conducts briefings"]],
      ["Climbing", [1400, 1500], ["Operates the lift"]],
    ]);
    const totals = table([
      ["Work process / machine", "Hours", "Process total"],
      ["1. Benchwork", "", "700"],
      ["a. Filing", "300", ""],
      ["b. Layout", "400", ""],
      ["2. Milling", "", "300"],
      ["a. Vertical mill", "300", ""],
    ]);
    expect(processes(totals)).toEqual([
      ["Benchwork", [700, 700], ["Filing", "Layout"]],
      ["Milling", [300, 300], ["Vertical mill"]],
    ]);
  });
});

describe("hours by year", () => {
  it("end with those of all years, below one heading over them", () => {
    const grid = table([
      ["Work process", "Approximate hours", null, null],
      ["", "Year 1", "Year 2", "All years"],
      ["Setting poles", "500", "400", "900"],
      ["Stringing", "—", "1,000", "1,000"],
      ["Total hours", "500", "1,400", "1,900"],
    ]);
    expect(processes(grid).map(([name, hours]) => [name, hours])).toEqual([
      ["Setting poles", [900, 900]],
      ["Stringing", [1000, 1000]],
    ]);
    expect(details(grid)).toMatchObject({ ojtHours: { least: 1900, most: 1900 } });
  });
});

describe("tables that go on", () => {
  it("are of the instruction where the one before them is, year by year", () => {
    const year = (name: string, course: string) =>
      table([
        [name, "Hours"],
        [course, "96"],
        ["Subtotal", "96"],
      ]);
    const parts = [
      heading("Related instruction"),
      year("Year 1", "Water I"),
      year("Year 2", "Pumps"),
    ];
    expect(courses(...parts)).toEqual([
      ["Water I", 96],
      ["Pumps", 96],
    ]);
  });

  it("have a process in each row, also below a line that only says so", () => {
    const activities = (...rows: string[][]) =>
      table([["Code", "Hours", "Work activity", "Supervisor"], ...rows]);
    const parts = [
      line("Schedule of work activities"),
      activities(["BE-1", "900", "Safety inspection", ""], ["BE-2", "1800", "Maintenance", ""]),
      line("(continued)"),
      activities(["BE-3", "800", "Imaging support", ""], ["BE-4", "500", "Records", ""]),
    ];
    expect(processes(...parts).map(([name, hours]) => [name, hours])).toEqual([
      ["Safety inspection", [900, 900]],
      ["Maintenance", [1800, 1800]],
      ["Imaging support", [800, 800]],
      ["Records", [500, 500]],
    ]);
  });
});

describe("where the instruction begins", () => {
  const work = [
    heading("On-the-job training"),
    item("Cutting – 900 hours"),
    item("Fitting – 350 hours"),
  ];
  const taught = [item("Mathematics – 40 hours"), item("Blueprints – 24 hours")];

  it.each([
    [heading("Apprentice School Curriculum")],
    [line("APPENDIX A-2 – RELATED AND SUPPLEMENTAL INSTRUCTION")],
    [line("Part B\tRelated instruction")],
    [line("Section 4: Your Classes")],
    [heading("Course sequence")],
  ])("is %j", (begins) => {
    const parts = [...work, begins, ...taught];
    expect(names(...parts)).toEqual(["Cutting", "Fitting"]);
    expect(courses(...parts)).toEqual([
      ["Mathematics", 40],
      ["Blueprints", 24],
    ]);
  });

  it("is no domain that is called by the classroom", () => {
    const parts = [...work, heading("Domain 2: Classroom management"), ...taught];
    expect(names(...parts)).toContain("Mathematics");
  });

  it("may say the hours of all and who teaches, which is no course", () => {
    const provided = line("Provided by Owens College, 400 hours. Sessions on Mondays.");
    const parts = [...work, heading("Related instruction"), provided, ...taught];
    expect(courses(...parts).map(([name]) => name)).toEqual(["Mathematics", "Blueprints"]);
    expect(details(...parts)).toMatchObject({ instructionHours: { least: 400, most: 400 } });
  });
});

describe("what is said of the work", () => {
  it("is a list below a question about it, where no hours are said", () => {
    const parts = [
      heading("What you will do on the job"),
      line("Your mentor will rotate you through three areas:"),
      ...["Align assemblies", "Maintain conveyors", "Calibrate robots"].map((name) => item(name)),
    ];
    expect(names(...parts)).toEqual(["Align assemblies", "Maintain conveyors", "Calibrate robots"]);
  });

  it("is no total where one of a list has hours on the job site, and no range where a name ends with a figure", () => {
    const site = item("Handling of materials on the job site (500 hours)");
    expect(details(site)).not.toHaveProperty("ojtHours");
    const parts = [heading("Related instruction"), item("Wildland S-130/S-190 – 40 hours")];
    expect(courses(...parts)).toEqual([["Wildland S-130/S-190", 40]]);
  });
});

describe("where the work ends", () => {
  it("is a heading in capitals about the classes, with whatever stands in brackets behind it", () => {
    const parts = [
      line("ON THE JOB"),
      line("Haircutting\t900 hours"),
      line("Shaving\t350 hours"),
      line("IN CLASS (Miami Valley School, Mondays)"),
      line("Barber law\t40 hours"),
      line("Haircutting theory\t24 hours"),
    ];
    expect(names(...parts)).toEqual(["Haircutting", "Shaving"]);
    expect(courses(...parts)).toEqual([
      ["Barber law", 40],
      ["Haircutting theory", 24],
    ]);
  });

  it("is a part about the instruction, whose boxes are not of the names", () => {
    const parts = [
      line("Part 1 — On-the-job learning"),
      line("Personal care — 700 hours"),
      line("Mobility — 350 hours"),
      line("Part 2 — Related instruction"),
      line("☐ Nurse aide training, 120 hours"),
      line("☐ Dementia care, 16 hours"),
    ];
    expect(names(...parts)).toEqual(["Personal care", "Mobility"]);
    expect(courses(...parts)).toEqual([
      ["Nurse aide training", 120],
      ["Dementia care", 16],
    ]);
  });
});

describe("tasks that an export joins in one cell", () => {
  it("are as many as semicolons set apart", () => {
    const tasks = (joined: string) =>
      processes(
        table([
          ["workProcess", "tasks", "minHours", "maxHours"],
          ["Diagnose systems", joined, "600", "800"],
          ["Repair engines", "Adjust valves", "700", "900"],
        ]),
      ).map(([, , competencies]) => competencies)[0];
    expect(tasks("Use scan tools; Road test vehicles")).toEqual([
      "Use scan tools",
      "Road test vehicles",
    ]);
    expect(tasks("Use scan tools; then road test")).toEqual(["Use scan tools; then road test"]);
  });
});

describe("what the program is", () => {
  it("is not called by headings beside those of its codes, where nothing stands below", () => {
    const empty = table(
      [["Registration State", "OA or SAA", "Sponsor Name", "Onet Code"]],
      "Details",
    );
    expect(details(empty)).toEqual({});
  });

  it("is of the type that a sentence goes on from, and of none where it names two", () => {
    const type = (text: string) => details(line(text))["type"];
    expect(type("It is time-based: apprentices work 2,000 hours.")).toBe("TB");
    expect(type("The program is time-based and takes about four years.")).toBe("TB");
    expect(type("Three years, 6,000 hours on the job (time-based)")).toBe("TB");
    expect(type("The program is time-based and competency-based.")).toBeUndefined();
    expect(type("Program: time-based. Contract start ____")).toBe("TB");
    expect(type("Time-based (☒)\tCompetency-based (☐)\tHybrid (☐)")).toBe("TB");
    expect(type("The State registers the program as time-based.")).toBe("TB");
    expect(type("Advancement is by hours served (time-based), over four years.")).toBe("TB");
  });

  it("has the codes that stand beside each other or end a sentence", () => {
    const both = table([["O*NET / RAPIDS", "51-4041.00 / 0296"]]);
    expect(details(both)).toMatchObject({
      occupationONetCode: "51-4041.00",
      rapidsCode: "0296",
    });
    expect(details(line("Sponsor: the Trust. RAPIDS 0622. Contact the office."))).toMatchObject({
      rapidsCode: "0622",
    });
    expect(details(line("Filed in RAPIDS 2024. Contact the office."))).not.toHaveProperty(
      "rapidsCode",
    );
  });

  it("has its codes and its type between any signs, and a RAPIDS code behind that of O*NET", () => {
    expect(details(line("RAPIDS 0669 ♦ O*NET-SOC 47-2221.00 ♦ time-based"))).toMatchObject({
      rapidsCode: "0669",
      occupationONetCode: "47-2221.00",
      type: "TB",
    });
    const below = [
      line("Objective\tTerm\tO*NET / RAPIDS"),
      line("P\t8,000 hours\t47-2152.00 / 0432"),
    ];
    expect(details(...below)).toMatchObject({ rapidsCode: "0432" });
  });

  it("has the hours of a college named before them, and those called least and most", () => {
    const taught = table([
      ["Related instruction", "Greenville Technical College, 360 clock hours"],
    ]);
    expect(details(taught)).toMatchObject({ instructionHours: { least: 360, most: 360 } });
    expect(read(taught).courses).toEqual([]);
    const info = table([
      ["OJL hours (least)", "OJL hours (most)"],
      ["2000", "2200"],
    ]);
    expect(details(info)).toMatchObject({ ojtHours: { least: 2000, most: 2200 } });
  });

  it("has no hours of its probation", () => {
    expect(details(item("Probation: 6 months (1,000 hours of work)"))).not.toHaveProperty(
      "ojtHours",
    );
  });

  it("has the hours that a sentence says in words and figures, at the trade and of school", () => {
    const term = line(
      "Total term: four thousand (4,000) hours at the trade and two hundred (200) hours of school.",
    );
    expect(details(term)).toMatchObject({
      ojtHours: { least: 4000, most: 4000 },
      instructionHours: { least: 200, most: 200 },
    });
  });

  it("has the academic hours that a sentence behind another names", () => {
    const said = line("Classes meet on company time. Total academic hours: 576.");
    expect(details(said)).toMatchObject({ instructionHours: { least: 576, most: 576 } });
  });

  it("has the hours that one works, and those of the instruction however a sentence orders them", () => {
    expect(details(line("To finish you work 6,000 hours and attend class."))).toMatchObject({
      ojtHours: { least: 6000, most: 6000 },
    });
    const term = "800 Minimum RSI hours for the whole term, 200 hours in each of four years.";
    expect(details(line(term))).toMatchObject({ instructionHours: { least: 800, most: 800 } });
    const together = [heading("Related instruction"), line("Together they give 600 hours of it.")];
    expect(details(...together)).toMatchObject({ instructionHours: { least: 600, most: 600 } });
  });

  it("has the hours of instruction that a paragraph about it counts", () => {
    const said = line(
      "Related instruction. Apprentices complete the certificate at the university, which the registrar counts as 450 hours of instruction.",
    );
    expect(details(said)).toMatchObject({ instructionHours: { least: 450, most: 450 } });
  });

  it.each([
    [["Standards of Apprenticeship — Line Maintainer"], "Line Maintainer"],
    [["STANDARDS FOR THE OCCUPATION OF PLUMBER"], "PLUMBER"],
    [["ROOFER\tRAPIDS 0480\tO*NET 47-2181.00"], "ROOFER"],
    [["Cook (Hotel)\t•\tRAPIDS 0663HY"], "Cook (Hotel)"],
    [["Rotation plan: Tool and Die Maker"], "Tool and Die Maker"],
    [["Program occupation: Child Care Specialist (RAPIDS 0840)"], "Child Care Specialist"],
    [["We register our HVAC Service Technician apprenticeship."], "HVAC Service Technician"],
    [["We register our National Apprenticeship week."], undefined],
    [["Article VI. Schedule of Work", "RAPIDS Code 0283R"], undefined],
    [["On the job: Configuration of switches"], undefined],
    [["You are registered as a Glazier (RAPIDS 0221, O*NET 47-2121.00)."], "Glazier"],
    [["WORK PROCESSES FOR STEEL WORKER", "RAPIDS 0669"], "STEEL WORKER"],
    [["Tower Climber. The U.S. Department lists it under RAPIDS code 2030."], "Tower Climber"],
    [["Welcome to the Glaziers’ apprenticeship"], undefined],
    [["Brewers Guild | RAPIDS 2044 | O*NET-SOC 51-9012.00"], undefined],
    [["MEMORANDUM", "Fargo, October 6", "RAPIDS 1039HY"], undefined],
  ])("%j names the occupation %s", (lines, name) => {
    expect(details(...lines.map((text) => line(text)))["occupationName"]).toBe(name);
  });
});
