import type { RowOf } from "@guildway/api-client";
import type { apprenticeshipTemplates } from "@guildway/api-contract";
import { plannedWageOf } from "@guildway/rules/program";
import { useLanguage, useTexts } from "@guildway/ui";
import { dollars } from "../../room/dollars.ts";
import styles from "./planned.module.css";
import { texts } from "./texts.ts";

type Row = RowOf<typeof apprenticeshipTemplates>;
type Hours = { least?: number | undefined; most?: number | undefined } | number | undefined;

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

/** The steps of the wages, in the columns that the program has something for. */
export function PlannedWages({ row }: { row: Pick<Row, "wagePeriods" | "journeyworkerWage"> }) {
  const { plan } = useTexts(texts);
  const shown = new Intl.NumberFormat(useLanguage());
  const number = (value: number | undefined) => (value === undefined ? "" : shown.format(value));
  const steps = (row.wagePeriods ?? []).map((step) => ({
    title: step.title,
    percent: step.percent === undefined ? "" : `${shown.format(step.percent)} %`,
    wage: asDollars(plannedWageOf(step, row.journeyworkerWage)),
    hours: [...new Set([number(step.hours?.least), number(step.hours?.most)])].join("–"),
  }));
  const columns = (["percent", "wage", "hours"] as const).filter((column) =>
    steps.some((step) => step[column] !== ""),
  );
  return (
    <div className={styles.scrolls} tabIndex={0} role="region" aria-label={plan.wages}>
      <table className={styles.wages}>
        <thead>
          <tr>
            <th scope="col">{plan.step}</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {plan[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {steps.map((step, index) => (
            <tr key={index}>
              <th scope="row">{step.title}</th>
              {columns.map((column) => (
                <td key={column}>{step[column]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const asDollars = (amount: number | undefined) => (amount === undefined ? "" : dollars(amount));

/** Hours in words, from the least to the most. */
export function useHours() {
  const { hours } = useTexts(texts);
  const shown = new Intl.NumberFormat(useLanguage());
  return (said: Hours) => {
    const bounds = typeof said === "number" ? [said || undefined] : [said?.least, said?.most];
    const known = bounds.filter((one) => one !== undefined);
    return known.length > 0
      ? hours([...new Set(known.map((one) => shown.format(one)))].join("–"))
      : undefined;
  };
}
