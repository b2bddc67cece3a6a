import type { ApprenticeableOccupation } from "@guildway/api-contract";
import { Button, Card, useLanguage, useTexts } from "@guildway/ui";
import { useState } from "react";
import { hoursInWords, readableTitle } from "./rapids-words.ts";
import styles from "./view-occupation.module.css";
import { texts } from "./texts.ts";

const atFirst = 5;

/** Under which titles the work can be learned in a registered apprenticeship. */
export function ApprenticeshipCard({
  apprenticeships,
}: {
  apprenticeships: readonly ApprenticeableOccupation[];
}) {
  const text = useTexts(texts).apprenticeship;
  const lang = useLanguage();
  const [all, setAll] = useState(false);
  if (apprenticeships.length === 0)
    return (
      <Card title={text.title}>
        <p className={styles.small}>{text.none}</p>
      </Card>
    );
  const shown = all ? apprenticeships : apprenticeships.slice(0, atFirst);
  return (
    <Card title={text.title} count={apprenticeships.length}>
      <p className={styles.small}>{text.lead(apprenticeships.length)}</p>
      <ul className={styles.apprenticeships}>
        {shown.map(({ RapidsCode, Title, Type, HoursMin, HoursMax }) => (
          <li key={`${RapidsCode} ${Title}`}>
            <strong lang="en">{readableTitle(Title)}</strong>
            <span>
              {text.code} {RapidsCode} · {text.types[Type]} ·{" "}
              {hoursInWords(HoursMin, HoursMax, lang) ?? text.noHours}
            </span>
          </li>
        ))}
      </ul>
      {apprenticeships.length > atFirst && (
        <Button variant="quiet" aria-expanded={all} data-no-print="" onClick={() => setAll(!all)}>
          {all ? text.fewer : text.all(apprenticeships.length)}
        </Button>
      )}
    </Card>
  );
}
