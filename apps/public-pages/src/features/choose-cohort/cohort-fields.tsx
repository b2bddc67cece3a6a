import { CheckboxGroup, Notice, RadioGroup, useLanguage, useTexts } from "@guildway/ui";
import type { ChangeEvent } from "react";
import type { ClassCode } from "../../course/class-code.ts";
import type { Cohort } from "../../course/course-queries.ts";
import { daysInWords } from "../../course/money-and-days.ts";
import { WrittenText } from "../../course/written-text.tsx";
import styles from "./choose-cohort.module.css";
import { texts } from "./texts.ts";
import type { Choice } from "./use-chosen.ts";

/** The cohorts of a course to choose from, and the class codes of the one that is chosen. */
export function CohortFields({ cohorts, choice }: { cohorts: readonly Cohort[]; choice: Choice }) {
  const text = useTexts(texts);
  const lang = useLanguage();
  const { chosen, missing, choose } = choice;
  const codes = cohorts.find(({ id }) => id === chosen.cohortId)?.eUnits ?? [];
  const takeCode = ({ target: { value, checked } }: ChangeEvent<HTMLInputElement>) => {
    const others = chosen.eUnitIds.filter((id) => id !== value);
    choose({ ...chosen, eUnitIds: checked ? [...others, value] : others });
  };
  return (
    <div className={styles.fields}>
      <RadioGroup
        legend={text.cohort}
        name="cohort"
        value={chosen.cohortId ?? null}
        error={missing === "cohort" ? text.selectCohort : undefined}
        onChange={({ target }: ChangeEvent<HTMLInputElement>) =>
          choose({ cohortId: target.value, eUnitIds: [] })
        }
        choices={cohorts.map((cohort) => ({
          value: cohort.id,
          label: cohort.title,
          hint: daysInWords(cohort, lang),
        }))}
      />
      {codes.length > 0 && (
        <CheckboxGroup
          legend={text.codes}
          hint={text.codesHint}
          name="codes"
          value={chosen.eUnitIds}
          error={missing === "class code" ? text.selectCode : undefined}
          onChange={takeCode}
          choices={codes.map((code) => ({
            value: code.sys.id,
            label: code.code,
            hint: <CodeFacts code={code} />,
          }))}
        />
      )}
      <Notice kind="warning" title={text.verified}>
        {text.verifiedText}
      </Notice>
    </div>
  );
}

function CodeFacts({ code: { timeDate, credits, info, enableNewEditor } }: { code: ClassCode }) {
  const text = useTexts(texts);
  const facts = [timeDate, credits && text.credits(credits.number, credits.type)];
  return (
    <div>
      {facts.filter(Boolean).join(" · ")}
      {info && <WrittenText text={info} isRich={enableNewEditor} beneath={3} />}
    </div>
  );
}
