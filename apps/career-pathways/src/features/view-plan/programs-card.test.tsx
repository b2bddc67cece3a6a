import { UiLanguage } from "@guildway/ui";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { PlanProgram } from "../../plan/plan.ts";
import { shownSchool } from "../../plan/school-names.ts";
import { ProgramWords } from "./program-words.tsx";
import { ProgramsCard } from "./programs-card.tsx";

const program: PlanProgram = {
  ID: "p1",
  ProgramName: "Electrician.",
  SchoolName: "Lehigh Career College",
  SchoolUrl: "www.lehigh.example",
  City: "Schnecksville",
  StateAbbr: "PA",
  Award: "Associate's degree",
  Distance: 11.7,
  Completions: 14,
  CompletionsYear: 2024,
};
const place = { Zip: "18101", City: "Allentown", State: "PA", County: "Lehigh", Lat: 40, Lon: -75 };
const drawn = (element: React.ReactNode, lang: "en" | "es" = "en") =>
  renderToStaticMarkup(<UiLanguage lang={lang}>{element}</UiLanguage>);
const words = (html: string) => html.replaceAll(/<[^>]+>/g, "").replaceAll("\u00a0", " ");
const reach = (Total: number, Radius: number | null, listed: number) =>
  words(
    drawn(<ProgramsCard items={[program]} near={{ Total, Radius, Place: place, listed }} />),
  ).replace(/Electrician.*/, "");

it("a program says where it is, how far, by its host where its school's link leads, what one gets and how many got it in which school year", () => {
  const html = drawn(<ProgramWords program={program} />);
  expect(words(html)).toBe(
    "Electrician.Lehigh Career College · Schnecksville, PA · 12 miles · lehigh.exampleAssociate&#x27;s degree · 14 graduates, 2023–24",
  );
  expect(html).toContain('<a href="https://www.lehigh.example/">lehigh.example</a>');
});

it("in Spanish only the source's own words are English", () => {
  const html = drawn(<ProgramWords program={{ ...program, Completions: 1 }} />, "es");
  for (const english of [program.ProgramName, program.SchoolName, "Schnecksville, PA"])
    expect(html).toContain(`lang="en">${english}`);
  expect(words(html)).toContain("12 millas");
  expect(words(html)).toContain("1 graduado, 2023–24");
});

it.each([
  [0.4, "under 1 mile"],
  [1.2, "1 mile"],
  [1.6, "2 miles"],
])("a distance of %s miles is said as %s", (Distance, said) => {
  expect(words(drawn(<ProgramWords program={{ ...program, Distance }} />))).toContain(`· ${said}`);
});

it("the card says how far it had to look and how many of what is there it lists", () => {
  expect(reach(12, 50, 12)).toContain("All 12 programs within 50 miles, nearest first.");
  expect(reach(431, 50, 200)).toContain("The nearest 200 of 431 within 50 miles.");
  expect(reach(3, 200, 3)).toContain("None within 50 miles; these are within 200 miles.");
  expect(reach(3, null, 3)).not.toContain("miles");
});

it("a count of graduates is not told as a program that runs today", () => {
  const card = (items: PlanProgram[]) => words(drawn(<ProgramsCard items={items} />));
  expect(card([program])).toContain("does not say that a program runs today");
  expect(card([{ ProgramName: "Welding", SchoolName: "Valley" }])).not.toContain("runs today");
});

it("CP-6.8 schools' names are shown to everybody: the gate is off", () => {
  expect(shownSchool(program)).toEqual({ name: "Lehigh Career College" });
});

it("CP-6.7 with the gate on a school's name is not in the page: 'Upgrade to view school name'", () => {
  const html = drawn(<ProgramWords program={program} gate={{ on: true, openSchool: undefined }} />);
  expect(html).not.toContain("Lehigh Career College");
  expect(words(html)).toContain("Upgrade to view school name");
});

it("CP-6.6 with the gate on one college still shows its name, with its logo", () => {
  const openSchool = { name: program.SchoolName, logo: "/college.svg" };
  const html = drawn(<ProgramWords program={program} gate={{ on: true, openSchool }} />);
  expect(words(html)).toContain("Lehigh Career College");
  expect(html).toContain('src="/college.svg"');
});
