import type { OccupationWage, OccupationWages } from "@guildway/api-contract";
import { Card, useLanguage, useTexts } from "@guildway/ui";
import { useState } from "react";
import { dollars } from "../../plan/dollars.ts";
import styles from "./wages-card.module.css";
import { texts } from "./texts.ts";
import {
  coversWiderGroup,
  type Percentile,
  percentiles,
  placeBetween,
  wagesOf,
} from "../../plan/wage-figures.ts";

/** What the occupation pays: the median first, the range as a bar, and all figures as a table. */
export function WagesCard({
  wages,
  onetCode,
}: {
  wages: OccupationWages | undefined;
  onetCode: string;
}) {
  const text = useTexts(texts).wages;
  const [roomy] = useState(() => matchMedia("(width >= 56rem)").matches);
  const hourly = wages && wagesOf(wages, "Hourly");
  const annual = wages && wagesOf(wages, "Annual");
  const ranged = hourly ?? annual;
  if (!wages || !ranged)
    return (
      <Card title={text.title}>
        <p>{text.none}</p>
      </Card>
    );
  return (
    <Card title={text.title}>
      <p className={styles.medians}>
        {[hourly, annual].map(
          (wage) =>
            wage && (
              <span key={wage.RateType} className={styles.median}>
                <strong>
                  <Amount wage={wage} percentile="Median" />
                </strong>{" "}
                {wage.RateType === "Hourly" ? text.hourly : text.annual}
              </span>
            ),
        )}
      </p>
      <p className={styles.note}>{text.median}</p>
      <Range wage={ranged} />
      <details className={styles.details} open={roomy}>
        <summary>{text.table}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{text.measure}</th>
              {hourly && (
                <th scope="col" data-numeric="">
                  {text.hourlyColumn}
                </th>
              )}
              {annual && (
                <th scope="col" data-numeric="">
                  {text.annualColumn}
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {percentiles.map((percentile) => (
              <tr key={percentile}>
                <th scope="row">{text.rows[percentile]}</th>
                {[hourly, annual].map(
                  (wage) =>
                    wage && (
                      <td key={wage.RateType} data-numeric="">
                        <Amount wage={wage} percentile={percentile} />
                      </td>
                    ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
        <p className={styles.source}>{text.about(wages.WageYear)}</p>
      </details>
      {coversWiderGroup(onetCode, wages) && (
        <p className={styles.source}>
          {text.wider} <span lang="en">{wages.SocWageInfo.SocTitle}</span> (
          {wages.SocWageInfo.SocCode}). {text.notAlone}
        </p>
      )}
    </Card>
  );
}

function Amount({ wage, percentile }: { wage: OccupationWage; percentile: Percentile }) {
  const text = useTexts(texts).wages;
  const lang = useLanguage();
  const figure = wage[percentile];
  if (figure === null) return text.unpublished;
  const amount = dollars(figure, wage.RateType, lang);
  return wage.TopCoded.includes(percentile) ? text.orMore(amount) : amount;
}

function Range({ wage }: { wage: OccupationWage }) {
  const text = useTexts(texts).wages;
  const lang = useLanguage();
  const middle = placeBetween(wage, "Median");
  const from = placeBetween(wage, "Pct25");
  const to = placeBetween(wage, "Pct75");
  if (wage.Pct10 === null || wage.Pct90 === null) return null;
  const high = dollars(wage.Pct90, wage.RateType, lang);
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
        <span>{text.low(dollars(wage.Pct10, wage.RateType, lang))}</span>
        <span>{wage.TopCoded.includes("Pct90") ? text.highCapped(high) : text.high(high)}</span>
      </div>
    </div>
  );
}
