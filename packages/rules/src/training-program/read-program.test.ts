import { describe, expect, it } from "vitest";
import { details, line, processes, read, table } from "./documents-for-tests.ts";
import type { Part } from "./program-document.ts";

describe("the details of a program", () => {
  it("are read from labels beside or above their values, whatever they are called", () => {
    expect(
      details(
        table([
          ["Trade:", "Plumber"],
          ["O*NET-SOC Code", "47-2152.00"],
          ["RAPIDS Code #", "0432"],
          ["Type of Training", "Time-based"],
          ["Length of Program", "5 years"],
          ["On-the-Job Learning Hours", "8,000"],
          ["Related Instruction Hours", "720"],
          ["Ratio", "One (1) apprentice to three (3) journeyworkers"],
          ["Probationary Period", "2,000 hours"],
        ]),
      ),
    ).toEqual({
      title: "Plumber",
      occupationName: "Plumber",
      occupationONetCode: "47-2152.00",
      rapidsCode: "0432",
      type: "TB",
      estimatedLength: "5 years",
      ojtHours: { least: 8000, most: 8000 },
      instructionHours: { least: 720, most: 720 },
      ratio: { apprentices: 1, journeyworkers: 3 },
      probation: "2,000 hours",
    });
  });

  it("are read from sentences", () => {
    expect(
      details(
        line("Work Process Schedule", "heading"),
        line("Electrician"),
        line("ONET/SOC Code: 47-2111.00"),
        line("RAPIDS: 0159HY"),
        line(
          "Term of apprenticeship shall be 4 years and not less than 8,000 hours of on-the-job learning.",
        ),
        line("The apprentice shall complete a minimum of 576 hours of related instruction."),
        line("[ ] Time-Based   [ ] Competency-Based   [X] Hybrid"),
        line("Journeyworker wage: $38.50 per hour"),
      ),
    ).toMatchObject({
      title: "Electrician",
      occupationONetCode: "47-2111.00",
      rapidsCode: "0159HY",
      ojtHours: { least: 8000, most: 8000 },
      instructionHours: { least: 576, most: 576 },
      type: "H",
      journeyworkerWage: 38.5,
    });
  });

  it("that are not there, general or doubtful are left out", () => {
    expect(
      details(
        line("A minimum of 144 hours of related instruction is recommended for each year."),
        line("O*NET code: 47-2111.00"),
        line("O*NET code: 47-2152.00"),
        line("RAPIDS code: to be assigned"),
        line("Program type (time-based, competency-based, hybrid):"),
        line("Call 610-555-0100 or see section 12-3456."),
      ),
    ).toEqual({});
  });

  it("of which one place slips are those that the others say", () => {
    const code = (text: string) => line(`O*NET CODE: ${text}`);
    expect(details(code("47-2111.00"), code("47-2112.00"), code("47-2111.00"))).toMatchObject({
      occupationONetCode: "47-2111.00",
    });
  });
});

describe("what is not said of this program", () => {
  it.each([
    ["hours of each year", [line("OJT hours: 2,000 a year"), line("RTI hours: 144 hours/year")]],
    [
      "columns of a table of wages",
      [
        table([
          ["Period", "Percent", "OJT hours"],
          ["1", "50", "0-1000"],
          ["2", "60", "1001-2000"],
        ]),
      ],
    ],
    ["versions and years", [line("ONET 2019 SOC"), line("RAPIDS 2.0"), line("RAPIDS 2022 update")]],
    ["dates", [line("O*NET Code 12-2024")]],
    ["two occupations at once", ["0622", "0414"].map((code) => line(`RAPIDS code: ${code}`))],
    ["hours said in two ways", ["6,000", "8,000"].map((hours) => line(`OJT hours: ${hours}`))],
  ])("is left out: %s", (_, parts) => {
    expect(details(...parts)).toEqual({});
  });

  it("is not taken from its neighbour: hours on the job and of instruction in one sentence", () => {
    expect(details(line("1,000 hours OJL / 150 hours RTI"))).toEqual({
      ojtHours: { least: 1000, most: 1000 },
      instructionHours: { least: 150, most: 150 },
    });
  });

  it("is known in Spanish too", () => {
    expect(
      details(
        table([
          ["Ocupación", "Soldador"],
          ["Código RAPIDS", "0622"],
          ["Tipo de programa", "Basado en competencias"],
          ["Duración del programa", "3 años"],
          ["Horas de aprendizaje en el trabajo", "6.000"],
          ["Horas de instrucción relacionada", "432"],
        ]),
      ),
    ).toMatchObject({
      title: "Soldador",
      rapidsCode: "0622",
      type: "CB",
      estimatedLength: "3 años",
      ojtHours: { most: 6000 },
      instructionHours: { most: 432 },
    });
    expect(
      processes(
        table([
          ["Proceso de trabajo", "Horas"],
          ["Soldadura MIG", "1.500"],
        ]),
      ),
    ).toEqual([["Soldadura MIG", [1500, 1500], []]]);
  });
});

it("a line that never ends is read as far as a field holds it", () => {
  expect(details(line(`Description: ${"word ".repeat(50_000)}`))["description"]).toHaveLength(
    20_000 - "Description: ".length,
  );
});

it("figures that never end are no number, and are not looked through", () => {
  const text = (figures: string) => `Description: What is read from a machine, ${figures} hours`;
  expect(details(line(text("1".repeat(10_000))))["description"]).toMatch(/machine,\s+hours$/);
  expect(details(line(text("1,250.50")))["description"]).toBe(
    "What is read from a machine, 1,250.50 hours",
  );
});

describe("work processes", () => {
  it("whose hours are unsure are there without them", () => {
    expect(
      processes(
        table([
          ["Work Processes", "Hours", "Weeks"],
          ["Layout", "at least 600", "15"],
          ["Forms", "1,200 hrs.", "30"],
        ]),
      ),
    ).toEqual([
      ["Layout", null, []],
      ["Forms", [1200, 1200], []],
    ]);
  });

  it("have the hours of their competencies together, and the total of their years", () => {
    const rows = (second: string) =>
      table([
        ["Area", "Competencies", "Hours"],
        ["Safety", "Wear goggles", "100"],
        ["Safety", "Lock out", second],
      ]);
    expect(processes(rows("150"))[0]?.[1]).toEqual([250, 250]);
    // Nobody says whether each takes 100 hours, or both together.
    expect(processes(rows("100"))[0]?.[1]).toBeNull();
    const years = (last: string) =>
      table([
        ["Work Process", "Year 1 Hours", last],
        ["Lathe", "500", "1,100"],
      ]);
    expect(processes(years("Total Hours"))).toEqual([["Lathe", [1100, 1100], []]]);
    expect(processes(years("Year 2 Hours"))).toEqual([["Lathe", null, []]]);
  });

  it("are rows with hours, their tasks below their names or in rows of their own", () => {
    expect(
      processes(
        table([
          ["WORK PROCESSES", "APPROXIMATE HOURS"],
          ["1. Shop safety", "250"],
          [["Use protective equipment", "Handle chemicals"], null],
          ["2. Machine set-up", "1,750"],
          ["Total", "2,000"],
        ]),
      ),
    ).toEqual([
      ["Shop safety", [250, 250], ["Use protective equipment", "Handle chemicals"]],
      ["Machine set-up", [1750, 1750], []],
    ]);
  });

  it("are tables of competencies below a title, with or without hours", () => {
    expect(
      processes(
        table([
          ["Duty A: Prepare food (400 hours)", null],
          ["Competency", "Date"],
          ["Wash produce", ""],
          ["Cut produce", ""],
        ]),
        line("Job Function 2: Serve guests"),
        table([
          ["Competencies", "Core or optional"],
          ["Take orders", "Core"],
        ]),
      ),
    ).toEqual([
      ["Duty A: Prepare food", [400, 400], ["Wash produce", "Cut produce"]],
      ["Job Function 2: Serve guests", null, ["Take orders"]],
    ]);
  });

  it("are lists below headings where no table has them, up to the related instruction", () => {
    expect(
      processes(
        line("On-the-Job Training Outline", "heading"),
        line("Year 1", "heading"),
        line("Greet clients", "item"),
        line("Keep records", "item"),
        line("Year 2: 1,800 hours", "heading"),
        line("Plan care", "item"),
        line("Related Instruction Outline", "heading"),
        line("English", "item"),
      ),
    ).toEqual([
      ["Year 1", null, ["Greet clients", "Keep records"]],
      ["Year 2: 1,800 hours", [1800, 1800], ["Plan care"]],
    ]);
  });

  it("are no wages, courses or totals", () => {
    expect(
      processes(
        table([
          ["Period", "Hours", "% of Journeyworker wage"],
          ["1st", "1000", "50%"],
        ]),
        table([
          ["Course Title", "Contact Hours"],
          ["Blueprint reading", "40"],
        ]),
        line("Related Technical Instruction", "heading"),
        table([
          ["Subject", "Hours"],
          ["Mathematics", "40"],
        ]),
      ),
    ).toEqual([]);
  });
});

describe("tables that nobody has seen before", () => {
  const hoursOf = (...parts: Part[]) =>
    Object.fromEntries(
      read(...parts).workProcesses.map(({ title, hours }) => [
        title.value,
        hours && [hours.value.least, hours.value.most],
      ]),
    );
  const both = { Layout: [300, 400], Forms: [500, 700] };
  it.each([
    [
      "far below others",
      [
        ["Occupation", "Mason"],
        [""],
        [""],
        [""],
        [""],
        ["Process", "Min hours", "Max hours"],
        ["Layout", "300", "400"],
        ["Forms", "500", "700"],
        [""],
        ["Course", "Hours"],
        ["Math", "40"],
      ],
    ],
    [
      "with headings on each page",
      [
        ["Process", "Hours"],
        ["Layout", "300-400"],
        ["Process", "Hours"],
        ["Forms", "500-700"],
        ["Total", "800-1,100"],
      ],
    ],
    [
      "with a heading over two columns",
      [
        ["Work Process", "Hours", null],
        ["", "Min", "Max"],
        ["Layout", "300", "400"],
        ["Forms", "500", "700"],
      ],
    ],
    [
      "with a column that counts",
      [
        ["Work Processes", null, "Hours"],
        ["A.", "Layout", "300 to 400"],
        ["B.", "Forms", "between 500 and 700"],
      ],
    ],
    [
      "beside another",
      [
        ["Work Process", "Hours", "", "Course", "Hours"],
        ["Layout", "300-400", "", "Math", "40"],
        ["Forms", "500-700", "", "", ""],
      ],
    ],
    [
      "that goes on beside itself",
      [
        ["Work Process", "Hours", "Work Process", "Hours"],
        ["Layout", "300-400", "Forms", "500-700"],
      ],
    ],
    [
      "with a column for each process",
      [
        ["Work process", "Layout", "Forms", "Total"],
        ["Hours", "300-400", "500-700", "800-1,100"],
      ],
    ],
    [
      "label by label",
      [
        ["Work Process", "Layout"],
        ["Hours", "300-400"],
        ["Work Process", "Forms"],
        ["Hours", "500-700"],
      ],
    ],
    [
      "with the hours behind the names",
      [
        ["Layout (300 - 400 hours)", "Measure"],
        ["Forms (500 - 700 hours)", "Brace"],
      ],
    ],
    [
      "with both in one cell",
      [
        ["Work Process", "Hours (min/max)"],
        ["Layout", "300/400"],
        ["Forms", "Min 500 Max 700"],
      ],
    ],
  ] satisfies [string, (string | null)[][]][])("%s", (_, rows) => {
    expect(hoursOf(table(rows))).toEqual(both);
  });

  it("have no hours of which it is not sure that they are theirs", () => {
    const rows = [
      ["Work Process", "Duration"],
      ["Layout", "12"],
    ];
    expect(hoursOf(table(rows))).toEqual({ Layout: undefined });
    expect(
      hoursOf(
        table([
          ["Work Process", "% of time"],
          ["Layout", "40"],
        ]),
      ),
    ).toEqual({ Layout: undefined });
    const years = [
      ["Work Process", "OJL Hours", null],
      ["", "Year 1", "Year 2"],
      ["Layout", "400", "300"],
    ];
    expect(hoursOf(table(years))).toEqual({ Layout: undefined });
    const divided = [
      ["Work Process", "Hours", null],
      ["Layout", "400", "300"],
    ];
    expect(hoursOf(table(divided))).toEqual({ Layout: undefined });
    expect(
      hoursOf(
        line("Classroom Training", "heading"),
        table([
          ["Module", "Hours"],
          ["Math", "40"],
        ]),
      ),
    ).toEqual({});
  });

  it("say by their total whose hours stand in each row", () => {
    const rows = (total: string) =>
      table([
        ["Process", "Competency", "Hours"],
        ["Intake", "Answer", "100"],
        ["Intake", "Log", "100"],
        ["Total", "", total],
      ]);
    expect(hoursOf(rows("200"))).toEqual({ Intake: [200, 200] });
    expect(hoursOf(rows("100"))).toEqual({ Intake: [100, 100] });
    expect(hoursOf(rows("150"))).toEqual({ Intake: undefined });
    const parts = [
      ["Process", "Hours"],
      ["Safety", "100"],
      ["Goggles", "40"],
      ["Lockout", "60"],
      ["Total", "100"],
    ];
    expect(processes(table(parts))).toEqual([["Safety", [100, 100], ["Goggles", "Lockout"]]]);
  });

  it("say the hours of the whole program, unless their total is of a part", () => {
    const whole = (...rows: string[][]) =>
      details(table([["Work Process", "Hours"], ["Layout", "600"], ...rows]))["ojtHours"];
    expect(whole(["Forms", "400"], ["Total approx. hours", "1,000"])).toEqual({
      least: 1000,
      most: 1000,
    });
    expect(whole(["Subtotal", "600"], ["Forms", "400"], ["Grand total", "1,000"])).toEqual({
      least: 1000,
      most: 1000,
    });
    expect(whole(["Total, first year", "600"], ["Forms", "400"])).toBeUndefined();
    expect(whole(["Total", "600"], ["Forms", "400"])).toBeUndefined();
    const { instructionHours } = details(
      table([
        ["Course", "Hours"],
        ["Math", "40"],
        ["Total", "40"],
      ]),
    );
    expect(instructionHours).toEqual({ least: 40, most: 40 });
  });

  it("of several programs say nothing of one", () => {
    const rows = [
      ["Occupation", "Welder", "Fitter"],
      ["O*NET code", "51-4121.00", "51-2041.00"],
      ["RAPIDS code", "0622", "0653"],
      ["OJT hours", "6000", "4000"],
    ];
    const { title: _, occupationName: __, ...others } = details(table(rows));
    expect(others).toEqual({});
    const list = rows[0]!.map((__, column) => rows.map((row) => row[column]!));
    expect(details(table(list))).toEqual({});
  });

  it("name their fields as programs do, or go on after a label", () => {
    expect(
      details(
        table([
          ["onetSocCode", "rapids_code"],
          ["51-4041.00", "0296"],
          [""],
          ["Work process", "minHours"],
          ["Lathe", "500"],
        ]),
        table([["RAPIDS code / type", "0296 / time-based"], ["OJT Hours / Horas de OJT: 6,000"]]),
      ),
    ).toMatchObject({
      occupationONetCode: "51-4041.00",
      rapidsCode: "0296",
      ojtHours: { most: 6000 },
    });
  });
});

it("labels may be counted, dotted or lined as forms have them", () => {
  const form = [
    "A. RAPIDS CODE: 0844HY",
    "9b. OJL Hours ........ 2,000",
    "O*NET-SOC Code: __29-2052.00__",
  ];
  expect(details(...form.map((text) => line(text)))).toMatchObject({
    rapidsCode: "0844HY",
    ojtHours: { least: 2000, most: 2000 },
    occupationONetCode: "29-2052.00",
  });
});

it("labels on one line each have their own hours, without what brackets add", () => {
  expect(
    details(line("OJL HOURS: 4,000 RI HOURS: 288"), line("RTI: 288 hours (144 hours per year)")),
  ).toEqual({
    ojtHours: { least: 4000, most: 4000 },
    instructionHours: { least: 288, most: 288 },
  });
});

it("hours of a year are none of a course", () => {
  const { courses } = read(
    table([
      ["Course", "Hrs/Year"],
      ["Math", "40"],
    ]),
  );
  expect(courses.map(({ hours }) => hours)).toEqual([undefined]);
});

it("hours in one table and competencies in another are of one process", () => {
  expect(
    processes(
      table([
        ["Approximate Hours", ""],
        ["Sales", "800"],
        ["Stock", "1,200"],
      ]),
      table([
        ["Process", "Skill"],
        ["Sales", "Greet"],
        ["Stock", "Count"],
      ]),
    ),
  ).toEqual([
    ["Sales", [800, 800], ["Greet"]],
    ["Stock", [1200, 1200], ["Count"]],
  ]);
});

it("lines that end or begin with their hours are processes and courses; a sentence alone is none", () => {
  const work = line("Work Processes", "heading");
  const lines = (...texts: string[]) => read(work, ...texts.map((text) => line(text)));
  const found = lines(
    "A. Bench work ........ 1,500",
    "a. Filing",
    "B. Lathe\t2,000",
    "500 hrs – Grinding",
    "Fitting: Approximately 400 hours. The apprentice fits.",
    "Related Instruction",
    "Math, 96 hours",
    "Total: 96 hours",
  );
  expect(
    found.workProcesses.map(({ title, hours, competencies }) => [
      title.value,
      hours?.value.most,
      competencies.length,
    ]),
  ).toEqual([
    ["Bench work", 1500, 1],
    ["Lathe", 2000, 0],
    ["Grinding", 500, 0],
    ["Fitting", 400, 0],
  ]);
  expect(found.courses.map(({ title, hours }) => [title.value, hours?.value.most])).toEqual([
    ["Math", 96],
  ]);
  expect(found.details.instructionHours?.value.most).toBe(96);
  expect(lines("Training term: 2,000 hours", "Overtime: 10 hours").workProcesses).toEqual([]);
});

it("courses are rows of a table by any of their names, or a table each", () => {
  const { courses } = read(
    table([
      ["Class", "Topics", "Hours"],
      ["Mathematics I", ["Algebra", "Fractions"], "40"],
      ["Total", "", "40"],
    ]),
    table([["Welding theory"], ["Hours: 10–15"], [["Objectives", "Name the joints"]]]),
  );
  expect(
    courses.map(({ title, hours, objectives }) => [title.value, hours?.value, objectives]),
  ).toEqual([
    ["Mathematics I", { least: 40, most: 40 }, ["Algebra", "Fractions"]],
    ["Welding theory", { least: 10, most: 15 }, ["Name the joints"]],
  ]);
});

it("wage periods are read with percents or dollars", () => {
  const { wagePeriods } = read(
    table([
      ["Step", "Hours", "Percent", "Hourly wage"],
      ["1", "0-1,000", "50%", "$15.00"],
      ["2", "1,001-2,000", "55%", "$16.50"],
    ]),
  );
  expect(wagePeriods.map(({ percent, wage, hours }) => [percent, wage, hours?.most])).toEqual([
    [50, 15, 1000],
    [55, 16.5, 2000],
  ]);
});

it("a year over its courses is none itself, where their hours are its own together", () => {
  const year = line("Year 1 (160 hours)");
  const courses = (...below: string[]) =>
    read(line("Related Instruction"), year, ...below.map((text) => line(text, "item"))).courses.map(
      ({ title, hours }) => [title.value, hours?.value.most],
    );
  expect(courses("Safety – 40", "Maintenance – 120")).toEqual([
    ["Safety", 40],
    ["Maintenance", 120],
  ]);
  expect(courses("Safety – 40", "Maintenance – 100")).toEqual([["Year 1", 160]]);
});

it("a classification of work is one of processes, whatever sentence stands above it", () => {
  expect(
    read(
      line("Apprentices complete a minimum of 288 hours of related instruction during the term."),
      table([
        ["Classification", "Hours"],
        ["Haircutting", "1,500"],
        ["Shaving", "500"],
      ]),
    ),
  ).toMatchObject({ workProcesses: [{}, {}], courses: [] });
  const fields = ["Title", "Trade", "Sponsor", "State"].map((name) => [name, "Any"]);
  expect(
    processes(
      table([...fields, ["Classification of Work", "Approximate hours"], ["Framing", "2,500"]]),
    ),
  ).toHaveLength(1);
  expect(
    processes(line("Classification of Work", "heading"), line("Framing – 2,500 hours", "item")),
  ).toEqual([["Framing", [2500, 2500], []]]);
});

it("the type stands beside the codes, begins a sentence of the program or ends it in brackets", () => {
  const type = (text: string) => details(line(text))["type"];
  expect(type("O*NET: 49-3031.00 | RAPIDS: 0124 | Approach: Time-Based")).toBe("TB");
  expect(type("Competency-based apprenticeship of 4,000 hours on the job")).toBe("CB");
  expect(type("The program combines hours and competencies (hybrid) over 3 years.")).toBe("H");
  expect(type("Electrical Technician – Hybrid Apprenticeship")).toBe("H");
  expect(type("RAPIDS 0124 | Time-based | Hybrid")).toBeUndefined();
  expect(type("Hybrid apprenticeship programs combine both.")).toBeUndefined();
  expect(type("Time-based program. Hybrid programs differ.")).toBeUndefined();
  expect(details(line("OJT 40 hours a week, RI 4 hours a week"))).toEqual({});
});

it("hours of class and totals in a sentence are those of the instruction", () => {
  const hours = { least: 600, most: 600 };
  for (const text of [
    "Classroom instruction: 600 hours",
    "600 hours in class",
    "OJL 3,000 hours; RI 600 hours",
    "Hours in class: 600",
    "Total classroom hours: 600",
    "The total RSI is 600 hours.",
  ])
    expect(details(line(text))["instructionHours"]).toEqual(hours);
});

it("a length in hours is of the work only where the processes have as many", () => {
  const whole = (hours: string) =>
    details(
      line("Length of program: 8,000 hours (4 years)"),
      table([
        ["Work process", "Hours"],
        ["Framing", "5,000"],
        ["Finish", hours],
      ]),
    )["ojtHours"];
  expect(whole("3,000")).toEqual({ least: 8000, most: 8000 });
  expect(whole("2,000")).toBeUndefined();
});

it("what is counted below a process is a task of it, and fields of a form are none", () => {
  const form = table([
    ["Work Process Schedule", "", ""],
    ["Occupation:", "Bus Operator", ""],
    ["Type:", "Hybrid", ""],
  ]);
  const work = table([
    ["#", "Work Process / Competency", "Hours"],
    ["A", "Driving", "900"],
    ["A1", "Inspects", ""],
    ["B", "Service", "500"],
  ]);
  expect(processes(form, work)).toEqual([
    ["Driving", [900, 900], ["Inspects"]],
    ["Service", [500, 500], []],
  ]);
});

it("codes at the edges of pages are those of the program where it says none itself", () => {
  const edge: Part = { part: "line", text: "RAPIDS 0101", is: "text", isEdge: true };
  expect(details(edge, line("Dental Assistant"))["rapidsCode"]).toBe("0101");
  expect(details(edge, line("RAPIDS code: 0028"))["rapidsCode"]).toBe("0028");
  expect(details({ ...edge, text: "Ratio: 1:1" })).toEqual({});
});

it("names over lines are processes: over columns to sign, or over the whole width below what is of work", () => {
  const signed = table([
    ["Work Process: Cash handling", "Date"],
    ["Counts the drawer", ""],
    ["Detects counterfeits", ""],
  ]);
  const wide = table([
    ["Settles claims", null],
    ["1.1", "Calculates payments"],
    ["1.2", "Negotiates"],
  ]);
  expect(processes(signed)).toEqual([
    ["Work Process: Cash handling", null, ["Counts the drawer", "Detects counterfeits"]],
  ]);
  expect(processes(line("Competencies", "heading"), wide)).toEqual([
    ["Settles claims", null, ["Calculates payments", "Negotiates"]],
  ]);
  expect(processes(wide)).toEqual([]);
});

it("a single row without hours among many with hours is a process", () => {
  const rows = ["Fish", "Baking", "Sauces", "Buying"].map((name, at) => [
    name,
    at === 1 ? "" : "500",
  ]);
  const titles = (...more: string[][]) =>
    processes(table([["Work process", "Hours"], ...rows, ...more])).map(([title]) => title);
  expect(titles()).toEqual(["Fish", "Baking", "Sauces", "Buying"]);
  const [fish, baking, ...others] = rows;
  expect(
    processes(table([["Work process", "Hours"], baking!, fish!, ...others])).map(
      ([title]) => title,
    ),
  ).toEqual(["Fish", "Sauces", "Buying"]);
  expect(titles(["Weigh", ""])).toEqual(["Fish", "Sauces", "Buying"]);
});

it("rows without headings may be counted", () => {
  expect(
    processes(
      line("Work processes", "heading"),
      table([
        ["A.", "Receiving", "400 hrs"],
        ["B.", "Cutting", "600 hrs"],
      ]),
    ),
  ).toEqual([
    ["Receiving", [400, 400], []],
    ["Cutting", [600, 600], []],
  ]);
});

it("sentences say hours between two amounts and in brackets, and not those of a beginning", () => {
  const ojt = (text: string) => details(line(text))["ojtHours"];
  expect(ojt("It takes between 6,000 and 8,000 hours of on-the-job learning.")).toEqual({
    least: 6000,
    most: 8000,
  });
  expect(ojt("The term is eight thousand (8,000) hours of employment.")).toEqual({
    least: 8000,
    most: 8000,
  });
  expect(ojt("The first twenty percent (20%) or 1600 hours of employment.")).toBeUndefined();
});

it("a sentence about the program that ends with hours is no process", () => {
  expect(
    processes(
      line("Work process schedule"),
      line("Apprentices will serve a probationary period of 1,000 hours."),
      line("A. Rigging ..... 1,200 hours"),
      line("B. Alignment ..... 2,500 hours"),
    ),
  ).toEqual([
    ["Rigging", [1200, 1200], []],
    ["Alignment", [2500, 2500], []],
  ]);
});

it("a counted heading of the instruction ends the work", () => {
  expect(
    processes(
      line("Work process schedule"),
      line("Rigging: 1,200 hours"),
      line("Alignment: 2,500 hours"),
      line("IX. RELATED/SUPPLEMENTAL INSTRUCTION", "heading"),
      line("Mathematics", "item"),
    ),
  ).toHaveLength(2);
});

it("codes may stand behind a label of both, or below one of the SOC", () => {
  const codes = { rapidsCode: "1039", occupationONetCode: "47-2231.00" };
  expect(details(line("RAPIDS / O*NET: 1039 / 47-2231.00"))).toEqual(codes);
  expect(details(table([["SOC#"], ["47-2152.02"]]))["occupationONetCode"]).toBe("47-2152.02");
});

it("the type may stand alone below a code, behind a length, or beside a label of all three", () => {
  const type = (...parts: Part[]) => details(...parts)["type"];
  expect(type(line("RAPIDS 2002CB"), line("Competency-based"))).toBe("CB");
  expect(type(line("Ways to train"), line("Competency-based"))).toBeUndefined();
  expect(type(line("Term: 12-18 months, competency-based"))).toBe("CB");
  expect(type(line("Type of occupation: Hybrid"))).toBe("H");
  expect(type(table([["Competency, Time or Hybrid", "Competency-based"]]))).toBe("CB");
});

it("what rows of the work repeat is said of the program and of the process", () => {
  const head = (of: string) => [of, "WP Hours", "Competency", "RAPIDS Code"];
  const rows = ["Counts", "Labels", "Checks"].map((name) => ["Prepare", "900", name, "0844CB"]);
  const exported = table([head("Work Process"), ...rows]);
  expect(details(exported)["rapidsCode"]).toBe("0844CB");
  expect(processes(exported)).toEqual([["Prepare", [900, 900], ["Counts", "Labels", "Checks"]]]);
  const roster = table([
    ["Apprentice", "RAPIDS Code"],
    ["One", "0159"],
    ["Two", "0159"],
  ]);
  expect(details(roster)["rapidsCode"]).toBeUndefined();
});

it("titles of processes may have hours beside them, and marks beside their competencies", () => {
  const titled = table([
    ["Work Process B: Hot food", "Minimum Hours: 2,200", "Maximum Hours: 2,500"],
    ["Competencies", null, null],
    ["Prepares stocks", "Date", "Initials"],
    ["Roasts", "Core", ""],
  ]);
  expect(processes(line("Job functions", "heading"), titled)).toEqual([
    ["Work Process B: Hot food", [2200, 2500], ["Prepares stocks", "Roasts"]],
  ]);
});

it("what is ticked beside a name of columns is no table of competencies", () => {
  const form = [
    ["Type:", "☒ Time ☐ Competency", "OJT Hours:", "4,500"],
    ["Ratio:", "1:3", "RI Hours:", "450"],
  ];
  expect(processes(line("Bricklayer", "heading"), table(form))).toEqual([]);
});

it("a length in hours between two amounts is of the work that adds up to it", () => {
  const work = table([
    ["Work process", "Min hours", "Max hours"],
    ["Cut", "1,000", "1,200"],
    ["Sew", "3,000", "3,400"],
  ]);
  expect(details(line("Program length: 4,000 – 4,600 hours"), work)["ojtHours"]).toEqual({
    least: 4000,
    most: 4600,
  });
});

it("rows that add up to a total of hours are processes without headings", () => {
  const rows = (total: string) =>
    processes(
      line("Work processes", "heading"),
      table([
        ["1.", "Rough-in", "2500"],
        ["2.", "Finish", "1500"],
        ["", "TOTAL HOURS:", total],
      ]),
    );
  expect(rows("4000").map(([title]) => title)).toEqual(["Rough-in", "Finish"]);
  expect(rows("9000")).toEqual([]);
});

it("a total or the name of a sheet says what rows are about", () => {
  const rows = [
    ["Item", "Description", "Hours"],
    ["A", "Turning", "4,200"],
    ["B", "Grinding", "1,400"],
  ];
  const titles = (...parts: Part[]) => processes(...parts).map(([title]) => title);
  expect(titles(table([...rows, ["", "Total on-the-job hours", "5,600"]]))).toEqual([
    "Turning",
    "Grinding",
  ]);
  expect(titles(table(rows, "Processes"))).toEqual(["Turning", "Grinding"]);
  expect(titles(table(rows))).toEqual([]);
});

it("rows of a course and its hours need no headings below a title about instruction", () => {
  const rows = table([
    ["Blueprint reading", "72 hrs"],
    ["Shop mathematics", "48 hrs"],
  ]);
  const courses = (...parts: Part[]) =>
    read(...parts).courses.map(({ title, hours }) => [title.value, hours?.value.most]);
  expect(courses(line("Related technical instruction", "heading"), rows)).toEqual([
    ["Blueprint reading", 72],
    ["Shop mathematics", 48],
  ]);
  expect(courses(line("Steps", "heading"), rows)).toEqual([]);
});

it("fields above the work do not end it, and duties begin it", () => {
  expect(
    processes(
      line("Appendix A: Work Process Schedule"),
      line("Related Instruction: 144 hours minimum"),
      line("A. Health and wellness", "heading"),
      line("Gives first aid", "item"),
    ),
  ).toEqual([["Health and wellness", null, ["Gives first aid"]]]);
  expect(processes(line("Duty A: Front desk", "heading"), line("Greets guests", "item"))).toEqual([
    ["Duty A: Front desk", null, ["Greets guests"]],
  ]);
});

it("the type may be said of years, or in brackets behind a code", () => {
  const type = (text: string) => details(line(text))["type"];
  expect(type("The program is a time-based apprenticeship of three years.")).toBe("TB");
  expect(type("RAPIDS Code: 0623 (time-based)")).toBe("TB");
  expect(details(line("RAPIDS 0669 – O*NET 47-2221.00"))["rapidsCode"]).toBe("0669");
});

it("a course may have hours at the least and at the most", () => {
  const [course] = read(
    table([
      ["Course", "Minimum Hours", "Maximum Hours"],
      ["Refrigeration", "176", "200"],
    ]),
  ).courses;
  expect(course?.hours?.value).toEqual({ least: 176, most: 200 });
});

it("hours with their unit may stand beside names without a heading of their own", () => {
  const rows = (name: string) =>
    read(
      table([
        [name, ""],
        ["Suppression", "2,500 hours"],
        ["Inspection", "900 hours"],
      ]),
    );
  const hoursOf = ({ hours }: { hours?: { value: { most: number | undefined } } }) =>
    hours?.value.most;
  expect(rows("On-the-Job Learning").workProcesses.map(hoursOf)).toEqual([2500, 900]);
  expect(rows("Related Instruction").courses.map(hoursOf)).toEqual([2500, 900]);
});

it("a title with hours in brackets says the total of the processes below it", () => {
  const work = [line("Frames, 1,200 hours", "item"), line("Lenses, 1,000 hours", "item")];
  expect(details(line("Work Processes (2,200 hours)"), ...work)["ojtHours"]).toEqual({
    least: 2200,
    most: 2200,
  });
});

it("numbered fields, columns of a program's names and the classroom are understood", () => {
  expect(
    details(
      line("RAPIDS Code No.: 0414"),
      line("2. Related instruction. The apprentice receives 1,080 hours in total."),
    ),
  ).toEqual({ rapidsCode: "0414", instructionHours: { least: 1080, most: 1080 } });
  const exported = table([
    ["rapids_code", "work_process", "minimum_hours"],
    ["0431", "Engines", "1500"],
    ["0431", "Hydraulics", "1600"],
  ]);
  expect(details(exported)["rapidsCode"]).toBe("0431");
  expect(
    read(line("Classroom", "heading"), line("Databases – 60 hours", "item")).courses,
  ).toHaveLength(1);
});

it("what stands beside a field of related instruction in a form is no list of courses", () => {
  const form = table([
    ["Term", "Five years"],
    ["Related instruction", "Minimum 200 hours each year, 1,000 hours in all"],
    ["Ratio", "One apprentice to one journeyworker"],
  ]);
  expect(read(form).courses).toEqual([]);
  expect(details(form)["instructionHours"]).toEqual({ least: 1000, most: 1000 });
});

it("processes over the whole width of a table stand over their competencies", () => {
  const rows = [
    ["Work process / competency", "Date", "Initials"],
    ["A. Prepares medications", null, null],
    ["1. Counts doses", "", ""],
    ["2. Labels containers", "", ""],
    ["B. Manages inventory", null, null],
    ["1. Rotates stock", "", ""],
  ];
  expect(processes(table(rows))).toEqual([
    ["Prepares medications", null, ["Counts doses", "Labels containers"]],
    ["Manages inventory", null, ["Rotates stock"]],
  ]);
});

it("short lines over lists are processes, a single one only leads to its list", () => {
  const collection = [line("Collection"), line("Writes queries", "item")];
  const analysis = [line("Analysis"), line("Builds models", "item")];
  const work = line("Competencies by area");
  expect(processes(work, ...collection, ...analysis)).toEqual([
    ["Collection", null, ["Writes queries"]],
    ["Analysis", null, ["Builds models"]],
  ]);
  expect(processes(work, ...collection)).toEqual([]);
  const named = [line("A. Reporting – 40 hours"), line("Builds dashboards", "item")];
  expect(processes(work, ...collection, ...analysis, ...named)).toEqual([
    ["Reporting", [40, 40], ["Builds dashboards"]],
  ]);
});

it("a line may say several fields one after another", () => {
  expect(
    details(
      line("O*NET-SOC Code: 47-2152.02 RAPIDS Code: 0432 Type: TB"),
      line("Total on-the-job learning hours: 3,700 Related instruction hours: 277"),
    ),
  ).toMatchObject({
    type: "TB",
    ojtHours: { least: 3700, most: 3700 },
    instructionHours: { least: 277, most: 277 },
  });
});

it("labels of codes, hours and the type have more forms", () => {
  expect(
    details(
      line("SOC: 21-1094.00"),
      line("Recommended RTI hours: 260–300"),
      line("Approach to apprenticeship: Time-based"),
    ),
  ).toEqual({
    occupationONetCode: "21-1094.00",
    instructionHours: { least: 260, most: 300 },
    type: "TB",
  });
});

it("the type may stand alone beside the codes, or be proposed", () => {
  const code = line("RAPIDS 0101CB");
  expect(details(line("Competency-based"), code)["type"]).toBe("CB");
  expect(details(code, line("Hybrid approach"))["type"]).toBe("H");
  expect(details(line("Program: time-based, 6,000 OJT hours"))["type"]).toBe("TB");
  const choice = [line("Competency-based"), line("Hybrid"), code];
  expect(details(...choice)["type"]).toBeUndefined();
  expect(details(line("We propose a competency-based approach."))["type"]).toBe("CB");
});

it("what brackets say of a year does not make the hours of a program general", () => {
  expect(details(line("6,000 hours OJT; 480 hours RTI (160 per year)"))).toEqual({
    ojtHours: { least: 6000, most: 6000 },
    instructionHours: { least: 480, most: 480 },
  });
});

it("hours with their unit may stand below a heading of time", () => {
  const { courses } = read(
    table([
      ["Class", "Seat time"],
      ["Statistics", "60 hrs"],
      ["Python", "50 hrs"],
    ]),
  );
  expect(courses.map(({ hours }) => hours?.value.most)).toEqual([60, 50]);
});

it("what leads to tasks in their cell is no task", () => {
  const tasks = ["Tasks:", "Sets up the sterile field", "Opens supplies"];
  expect(
    processes(
      line("On-the-job learning"),
      table([
        ["Prepares the room", "Hours: 900–1,000"],
        [tasks, null],
      ]),
    ),
  ).toEqual([["Prepares the room", [900, 1000], tasks.slice(1)]]);
});

it("courses may go on below a title of theirs in the columns of the work", () => {
  const { workProcesses, courses } = read(
    table([
      ["Schedule", "Hours"],
      ["ON-THE-JOB LEARNING", null],
      ["Turning", "2,000"],
      ["Total OJL", "2,000"],
      ["RELATED INSTRUCTION", null],
      ["Print reading", "144"],
      ["Total RI", "144"],
    ]),
  );
  expect(workProcesses.map(({ title }) => title.value)).toEqual(["Turning"]);
  expect(courses.map(({ title, hours }) => [title.value, hours?.value.most])).toEqual([
    ["Print reading", 144],
  ]);
});

it("a counted name beside columns to sign stands over its competencies", () => {
  const signed = table([
    ["A. Supports users", "Date", "Supervisor"],
    ["Answers calls", "", ""],
  ]);
  expect(processes(signed)).toEqual([["Supports users", null, ["Answers calls"]]]);
  expect(processes(line("Related instruction"), signed)).toEqual([]);
});
