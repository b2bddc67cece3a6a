import { linkTo } from "@guildway/federation";
import { Link } from "@guildway/router";
import { Notice, useTexts } from "@guildway/ui";
import { useOpens } from "../../room/use-opens.ts";
import type { ExistingProgram } from "./find-existing.ts";
import styles from "./import-program.module.css";
import { competenciesOf, type ProgramDraft, reviewedFields } from "./program-draft.ts";
import { texts } from "./texts.ts";
import { useShownValue } from "./use-shown-value.ts";

/** How a document differs from the program with the same code that is there already. */
export function Difference({
  existing,
  draft,
}: {
  existing: ExistingProgram;
  draft: ProgramDraft;
}) {
  const text = useTexts(texts);
  const shown = useShownValue();
  const opensPrograms = useOpens("trainingPrograms");
  const differing = reviewedFields.filter(
    (field) => String(existing[field] ?? "") !== draft.values[field].trim(),
  );
  const there = new Set(
    Object.values(existing.competencies ?? {}).map(({ description }) => description),
  );
  const here = new Set(competenciesOf(draft).map(({ description }) => description));
  const added = [...here].filter((one) => !there.has(one)).length;
  const gone = [...there].filter((one) => !here.has(one)).length;
  return (
    <Notice kind="danger" title={text.exists}>
      <p>
        {text.existsText(existing.title ?? "")}{" "}
        {opensPrograms && (
          <Link to={linkTo("admin-console.trainingPrograms", { id: existing.id })}>
            {text.open}
          </Link>
        )}
      </p>
      <details className={styles.group}>
        <summary>{text.compare}</summary>
        {differing.length === 0 && added === 0 && gone === 0 ? (
          <p>{text.difference.same}</p>
        ) : (
          <>
            <div className={styles.scrolls} tabIndex={0} role="region" aria-label={text.compare}>
              <table>
                <thead>
                  <tr>
                    <th scope="col">{text.difference.field}</th>
                    <th scope="col">{text.difference.there}</th>
                    <th scope="col">{text.difference.here}</th>
                  </tr>
                </thead>
                <tbody>
                  {differing.map((field) => (
                    <tr key={field}>
                      <th scope="row">{text.fields[field]}</th>
                      <td>{shown(field, existing[field] ?? "") || "–"}</td>
                      <td>{shown(field, draft.values[field]) || "–"}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
            {added > 0 && <p>{text.difference.added(added)}</p>}
            {gone > 0 && <p>{text.difference.gone(gone)}</p>}
          </>
        )}
      </details>
    </Notice>
  );
}
