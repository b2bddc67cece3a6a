import { Button } from "@guildway/ui";
import styles from "./account-card.module.css";

interface MailSentProps {
  /** Ends where the address follows. */
  sentTo: string;
  email: string;
  whatNext: string;
  another: string;
  onAnother: () => void;
}

/** What a card says after a mail was asked for: which mailbox to look into, and the way back for a mistyped address. */
export function MailSent({ sentTo, email, whatNext, another, onAnother }: MailSentProps) {
  const domainAt = email.lastIndexOf("@");
  return (
    <div className={styles.words}>
      <p>
        {sentTo}{" "}
        <strong className={styles.address}>
          {email.slice(0, domainAt)}
          <wbr />
          {email.slice(domainAt)}
        </strong>
      </p>
      <p>{whatNext}</p>
      <Button wide onClick={onAnother}>
        {another}
      </Button>
    </div>
  );
}
