import type { OccupationWage, OccupationWages, WageLevels } from "@guildway/api-contract";
import { Card, useLanguage, useTexts } from "@guildway/ui";
import { useState } from "react";
import { AskZip } from "../../plan/ask-zip.tsx";
import { dollars } from "../../plan/dollars.ts";
import {
  areaMedians,
  coversWiderGroup,
  nearestMedian,
  placeBetween,
  wagesOf,
} from "../../plan/wage-figures.ts";
import { type Rate, RateSwitch } from "./rate-switch.tsx";
import { WageBars } from "./wage-bars.tsx";
import { WageTables } from "./wage-tables.tsx";
import styles from "./wages-card.module.css";
import { texts } from "./texts.ts";

interface Props {
  wages: OccupationWages | undefined;
  onetCode: string;
  /** Whether the place is known for which wages were asked. */
  placeKnown: boolean;
  /** Whether a ZIP code can be typed on this page. */
  canAskZip: boolean;
}

/** What the occupation pays as near as it is known: the median first, beside the nation's as bars, how it spreads, and all figures as tables. */
export function WagesCard({ wages, onetCode, placeKnown, canAskZip }: Props) {
  const text = useTexts(texts).wages;
  const lang = useLanguage();
  const [chosenRate, setRate] = useState<Rate>();
  const [roomy] = useState(() => matchMedia("(width >= 56rem)").matches);
  const usual = wages && nearestMedian(wages);
  if (!wages || !usual)
    return (
      <Card title={text.title}>
        <p>{text.none}</p>
      </Card>
    );
  const rate = chosenRate ?? usual.rate;
  const medians = areaMedians(wages, rate);
  const [nearest] = medians;
  const national = wagesOf(wages, rate);
  return (
    <Card title={text.title} actions={<RateSwitch rate={rate} onRate={setRate} />}>
      {nearest ? (
        <>
          <p className={styles.medians}>
            <strong>{amountOf(nearest.figure, nearest.topCoded)}</strong>{" "}
            {rate === "Hourly" ? text.hourly : text.annual}
          </p>
          <p className={styles.note}>
            {text.median}{" "}
            {nearest.area ? <span lang="en">{nearest.area}</span> : text.nationInSentence}
          </p>
        </>
      ) : (
        <p className={styles.note}>{rate === "Hourly" ? text.noHourly : text.noAnnual}</p>
      )}
      <NothingLocal {...{ wages, placeKnown, canAskZip }} />
      {medians.length > 1 && <WageBars medians={medians} rate={rate} />}
      {wages.LocalLevels && <Levels levels={wages.LocalLevels} />}
      {national && national.Pct10 !== null && national.Pct90 !== null && (
        <>
          <h3 className={styles.subtitle}>{text.spread}</h3>
          <Range wage={national} />
        </>
      )}
      <details className={styles.details} open={roomy && medians.length < 2}>
        <summary>{text.table}</summary>
        <WageTables wages={wages} />
      </details>
      <p className={styles.source}>{text.about(wages.WageYear)}</p>
      {coversWiderGroup(onetCode, wages) && (
        <p className={styles.source}>
          {text.wider} <span lang="en">{wages.SocWageInfo.SocTitle}</span> (
          {wages.SocWageInfo.SocCode}). {text.notAlone}
        </p>
      )}
    </Card>
  );

  function amountOf(figure: number, topCoded: boolean): string {
    const amount = dollars(figure, rate, lang);
    return topCoded ? text.orMore(amount) : amount;
  }
}

/** Why the figures are the nation's alone. */
function NothingLocal({
  wages,
  placeKnown,
  canAskZip,
}: Pick<Props, "placeKnown" | "canAskZip"> & { wages: OccupationWages }) {
  const text = useTexts(texts).wages;
  if (wages.LocalWagesList?.length) return null;
  if (placeKnown) return <p className={styles.nothingLocal}>{text.noLocal}</p>;
  return canAskZip ? (
    <p className={styles.nothingLocal}>
      {text.noPlace} <AskZip />
    </p>
  ) : null;
}

/** What one starts with and earns later, where an area has no median. */
function Levels({ levels }: { levels: WageLevels }) {
  const text = useTexts(texts).wages;
  const lang = useLanguage();
  const { AreaName, RateType, Entry, Experienced, Release } = levels;
  return (
    <section className={styles.levels}>
      <h3 className={styles.subtitle}>
        {text.levels} <span lang="en">{AreaName}</span>
      </h3>
      <dl>
        {[[text.entry, Entry] as const, [text.experienced, Experienced] as const].map(
          ([name, amount]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <strong>{dollars(amount, RateType, lang)}</strong>{" "}
                {RateType === "Hourly" ? text.hourly : text.annual}
              </dd>
            </div>
          ),
        )}
      </dl>
      <p className={styles.source}>{text.levelsSource(Release)}</p>
    </section>
  );
}

function Range({ wage }: { wage: OccupationWage }) {
  const text = useTexts(texts).wages;
  const lang = useLanguage();
  const middle = placeBetween(wage, "Median");
  const from = placeBetween(wage, "Pct25");
  const to = placeBetween(wage, "Pct75");
  const high = dollars(wage.Pct90 ?? 0, wage.RateType, lang);
  return (
    <div className={styles.range}>
      <div className={styles.track} aria-hidden="true">
        {from !== undefined && to !== undefined && (
          <span
            className={styles.half}
            style={{ insetInlineStart: `${from}%`, inlineSize: `${to - from}%` }}
          />
        )}
        {middle !== undefined && (
          <span className={styles.tick} style={{ insetInlineStart: `${middle}%` }} />
        )}
      </div>
      <div className={styles.ends}>
        <span>{text.low(dollars(wage.Pct10 ?? 0, wage.RateType, lang))}</span>
        <span>{wage.TopCoded.includes("Pct90") ? text.highCapped(high) : text.high(high)}</span>
      </div>
    </div>
  );
}
