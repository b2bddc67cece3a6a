import type { RowOf } from "@guildway/api-client";
import type { apprenticeshipTemplates } from "@guildway/api-contract";
import { useLanguage, useTexts } from "@guildway/ui";
import { dollars } from "../../room/dollars.ts";
import styles from "./planned.module.css";
import { texts } from "./texts.ts";

type Row = RowOf<typeof apprenticeshipTemplates>;
type Hours = { least?: number | undefined; most?: number | undefined } | undefined;

/** How many apprentices to how many journeyworkers, in words. */
export function RatioInWords({ row: { ratio } }: { row: Pick<Row, "ratio"> }) {
  const { plan } = useTexts(texts);
  return ratio && plan.ratio(ratio.apprentices, ratio.journeyworkers);
}

/** The courses of the related instruction; what is learned in one opens at a click. */
export function Courses({ row }: { row: Pick<Row, "relatedInstruction"> }) {
  const hoursOf = useHours();
  return (row.relatedInstruction ?? []).map(({ title, code, hours, objectives = [] }, index) => {
    const name = (
      <>
        {title} <small>{[code, hoursOf(hours)].filter(Boolean).join(" · ")}</small>
      </>
    );
    return objectives.length === 0 ? (
      <p key={index} className={styles.course}>
        {name}
      </p>
    ) : (
      <details key={index} className={styles.course}>
        <summary>{name}</summary>
        <ul>
          {objectives.map((one, at) => (
            <li key={at}>{one}</li>
          ))}
        </ul>
      </details>
    );
  });
}

/** The steps of the wages. */
export function PlannedWages({ row }: { row: Row }) {
  const { plan } = useTexts(texts);
  const shown = new Intl.NumberFormat(useLanguage());
  const number = (value: number | undefined) => (value === undefined ? "" : shown.format(value));
  return (
    <div className={styles.scrolls}>
      <table className={styles.wages}>
        <thead>
          <tr>
            <th scope="col">{plan.step}</th>
            <th scope="col">{plan.percent}</th>
            <th scope="col">{plan.wage}</th>
            <th scope="col">{plan.hours}</th>
          </tr>
        </thead>
        <tbody>
          {(row.wagePeriods ?? []).map(({ title, percent, wage, hours }, index) => (
            <tr key={index}>
              <th scope="row">{title}</th>
              <td>{percent === undefined ? "" : `${shown.format(percent)} %`}</td>
              <td>{wage === undefined ? "" : dollars(wage)}</td>
              <td>{hours && [...new Set([number(hours.least), number(hours.most)])].join("–")}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Hours in words, from the least to the most. */
export function useHours() {
  const { hours } = useTexts(texts);
  const shown = new Intl.NumberFormat(useLanguage());
  return (said: Hours) => {
    const known = [said?.least, said?.most].filter((one) => one !== undefined);
    return known.length > 0
      ? hours([...new Set(known.map((one) => shown.format(one)))].join("–"))
      : undefined;
  };
}
