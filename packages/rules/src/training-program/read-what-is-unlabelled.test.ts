import { describe, expect, it } from "vitest";
import { details, line, processes, read, table } from "./documents-for-tests.ts";

const hours = (most: number) => ({ least: most, most });

describe("the length of a program without a label", () => {
  const codes = line("RAPIDS Code: 2043HY | O*NET 15-1232.00");
  it("stands in a field of its own beside the type or near the codes", () => {
    for (const text of ["Hybrid apprenticeship, 18 months", "Hybrid | 18 months | 2 cohorts"])
      expect(details(line(text)), text).toMatchObject({ estimatedLength: "18 months" });
    expect(details(codes, line("18 months"))).toMatchObject({ estimatedLength: "18 months" });
    expect(details(line("18 months"))).toEqual({});
    expect(details(codes, line("18 months"), line("24 months"))).not.toHaveProperty(
      "estimatedLength",
    );
  });

  it("is none of something else that stands below the codes", () => {
    for (const others of [
      ["Probation:", "6 months"],
      ["Experience", "2 years"],
      ["6 months, 12 months"],
      ["Length: 40 hours"],
    ])
      expect(
        details(codes, ...others.map((text) => line(text))),
        others.join(" "),
      ).not.toHaveProperty("estimatedLength");
  });

  it("stands before the name of the program, beside codes or not", () => {
    const parts = [codes, line("Some words"), line("3-year time-based program")];
    expect(details(...parts)).toMatchObject({ estimatedLength: "3-year", type: "TB" });
    expect(details(...parts.slice(1))).toEqual({ estimatedLength: "3-year", type: "TB" });
  });

  it("is what the term should be", () => {
    const text = "The term of the occupation should be 2 years based on competency.";
    expect(details(line(text))).toMatchObject({ estimatedLength: "2 years" });
  });

  it("follows its name without a colon", () => {
    for (const text of [
      "Length 18 months",
      "Term of training 18 months",
      "RI 160 hours | Term 18 months",
    ])
      expect(details(line(text)), text).toMatchObject({ estimatedLength: "18 months" });
    expect(details(line("Term 2 courses begin in 4 months"))).toEqual({});
  });

  it("is said in a sentence about the program, and not of another", () => {
    expect(details(line("This is a two-year apprenticeship for cooks."))).toEqual({
      estimatedLength: "two-year",
    });
    expect(details(line("The program lasts 18 months and begins in May."))).toEqual({
      estimatedLength: "18 months",
    });
    for (const text of [
      "Apprentices complete this competency-based program in 18 months.",
      "We propose this schedule; the term is 18 months.",
      "The apprenticeship is 18 months, made up of work and school.",
      "It has 2,000 hours of on-the-job learning over 18 months.",
      "Estimated time to complete: 18 months",
    ])
      expect(details(line(text)), text).toMatchObject({ estimatedLength: "18 months" });
    expect(details(line("Applicants need a two-year college program."))).toEqual({});
  });
});

describe("hours in sentences", () => {
  it("are not of what begins behind a full stop", () => {
    expect(details(line("Training of 3,000 hours. Related instruction 216 hours."))).toEqual({
      instructionHours: hours(216),
    });
  });

  it("are of what they are said to be, on the job or instruction", () => {
    const text =
      "Of these, 7,680 hours are on-the-job learning and 400 hours are paid related instruction.";
    expect(details(line(text))).toEqual({ ojtHours: hours(7680), instructionHours: hours(400) });
  });

  it("are of the work that apprentices do", () => {
    expect(details(line("Apprentices work 6,000 hours under a journeyworker."))).toEqual({
      ojtHours: hours(6000),
    });
    expect(details(line("Apprentices work 2,000 hours each year."))).toEqual({});
  });

  it("are those of all years beside those of each", () => {
    for (const text of [
      "Apprentices complete 612 hours of related instruction, 153 hours per year.",
      "Minimum RSI hours per year: 153, for a total of 612 hours.",
      "Related instruction: 153 hours per year × 4 years = 612 hours",
      "Each completes 153 hours of related instruction per year (612 hours total).",
    ])
      expect(details(line(text)), text).toEqual({ instructionHours: hours(612) });
    expect(details(table([["Related instruction", "612 hours over four years"]]))).toEqual({
      instructionHours: hours(612),
    });
    expect(details(line("Related instruction, 153 hours per year, probation 500 hours"))).toEqual(
      {},
    );
  });
});

it("hours of a week or a session are none of the program", () => {
  for (const text of [
    "OJT: overtime is paid after 40 hours total",
    "Related instruction is at night, a total of 24 hours each month.",
    "Each OJT period is 500 hours",
    "Missed related instruction is made up in 8 hours.",
  ])
    expect(details(line(text)), text).toEqual({});
});

describe("the name of a program", () => {
  const codes = line("RAPIDS 0570 · O*NET 51-4111.00");
  it("stands behind what frames it and before its type", () => {
    for (const text of [
      "Work Process Schedule for Tool Maker",
      "Work Process Schedule and Related Instruction Outline for Tool Maker (Time-Based)",
      "Tool Maker – Time-Based Apprenticeship",
      "Job Title: Tool Maker",
      "Position: Tool Maker",
      "Re: Appendix A for Tool Maker",
      "Registered Apprenticeship: Tool Maker",
      "Apprenticeship Appendix – Tool Maker",
      "Tool Maker – Apprenticeship RTI",
      "Tool Maker – Registered Apprenticeship One-Pager",
      "Tool Maker Competencies",
      "Occupation: Tool Maker, RAPIDS Code 0570, O*NET-SOC Code 51-4111.00",
      "Tool Maker Apprenticeship – Piedmont Group",
    ])
      expect(details(line(text), codes), text).toMatchObject({
        occupationName: "Tool Maker",
        rapidsCode: "0570",
      });
  });

  it("is neither its type with its length nor who offers it", () => {
    for (const text of [
      "Hybrid apprenticeship, 12 months",
      "STATIONARY ENGINEERS LOCAL 39",
      "Mechanical Contractors of the Ozarks",
      "River Valley Training Network",
      "Code 0570",
      "DOT code: 601.260-010",
      "4410 Industrial Parkway, Saginaw",
      "Hours",
    ])
      expect(details(line(text), codes), text).not.toHaveProperty("title");
  });
});

describe("the type of a program without a label", () => {
  const code = (text: string) => line(`RAPIDS Code: ${text}`);
  it("is that of the mark behind its code, where no words name another", () => {
    expect(details(code("1131CB"))).toMatchObject({ type: "CB" });
    expect(details(code("0069R1-HY"))).toMatchObject({ type: "H" });
    expect(details(code("1131"))).not.toHaveProperty("type");
    expect(details(code("1131CB"), line("Hybrid"), line("Competency-based"))).not.toHaveProperty(
      "type",
    );
  });

  it("is a line of its own among what is said of the time, or begins a sentence about it", () => {
    expect(details(line("Time-based"), line("3-year program"))).toMatchObject({
      type: "TB",
      estimatedLength: "3-year",
    });
    expect(details(line("Time-based"), line("Ways to learn"))).toEqual({});
    expect(details(line("We follow a time-based approach."))).toEqual({ type: "TB" });
    expect(details(line("Our two-year, time-based apprenticeship begins in May."))).toEqual({
      type: "TB",
      estimatedLength: "two-year",
    });
  });
});

it("the type begins a line of fields beside the codes", () => {
  expect(
    details(line("RAPIDS 0335"), line("Time-based | 2 years | 3,400 OJT hours")),
  ).toMatchObject({
    type: "TB",
  });
});

it("the type begins a line beside the codes and ends with a full stop", () => {
  expect(
    details(line("RAPIDS 0335"), line("Time-based. Term: 4 years, 576 hours of related training.")),
  ).toMatchObject({ type: "TB" });
});

it("the length is not said of a document of several programs", () => {
  const program = (oNet: string, rapids: string, years: string) => [
    line(`O*NET-SOC CODE: ${oNet}  RAPIDS CODE: ${rapids}`),
    line(`Term: ${years}`),
  ];
  const first = program("49-9044.00", "0335", "4 years");
  expect(details(...first)).toMatchObject({ estimatedLength: "4 years" });
  expect(details(...first, ...program("47-2031.00", "0067", "3 years"))).toEqual({});
});

it("fields are set apart from their names by a tab", () => {
  const fields = ["Occupation\tCement Mason", "Occupation type\tTime-based", "OJT hours\t4,800"];
  expect(details(...fields.map((text) => line(text)))).toMatchObject({
    title: "Cement Mason",
    type: "TB",
    ojtHours: hours(4800),
  });
});

it("the least and the most hours have names of an export", () => {
  const names = ["ojt_min_hours", "ojt_max_hours", "rti_min_hours", "rti_max_hours"];
  expect(details(table([names, ["2800", "3300", "144", "160"]]))).toEqual({
    ojtHours: { least: 2800, most: 3300 },
    instructionHours: { least: 144, most: 160 },
  });
});

describe("hours beside the name of the instruction", () => {
  const said = (text: string) => details(table([["Related instruction", text]]));
  it("stand before where it is taught", () => {
    for (const text of ["312 hours (San Jacinto College)", "312 hours online"])
      expect(said(text), text).toEqual({ instructionHours: hours(312) });
  });

  it("are none of the program where they come again", () => {
    for (const text of [
      "4 hours at night",
      "6 hours online on Saturdays",
      "3 hours in person weekly",
    ])
      expect(said(text), text).toEqual({});
  });
});

it("codes may stand before the names of their systems in brackets", () => {
  expect(details(line("Code 0663 (RAPIDS) 35-2014.00 (O*NET-SOC)"))).toEqual({
    rapidsCode: "0663",
    occupationONetCode: "35-2014.00",
  });
});

it("a ratio says one of each without a label", () => {
  for (const text of [
    "One mentor per apprentice",
    "Each apprentice works with one journeyworker.",
    "One apprentice per journeyworker.",
  ])
    expect(details(line(text)), text).toEqual({ ratio: { apprentices: 1, journeyworkers: 1 } });
});

it("a ratio is said of each mentor, or of many journeyworkers", () => {
  expect(details(line("One apprentice may be employed with each five journeyworkers."))).toEqual({
    ratio: { apprentices: 1, journeyworkers: 5 },
  });
  expect(details(line("Each mentor may have two apprentices."))).toEqual({
    ratio: { apprentices: 2, journeyworkers: 1 },
  });
});

it("a ratio is of apprentices to those of their occupation, below its name with hyphens", () => {
  for (const text of ["1 apprentice to 1 optician", "1:1"])
    expect(details(table([["Apprentice-to-mentor ratio", text]])), text).toEqual({
      ratio: { apprentices: 1, journeyworkers: 1 },
    });
});

it("bare hours beside the codes are those of the work that has as many together", () => {
  const document = (most: string) => [
    table([
      ["RAPIDS", "2008HY"],
      ["Minimum hours", "3,000"],
      ["Maximum hours", most],
    ]),
    table([
      ["Work Process", "Minimum", "Maximum"],
      ["Set up", "1,000", "1,200"],
      ["Operate", "2,000", "2,400"],
    ]),
  ];
  expect(details(...document("3,600"))).toMatchObject({ ojtHours: { least: 3000, most: 3600 } });
  expect(details(...document("3,500"))).not.toHaveProperty("ojtHours");
});

it("codes may stand one behind the other with dashes", () => {
  expect(details(line("Roofer – O*NET 47-2181.00 – RAPIDS 0480 – Revised 6/1/2022"))).toMatchObject(
    {
      title: "Roofer",
      rapidsCode: "0480",
    },
  );
});

it("the hours of a length are those that the work has together", () => {
  const length = line("Term: 2 years of 1,500 hours each, 3,000 hours in all");
  const work = table([
    ["Work process", "Hours"],
    ["Layout", "1,200"],
    ["Welding", "1,800"],
  ]);
  expect(details(length, work)).toMatchObject({ ojtHours: hours(3000) });
  expect(details(length, line("Time-based", "text"))).not.toHaveProperty("ojtHours");
});

describe("lines of the work", () => {
  it("stand below their years, whose hours they are together", () => {
    const document = (first: string) => [
      line("Work Process Schedule", "heading"),
      line("First Year – 1,500 hours", "heading"),
      line(`Safety – ${first}`, "item"),
      line("Tying – 1,200", "item"),
    ];
    expect(processes(...document("300"))).toEqual([
      ["Safety", hoursOf(300), []],
      ["Tying", hoursOf(1200), []],
    ]);
    expect(processes(...document("200"))).toEqual([
      ["First Year", hoursOf(1500), ["Safety – 200", "Tying – 1,200"]],
    ]);
  });

  it("are called so by nothing but their hours, which are together those of the program", () => {
    const said = (total: string) =>
      processes(
        line("Machine or area"),
        line("Drill press: 400 hours"),
        line("Lathe: 1,600 hours"),
        line(`Total on-the-job training: ${total} hours`),
      );
    expect(said("2,000")).toEqual([
      ["Drill press", hoursOf(400), []],
      ["Lathe", hoursOf(1600), []],
    ]);
    expect(said("4,000")).toEqual([]);
  });

  it("may be one sentence, whose hours are together those of the program", () => {
    const sentence =
      "An apprentice spends about 1,000 hours in ground work, 1,400 hours in climbing, and 600 hours in rigging and removals.";
    const said = (total: string) =>
      processes(
        line(`Apprentices complete ${total} hours of on-the-job learning.`),
        line(sentence),
      );
    expect(said("3,000")).toEqual([
      ["ground work", hoursOf(1000), []],
      ["climbing", hoursOf(1400), []],
      ["rigging and removals", hoursOf(600), []],
    ]);
    expect(said("4,000")).toEqual([]);
  });

  it("stand below a sentence that leads to them", () => {
    expect(
      processes(
        line("WORK TRAINING: The major work processes and the hours of each are:"),
        line("a.\tFraming\t1,000 hours"),
        line("b.\tFinish\t1,200 hours"),
      ),
    ).toEqual([
      ["Framing", hoursOf(1000), []],
      ["Finish", hoursOf(1200), []],
    ]);
  });

  it("may begin with their hours before a tab, as their total does", () => {
    const document = [
      line("Work processes", "heading"),
      line("250 hours\tA. Sanitation"),
      line("750 hours\tB. Cutting"),
      line("1,000 hours\tTotal"),
    ];
    expect(processes(...document)).toEqual([
      ["Sanitation", hoursOf(250), []],
      ["Cutting", hoursOf(750), []],
    ]);
    expect(details(...document)).toEqual({ ojtHours: hours(1000) });
  });

  it("stand below the domain that counts them", () => {
    expect(
      processes(
        line("Competencies", "heading"),
        line("Domain 1: Instruction"),
        line("Plans lessons", "item"),
      ),
    ).toEqual([["Domain 1: Instruction", null, ["Plans lessons"]]]);
  });

  it("tell how long a task takes, and end where others are called", () => {
    expect(
      processes(
        line("Work process 1: Cooking", "heading"),
        line("Cools food to 41 degrees in 6 hours", "item"),
        line("Contact", "heading"),
        line("Room 12", "item"),
      ),
    ).toEqual([["Work process 1: Cooking", null, ["Cools food to 41 degrees in 6 hours"]]]);
  });
});

describe("columns of hours", () => {
  it("may end with the hours of each year, which are no process", () => {
    expect(
      processes(
        table([
          ["Work processes", "Yr 1", "Yr 2", "Total hrs"],
          ["Rigging", "500", "400", "900"],
          ["Fitting", "300", "400", "700"],
          ["Hours per year", "800", "800", "1600"],
        ]),
      ),
    ).toEqual([
      ["Rigging", hoursOf(900), []],
      ["Fitting", hoursOf(700), []],
    ]);
  });

  it("of the whole program, said of each row, are none of a process", () => {
    const names = ["Total OJT Hours", "Work Process", "Work Process Hours"];
    const document = table([names, ["3000", "Framing", "1000"], ["3000", "Finish", "2000"]]);
    expect(processes(document)).toEqual([
      ["Framing", hoursOf(1000), []],
      ["Finish", hoursOf(2000), []],
    ]);
    const unsaid = table([names.slice(0, 2), ["3000", "Framing"], ["3000", "Finish"]]);
    expect(processes(unsaid).map(([, said]) => said)).toEqual([null, null]);
  });

  it("to date are none of a course", () => {
    const { courses } = read(
      table([
        ["Related instruction", "Hours required", "Hours to date"],
        ["Welding", "120", "10"],
      ]),
    );
    expect(courses.map(({ hours: said }) => said?.value)).toEqual([hours(120)]);
  });
});

const hoursOf = (most: number) => [most, most];

it("codes may be said in a sentence", () => {
  const said = line("Its O*NET code is 51-4041.00 and the RAPIDS code is 0296CB.");
  expect(details(said)).toMatchObject({
    occupationONetCode: "51-4041.00",
    rapidsCode: "0296CB",
  });
});
