import { useAuth } from "@guildway/auth";
import { Button, Notice, useTexts } from "@guildway/ui";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";

import styles from "./renewal-notice.module.css";
import { texts } from "./texts.ts";
import { useRetry } from "./use-retry.ts";

/** Tells who is signed in that their session could not be renewed; when it was, what failed meanwhile is asked for again. */
export function RenewalNotice() {
  const text = useTexts(texts);
  const { trying, retry } = useRetry();
  const failed = useAuth((auth) => auth.status === "signed-in" && auth.renewalFailed);
  const queries = useQueryClient();
  useEffect(() => {
    if (!failed) return undefined;
    return () =>
      void queries.refetchQueries({ predicate: ({ state }) => state.status === "error" });
  }, [failed, queries]);
  if (!failed) return null;
  return (
    <div className={styles.notice} data-no-print="">
      <Notice kind="warning" role="alert" title={text.unreachable}>
        <p className={styles.words}>{text.notRenewedText}</p>
        <Button busy={trying} busyLabel={text.trying} onClick={retry}>
          {text.tryAgain}
        </Button>
      </Notice>
    </div>
  );
}
