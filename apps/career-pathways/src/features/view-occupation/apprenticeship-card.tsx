import type { ApprenticeableOccupation } from "@guildway/api-contract";
import { Card, useLanguage, useTexts } from "@guildway/ui";
import { FoldedList } from "../../plan/folded-list.tsx";
import { hoursInWords, readableTitle } from "../../plan/rapids-words.ts";
import styles from "./view-occupation.module.css";
import { texts } from "./texts.ts";

/** Under which titles the work can be learned in a registered apprenticeship. */
export function ApprenticeshipCard({
  apprenticeships,
}: {
  apprenticeships: readonly ApprenticeableOccupation[];
}) {
  const text = useTexts(texts).apprenticeship;
  const lang = useLanguage();
  if (apprenticeships.length === 0)
    return (
      <Card title={text.title}>
        <p className={styles.small}>{text.none}</p>
      </Card>
    );
  return (
    <Card title={text.title} count={apprenticeships.length}>
      <p className={styles.small}>{text.lead(apprenticeships.length)}</p>
      <FoldedList fold="part" className={styles.apprenticeships}>
        {apprenticeships.map(({ RapidsCode, Title, Type, HoursMin, HoursMax }) => (
          <li key={`${RapidsCode} ${Title}`}>
            <strong lang="en">{readableTitle(Title)}</strong>
            <span>
              {hoursInWords(HoursMin, HoursMax, lang) ?? text.noHours} · {text.types[Type]} ·{" "}
              {text.code} {RapidsCode}
            </span>
          </li>
        ))}
      </FoldedList>
    </Card>
  );
}
