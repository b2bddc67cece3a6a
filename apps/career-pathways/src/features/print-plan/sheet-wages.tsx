import type { OccupationWages } from "@guildway/api-contract";
import { useLanguage, useTexts } from "@guildway/ui";
import { Fragment } from "react";
import { dollars } from "../../plan/dollars.ts";
import { areaMedians, coversWiderGroup, percentiles, wagesOf } from "../../plan/wage-figures.ts";
import { texts } from "./texts.ts";

/** All figures of the wages, a row for each rate. */
export function SheetWages({ wages, onetCode }: { wages: OccupationWages; onetCode: string }) {
  const text = useTexts(texts);
  const lang = useLanguage();
  const rates = (["Hourly", "Annual"] as const).flatMap((rate) => wagesOf(wages, rate) ?? []);
  if (rates.length === 0) return null;
  return (
    <section>
      <h2>{text.wages}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">{text.earnLess}</th>
            {percentiles.map((percentile) => (
              <th key={percentile} scope="col" data-numeric="">
                {text.columns[percentile]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rates.map((wage) => (
            <tr key={wage.RateType}>
              <th scope="row">{text.rows[wage.RateType]}</th>
              {percentiles.map((percentile) => {
                const figure = wage[percentile];
                const amount =
                  figure === null ? text.unpublished : dollars(figure, wage.RateType, lang);
                return (
                  <td key={percentile} data-numeric="">
                    {wage.TopCoded.includes(percentile) ? text.orMore(amount) : amount}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      {wages.LocalWagesList && wages.LocalWagesList.length > 0 && <Medians wages={wages} />}
      {coversWiderGroup(onetCode, wages) && (
        <p>
          {text.wider} <span lang="en">{wages.SocWageInfo.SocTitle}</span>
        </p>
      )}
    </section>
  );
}

/** The medians of the areas around, beside the nation's. */
function Medians({ wages }: { wages: OccupationWages }) {
  const text = useTexts(texts);
  const lang = useLanguage();
  const rates = ["Hourly", "Annual"] as const;
  const medians = rates.flatMap((rate) =>
    areaMedians(wages, rate).map((median) => ({ ...median, rate })),
  );
  const areas = [...new Set(medians.map(({ area }) => area))];
  return (
    <p>
      {text.medians}{" "}
      {areas.map((area, index) => (
        <Fragment key={area ?? ""}>
          {index > 0 && "; "}
          <span lang={area && "en"}>{area ?? text.nation}</span>{" "}
          {medians
            .filter((median) => median.area === area)
            .map(({ figure, topCoded, rate }) => {
              const amount = dollars(figure, rate, lang);
              return `${topCoded ? text.orMore(amount) : amount} ${text.rates[rate]}`;
            })
            .join(", ")}
        </Fragment>
      ))}
      .
    </p>
  );
}
