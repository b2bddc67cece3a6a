import { useTexts } from "@guildway/ui";
import type { ReactNode } from "react";
import type { PlanItems } from "../../plan/plan.ts";
import styles from "./view-occupation.module.css";
import { texts } from "./texts.ts";

interface Props {
  title: string;
  description: string | null | undefined;
  code: string | null | undefined;
  selected: PlanItems;
  showTitle?: boolean;
  /** The Change button, where the plan can be edited. */
  change?: ReactNode;
}

/** Title, description, and how much of each kind the plan holds. */
export function OccupationHead({
  title,
  description,
  code,
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
          <h1 lang="en">{title}</h1>
          {change}
        </div>
      )}
      {code && (
        <p className={styles.code}>
          {text.code} {code}
        </p>
      )}
      <p className={styles.description} lang="en">
        {description}
      </p>
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
