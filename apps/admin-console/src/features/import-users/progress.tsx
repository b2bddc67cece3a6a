import { Button, Card, Notice, useLanguage, useTexts } from "@guildway/ui";
import { focusStep } from "./focus-step.ts";
import { texts } from "./texts.ts";
import { rowsLeft, type useImport, type Work } from "./use-import.ts";
import styles from "./import-users.module.css";

/** How many rows are answered; where sending failed, the way on with the rest. */
export function Progress({ work, steps }: { work: Work; steps: ReturnType<typeof useImport> }) {
  const words = useTexts(texts);
  const shown = new Intl.NumberFormat(useLanguage());
  const isCheck = work.at === "checking";
  const left = rowsLeft(work, isCheck).length;
  const all = isCheck ? work.rows.length : work.imported.length + left;
  const done = all - left;
  const title = isCheck ? words.checking : words.importing;
  const counted = [shown.format(done), shown.format(all)] as const;
  return (
    <Card
      title={
        <span ref={focusStep} tabIndex={-1}>
          {title}
        </span>
      }
    >
      <div className={styles.choose}>
        <div className={styles.progress}>
          <progress aria-label={title} max={Math.max(all, 1)} value={done} />
          <span>{words.done(...counted)}</span>
        </div>
        {work.failed && (
          <>
            <Notice kind="danger" role="alert">
              <p>{words.failed[work.failed]}</p>
              {!isCheck && done > 0 && <p>{words.failed.half(...counted)}</p>}
            </Notice>
            <div className={styles.actions}>
              <Button
                variant="primary"
                onClick={() => steps.send(work, isCheck ? "checking" : "importing")}
              >
                {words.again}
              </Button>
              <Button onClick={steps.forget}>{words.stop}</Button>
            </div>
          </>
        )}
      </div>
    </Card>
  );
}
