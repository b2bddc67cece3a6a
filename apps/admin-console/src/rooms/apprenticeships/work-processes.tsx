import type { RowOf } from "@guildway/api-client";
import type { apprenticeships } from "@guildway/api-contract";
import styles from "../training-programs/planned.module.css";
import { useHours } from "../training-programs/planned.tsx";

/** The processes of the work with their hours; what is learned in one opens at a click. */
export function WorkProcesses({ row }: { row: RowOf<typeof apprenticeships> }) {
  const hoursOf = useHours();
  return (row.workProcesses ?? []).map(({ title, hours, competencies = [] }, index) => (
    <details key={index} className={styles.course}>
      <summary>
        {title} <small>{hoursOf(hours)}</small>
      </summary>
      <ul>
        {competencies.map((one, at) => (
          <li key={at}>{one}</li>
        ))}
      </ul>
    </details>
  ));
}
