import { describe, expect, it } from "vitest";
import { details, line, processes, read, table } from "./documents-for-tests.ts";
import type { Part } from "./program-document.ts";

const courses = (...parts: Part[]) =>
  read(...parts).courses.map(({ title, hours }) => [title.value, hours?.value.most]);
const hoursOf = (...parts: Part[]) => processes(...parts).map(([title, hours]) => [title, hours]);
const heading = (text: string) => line(text, "heading");
const item = (text: string) => line(text, "item");
const hours = (most: number) => ({ least: most, most });

describe("hours by year", () => {
  const grid = (...rows: string[][]) =>
    table([
      ["No.", "Operations in the yard", "1st yr", "2nd yr", "All"],
      ["1", "Cutting plate", "500", "100", "600"],
      ["", "Sets the torch", "", "", ""],
      ["2", "Fitting frames", "300", "500", "800"],
      ["", "Lifts templates", "", "", ""],
      ["", "Bends shapes", "", "", ""],
      ...rows,
    ]);

  it("end with the total of all years beside its name", () => {
    const total = ["", "TOTAL ON-THE-JOB", "800", "600", "1,400"];
    expect(details(grid(total)).ojtHours).toEqual(hours(1400));
  });

  it("are added beside the names, with the tasks in the rows below each", () => {
    const stated = line("Term: 1,400 hours on the job");
    expect(processes(stated, grid(["", "TOTAL ON-THE-JOB", "800", "600", "1,400"]))).toEqual([
      ["Cutting plate", [600, 600], ["Sets the torch"]],
      ["Fitting frames", [800, 800], ["Lifts templates", "Bends shapes"]],
    ]);
  });

  it("stand below headings that are ordinal numbers of years, also over the classes", () => {
    const classes = table([
      ["RELATED INSTRUCTION", null, null, null],
      ["Subject", "1st yr", "2nd yr", "Total hrs"],
      ["Mathematics", "40", "50", "90"],
      ["Lofting", "", "60", "60"],
      ["TOTAL RELATED", "40", "110", "150"],
    ]);
    const taught = [
      ["Mathematics", 90],
      ["Lofting", 60],
    ];
    expect(courses(classes)).toEqual(taught);
    const [work, below] = [grid(["", "TOTAL ON-THE-JOB", "800", "600", "1,400"]), classes];
    const both = work.part === "table" && below.part === "table" && [...work.rows, ...below.rows];
    expect(courses({ part: "table", rows: both || [] })).toEqual(taught);
  });
});

describe("names over their hours", () => {
  const bench = (name: string, amount: string, ...tasks: string[]) => [
    heading(name),
    line(amount),
    line("You can:"),
    ...tasks.map(item),
  ];
  const farm = [
    heading("On the Farm"),
    ...bench("Pasture", "about 800 hours", "Measure forage", "Set up fence"),
    ...bench("Milking", "about 900 hours", "Attach units"),
    ...bench("Calves", "about 500 hours", "Feed colostrum"),
  ];

  it("are the processes that the stated hours are made of, with the lists below what leads to them", () => {
    const stated = line("You will have 2,200 hours of paid training on the farm.");
    expect(processes(stated, ...farm)).toEqual([
      ["Pasture", [800, 800], ["Measure forage", "Set up fence"]],
      ["Milking", [900, 900], ["Attach units"]],
      ["Calves", [500, 500], ["Feed colostrum"]],
    ]);
  });

  it("are two that their hours are together, be they only about so many", () => {
    const [stated, ...two] = [line("On-the-job learning: 1,700 hours"), ...farm.slice(1, -4)];
    expect(hoursOf(stated!, ...two)).toEqual([
      ["Pasture", [800, 800]],
      ["Milking", [900, 900]],
    ]);
  });

  it("have only what stands deeper than they do, where something does", () => {
    const deep = (text: string): Part => ({ part: "line", text, is: "item", level: 1 });
    const cards = [
      ...["Outreach", "500–550 hours"].map(item),
      ...["Conducts visits", "Builds trust"].map(deep),
      ...["Coaching", "400–440 hours"].map(item),
      deep("Leads classes"),
      item("How we sign off"),
    ];
    const stated = line("On-the-job learning: 900 to 990 hours");
    expect(processes(stated, ...cards)).toEqual([
      ["Outreach", [500, 550], ["Conducts visits", "Builds trust"]],
      ["Coaching", [400, 440], ["Leads classes"]],
    ]);
  });

  it("may be items, with deeper items or plain ones below their hours", () => {
    const cards = [
      heading("What you learn on the course"),
      ...["Mowing", "1,000 hrs", "Mow greens", "Rake bunkers", "Turf", "800 hrs"].map(item),
      item("Take samples"),
      heading("Still on the course"),
      ...["Irrigation", "700 hrs", "Repair valves"].map(item),
      heading("What you learn in class"),
      item("Soils: 36 hrs"),
    ];
    expect(processes(...cards)).toEqual([
      ["Mowing", [1000, 1000], ["Mow greens", "Rake bunkers"]],
      ["Turf", [800, 800], ["Take samples"]],
      ["Irrigation", [700, 700], ["Repair valves"]],
    ]);
    expect(courses(...cards)).toEqual([["Soils", 36]]);
  });

  it("are none where labels stand below values or the headings are about classes", () => {
    const facts = ["4,000 hrs", "ON SHIFT", "288 hrs", "AT SCHOOL", "500 hrs", "TRYOUT"].map(item);
    expect(processes(heading("How long"), ...facts)).toEqual([]);
    const taught = farm.map((part, at) => (at === 0 ? heading("In Class") : part));
    expect(processes(...taught)).toEqual([]);
  });
});

describe("headings over lists", () => {
  const slide = (title: string, lead: string, ...tasks: string[]) => [
    heading(title),
    item(lead),
    ...tasks.map((text): Part => ({ part: "line", text, is: "item", level: 1 })),
  ];
  const lead = "You will show that you can:";

  it("that the same words lead to are the processes", () => {
    const slides = [
      ...slide("Front Desk", lead, "Checks guests in", "Runs the night audit"),
      ...slide("Housekeeping", lead, "Inspects rooms"),
      ...slide("Kitchen", lead, "Takes inventory"),
    ];
    expect(processes(...slides)).toEqual([
      ["Front Desk", null, ["Checks guests in", "Runs the night audit"]],
      ["Housekeeping", null, ["Inspects rooms"]],
      ["Kitchen", null, ["Takes inventory"]],
    ]);
  });

  it("are none where each is led to in other words", () => {
    const slides = ["What to bring:", "Who we are:", "Where we meet:"].flatMap((words, at) =>
      slide(`Part ${at}`, words, "Something"),
    );
    expect(processes(...slides)).toEqual([]);
  });
});

describe("what ends the work", () => {
  const work = [
    heading("What apprentices learn on the job"),
    heading("Reading practice (600–700 hours)"),
    item("Read aloud"),
    heading("Behavior support (400–500 hours)"),
    item("Collect data"),
  ];

  it.each(["What apprentices learn in class", "Your classes", "College coursework", "In School"])(
    "is the heading %j, below which the courses stand",
    (title) => {
      const program = [...work, heading(title), item("Child Development – 54 hours")];
      expect(hoursOf(...program)).toHaveLength(2);
      expect(courses(...program)).toEqual([["Child Development", 54]]);
    },
  );

  it("is a part with a Roman number", () => {
    const parts = [
      line("PART I. WORK EXPERIENCE"),
      line("A. RESCUE\t1,800 hrs."),
      line("B. PREVENTION\t500 hrs."),
      line("TOTAL\t2,300 hrs."),
      line("PART II. RELATED TRAINING"),
      line("Hazardous Materials\t40 hrs."),
    ];
    expect(hoursOf(...parts)).toEqual([
      ["RESCUE", [1800, 1800]],
      ["PREVENTION", [500, 500]],
    ]);
    expect(details(...parts).ojtHours).toEqual(hours(2300));
  });
});

describe("the same processes said twice", () => {
  const schedule = [
    line("The term is 1,900 hours of on-the-job learning."),
    line("6. SCHEDULE OF WORK EXPERIENCE"),
    line("A. Residential wiring\t1,500"),
    line("B. Safety\t400"),
    line("TOTAL HOURS\t1,900"),
    line("7. DESCRIPTION OF WORK EXPERIENCE"),
    line("A. Residential wiring"),
    line("1. Layout of boxes"),
    line("2. Trim-out of fixtures"),
    line("B. Safety"),
    line("1. Lockout"),
  ];

  it("have their hours from the list that adds up and their tasks from the other", () => {
    const more = [line("C. Motors\t100"), line("C. Motors"), line("1. Starters")];
    const [hoursRow, ...below] = more;
    const program = [
      line("The term is 2,000 hours of on-the-job learning."),
      ...schedule.slice(1, 4),
      hoursRow!,
      line("TOTAL HOURS\t2,000"),
      ...schedule.slice(5),
      ...below,
    ];
    expect(processes(...program)).toEqual([
      ["Residential wiring", [1500, 1500], ["Layout of boxes", "Trim-out of fixtures"]],
      ["Safety", [400, 400], ["Lockout"]],
      ["Motors", [100, 100], ["Starters"]],
    ]);
  });
});

describe("tasks in a column of any name", () => {
  it("are lists beside the names of the processes", () => {
    const schedule = table([
      ["Process", "Work to be learned", "OJT Hrs"],
      ["Solids", ["Operate digesters", "Run the press"], "600"],
      ["Effluent", ["Operate ultraviolet systems", "Check limits"], "300"],
    ]);
    expect(processes(schedule)).toEqual([
      ["Solids", [600, 600], ["Operate digesters", "Run the press"]],
      ["Effluent", [300, 300], ["Operate ultraviolet systems", "Check limits"]],
    ]);
  });

  it("begin beside the name and go on in the rows below it", () => {
    const schedule = table([
      ["Duty", "Demonstrated ability", "Range of hours"],
      ["Payroll", "Check timecards", "600 – 800"],
      ["", "Calculate deductions", ""],
      ["Budgets", "Build spreadsheets", "700 – 850"],
      ["", "Explain a variance", ""],
    ]);
    expect(processes(schedule)).toEqual([
      ["Payroll", [600, 800], ["Check timecards", "Calculate deductions"]],
      ["Budgets", [700, 850], ["Build spreadsheets", "Explain a variance"]],
    ]);
  });

  it("are beside what counts them below a letter", () => {
    const schedule = table([
      ["WP", "Process / Task", null, "Min hrs", "Max hrs"],
      ["A", "Orientation", null, "60", "80"],
      ["", "A1", "Complete the file", "", ""],
      ["", "A2", "Learn hours of service", "", ""],
      ["B", "Inspection", null, "225", "300"],
      ["", "B1", "Inspect the tractor", "", ""],
    ]);
    expect(processes(schedule).map(([, , tasks]) => tasks)).toEqual([
      ["Complete the file", "Learn hours of service"],
      ["Inspect the tractor"],
    ]);
  });
});

describe("what is no work process", () => {
  const functions = [
    heading("Job functions"),
    item("Job Function 1: Supports users"),
    item("Manages a ticket"),
  ];

  it("is a block of facts with the way of training among them", () => {
    const facts = table([
      [
        ["RAPIDS Title", "Support Technician"],
        ["RAPIDS Code", "2050CB"],
      ],
      [
        ["Training approach", "Competency-based"],
        ["Typical duration", "18 months"],
      ],
      [
        ["Wage at entry", "$24.00"],
        ["Wage at the end", "$33.00"],
      ],
    ]);
    const program = [line("Program outline of the college"), facts, ...functions];
    expect(processes(...program)).toEqual(processes(...functions));
  });

  it("is what stands below a sentence that only speaks of competencies", () => {
    const program = [
      line("An apprentice moves on when the coach and the director have seen each competency."),
      heading("Who does what"),
      item("The center names a coach."),
      heading("On-the-Job Competencies"),
      heading("Competency Area A: Safe Environments"),
      line("A.1 Supervises children"),
      line("A.2 Sanitizes tables"),
    ];
    expect(processes(...program)).toEqual([
      ["Competency Area A: Safe Environments", null, ["Supervises children", "Sanitizes tables"]],
    ]);
  });
});

describe("courses without hours", () => {
  it("say their credits", () => {
    const listed = [
      heading("College Coursework"),
      item("First semester"),
      item("ECE 101 Introduction to Education (3 credits)"),
    ];
    const [course, ...others] = read(...listed).courses;
    expect([course?.title.value, course?.code, others]).toEqual([
      "Introduction to Education",
      "ECE 101",
      [],
    ]);
  });

  it("are no notes that stand below them", () => {
    const listed = table([
      ["Course", "Hours"],
      ["Nutrition", "32"],
      ["Notes: probation 250 hours. Stackable with the certificate of the state.", ""],
    ]);
    expect(courses(line("Related instruction", "heading"), listed)).toEqual([["Nutrition", 32]]);
  });

  it("are counted below a line that says the hours of all of them", () => {
    const schooling = [
      line("PART II - SCHOOLING"),
      line("NOT LESS THAN 288 HOURS, AT THE VOCATIONAL CENTER:"),
      line("(1) Operator Mathematics"),
      line("(2) Basic Chemistry"),
    ];
    expect(courses(...schooling)).toEqual([
      ["Operator Mathematics", undefined],
      ["Basic Chemistry", undefined],
    ]);
    expect(details(...schooling).instructionHours).toEqual(hours(288));
  });
});

describe("hours of the program", () => {
  it("are said in plain words of learning on the job and going to class", () => {
    const said = "You spend 6,000 hours learning on the job and go to class for another 432 hours.";
    expect(details(line(said))).toMatchObject({
      ojtHours: hours(6000),
      instructionHours: hours(432),
    });
  });

  it("are those of classes, whatever else is said beside them", () => {
    expect(details(line("It takes 288 hours of classes.")).instructionHours).toEqual(hours(288));
  });

  it("are not those that an examination asks for", () => {
    const said = "The exam requires proof of 400 hours of hands-on experience.";
    expect(details(line(said))).not.toHaveProperty("ojtHours");
  });

  it("are said in total, of the classroom in a field", () => {
    const field = table([["Classroom training in total", "210 hours"]]);
    expect(details(field).instructionHours).toEqual(hours(210));
  });

  it("stand over labels in capitals, and codes do", () => {
    const facts = ["Greenskeeper II", "OCCUPATION", "0934", "RAPIDS", "$16.50", "PAY"].map(item);
    expect(details(...facts)).toMatchObject({
      occupationName: "Greenskeeper II",
      rapidsCode: "0934",
    });
  });
});

it("a name in capitals and the same in small letters are one name", () => {
  const said = [
    line("MEDICAL ASSISTANT"),
    line("O*NET-SOC CODE: 31-9092.00\tRAPIDS CODE: 1085"),
    line("WORK PROCESS SCHEDULE"),
    line("Medical Assistant – O*NET-SOC 31-9092.00 – RAPIDS 1085"),
  ];
  expect(details(...said)).toMatchObject({ occupationName: "MEDICAL ASSISTANT" });
});

it("what only says the kind of paper is no name of an occupation", () => {
  const said = [
    line("General Insurance Associate"),
    line("Occupational Schedule for Registered Apprenticeship"),
    line("RAPIDS code: 2040HY"),
  ];
  expect(details(...said)).toMatchObject({ occupationName: "General Insurance Associate" });
});
