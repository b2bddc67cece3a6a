import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import type { MouseEvent, ReactNode } from "react";
import { buttonClass } from "../actions/button-class.ts";
import { useNumber } from "../language/use-number.ts";
import { useWords } from "../language/words.ts";
import styles from "./tables.module.css";

/** Where a step leads: a link when it has an address (onClick may then route it), else a button. */
export type PageStep = { href?: string; onClick?: (event: MouseEvent<HTMLElement>) => void };

export type PaginationProps = {
  from: number;
  to: number;
  total: number;
  /** Where there are more than `total`. */
  isMore?: boolean | undefined;
  /** Left out on the first page. */
  previous?: PageStep | undefined;
  /** Left out on the last page. */
  next?: PageStep | undefined;
  /** Names the navigation, default "Pages". */
  label?: string;
};

/** Where one is in a long list ("1–200 of 251") and the steps back and on; a list of one page has none. */
export function Pagination({ from, to, total, isMore, previous, next, label }: PaginationProps) {
  const words = useWords();
  const shown = useNumber();
  return (
    <nav className={styles.pagination} aria-label={label ?? words.pages}>
      <output className={styles.range}>
        {words.range(shown(from), shown(to), isMore ? words.moreThan(shown(total)) : shown(total))}
      </output>
      {(previous ?? next) && (
        <>
          <Step step={previous}>
            <ChevronLeft aria-hidden="true" />
            {words.previous}
          </Step>
          <Step step={next}>
            {words.next}
            <ChevronRight aria-hidden="true" />
          </Step>
        </>
      )}
    </nav>
  );
}

function Step({ step, children }: { step: PageStep | undefined; children: ReactNode }) {
  const className = buttonClass();
  if (step?.href !== undefined) {
    return (
      <a className={className} href={step.href} onClick={step.onClick}>
        {children}
      </a>
    );
  }
  return (
    <button type="button" className={className} onClick={step?.onClick} disabled={!step}>
      {children}
    </button>
  );
}
