import { call } from "@guildway/api-client";
import { readHandOff } from "@guildway/api-contract";
import { Button, PageLoading, useTexts } from "@guildway/ui";
import { useEffect, useState } from "react";

import styles from "./continue-as.module.css";
import { texts } from "./texts.ts";

interface Props {
  token: string;
  onContinue(): Promise<void>;
  onDecline(): void;
  /** The hand-over is used or over. */
  onInvalid(): void;
}

/** Asks whether it is really they, before a link that this browser did not ask for signs somebody in. */
export function ContinueAs({ token, onContinue, onDecline, onInvalid }: Props) {
  const text = useTexts(texts);
  const [whose, setWhose] = useState<{ name: string; email: string }>();
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    call(readHandOff, { body: { token } }).then(setWhose, onInvalid);
  }, [token, onInvalid]);
  if (!whose) return <PageLoading />;
  const proceed = () => {
    setBusy(true);
    void onContinue().finally(() => setBusy(false));
  };
  return (
    <div className={styles.page}>
      <h1>{text.continueAs(whose.name)}</h1>
      <p>{text.continueAsText(whose.email)}</p>
      <div className={styles.choices}>
        <Button variant="primary" busy={busy} onClick={proceed}>
          {text.continueButton(whose.name)}
        </Button>
        <Button onClick={onDecline} disabled={busy}>
          {text.declineButton}
        </Button>
      </div>
    </div>
  );
}
