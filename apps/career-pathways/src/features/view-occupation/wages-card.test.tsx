import type { OccupationWages } from "@guildway/api-contract";
import { UiLanguage } from "@guildway/ui";
import { renderToStaticMarkup } from "react-dom/server";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { WagesCard } from "./wages-card.tsx";

beforeAll(() => vi.stubGlobal("matchMedia", () => ({ matches: true })));
afterAll(() => vi.unstubAllGlobals());

const rate = (RateType: "Hourly" | "Annual", by: number) => ({
  RateType,
  Pct10: 18 * by,
  Pct25: 23 * by,
  Median: 30 * by,
  Pct75: 39 * by,
  Pct90: 50 * by,
  Mean: 32 * by,
  AreaName: "United States",
  TopCoded: [],
});
const national: OccupationWages = {
  NationalWagesList: [rate("Annual", 2000), rate("Hourly", 1)],
  WageYear: 2025,
  SocWageInfo: { SocCode: "47-2111", SocTitle: "Electricians" },
};
const metro = {
  AreaName: "Allentown-Bethlehem-Easton, PA-NJ",
  AreaKind: "Metro" as const,
  Hourly: 32,
  Annual: 66500,
  TopCoded: [],
};
const state = { ...metro, AreaName: "Pennsylvania", AreaKind: "State" as const, Hourly: 32.5 };
const words = (
  wages: OccupationWages,
  { placeKnown = true, canAskZip = true, lang = "en" as "en" | "es" } = {},
) =>
  renderToStaticMarkup(
    <UiLanguage lang={lang}>
      <WagesCard onetCode="47-2111.00" {...{ wages, placeKnown, canAskZip }} />
    </UiLanguage>,
  ).replaceAll(/<[^>]+>/g, "");

it("the wage that is nearest comes first and is named, then the state's and the nation's beside it", () => {
  expect(words({ ...national, LocalWagesList: [metro, state] })).toMatch(
    /\$32\.00 an hour.*in Allentown-Bethlehem-Easton, PA-NJ.*Median wage by area.*Allentown.*\$32\.00Pennsylvania\$32\.50United States\$30\.00/,
  );
});

it("an area without an hourly wage gives way to the next one, and stands in the table with what it has", () => {
  const said = words({ ...national, LocalWagesList: [{ ...metro, Hourly: null }, state] });
  expect(said).toMatch(/^Wages.*?\$32\.50 an hour.*?in Pennsylvania/);
  expect(said).toMatch(/Allentown-Bethlehem-Easton, PA-NJNot published\$66,500/);
});

it("the year of the figures is named once", () => {
  const said = words({ ...national, LocalWagesList: [metro, state] });
  expect(said.match(/May 2025/g)).toHaveLength(1);
});

it("where the nearest area has no median, what one starts with and earns later is said, of its own release", () => {
  const LocalLevels = {
    AreaName: "Lancaster, PA",
    RateType: "Hourly" as const,
    Entry: 22.5,
    Experienced: 35,
    Release: "2025-26",
  };
  const said = words({ ...national, LocalWagesList: [state], LocalLevels });
  expect(said).toContain("No median is published for Lancaster, PA");
  expect(said).toMatch(/When one starts\$22\.50 an hourWith experience\$35\.00 an hour/);
  expect(said).toContain("Prevailing wages 2025-26");
});

it("an area that the wages do not know is said, and the nation's figures stand there", () => {
  const said = words(national);
  expect(said).toContain("No figures of your area are known here.");
  expect(said).toContain("$30.00 an hour");
});

it("where no place is known a ZIP code is asked for, on pages that can take one", () => {
  expect(words(national, { placeKnown: false })).toContain("Enter a ZIP code");
  expect(words(national, { placeKnown: false, canAskZip: false })).not.toContain("ZIP code");
});

it("work that is paid by the year alone is told by the year", () => {
  const yearly = { ...national, NationalWagesList: [rate("Annual", 2000)] };
  expect(words({ ...yearly, LocalWagesList: [{ ...metro, Hourly: null }] })).toMatch(
    /^Wages.*?\$66,500 a year/,
  );
});

it("the highest figure that is published is said to be that or more", () => {
  const capped = { ...metro, Hourly: 115, TopCoded: ["Hourly" as const] };
  expect(words({ ...national, LocalWagesList: [capped] })).toContain("$115.00 or more an hour");
});

it("in Spanish only the names of areas are English", () => {
  expect(words({ ...national, LocalWagesList: [state] }, { lang: "es" })).toMatch(
    /La mitad gana más y la mitad gana menos, en Pennsylvania.*Estados Unidos\$30\.00/,
  );
});
