import { Notice, useTexts } from "@guildway/ui";
import { useEffect, useRef } from "react";
import styles from "./changed-notice.module.css";
import { texts } from "./texts.ts";
import type { Reading } from "./use-reading.ts";

interface Props {
  /** Which agreement it is, which is "the agreement itself" among what changed. */
  type: "employerAgreements" | "apprenticeAgreements";
  reading: Pick<Reading, "changed" | "refusals">;
}

/** Says that an agreement is not any more what its signer read, and in what; nothing while it is. */
export function ChangedNotice({ type, reading: { changed, refusals } }: Props) {
  const text = useTexts(texts);
  const box = useRef<HTMLDivElement>(null);
  const isShown = changed.length > 0 || refusals > 0;
  useEffect(() => {
    if (refusals === 0) return;
    box.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, [refusals]);
  if (!isShown) return null;
  const parts = changed.map((part) => (part === type ? text.itself : text.parts[part]));
  const named = [...new Set(parts.filter((part) => part !== undefined))];
  return (
    <div ref={box} tabIndex={-1} className={styles.box} data-no-print="">
      <Notice kind="warning" role="alert" title={text.title}>
        <p>{text.text}</p>
        {named.length > 0 && <p>{text.what(named.join(", "))}</p>}
      </Notice>
    </div>
  );
}

/** The same in a line, where one signs. */
export function ChangedReminder({ reading: { changed, refusals } }: Pick<Props, "reading">) {
  const { reminder } = useTexts(texts);
  return changed.length > 0 || refusals > 0 ? (
    <Notice kind="warning">
      <p>{reminder}</p>
    </Notice>
  ) : null;
}
