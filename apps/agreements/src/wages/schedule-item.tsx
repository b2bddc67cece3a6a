import type { RowOf } from "@guildway/api-client";
import type { wageSchedules } from "@guildway/api-contract";
import { IconButton, useTexts } from "@guildway/ui";
import Pencil from "lucide-react/icons/pencil";
import Trash2 from "lucide-react/icons/trash-2";
import { PeriodTable } from "./period-table.tsx";
import { useFigures } from "./use-figures.ts";
import { WageChart } from "./wage-chart.tsx";
import styles from "./wage-schedules-card.module.css";
import { texts } from "./card-texts.ts";

interface Props {
  schedule: RowOf<typeof wageSchedules>;
  onEdit: (() => void) | undefined;
  onRemove: (() => void) | undefined;
}

/** One wage schedule in a list, with its periods to unfold. */
export function ScheduleItem({ schedule, onEdit, onRemove }: Props) {
  const text = useTexts(texts);
  const { dollars, number } = useFigures();
  const { entryWage } = schedule;
  const title = schedule.title ?? "";
  const rates = schedule.wageRates ?? [];
  const hours = rates.reduce((sum, { duration }) => sum + duration, 0);
  return (
    <li className={styles.item}>
      <div className={styles.head}>
        <div>
          <h3>{title}</h3>
          <p className={styles.facts}>
            {rates.length === 0
              ? text.noRates
              : text.facts(
                  entryWage ? text.entryWage(dollars(entryWage)) : "",
                  rates.length,
                  number(hours),
                )}
          </p>
        </div>
        {(onEdit || onRemove) && (
          <div className={styles.menu}>
            {onEdit && <IconButton name={text.edit(title)} icon={<Pencil />} onClick={onEdit} />}
            {onRemove && (
              <IconButton name={text.remove(title)} icon={<Trash2 />} onClick={onRemove} />
            )}
          </div>
        )}
      </div>
      {rates.length > 0 && (
        <details>
          <summary>{text.periods}</summary>
          <div className={styles.periods}>
            {entryWage ? <WageChart rates={rates} entryWage={entryWage} /> : null}
            <PeriodTable rates={rates} entryWage={entryWage} />
          </div>
        </details>
      )}
    </li>
  );
}
