import type { OccupationDetail } from "@guildway/api-contract";
import { useTexts } from "@guildway/ui";
import type { ReactNode } from "react";
import { OccupationHeading } from "../../plan/occupation-title.tsx";
import { DecidingFacts } from "../../plan/deciding-facts.tsx";
import type { PlanItems } from "../../plan/plan.ts";
import styles from "./view-occupation.module.css";
import { texts } from "./texts.ts";
import { mediansOf } from "../../plan/wage-figures.ts";

interface Props {
  title: string;
  description: string | null | undefined;
  code: string | null | undefined;
  /** What the occupation's sources say, undefined while it loads. */
  facts: Pick<OccupationDetail, "TitleEs" | "Wages" | "Apprenticeable"> | undefined;
  selected: PlanItems;
  showTitle?: boolean;
  /** The Change button, where the plan can be edited. */
  change?: ReactNode;
}

/** Title, what one decides by, description, and how much of each kind the plan holds. */
export function OccupationHead({
  title,
  description,
  code,
  facts,
  selected,
  showTitle = true,
  change,
}: Props) {
  const text = useTexts(texts);
  const counts = [
    [text.skills, selected.skills.length],
    [text.knowledge, selected.knowledge.length],
    [text.programs, selected.programs.length],
    [text.certifications, selected.certificates.length],
  ] as const;
  return (
    <div className={styles.head}>
      {showTitle && (
        <div className={styles.titleLine}>
          <OccupationHeading as="h1" title={title} titleEs={facts?.TitleEs} />
          {change}
        </div>
      )}
      {facts && (
        <DecidingFacts
          medianWages={facts.Wages && mediansOf(facts.Wages)}
          apprenticeable={Boolean(facts.Apprenticeable?.length)}
        />
      )}
      <p className={styles.description} lang="en">
        {description}
      </p>
      {code && (
        <p className={styles.code}>
          {text.code} {code}
        </p>
      )}
      <dl className={styles.counts} aria-label={text.counts}>
        {counts.map(([name, count]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{count}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
