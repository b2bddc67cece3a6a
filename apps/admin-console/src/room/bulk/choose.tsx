import { useTexts } from "@guildway/ui";
import type { AnyRow } from "../room.ts";
import { common } from "../texts.ts";

interface Chosen {
  chosen: ReadonlySet<string>;
  onChoose: (to: ReadonlySet<string>) => void;
}

/** The box before a row, ticked where it is to be changed. */
export function Choose({ row, name, chosen, onChoose }: Chosen & { row: AnyRow; name: string }) {
  const text = useTexts(common);
  const isChosen = chosen.has(row.id);
  const change = () =>
    onChoose(new Set(isChosen ? [...chosen].filter((id) => id !== row.id) : [...chosen, row.id]));
  return (
    <input type="checkbox" aria-label={text.chooseRow(name)} checked={isChosen} onChange={change} />
  );
}

/** The box above all rows of a page. */
export function ChooseAll({ rows, chosen, onChoose }: Chosen & { rows: readonly AnyRow[] }) {
  const text = useTexts(common);
  const areAll = rows.every(({ id }) => chosen.has(id));
  return (
    <input
      type="checkbox"
      aria-label={text.chooseAll}
      checked={areAll}
      onChange={() => onChoose(new Set(areAll ? [] : rows.map(({ id }) => id)))}
    />
  );
}
