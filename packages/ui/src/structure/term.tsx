import { useId, type ReactNode } from "react";
import styles from "./term.module.css";

/** A term of the field that explains itself in a popover: `<Term name="OJT">On-the-job training…</Term>`; phrasing content only. */
export function Term({ name, children }: { name: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <>
      <button type="button" className={styles.term} popoverTarget={id}>
        {name}
      </button>
      <span className={styles.explanation} id={id} popover="auto" role="note">
        <strong className={styles.name}>{name}</strong>
        {children}
      </span>
    </>
  );
}
