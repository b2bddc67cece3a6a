import { Link } from "@guildway/router";
import { IconButton, type UiLang, useLanguage, useTexts } from "@guildway/ui";
import X from "lucide-react/icons/x";
import { shownTitle } from "../../plan/occupation-title.tsx";
import { comparisonRows } from "./comparison-rows.tsx";
import styles from "./compare-occupations.module.css";
import { texts } from "./texts.ts";
import type { Compared } from "./use-compared.ts";

/** An occupation that is compared, once it is known. */
export type KnownCompared = Compared & { occupation: NonNullable<Compared["occupation"]> };

/** The facts of occupations side by side; on a phone one fact after another. */
export function ComparisonTable({
  compared,
  addressOf,
  onRemove,
}: {
  compared: readonly KnownCompared[];
  /** Where a plan for an occupation is made. */
  addressOf(code: string): string;
  onRemove(code: string): void;
}) {
  const text = useTexts(texts);
  const lang = useLanguage();
  const names = compared.map(({ occupation }) => nameOf(occupation, lang));
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col" className={styles.corner}>
            <span>{text.fact}</span>
          </th>
          {compared.map((of, place) => (
            <th key={of.code} scope="col" lang={names[place]!.lang}>
              {names[place]!.words}
              <span className={styles.headActions} data-no-print="">
                <Link to={addressOf(of.code)} aria-label={text.open(names[place]!.words)}>
                  {text.plan}
                </Link>
                <IconButton
                  name={text.remove(names[place]!.words)}
                  icon={<X />}
                  onClick={() => onRemove(of.code)}
                />
              </span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {comparisonRows(text, lang, names[0]?.words ?? "").map(({ name, note, cell }) => (
          <tr key={name}>
            <th scope="row">
              {name}
              {note && <span className={styles.note}>{note}</span>}
            </th>
            {compared.map((of, place) => (
              <td key={of.code}>
                <span className={styles.whose} aria-hidden="true" lang={names[place]!.lang}>
                  {names[place]!.words}
                </span>
                <span>{cell(of, compared[0]!) ?? text.none}</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function nameOf({ OnetTitle, TitleEs }: KnownCompared["occupation"], lang: UiLang) {
  return shownTitle({ title: OnetTitle, titleEs: TitleEs }, lang);
}
