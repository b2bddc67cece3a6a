import type { OccupationDetail } from "@guildway/api-contract";
import { type UiLang, useLanguage, useTexts } from "@guildway/ui";
import type { ReactNode } from "react";
import { dollars } from "../../plan/dollars.ts";
import { openingsTexts } from "../../plan/openings-words.ts";
import { projectionWords } from "../../plan/outlook-words.ts";
import { hoursInWords } from "../../plan/rapids-words.ts";
import { nearestMedian } from "../../plan/wage-figures.ts";
import styles from "./view-occupation.module.css";
import { texts } from "./texts.ts";
import { closestTitle } from "../../plan/rapids-words.ts";

/** What of an occupation one decides by. */
export type Facts = Pick<
  OccupationDetail,
  "TitleEs" | "Wages" | "Apprenticeable" | "Outlook" | "Location"
>;

/** What one decides by, on the first screen: what it pays here, how many openings, what one needs, how long an apprenticeship takes. */
export function KeyFacts({ facts }: { facts: Facts }) {
  const text = useTexts(texts).keyFacts;
  const { Wages, Outlook, Apprenticeable = [] } = facts;
  return (
    <dl className={styles.keyFacts} aria-label={text.label}>
      {Wages && <Pay wages={Wages} />}
      {Outlook && <Openings outlook={Outlook} />}
      {Outlook?.EntryEducation && <Education words={Outlook.EntryEducation} />}
      <Apprenticeship titles={Apprenticeable} />
    </dl>
  );
}

function Pay({ wages }: { wages: NonNullable<Facts["Wages"]> }) {
  const text = useTexts(texts);
  const lang = useLanguage();
  const nearest = nearestMedian(wages);
  if (!nearest) return null;
  const { area, figure, topCoded, rate } = nearest;
  const amount = dollars(figure, rate, lang);
  return (
    <Fact
      name={area === undefined ? text.keyFacts.nationPay : text.keyFacts.pay}
      note={area ?? text.keyFacts.nation}
      noteLang={area === undefined ? undefined : "en"}
    >
      {topCoded ? text.wages.orMore(amount) : amount}{" "}
      <small>{rate === "Hourly" ? text.wages.hourly : text.wages.annual}</small>
    </Fact>
  );
}

function Openings({ outlook }: { outlook: NonNullable<Facts["Outlook"]> }) {
  const text = useTexts(texts).keyFacts;
  return (
    <Fact name={text.openings} note={text.nation}>
      {useTexts(openingsTexts).openings(outlook.AnnualOpenings)}
    </Fact>
  );
}

function Education({ words }: { words: string }) {
  const text = useTexts(texts).keyFacts;
  const shown = projectionWords(words, useLanguage());
  return (
    <Fact name={text.education}>
      <span className={styles.keyWords} lang={shown.lang}>
        {shown.words}
      </span>
    </Fact>
  );
}

function Apprenticeship({ titles }: { titles: NonNullable<Facts["Apprenticeable"]> }) {
  const text = useTexts(texts);
  const lang = useLanguage();
  const closest = closestTitle(titles);
  if (!closest)
    return (
      <Fact name={text.keyFacts.apprenticeship}>
        <span className={styles.keyWords}>{text.keyFacts.noApprenticeship}</span>
      </Fact>
    );
  return (
    <Fact name={text.keyFacts.apprenticeship} note={text.keyFacts.titles(titles.length)}>
      {hoursInWords(closest.HoursMin, closest.HoursMax, lang) ?? text.apprenticeship.noHours}
    </Fact>
  );
}

function Fact({
  name,
  note,
  noteLang,
  children,
}: {
  name: string;
  note?: string;
  noteLang?: UiLang | undefined;
  children: ReactNode;
}) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <strong>{children}</strong>
        {note && <span lang={noteLang}>{note}</span>}
      </dd>
    </div>
  );
}
