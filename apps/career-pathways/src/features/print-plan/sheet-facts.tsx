import type { OccupationDetail } from "@guildway/api-contract";
import { useLanguage, useTexts } from "@guildway/ui";
import type { ReactNode } from "react";
import { dollars } from "../../plan/dollars.ts";
import { hoursInWords, readableTitle } from "../../plan/rapids-words.ts";
import { openingsTexts } from "../../plan/openings-words.ts";
import { projectionWords } from "../../plan/outlook-words.ts";
import { nearestMedian } from "../../plan/wage-figures.ts";
import styles from "./print-plan.module.css";
import { texts } from "./texts.ts";
import { closestTitle } from "../../plan/rapids-words.ts";

interface Props {
  code: string | null | undefined;
  place: string | undefined;
  occupation: OccupationDetail | undefined;
}

/** What one decides by, in one line of boxes. */
export function SheetFacts({ code, place, occupation }: Props) {
  const text = useTexts(texts);
  return (
    <dl className={styles.facts}>
      {occupation && (
        <>
          <MedianWage wages={occupation.Wages} />
          {occupation.Outlook && <Outlook outlook={occupation.Outlook} />}
          <Apprenticeable all={occupation.Apprenticeable ?? []} />
        </>
      )}
      {place && <Fact name={text.plannedFor} value={place} />}
      {code && <Fact name={text.code} value={code} />}
    </dl>
  );
}

function MedianWage({ wages }: { wages: OccupationDetail["Wages"] }) {
  const text = useTexts(texts);
  const lang = useLanguage();
  const nearest = wages && nearestMedian(wages);
  if (!nearest) return <Fact name={text.median} value={text.noWage} />;
  const { area, figure, topCoded, rate } = nearest;
  const amount = dollars(figure, rate, lang);
  return (
    <Fact
      name={text.median}
      value={`${topCoded ? text.orMore(amount) : amount} ${text.rates[rate]}`}
    >
      <span lang={area && "en"}>{area ?? text.nation}</span>. {text.medianMeaning(wages.WageYear)}
    </Fact>
  );
}

function Outlook({ outlook }: { outlook: NonNullable<OccupationDetail["Outlook"]> }) {
  const text = useTexts(texts);
  const { openings } = useTexts(openingsTexts);
  const lang = useLanguage();
  const { AnnualOpenings, EntryEducation, Period } = outlook;
  const entry = EntryEducation === null ? undefined : projectionWords(EntryEducation, lang);
  return (
    <>
      <Fact name={text.openings} value={openings(AnnualOpenings)}>
        {text.openingsOf(Period.replace("-", "–"))}
      </Fact>
      {entry && <Fact name={text.entry} value={<span lang={entry.lang}>{entry.words}</span>} />}
    </>
  );
}

function Apprenticeable({ all }: { all: NonNullable<OccupationDetail["Apprenticeable"]> }) {
  const text = useTexts(texts);
  const lang = useLanguage();
  const closest = closestTitle(all);
  if (!closest)
    return (
      <Fact name={text.apprenticeable} value={text.no}>
        {text.noApprenticeship}
      </Fact>
    );
  return (
    <Fact name={text.apprenticeable} value={text.yes(all.length)}>
      {text.closest(
        readableTitle(closest.Title),
        hoursInWords(closest.HoursMin, closest.HoursMax, lang),
      )}
    </Fact>
  );
}

function Fact({ name, value, children }: { name: string; value: ReactNode; children?: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <strong>{value}</strong>
        {children && <span>{children}</span>}
      </dd>
    </div>
  );
}
