import { call } from "@guildway/api-client";
import { readHandOff } from "@guildway/api-contract";
import { useAuth } from "@guildway/auth";
import { usePageFrame } from "@guildway/federation";
import { BrandMark, Button, Notice, PageLoading, useTexts } from "@guildway/ui";
import { useEffect, useRef, useState } from "react";

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
  const heading = useRef<HTMLHeadingElement>(null);
  const auth = useAuth();
  usePageFrame(whose ? { title: text.continueAs(whose.name) } : {});
  useEffect(() => {
    call(readHandOff, { body: { token } }).then(setWhose, onInvalid);
  }, [token, onInvalid]);
  useEffect(() => {
    if (whose) heading.current?.focus();
  }, [whose]);
  if (!whose) return <PageLoading />;
  const proceed = () => {
    setBusy(true);
    void onContinue().finally(() => setBusy(false));
  };
  return (
    <div className={styles.page}>
      <div className={styles.card}>
        <BrandMark size={38} />
        <h1 ref={heading} tabIndex={-1}>
          {text.continueAs(whose.name)}
        </h1>
        <div className={styles.account}>
          <p>{text.linkSignsInAs}</p>
          <p className={styles.email}>{whose.email}</p>
        </div>
        <p>{text.continueAsText}</p>
        {auth.status === "signed-in" && auth.user.email !== whose.email && (
          <Notice kind="warning">{text.replaces(auth.user.name)}</Notice>
        )}
        <div className={styles.choices}>
          <Button variant="primary" wide busy={busy} onClick={proceed}>
            {text.continueButton(whose.name)}
          </Button>
          <Button wide onClick={onDecline} disabled={busy}>
            {text.declineButton}
          </Button>
        </div>
      </div>
    </div>
  );
}
