import { useTexts, VisuallyHidden } from "@guildway/ui";
import styles from "./import-program.module.css";
import type { Step } from "./kept-imports.ts";
import { texts } from "./texts.ts";

const order: readonly Step[] = ["review", "classify", "final"];

/** The three steps, and which one is on. */
export function Steps({ at }: { at: Step }) {
  const { steps, step } = useTexts(texts);
  const now = order.indexOf(at);
  return (
    <>
      <ol className={styles.steps}>
        {steps.map((name, index) => (
          <li
            key={name}
            ref={index === now ? focusStep : undefined}
            tabIndex={-1}
            aria-current={index === now ? "step" : undefined}
            data-done={index < now || undefined}
          >
            {name}
          </li>
        ))}
      </ol>
      <div role="status">
        <VisuallyHidden>
          {step(now + 1, order.length)}: {steps[now]}
        </VisuallyHidden>
      </div>
    </>
  );
}

/** The button that led here is gone, and what came in its place begins at the top. */
function focusStep(step: HTMLElement | null): void {
  step?.focus({ preventScroll: true });
  if (step) scrollTo({ top: 0 });
}
