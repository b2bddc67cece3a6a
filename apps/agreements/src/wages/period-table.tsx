import type { WagePeriod } from "@guildway/rules";
import { IconButton, useTexts, VisuallyHidden } from "@guildway/ui";

import Pencil from "lucide-react/icons/pencil";
import Trash2 from "lucide-react/icons/trash-2";
import { useFigures } from "./use-figures.ts";
import { texts } from "./texts.ts";
import styles from "./wages.module.css";

/** What can be done with a period; without `onRemove` none can go. */
export interface PeriodMenu {
  onEdit(at: number): void;
  onRemove?: ((at: number) => void) | undefined;
}

interface Props {
  rates: readonly WagePeriod[];
  entryWage: number | null | undefined;
  /** Without one the periods are only shown. */
  menu?: PeriodMenu | undefined;
}

/** The periods of a wage schedule one below the other, with their hours in all. */
export function PeriodTable({ rates, entryWage, menu }: Props) {
  const text = useTexts(texts);
  const { dollars, number } = useFigures();
  return (
    <table className={styles.periods}>
      <caption>
        <VisuallyHidden>{text.table}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">{text.period}</th>
          <th scope="col">{text.wage}</th>
          {entryWage ? (
            <th scope="col" className={styles.share}>
              {text.share}
            </th>
          ) : null}
          <th scope="col">{text.hours}</th>
          {menu && (
            <th scope="col">
              <VisuallyHidden>{text.actions}</VisuallyHidden>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {rates.map(({ wageAmount, duration }, at) => (
          <tr key={at}>
            <th scope="row">{text.ordinal(at + 1)}</th>
            <td>{dollars(wageAmount)}</td>
            {entryWage ? (
              <td className={styles.share}>{Math.round((100 * wageAmount) / entryWage)}%</td>
            ) : null}
            <td>{number(duration)}</td>
            {menu && (
              <td>
                <Menu at={at} {...menu} />
              </td>
            )}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{text.inAll}</th>
          <td>{null}</td>
          {entryWage ? <td className={styles.share}>{null}</td> : null}
          <td>{number(rates.reduce((sum, { duration }) => sum + duration, 0))}</td>
          {menu && <td>{null}</td>}
        </tr>
      </tfoot>
    </table>
  );
}

function Menu({ at, onEdit, onRemove }: PeriodMenu & { at: number }) {
  const text = useTexts(texts);
  const period = text.ordinal(at + 1);
  return (
    <div className={styles.menu}>
      <IconButton name={text.edit(period)} icon={<Pencil />} onClick={() => onEdit(at)} />
      {onRemove && (
        <IconButton name={text.remove(period)} icon={<Trash2 />} onClick={() => onRemove(at)} />
      )}
    </div>
  );
}
