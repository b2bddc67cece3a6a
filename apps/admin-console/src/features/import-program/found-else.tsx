import { useTexts } from "@guildway/ui";
import { dollars } from "../../room/dollars.ts";
import { Courses, PlannedWages, RatioInWords } from "../../rooms/training-programs/planned.tsx";
import { texts as programTexts } from "../../rooms/training-programs/texts.ts";
import styles from "./import-program.module.css";
import type { Planned } from "./program-draft.ts";
import { texts } from "./texts.ts";

/** What else of the document is kept with the program: its courses, wages, ratio and probation. */
export function FoundElse({ planned }: { planned: Planned }) {
  const text = useTexts(texts);
  const { fields } = useTexts(programTexts);
  const {
    relatedInstruction = [],
    wagePeriods = [],
    ratio,
    probation,
    journeyworkerWage,
  } = planned;
  return (
    <>
      {relatedInstruction && relatedInstruction.length > 0 && (
        <details className={styles.group}>
          <summary>
            {fields.relatedInstruction}
            <small>{text.courses(relatedInstruction.length)}</small>
          </summary>
          <Courses row={{ relatedInstruction }} />
        </details>
      )}
      {wagePeriods && wagePeriods.length > 0 && (
        <details className={styles.group}>
          <summary>
            {fields.wagePeriods}
            <small>{text.wageSteps(wagePeriods.length)}</small>
          </summary>
          <PlannedWages row={{ wagePeriods, journeyworkerWage }} />
        </details>
      )}
      <dl className={styles.facts}>
        {ratio && (
          <div>
            <dt>{fields.ratio}</dt>
            <dd>
              <RatioInWords row={{ ratio }} />
            </dd>
          </div>
        )}
        {probation && (
          <div>
            <dt>{fields.probation}</dt>
            <dd>{probation}</dd>
          </div>
        )}
        {typeof journeyworkerWage === "number" && (
          <div>
            <dt>{fields.journeyworkerWage}</dt>
            <dd>{dollars(journeyworkerWage)}</dd>
          </div>
        )}
      </dl>
    </>
  );
}
