import { useLanguage, useTexts } from "@guildway/ui";
import styles from "./import-program.module.css";
import { competenciesOf, type ProgramDraft } from "./program-draft.ts";
import { texts } from "./texts.ts";

/** The groups of competencies with their hours, folded. */
export function FoundGroups({ groups }: { groups: ProgramDraft["groups"] }) {
  const text = useTexts(texts);
  const shown = new Intl.NumberFormat(useLanguage());
  const number = (value: number | undefined) => (value === undefined ? "" : shown.format(value));
  return (
    <>
      <p>{text.counts(groups.length, competenciesOf({ groups }).length)}</p>
      {groups.map(({ id, description, hours, competencies }) => (
        <details key={id} className={styles.group}>
          <summary>
            {description}
            {hours && (
              <small>
                {text.hours(number(hours.least ?? hours.most), number(hours.most ?? hours.least))}
              </small>
            )}
          </summary>
          <ul>
            {competencies.map((one) => (
              <li key={one.id}>
                {one.description}
                {one.tags && <small>{one.tags.join(", ") || text.noTags}</small>}
              </li>
            ))}
          </ul>
        </details>
      ))}
    </>
  );
}
