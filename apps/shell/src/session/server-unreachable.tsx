import { Button, useTexts } from "@guildway/ui";

import styles from "../remote-unavailable/unavailable.module.css";
import { texts } from "./texts.ts";
import { useRetry } from "./use-retry.ts";

/** Stands where a page would be while nobody can say whether its visitor may open it. */
export function ServerUnreachable() {
  const text = useTexts(texts);
  const { trying, retry } = useRetry();
  return (
    <div role="alert" className={styles.panel}>
      <h1>{text.unreachable}</h1>
      <p>{text.unreachableText}</p>
      <div className={styles.actions}>
        <Button variant="primary" busy={trying} busyLabel={text.trying} onClick={retry}>
          {text.tryAgain}
        </Button>
      </div>
    </div>
  );
}
