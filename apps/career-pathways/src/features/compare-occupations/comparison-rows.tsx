import type { UiLang } from "@guildway/ui";
import type { ReactNode } from "react";
import { dollars } from "../../plan/dollars.ts";
import { projectionWords } from "../../plan/outlook-words.ts";
import { openingsTexts } from "../../plan/openings-words.ts";
import { hoursInWords } from "../../plan/rapids-words.ts";
import { shortestTime, timeOfHours, trainingTimeTexts } from "../../plan/training-time.ts";
import { nearestMedian } from "../../plan/wage-figures.ts";
import { comparedSkills, skillOverlap } from "./compare.ts";
import type { KnownCompared } from "./comparison-table.tsx";
import styles from "./compare-occupations.module.css";
import type { texts } from "./texts.ts";
import { closestTitle } from "../../plan/rapids-words.ts";

type Words = (typeof texts)["en"];

interface Row {
  name: string;
  note?: string;
  /** Undefined where it is not known; `first` is the occupation that the others are held against. */
  cell(of: KnownCompared, first: KnownCompared): ReactNode;
}

/** What occupations are compared by, what decides first. */
export function comparisonRows(text: Words, lang: UiLang, firstName: string): Row[] {
  const number = (value: number) => value.toLocaleString(lang === "es" ? "es-US" : "en-US");
  const { words } = trainingTimeTexts[lang];
  const told = (projected: string | null | undefined) => {
    if (!projected) return undefined;
    const shown = projectionWords(projected, lang);
    return <span lang={shown.lang}>{shown.words}</span>;
  };
  return [
    {
      name: text.pay,
      cell: ({ occupation: { Wages } }) => {
        const nearest = Wages && nearestMedian(Wages);
        if (!nearest) return undefined;
        const amount = dollars(nearest.figure, nearest.rate, lang);
        return (
          <>
            <strong>{nearest.topCoded ? text.orMore(amount) : amount}</strong>{" "}
            {nearest.rate === "Hourly" ? text.hourly : text.annual}
            <span className={styles.note} lang={nearest.area === undefined ? undefined : "en"}>
              {nearest.area ?? text.nation}
            </span>
          </>
        );
      },
    },
    {
      name: text.openings,
      note: text.openingsNote,
      cell: ({ occupation: { Outlook } }) =>
        Outlook && openingsTexts[lang].openings(Outlook.AnnualOpenings),
    },
    {
      name: text.growth,
      note: text.openingsNote,
      cell: ({ occupation: { Outlook } }) =>
        Outlook &&
        text.growthIn(signed(Outlook.ChangePercent, number), Outlook.Period.replace("-", "–")),
    },
    { name: text.entry, cell: ({ occupation: { Outlook } }) => told(Outlook?.EntryEducation) },
    { name: text.onTheJob, cell: ({ occupation: { Outlook } }) => told(Outlook?.OnTheJobTraining) },
    {
      name: text.apprenticeship,
      note: text.hoursNote,
      cell: ({ occupation: { Apprenticeable } }) => {
        const closest = closestTitle(Apprenticeable ?? []);
        if (!closest) return text.noApprenticeship;
        const hours = hoursInWords(closest.HoursMin, closest.HoursMax, lang);
        const time = timeOfHours(closest.HoursMin, closest.HoursMax);
        return hours && time ? text.hours(hours, words(time)) : text.bySkills;
      },
    },
    {
      name: text.school,
      cell: ({ programs }) => {
        if (!programs) return undefined;
        if (programs.radius === null || programs.total === 0) return text.noPrograms;
        const time = shortestTime(programs.nearest);
        return (
          <>
            {time && words(time)}
            <span className={styles.note}>{text.programs(programs.total, programs.radius)}</span>
          </>
        );
      },
    },
    {
      name: text.licences,
      cell: ({ licences }) =>
        licences === 0 ? text.noLicences : licences && text.licenceCount(licences),
    },
    {
      name: text.shared(firstName),
      cell: (of, first) => (of === first ? text.first : <Overlap {...{ of, first, text }} />),
    },
  ];
}

function Overlap({ of, first, text }: { of: KnownCompared; first: KnownCompared; text: Words }) {
  const { shared, added } = skillOverlap(first.occupation, of.occupation);
  if (shared.length + added.length === 0 || first.occupation.SkillsDataList.length === 0)
    return text.noSkills;
  return (
    <>
      {text.sharedCount(shared.length, comparedSkills)}
      {added.length > 0 && (
        <span className={styles.note}>
          {text.added} <span lang="en">{added.join(", ")}</span>
        </span>
      )}
    </>
  );
}

const signed = (value: number, number: (value: number) => string) =>
  value > 0 ? `+${number(value)}` : `${value < 0 ? "−" : ""}${number(Math.abs(value))}`;
