import type { OccupationWage, OccupationWages } from "@guildway/api-contract";
import { useLanguage, useTexts } from "@guildway/ui";
import { dollars } from "../../plan/dollars.ts";
import { areaMedians, percentiles, wagesOf } from "../../plan/wage-figures.ts";
import type { Rate } from "./rate-switch.tsx";
import styles from "./wages-card.module.css";
import { texts } from "./texts.ts";

const rates = ["Hourly", "Annual"] as const;

/** All figures, by the hour and by the year: the medians by area, and how wages spread in the nation. */
export function WageTables({ wages }: { wages: OccupationWages }) {
  const national = rates.flatMap((rate) => wagesOf(wages, rate) ?? []);
  const areas = new Set(rates.flatMap((rate) => areaMedians(wages, rate).map(({ area }) => area)));
  return (
    <>
      {areas.size > 1 && <MedianTable wages={wages} areas={[...areas]} />}
      {national.length > 0 && <SpreadTable national={national} />}
    </>
  );
}

function MedianTable({
  wages,
  areas,
}: {
  wages: OccupationWages;
  areas: readonly (string | undefined)[];
}) {
  const text = useTexts(texts).wages;
  return (
    <table className={styles.table}>
      <caption>{text.medianTable}</caption>
      <thead>
        <tr>
          <th scope="col">{text.area}</th>
          <th scope="col" data-numeric="">
            {text.hourlyColumn}
          </th>
          <th scope="col" data-numeric="">
            {text.annualColumn}
          </th>
        </tr>
      </thead>
      <tbody>
        {areas.map((area) => (
          <tr key={area ?? ""}>
            <th scope="row" lang={area && "en"}>
              {area ?? text.nation}
            </th>
            {rates.map((rate) => {
              const median = areaMedians(wages, rate).find((one) => one.area === area);
              return (
                <td key={rate} data-numeric="">
                  <Amount
                    figure={median?.figure ?? null}
                    rate={rate}
                    topCoded={median?.topCoded ?? false}
                  />
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function SpreadTable({ national }: { national: readonly OccupationWage[] }) {
  const text = useTexts(texts).wages;
  return (
    <table className={styles.table}>
      <caption>{text.spreadTable}</caption>
      <thead>
        <tr>
          <th scope="col">{text.measure}</th>
          {national.map(({ RateType }) => (
            <th key={RateType} scope="col" data-numeric="">
              {RateType === "Hourly" ? text.hourlyColumn : text.annualColumn}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {percentiles.map((percentile) => (
          <tr key={percentile}>
            <th scope="row">{text.rows[percentile]}</th>
            {national.map((wage) => (
              <td key={wage.RateType} data-numeric="">
                <Amount
                  figure={wage[percentile]}
                  rate={wage.RateType}
                  topCoded={wage.TopCoded.includes(percentile)}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Amount({
  figure,
  rate,
  topCoded,
}: {
  figure: number | null;
  rate: Rate;
  topCoded: boolean;
}) {
  const text = useTexts(texts).wages;
  const lang = useLanguage();
  if (figure === null) return text.unpublished;
  const amount = dollars(figure, rate, lang);
  return topCoded ? text.orMore(amount) : amount;
}
