import type { OccupationOutlook, OccupationWages } from "@guildway/api-contract";
import { UiLanguage } from "@guildway/ui";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { FactsPlace } from "./facts-place.tsx";
import { KeyFacts } from "./key-facts.tsx";
import { OutlookCard } from "./outlook-card.tsx";
import { SponsorsCard, type SponsorsQuery } from "./sponsors-card.tsx";
import { WorkLists } from "./work-lists.tsx";

const drawn = (element: ReactNode, lang: "en" | "es" = "en") =>
  renderToStaticMarkup(<UiLanguage lang={lang}>{element}</UiLanguage>);
const words = (element: ReactNode, lang: "en" | "es" = "en") =>
  drawn(element, lang)
    .replaceAll(/<[^>]+>/g, "")
    .replaceAll("\u00a0", " ");

const outlook: OccupationOutlook = {
  Period: "2024-34",
  Employment: 818700,
  ProjectedEmployment: 896100,
  ChangePercent: 9.5,
  AnnualOpenings: 81000,
  EntryEducation: "High school diploma or equivalent",
  WorkExperience: "None",
  OnTheJobTraining: "Apprenticeship",
  SocCode: "47-2111",
  SocTitle: "Electricians",
};
const wages: OccupationWages = {
  NationalWagesList: [],
  LocalWagesList: [
    {
      AreaName: "Allentown-Bethlehem-Easton, PA-NJ",
      AreaKind: "Metro",
      Hourly: 31.97,
      Annual: 66500,
      TopCoded: [],
    },
  ],
  WageYear: 2025,
  SocWageInfo: { SocCode: "47-2111", SocTitle: "Electricians" },
};
const title = {
  RapidsCode: "0159",
  Title: "ELECTRICIAN",
  Type: "TB" as const,
  HoursMin: 8000,
  HoursMax: 8000,
};
const place = { Zip: "18101", City: "Allentown", State: "PA", County: "Lehigh", Lat: 40, Lon: -75 };

it("what decides is what it pays here, openings a year, what one needs, and how long an apprenticeship takes", () => {
  const facts = { Wages: wages, Outlook: outlook, Apprenticeable: [title, title] };
  expect(words(<KeyFacts facts={facts} />)).toBe(
    "Pay here$31.97 an hourAllentown-Bethlehem-Easton, PA-NJOpenings a year81,000United StatesTypical entryHigh school diploma or equivalentApprenticeship8,000 hours2 registered titles",
  );
});

it("a projection that rounds to no openings is said to be fewer than 50", () => {
  const few = { ...outlook, AnnualOpenings: 0 };
  expect(words(<KeyFacts facts={{ Outlook: few }} />)).toContain("Openings a yearfewer than 50");
  expect(words(<OutlookCard outlook={few} onetCode="47-2111.00" />, "es")).toContain(
    "menos de 50 vacantes al año",
  );
});

it("of what decides, only what is known is said", () => {
  expect(words(<KeyFacts facts={{}} />)).toBe("ApprenticeshipNone on the list");
});

it("a ZIP code that is not known is said to be so, and for which one the figures are", () => {
  const said = words(<FactsPlace place={{ ...place, Approximate: true }} zip="18100" />);
  expect(said).toContain("We do not know ZIP code 18100 and took the nearest");
  expect(said).toContain("Figures for Allentown, PA 18101");
  for (const known of [place, { ...place, Approximate: true as const }])
    expect(words(<FactsPlace place={known} zip="18101" />)).not.toContain("do not know");
});

it("the outlook says openings, growth and period, and what one needs, in plain words", () => {
  const said = words(<OutlookCard outlook={outlook} onetCode="47-2111.00" />);
  expect(said).toContain("81,000 openings a year in the United States");
  expect(said).toContain("Jobs are expected to grow by 9.5% in 2024–34, from 818,700 to 896,100.");
  expect(said).toMatch(/Typical entry educationHigh school diploma or equivalentWork experience/);
});

it("work of which there will be less is said to shrink, and what is not known of entry is left out", () => {
  const shrinking = { ...outlook, ChangePercent: -3, EntryEducation: null };
  const said = words(<OutlookCard outlook={shrinking} onetCode="47-2111.00" />);
  expect(said).toContain("expected to shrink by 3%");
  expect(said).not.toContain("Typical entry education");
});

it("projections of a wider group name it; those of the occupation alone do not", () => {
  const card = (code: string) => words(<OutlookCard outlook={outlook} onetCode={code} />);
  expect(card("47-2111.01")).toContain("They count a wider group: Electricians (47-2111)");
  expect(card("47-2111.00")).not.toContain("wider group");
});

it("an occupation without projections says so", () => {
  expect(words(<OutlookCard outlook={undefined} onetCode="55-1011.00" />)).toContain(
    "No projections are known here",
  );
});

it("in Spanish what one needs to begin is Spanish", () => {
  const said = words(<OutlookCard outlook={outlook} onetCode="47-2111.00" />, "es");
  expect(said).toContain("Diploma de secundaria o equivalente");
  expect(said).not.toContain("High school");
});

const sponsor = {
  Id: "s1",
  Name: "IBEW LOCAL 375 JATC",
  City: "ALLENTOWN",
  State: "PA",
  Zip: "18104",
  Distance: 3.4,
  Kind: "Union/Labor",
  National: false,
  Website: "https://ibew.example",
  ProfileUrl: "https://www.apprenticeship.gov/partner-finder/profile?id=1",
  Updated: "2026-06-11",
};
const sponsors = (data: Partial<SponsorsQuery["data"]> | undefined, isError = false) =>
  drawn(
    <SponsorsCard
      canAskZip
      query={{
        data: data && {
          Sponsors: [],
          Total: 0,
          Radius: null,
          Available: true,
          Place: place,
          ...data,
        },
        isError,
        refetch() {},
      }}
    />,
  );
const plain = (html: string) => html.replaceAll(/<[^>]+>/g, "").replaceAll("\u00a0", " ");

it("a sponsor says where it is, how far, of what kind and day, and where to read more", () => {
  const html = sponsors({ Sponsors: [sponsor], Total: 1, Radius: 50 });
  expect(plain(html)).toContain(
    "IBEW LOCAL 375 JATC Allentown, PA · 3 miles · Union/Labor · entry of 06/11/2026",
  );
  for (const address of [sponsor.Website, sponsor.ProfileUrl])
    expect(html).toContain(`href="${address}`);
  expect(plain(html)).not.toContain("nationwide");
});

it("a sponsor that takes apprentices everywhere is marked", () => {
  const national = { ...sponsor, National: true };
  expect(plain(sponsors({ Sponsors: [national], Total: 1, Radius: 50 }))).toContain(
    "Takes apprentices nationwide",
  );
});

it("how far one had to look for sponsors is said, and how many there are", () => {
  const found = { Sponsors: [sponsor], Total: 80, Radius: 200 };
  expect(plain(sponsors(found))).toContain("None within 50 miles; these are within 200 miles.");
  expect(plain(sponsors({ ...found, Radius: 50 }))).toContain(
    "The nearest 1 of 80 registered sponsors within 50 miles.",
  );
});

it.each([
  ["no list", { Available: false }, "Guildway has no list of sponsors here."],
  ["no place", { Place: undefined }, "Enter your ZIP code to see who takes apprentices"],
  ["nobody near", {}, "No registered sponsor for this work is on our list near your area."],
])("without sponsors it says why: %s", (_, data, said) => {
  expect(plain(sponsors(data))).toContain(said);
});

it("sponsors that could not be loaded say that the rest of the page is not affected", () => {
  expect(plain(sponsors(undefined, true))).toContain("The rest of the page is not affected.");
});

it("what one does names tasks, marks technology that is in demand, and rates interests in words", () => {
  const said = words(
    <WorkLists
      work={{
        Tasks: [{ Task: "Connect wires.", Core: true }],
        Technology: [
          { Name: "AutoCAD", Category: "CAD software", Hot: true, InDemand: true },
          { Name: "Excel", Category: "Spreadsheets", Hot: true, InDemand: false },
        ],
        Tools: [],
        Interests: [{ Interest: "R", Rating: 7 }],
      }}
    />,
  );
  expect(said).toMatch(/TasksConnect wires\..*AutoCAD In demandCAD software.*Excel Hot technology/);
  expect(said).toMatch(/Realistic.*7\.0/);
  expect(said).not.toContain("Tools");
});
