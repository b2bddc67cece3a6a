import type { RowOf } from "@guildway/api-client";
import type { apprenticeshipTemplates } from "@guildway/api-contract";
import { useLanguage, useTexts } from "@guildway/ui";
import styles from "./competency-tree.module.css";
import { useHours } from "./planned.tsx";
import { texts } from "./texts.ts";

/** The competencies of a program by their groups, with their hours and tags; a group opens at a click. */
export function CompetencyTree({
  row,
}: {
  row: RowOf<typeof apprenticeshipTemplates>;
  text: string;
}) {
  const { hours, ungrouped, asked } = useTexts(texts);
  const hoursOf = useHours();
  const shown = new Intl.NumberFormat(useLanguage(), { maximumFractionDigits: 2 });
  const { competencies = {}, competencyGroups, classifications, classifiedBy } = row;
  const groups = competencyGroups ?? [];
  const grouped = new Set(groups.flatMap(({ competencyIds }) => competencyIds));
  const rest = Object.keys(competencies ?? {}).filter((id) => !grouped.has(id));
  const all = [
    ...groups,
    ...(rest.length > 0 ? [{ id: "", description: ungrouped, competencyIds: rest }] : []),
  ];
  return all.map(({ id, description, competencyIds, ...said }) => {
    const own = competencyIds.flatMap((one) => competencies?.[one] ?? []);
    const sum = own.reduce((total, { totalHours }) => total + (totalHours ?? 0), 0);
    return (
      <details key={id} className={styles.group}>
        <summary>
          {description} <small>{hoursOf("hours" in said ? said.hours : sum)}</small>
        </summary>
        <ul>
          {own.map((one) => (
            <li key={one.id}>
              {one.description}{" "}
              <small>
                {[
                  one.totalHours ? hours(shown.format(one.totalHours)) : undefined,
                  ...(one.classificationIds ?? []).map((tag) => classifications?.[tag]),
                ]
                  .filter(Boolean)
                  .join(" · ")}
              </small>
              {classifiedBy?.[one.id] && (
                <details>
                  <summary>{asked.how}</summary>
                  <dl>
                    <dt>{asked.question}</dt>
                    <dd>{classifiedBy[one.id]!.asked}</dd>
                    <dt>{asked.answer}</dt>
                    <dd>{classifiedBy[one.id]!.answered}</dd>
                  </dl>
                </details>
              )}
            </li>
          ))}
        </ul>
      </details>
    );
  });
}
