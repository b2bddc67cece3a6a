import type { RowOf } from "@guildway/api-client";
import type { wageSchedules } from "@guildway/api-contract";
import { defineTexts, useTexts } from "@guildway/ui";
import paper from "./paper.module.css";
import { dollars } from "./shown.ts";

const texts = defineTexts(
  { period: "Period", hours: "Hours", wage: "Wage per hour" },
  { period: "Período", hours: "Horas", wage: "Salario por hora" },
);

/** The periods of a wage schedule, as an agreement says them. */
export function WageTable({ schedule }: { schedule: RowOf<typeof wageSchedules> }) {
  const text = useTexts(texts);
  return (
    <table className={paper.table}>
      <caption>{schedule.title}</caption>
      <thead>
        <tr>
          <th scope="col">{text.period}</th>
          <th scope="col">{text.hours}</th>
          <th scope="col">{text.wage}</th>
        </tr>
      </thead>
      <tbody>
        {schedule.wageRates?.map(({ wageAmount, duration }, index) => (
          // Each pays more than the one before.
          <tr key={wageAmount}>
            <th scope="row">{index + 1}</th>
            <td>{duration}</td>
            <td>{dollars.format(wageAmount)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
