import type { UnavailableProps } from "@guildway/federation";
import { Link } from "@guildway/router";
import { Button } from "@guildway/ui";

import { useWhatOpens } from "../guard-page/use-what-opens.ts";
import { explanation } from "./explanation.ts";
import styles from "./unavailable.module.css";

/** Says which app did not load, who answers for it, what is safe, and how to go on. */
export function UnavailablePanel({ title, owner, reason, retry }: UnavailableProps) {
  const { startPath } = useWhatOpens();
  return (
    <div role="alert" className={styles.panel}>
      <h1>{title} is not available right now.</h1>
      <p>{explanation(reason)}</p>
      <p>Everything you saved is safe, and the rest of Guildway works.</p>
      <div className={styles.actions}>
        <Button variant="primary" onClick={retry}>
          Retry
        </Button>
        <Link to={startPath}>Go to the start page</Link>
      </div>
      {owner && <p className={styles.owner}>If it stays this way, tell {owner}.</p>}
    </div>
  );
}
