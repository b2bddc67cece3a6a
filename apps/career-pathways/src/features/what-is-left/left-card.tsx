import { Card, useLanguage, useTexts } from "@guildway/ui";
import type { Left } from "../../plan/left.ts";
import { hoursInWords } from "../../plan/rapids-words.ts";
import { trainingTimeTexts } from "../../plan/training-time.ts";
import styles from "./what-is-left.module.css";
import { texts } from "./texts.ts";

const listed = ["skills", "knowledge", "certificates"] as const;

/** How much of the plan is still to do, and roughly how long it takes. */
export function LeftCard({ left, canMark }: { left: Left; canMark: boolean }) {
  const text = useTexts(texts);
  const { parts, trained } = left;
  return (
    <Card title={text.title}>
      {canMark && <p className={styles.note}>{text.mark}</p>}
      <dl className={styles.parts}>
        {listed.map(
          (part) =>
            parts[part].of > 0 && (
              <div key={part}>
                <dt>{text.parts[part]}</dt>
                <dd>
                  {parts[part].open === 0 ? text.done : text.open(parts[part].open, parts[part].of)}
                </dd>
              </div>
            ),
        )}
        {parts.programs.of > 0 && (
          <div>
            <dt>{text.parts.programs}</dt>
            <dd>{trained ? text.done : text.oneOf(parts.programs.of)}</dd>
          </div>
        )}
      </dl>
      <h3 className={styles.time}>{text.time}</h3>
      {trained ? <p>{text.trained}</p> : <Time left={left} />}
    </Card>
  );
}

function Time({ left: { apprenticeship, school } }: { left: Left }) {
  const text = useTexts(texts);
  const lang = useLanguage();
  const { words } = useTexts(trainingTimeTexts);
  if (!apprenticeship && !school) return <p>{text.unknown}</p>;
  return (
    <>
      <ul className={styles.ways}>
        {apprenticeship && (
          <li>
            {text.apprenticeship(
              hoursInWords(apprenticeship.least, apprenticeship.most, lang) ?? "",
              words(apprenticeship.time),
            )}
          </li>
        )}
        {school && <li>{text.school(words(school))}</li>}
      </ul>
      <p className={styles.note}>{text.note}</p>
    </>
  );
}
