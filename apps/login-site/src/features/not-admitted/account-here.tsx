import type { Session } from "@guildway/api-contract";
import { roleName } from "@guildway/rules";
import { Button, useLanguage, useTexts } from "@guildway/ui";
import { useState } from "react";
import type { AppAddresses } from "../../arrival/app-addresses.ts";
import styles from "./not-admitted.module.css";
import { texts } from "./texts.ts";
import { whatOpens } from "./what-opens.ts";

interface AccountHereProps {
  session: Session;
  addresses: AppAddresses;
  onLeave: () => Promise<void>;
}

/** Who is signed in, what they can open, and the way to another account. */
export function AccountHere({
  session: { user, organization },
  addresses,
  onLeave,
}: AccountHereProps) {
  const text = useTexts(texts);
  const lang = useLanguage();
  const [leaving, setLeaving] = useState(false);
  const leave = () => {
    setLeaving(true);
    void onLeave();
  };
  return (
    <>
      <div>
        <p className={styles.quiet}>{text.signedInAs}</p>
        <p className={styles.name}>{user.name}</p>
        <p>{user.email}</p>
        <p>
          {roleName(user.role, organization.type, lang)}, {organization.name}
        </p>
      </div>
      <section className={styles.opens}>
        <h2 className={styles.subheading}>{text.opens}</h2>
        <ul className={styles.parts}>
          {whatOpens(user.role).map((part) => (
            <li key={part}>
              <a href={addresses[part]}>{text.parts[part].name}</a>
              <p className={styles.quiet}>{text.parts[part].about}</p>
            </li>
          ))}
        </ul>
      </section>
      <p>{text.askFor}</p>
      <Button wide busy={leaving} busyLabel={text.signingOut} onClick={leave}>
        {text.another}
      </Button>
    </>
  );
}
