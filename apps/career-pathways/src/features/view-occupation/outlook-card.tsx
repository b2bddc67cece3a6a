import type { OccupationOutlook } from "@guildway/api-contract";
import { Card, useLanguage, useTexts } from "@guildway/ui";
import { openingsTexts } from "../../plan/openings-words.ts";
import { projectionWords } from "../../plan/outlook-words.ts";
import { coversWiderGroup } from "../../plan/wage-figures.ts";
import styles from "./view-occupation.module.css";
import { texts } from "./texts.ts";

/** How many jobs there will be, and what one needs to begin. */
export function OutlookCard({
  outlook,
  onetCode,
}: {
  outlook: OccupationOutlook | undefined;
  onetCode: string;
}) {
  const text = useTexts(texts).outlook;
  const { openings } = useTexts(openingsTexts);
  const lang = useLanguage();
  if (!outlook)
    return (
      <Card title={text.title}>
        <p className={styles.small}>{text.none}</p>
      </Card>
    );
  const { Employment, ProjectedEmployment, ChangePercent, AnnualOpenings } = outlook;
  const period = outlook.Period.replace("-", "–");
  const number = (value: number) => value.toLocaleString(lang === "es" ? "es-US" : "en-US");
  const needed = [
    [text.education, outlook.EntryEducation],
    [text.experience, outlook.WorkExperience],
    [text.training, outlook.OnTheJobTraining],
  ] as const;
  const known = needed.flatMap(([name, words]) =>
    words === null ? [] : [[name, projectionWords(words, lang)] as const],
  );
  return (
    <Card title={text.title}>
      <p className={styles.figureLine}>
        <strong>{openings(AnnualOpenings)}</strong> {text.openings}
      </p>
      <p className={styles.small}>
        {text.change(
          Math.sign(ChangePercent),
          number(Math.abs(ChangePercent)),
          period,
          number(Employment),
          number(ProjectedEmployment),
        )}{" "}
        {text.openingsMeaning}
      </p>
      {known.length > 0 && (
        <dl className={styles.needed}>
          {known.map(([name, shown]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd lang={shown.lang}>{shown.words}</dd>
            </div>
          ))}
        </dl>
      )}
      <p className={styles.source}>
        {text.about}{" "}
        {coversWiderGroup(onetCode, { SocWageInfo: outlook }) && (
          <>
            {text.wider} <span lang="en">{outlook.SocTitle}</span> ({outlook.SocCode}).
          </>
        )}
      </p>
    </Card>
  );
}
