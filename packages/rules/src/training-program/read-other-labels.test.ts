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

describe("hours that are said at the least, or otherwise than by a number alone", () => {
  it.each([
    "at least 200 hrs",
    "min. 200 hrs",
    "not less than 200 hours",
    "200 hours or more",
    "200 hrs minimum",
    "200+",
  ])("%s are 200", (text) => {
    const rows = table([
      ["Work process", "Hours"],
      ["Splicing", text],
      ["Climbing", "300 hrs"],
    ]);
    expect(amounts(rows)).toEqual([
      ["Splicing", [200, 200]],
      ["Climbing", [300, 300]],
    ]);
  });

  it("stand behind the names of lines", () => {
    expect(
      amounts(
        heading("A. Areas of work"),
        line("1. Setting poles\tat least 700 hrs"),
        line("○ Climbs with fall restraint"),
        line("2. Line work — 900 hours or more"),
        line("○ Tests and grounds"),
      ),
    ).toEqual([
      ["Setting poles", [700, 700]],
      ["Line work", [900, 900]],
    ]);
  });

  it("stand in a short sentence, or behind a label, below a name", () => {
    expect(
      processes(
        heading("On the job"),
        line("I. Health and safety"),
        line("Allow between 400 and 500 hours."),
        line("A. Serve meals"),
        line("II. Guidance"),
        line("Minimum time on the job: 300 hours"),
        line("A. Read aloud"),
      ),
    ).toEqual([
      ["Health and safety", [400, 500], ["Serve meals"]],
      ["Guidance", [300, 300], ["Read aloud"]],
    ]);
  });

  it("are those of all terms, whatever their column is called, where they are the others together", () => {
    expect(
      amounts(
        table([
          ["Clock hours", null, null, "Station"],
          ["All terms", "Term 1", "Term 2", ""],
          ["320", "200", "120", "Storeroom"],
          ["420", "280", "140", "Vegetables"],
        ]),
      ),
    ).toEqual([
      ["Storeroom", [320, 320]],
      ["Vegetables", [420, 420]],
    ]);
    expect(
      courses(
        heading("Related instruction"),
        table([
          ["Unit", "RTI, clock hours", null, null],
          ["", "Classroom", "Lab", "Both"],
          ["Food safety", "20", "–", "20"],
          ["Knife skills", "12", "28", "40"],
        ]),
      ),
    ).toEqual([
      ["Food safety", 20],
      ["Knife skills", 40],
    ]);
  });

  it("below `from – to` are both ends", () => {
    expect(
      amounts(
        table([
          ["Craft area", "Hours, from – to"],
          ["Wax modeling", "1,400 – 1,600"],
          ["Charting", "400"],
        ]),
      ),
    ).toEqual([
      ["Wax modeling", [1400, 1600]],
      ["Charting", [400, 400]],
    ]);
  });
});

describe("processes under other names", () => {
  it("are each a table that counts it, with its tasks below", () => {
    const unit = (count: string, name: string, tasks: string[]) =>
      table([[count, name], ...tasks.map((task) => ["", `☐ ${task}`])]);
    expect(
      processes(
        heading("Part one: with your mentor"),
        unit("Competency unit 1", "Outreach", ["Makes a home visit", "Keeps the calendar"]),
        unit("Competency unit 2", "Assessment", ["Ranks needs"]),
      ),
    ).toEqual([
      ["Outreach", null, ["Makes a home visit", "Keeps the calendar"]],
      ["Assessment", null, ["Ranks needs"]],
    ]);
  });

  it("are cells of a name, its hours and its tasks", () => {
    expect(
      processes(
        table([
          [
            ["Shaping", "min. 400 hrs", "✓ Shape a baguette"],
            ["Lamination", "min. 300 hrs", "✓ Lock in butter"],
          ],
        ]),
      ).map(([name, hours]) => [name, hours]),
    ).toEqual([
      ["Shaping", [400, 400]],
      ["Lamination", [300, 300]],
    ]);
  });

  it("stand before lists of what is seen, whatever they are called", () => {
    expect(
      processes(
        table([
          ["Promise", "We see it when the apprentice…"],
          ["I plan for play", ["Writes a weekly plan", "Leads small groups"]],
          ["I know each child", ["Writes an observation", "Sets a goal"]],
        ]),
      ),
    ).toEqual([
      ["I plan for play", null, ["Writes a weekly plan", "Leads small groups"]],
      ["I know each child", null, ["Writes an observation", "Sets a goal"]],
    ]);
  });

  it("stand over tasks that `1.1` counts in the same column", () => {
    expect(
      processes(
        table([
          ["Approx. hrs", "Skill block and tasks", "Mentor"],
          ["200", "Block 1. Shop safety", ""],
          ["", "1.1 Locks out a machine", "RT"],
          ["", "1.2 Inspects slings", "DG"],
          ["700", "Block 2. Drives", ""],
          ["", "2.1 Aligns a coupling", "RT"],
        ]),
      ).map(([, hours, tasks]) => [hours, tasks]),
    ).toEqual([
      [
        [200, 200],
        ["Locks out a machine", "Inspects slings"],
      ],
      [[700, 700], ["Aligns a coupling"]],
    ]);
  });

  it("have their tasks on the line below, parted by signs, where they are all that is stated", () => {
    expect(
      processes(
        line("Apprentices work 1,400 hours on the job."),
        heading("What you will do in the yard"),
        line("Hauling and launching\t500 hrs"),
        line("run the lift with a spotter; set stands"),
        line("Bottom and hull\t900 hrs"),
        line("sand and barrier-coat; change zincs; buff topsides"),
      ).map(([, , tasks]) => tasks),
    ).toEqual([
      ["run the lift with a spotter", "set stands"],
      ["sand and barrier-coat", "change zincs", "buff topsides"],
    ]);
  });

  it("are no rows of a form with the codes of the program", () => {
    expect(
      processes(
        table([
          ["Occupation code, RAPIDS", "2038"],
          ["Work on the hatchery", "2,000 hours"],
          ["Classes", "198 hours"],
        ]),
      ),
    ).toEqual([]);
  });
});

describe("rows without hours among those that have all hours of a table", () => {
  const rows = (total: string) =>
    table([
      ["No.", "Work process / task", "Hours"],
      ["100", "Hand sewing", "1600"],
      ["101", "Sews on tapes", ""],
      ["102", "Rounds and backs", ""],
      ["200", "Case making", "1500"],
      ["201", "Cuts boards", ""],
      ["202", "Makes cloth cases", ""],
      ["", "Total", total],
    ]);
  it("are tasks of those above them", () => {
    expect(processes(rows("3100"))).toEqual([
      ["Hand sewing", [1600, 1600], ["Sews on tapes", "Rounds and backs"]],
      ["Case making", [1500, 1500], ["Cuts boards", "Makes cloth cases"]],
    ]);
    // Where more hours are said than these have, the others have some as well.
    expect(processes(rows("6000"))).toHaveLength(6);
  });
});

it("processes may be a column each, with their hours at the foot", () => {
  const stacks = table([
    ["Set-up", "Monitoring"],
    [
      ["Measures the head", "Applies electrodes"],
      ["Checks impedance", "Marks events"],
    ],
    ["400 to 500 hrs", "600 to 700 hrs"],
  ]);
  expect(processes(stacks)).toEqual([
    ["Set-up", [400, 500], ["Measures the head", "Applies electrodes"]],
    ["Monitoring", [600, 700], ["Checks impedance", "Marks events"]],
  ]);
  const years = table([
    ["Year 1", "Year 2"],
    [["Algebra"], ["Geometry"]],
    ["144 hrs", "144 hrs"],
  ]);
  expect(processes(years)).toEqual([]);
});

describe("courses under other names", () => {
  it("stand in a sentence, with their hours in brackets", () => {
    const sentence =
      "Besides this each apprentice studies for 108 hours at the Guild school: Anatomy (48 hours), Chemistry (36 hours) and Mortuary Law (24 hours).";
    expect(courses(line(sentence))).toEqual([
      ["Anatomy", 48],
      ["Chemistry", 36],
      ["Mortuary Law", 24],
    ]);
  });

  it("stand below a section whose heading begins its first sentence", () => {
    const document = [
      line("Section 5. Work processes."),
      item("Rekeying\t1,800 hrs."),
      item("Closers\t1,400 hrs."),
      line("Section 6. School. The apprentice attends the following subjects:"),
      item("Tumbler theory (72 hours)"),
      item("Safe servicing (48 hours)"),
    ];
    expect(amounts(...document)).toEqual([
      ["Rekeying", [1800, 1800]],
      ["Closers", [1400, 1400]],
    ]);
    expect(courses(...document)).toEqual([
      ["Tumbler theory", 72],
      ["Safe servicing", 48],
    ]);
  });

  it("stand below a counted line that begins with what they are", () => {
    expect(
      courses(
        line("13. Related instruction. The state asks for 144 hours for each year. List subjects."),
        line("Medication administration\t32"),
        line("Health and nutrition\t20"),
      ),
    ).toEqual([
      ["Medication administration", 32],
      ["Health and nutrition", 20],
    ]);
  });

  it("have their credits and hours on the line below, in a grid of terms", () => {
    expect(
      courses(
        heading("At the College: coursework"),
        table([
          ["First Winter Term", "Spring Term"],
          [
            ["WTR 101", "Water Systems", "3 cr · 45 clock hours"],
            ["WTR 120", "Water Chemistry", "4 cr · 75 clock hours"],
          ],
          ["3 cr", "4 cr"],
        ]),
      ),
    ).toEqual([
      ["Water Systems", 45],
      ["Water Chemistry", 75],
    ]);
  });

  it("have no sum of each year among them", () => {
    expect(
      courses(
        heading("2. In the classroom (clock hours in parentheses)"),
        table([
          ["First year", "Second year", "Third year"],
          ["Orientation (32)", "Framing (80)", "Sealants (40)"],
          ["Mathematics (48)", "First aid (24)", "Codes (40)"],
          ["80", "104", "80"],
        ]),
      ).map(([name]) => name),
    ).toEqual(["Orientation", "Framing", "Sealants", "Mathematics", "First aid", "Codes"]);
  });
});

describe("what the program has in all", () => {
  it("is said before what each year has", () => {
    expect(
      details(line("Classroom\t640 clock hours, 160 in each of the four years")),
    ).toMatchObject({
      instructionHours: { least: 640, most: 640 },
    });
  });

  it("may stand alone where many parts are together just that", () => {
    const slide = ["A Safety", "B Service", "C Hydraulics", "D Electrical"].flatMap((name, at) => [
      item(name),
      item(`${(at + 1) * 100} hours`),
    ]);
    expect(
      details(
        item("1,000"),
        item("hours on the ridge, paid"),
        heading("On-the-job learning"),
        ...slide,
      ),
    ).toMatchObject({
      ojtHours: { least: 1000, most: 1000 },
    });
  });

  it("is said in two languages", () => {
    expect(
      amounts(
        table([
          ["Work process / Proceso", "Hours / Horas"],
          ["Trim table", "320"],
          ["Round line", "280"],
          ["Block hours / Horas del bloque", "600"],
        ]),
      ),
    ).toEqual([
      ["Trim table", [320, 320]],
      ["Round line", [280, 280]],
    ]);
  });
});

describe("what an occupation is called where no label says it", () => {
  const codes = line("O*NET 49-9081.00, RAPIDS 1044");
  it.each([
    [
      ["Growing our own Wind Turbine Technicians", "Board meeting of April 22"],
      "Wind Turbine Technician",
    ],
    [["STANDARDS OF APPRENTICESHIP", "for the trade of", "BRICKLAYER"], "BRICKLAYER"],
    [["Little Acorns Network", "Apprentice to Lead Preschool Teacher"], "Lead Preschool Teacher"],
    [["Bakers Guild", "Minutes"], undefined],
    [["Machinists Lodge 1912", "Fall report"], undefined],
    [["Small print", "Feds call it"], undefined],
    [["Entry wage $26.10, completers $38.75"], undefined],
    [["Summer and winter water power"], undefined],
  ])("%j is of %s", (texts, name) => {
    const said = details(...texts.map((text) => line(text)), line("Office: 4 Main St."), codes);
    expect(said["occupationName"]).toBe(name);
  });
});
