import { UiLanguage } from "@guildway/ui";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { PlanSheet } from "./plan-sheet.tsx";

const nothing = { skills: [], knowledge: [], certificates: [], programs: [] };
const program = { ID: "p", ProgramName: "Welding", SchoolName: "Valley College", StateAbbr: "PA" };

const sheet = (items: object, lang: "en" | "es" = "en") =>
  renderToStaticMarkup(
    <UiLanguage lang={lang}>
      <PlanSheet
        title="Welders"
        description="Join metal."
        code="51-4121.00"
        place="Allentown, PA 18101"
        items={{ ...nothing, ...items }}
        occupation={undefined}
        sources={[]}
        address="https://guildway.example/external/job-profiles/jp"
        stored
        contact={["Keystone", "100 Hamilton Street"]}
        printed={new Date(2026, 10, 21)}
      />
    </UiLanguage>,
  );

it("a part that holds nothing is not on the sheet", () => {
  expect(sheet({})).not.toMatch(/Training programs|Certifications|Skills|Registered/);
  expect(sheet({ programs: [program] })).toMatch(/Training programs.*Welding.*Valley College, PA/);
});

it("day, contact and address are on the sheet, also where the occupation could not be asked", () => {
  const words = sheet({});
  for (const said of ["Printed 11/21/2026", "100 Hamilton Street", "/external/job-profiles/jp"])
    expect(words).toContain(said);
});

it("the sheet speaks Spanish, and says which of its words are English", () => {
  const words = sheet({ programs: [program] }, "es");
  expect(words).toContain("Impreso el 11/21/2026");
  expect(words).toContain('<h1 lang="en">Welders</h1>');
});

it("of many programs the nearest eight are on the sheet, of certificates the first ten, which says so", () => {
  const many = Array.from({ length: 14 }, (_, index) => index + 1);
  const words = sheet({
    programs: many.map((id) => ({ ...program, ID: `p${id}`, ProgramName: `Program no. ${id}.` })),
    certificates: many.map((id) => ({ Id: `c${id}`, Name: `Certificate no. ${id}.` })),
  });
  expect(words).toContain("Program no. 8.");
  expect(words).not.toContain("Program no. 9.");
  expect(words).toContain("The nearest 8 of 14.");
  expect(words).toContain("Certificate no. 10.");
  expect(words).not.toContain("Certificate no. 11.");
});

it("a program on the sheet says distance, award and graduates; a licence its state and the day of its entry", () => {
  const words = sheet({
    programs: [
      {
        ...program,
        Distance: 12,
        Award: "Certificate (9-29 credits)",
        Completions: 14,
        CompletionsYear: 2024,
      },
    ],
    certificates: [
      { Id: "c", Name: "Master of Conduits" },
      { Id: "l", Name: "Electrician", Kind: "licence", State: "PA", Updated: "2012-03-01" },
    ],
  });
  expect(words).toContain("Valley College, PA · 12 miles · Certificate · 14 graduates, 2023–24");
  expect(words).toMatch(/Electrician.*Pennsylvania, entry of 03\/01\/2012.*Master of Conduits/);
});
