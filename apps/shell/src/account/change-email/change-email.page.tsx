import { useAuth } from "@guildway/auth";
import { Button, Notice, useTexts } from "@guildway/ui";
import { useState } from "react";

import { AccountLayout } from "../layout/account-layout.tsx";
import { ChangeEmailForm } from "./change-email-form.tsx";
import styles from "./change-email.module.css";
import { texts } from "./texts.ts";

/** The form that had the focus is gone, so what took its place has it. */
const focusOn = (element: HTMLElement | null) => element?.focus();

/** Asks for another address of one's own account, and says that a mailed link stores it. */
export function ChangeEmailPage() {
  const text = useTexts(texts);
  const auth = useAuth();
  const [sentTo, setSentTo] = useState<string>();
  if (auth.status !== "signed-in") return null;
  return (
    <AccountLayout section="email" intro={text.now(auth.user.email)}>
      {sentTo === undefined ? (
        <ChangeEmailForm onSent={setSentTo} />
      ) : (
        <div className={styles.sent}>
          <div role="status" tabIndex={-1} ref={focusOn}>
            <Notice kind="success">{text.sent(sentTo)}</Notice>
          </div>
          <p>{text.whatNext}</p>
          <Button onClick={() => setSentTo(undefined)}>{text.another}</Button>
        </div>
      )}
    </AccountLayout>
  );
}
