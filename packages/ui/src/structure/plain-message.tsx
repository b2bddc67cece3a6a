import type { ReactNode, Ref } from "react";
import styles from "./plain-message.module.css";

export type PlainMessageProps = {
  title: ReactNode;
  children?: ReactNode;
  /** Stands below a line, quietly. */
  footer?: ReactNode;
  ref?: Ref<HTMLElement>;
};

/** A page that has one thing to say: that something is over, or not there. */
export function PlainMessage({ title, children, footer, ref }: PlainMessageProps) {
  return (
    <section ref={ref} className={styles.message}>
      <h1>{title}</h1>
      {children}
      {footer && <p className={styles.footer}>{footer}</p>}
    </section>
  );
}
