import { Button, Card, Tag, useTexts } from "@guildway/ui";
import type { ReactNode } from "react";
import styles from "./signing-steps.module.css";
import { texts } from "./signing-texts.ts";

interface Props {
  isReviewed: boolean;
  onReview(): void;
  /** Leads to where one signs. */
  onGoToSign(): void;
  /** What else one can do. */
  children: ReactNode;
}

/** The two steps of an apprentice's invitation: what one is asked, and what is left. */
export function SigningSteps({ isReviewed, onReview, onGoToSign, children }: Props) {
  const text = useTexts(texts);
  return (
    <Card title={text.steps} level={2} className={styles.card}>
      <ol className={styles.steps}>
        <li aria-current={isReviewed ? undefined : "step"}>
          <span className={styles.step}>{text.review}</span>
          {isReviewed && <Tag tone="green">{text.done}</Tag>}
          <Button variant={isReviewed ? "quiet" : "primary"} onClick={onReview}>
            {isReviewed ? text.edit : text.getStarted}
          </Button>
        </li>
        <li aria-current={isReviewed ? "step" : undefined}>
          <span className={styles.step}>{text.signStep}</span>
          {isReviewed ? (
            <Button onClick={onGoToSign}>{text.goToSign}</Button>
          ) : (
            <span className={styles.locked}>{text.locked}</span>
          )}
        </li>
      </ol>
      <p className={styles.note}>{text.bestOn}</p>
      {children}
    </Card>
  );
}
