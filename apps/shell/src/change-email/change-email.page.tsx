import { useAuth } from "@guildway/auth";
import { usePageFrame } from "@guildway/federation";
import { Link } from "@guildway/router";
import { Button, Notice, useTexts } from "@guildway/ui";
import { useState } from "react";

import { ChangeEmailForm } from "./change-email-form.tsx";
import styles from "./change-email.module.css";
import { texts } from "./texts.ts";

/** The form that had the focus is gone, so what took its place has it. */
const focusOn = (element: HTMLElement | null) => element?.focus();

/** Asks for another address of one's own account, and says that a mailed link stores it; the start path is where one's own pages begin. */
export default function ChangeEmailPage({ startPath }: { startPath: string }) {
  const text = useTexts(texts);
  const auth = useAuth();
  const [sentTo, setSentTo] = useState<string>();
  usePageFrame({
    title: text.title,
    ...(auth.status === "signed-in" && { organization: auth.organization }),
  });
  if (auth.status !== "signed-in") return null;
  const { email } = auth.user;
  return (
    <div className={styles.page}>
      <h1>{text.title}</h1>
      <p>{text.now(email)}</p>
      {sentTo === undefined ? (
        <ChangeEmailForm onSent={setSentTo} />
      ) : (
        <>
          <div role="status" tabIndex={-1} ref={focusOn}>
            <Notice kind="success">{text.sent(sentTo)}</Notice>
          </div>
          <p>{text.whatNext}</p>
          <Button onClick={() => setSentTo(undefined)}>{text.another}</Button>
        </>
      )}
      <Link to={startPath}>{text.toStart}</Link>
    </div>
  );
}
