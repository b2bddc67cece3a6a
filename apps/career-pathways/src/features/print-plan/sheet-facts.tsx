import type { OccupationDetail } from "@guildway/api-contract";
import { useLanguage, useTexts } from "@guildway/ui";
import type { ReactNode } from "react";
import { dollars } from "../../plan/dollars.ts";
import { hoursInWords, readableTitle } from "../../plan/rapids-words.ts";
import { mediansOf } from "../../plan/wage-figures.ts";
import styles from "./print-plan.module.css";
import { texts } from "./texts.ts";

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
  const medians = wages && mediansOf(wages);
  const amounts = (["Hourly", "Annual"] as const).flatMap((rate) => {
    const figure = medians?.[rate] ?? null;
    if (figure === null) return [];
    const amount = dollars(figure, rate, lang);
    const said = medians?.TopCoded.includes(rate) ? text.orMore(amount) : amount;
    return [`${said} ${text.rates[rate]}`];
  });
  const [first = text.noWage, ...rest] = amounts;
  return (
    <Fact name={text.median} value={first}>
      {[...rest, ...(wages ? [text.medianMeaning(wages.WageYear)] : [])].join(". ")}
    </Fact>
  );
}

function Apprenticeable({ all }: { all: NonNullable<OccupationDetail["Apprenticeable"]> }) {
  const text = useTexts(texts);
  const lang = useLanguage();
  const [closest] = all;
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

function Fact({ name, value, children }: { name: string; value: string; children?: ReactNode }) {
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
