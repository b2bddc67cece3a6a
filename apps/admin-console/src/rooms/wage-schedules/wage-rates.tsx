import type { RowOf } from "@guildway/api-client";
import type { wageSchedules } from "@guildway/api-contract";
import { useTexts } from "@guildway/ui";
import { dollars } from "../../room/dollars.ts";
import { texts } from "./texts.ts";
import styles from "./wage-rates.module.css";

/** The periods of a schedule one below the other, with their share of the entry wage and the hours in all. */
export function WageRates({ row }: { row: RowOf<typeof wageSchedules> }) {
  const { table } = useTexts(texts);
  const rates = row.wageRates ?? [];
  const { entryWage } = row;
  return (
    <table className={styles.rates}>
      <thead>
        <tr>
          <th scope="col">{table.period}</th>
          <th scope="col">{table.wage}</th>
          {entryWage ? <th scope="col">{table.share}</th> : null}
          <th scope="col">{table.hours}</th>
        </tr>
      </thead>
      <tbody>
        {rates.map(({ wageAmount, duration }, index) => (
          <tr key={index}>
            <th scope="row">{index + 1}</th>
            <td>{dollars(wageAmount)}</td>
            {entryWage ? <td>{Math.round((100 * wageAmount) / entryWage)} %</td> : null}
            <td>{duration.toLocaleString("en-US")}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={entryWage ? 3 : 2}>
            {table.all}
          </th>
          <td>{rates.reduce((sum, { duration }) => sum + duration, 0).toLocaleString("en-US")}</td>
        </tr>
      </tfoot>
    </table>
  );
}
