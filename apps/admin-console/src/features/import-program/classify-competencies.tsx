import { Button, Card, Notice, useTexts } from "@guildway/ui";
import { useEffect, useRef } from "react";
import { FoundGroups } from "./found-groups.tsx";
import styles from "./import-program.module.css";
import { reusedIn } from "./kept-answers.ts";
import type { ProgramDraft } from "./program-draft.ts";
import { texts } from "./texts.ts";
import { useClassifying } from "./use-classifying.ts";

/** Step 2: each competency gets tags, one after the other; it can be paused, stepped back and resumed. */
export function ClassifyCompetencies({
  draft,
  onChange,
  onBack,
  onNext,
}: {
  draft: ProgramDraft;
  onChange(draft: ProgramDraft): void;
  onBack(): void;
  onNext(): void;
}) {
  const text = useTexts(texts);
  const work = useClassifying(draft, onChange);
  const reused = reusedIn(draft);
  const isComplete = work.next === undefined;
  const next = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Pause is gone with the last competency, and the focus with it.
    if (isComplete && document.activeElement === document.body)
      next.current?.querySelector("button")?.focus();
  }, [isComplete]);
  const state = isComplete ? text.complete : work.isPaused ? text.paused : text.classifying;
  return (
    <div className={styles.classify}>
      <Card title={text.steps[1]!}>
        <div className={styles.progress}>
          <progress aria-label={text.steps[1]} max={work.all} value={work.done} />
          <span>{text.progress(work.done, work.all)}</span>
          <strong role="status">{state}</strong>
        </div>
        {reused > 0 && <p className={styles.hint}>{text.reused(reused)}</p>}
        {work.next && <p className={styles.now}>{work.next.description}</p>}
        {work.hasFailed && (
          <Notice kind="danger" role="alert">
            {text.failedOne}
          </Notice>
        )}
        <div className={styles.actions}>
          {!isComplete && (
            <Button onClick={work.isPaused ? work.resume : work.pause}>
              {work.isPaused ? text.resume : text.pause}
            </Button>
          )}
          {work.hasFailed && <Button onClick={work.skip}>{text.skip}</Button>}
          {work.done > 0 && (
            <Button variant="quiet" onClick={work.stepBack}>
              {text.previous}
            </Button>
          )}
        </div>
      </Card>
      <Card title={text.tags}>
        <FoundGroups groups={draft.groups} />
      </Card>
      <div className={styles.actions} ref={next}>
        <Button variant="primary" disabled={!isComplete} onClick={onNext}>
          {text.next}
        </Button>
        <Button onClick={onBack}>{text.back}</Button>
      </div>
    </div>
  );
}
