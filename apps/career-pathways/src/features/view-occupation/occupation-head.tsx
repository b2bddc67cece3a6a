import { useTexts } from "@guildway/ui";
import type { ReactNode } from "react";
import { OccupationHeading } from "../../plan/occupation-title.tsx";
import type { PlanItems } from "../../plan/plan.ts";
import { type Facts, KeyFacts } from "./key-facts.tsx";
import styles from "./view-occupation.module.css";
import { texts } from "./texts.ts";

interface Props {
  title: string;
  description: string | null | undefined;
  code: string | null | undefined;
  /** What the occupation's sources say, undefined while it loads. */
  facts: Facts | undefined;
  /** For which place the facts are, where another one can be chosen. */
  place?: ReactNode;
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
  place,
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
      {facts && <KeyFacts facts={facts} />}
      {place}
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
