import { Button, useTexts } from "@guildway/ui";

import frames from "../frames/frames.module.css";
import { Alone } from "../remote-unavailable/alone.tsx";
import styles from "../remote-unavailable/unavailable.module.css";
import { texts } from "./texts.ts";

/** Stands where even the list of remotes did not come. */
export function CannotStart() {
  const text = useTexts(texts);
  return (
    <main id="main" className={frames.public}>
      <Alone>
        <div role="alert" className={styles.panel}>
          <h1>{text.title}</h1>
          <p>{text.words}</p>
          <div className={styles.actions}>
            <Button variant="primary" onClick={() => location.reload()}>
              {text.tryAgain}
            </Button>
          </div>
        </div>
      </Alone>
    </main>
  );
}
