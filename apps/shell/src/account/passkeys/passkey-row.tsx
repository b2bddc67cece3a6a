import type { Passkey } from "@guildway/api-contract";
import { Button, Tag, useTexts, VisuallyHidden } from "@guildway/ui";
import KeyRound from "lucide-react/icons/key-round";
import { useState } from "react";

import styles from "../layout/rows.module.css";
import { Moment } from "../moment/moment.tsx";
import { RemovePasskey } from "./remove-passkey.tsx";
import { RenamePasskey } from "./rename-passkey.tsx";
import { texts } from "./texts.ts";

/** One passkey: its name, when it was made and used, and what can be done with it. */
export function PasskeyRow({ passkey }: { passkey: Passkey }) {
  const text = useTexts(texts);
  const [doing, setDoing] = useState<"renaming" | "removing">();
  const end = () => setDoing(undefined);
  const { name, isSynced, createdAt, lastUsedAt } = passkey;
  return (
    <li className={styles.row}>
      <KeyRound size={20} aria-hidden="true" className={styles.icon} />
      <div className={styles.words}>
        <p className={styles.name}>
          {name} {isSynced && <Tag>{text.synced}</Tag>}
        </p>
        <p className={styles.quiet}>
          {text.created} <Moment at={createdAt} />
          {" · "}
          {lastUsedAt === null ? (
            text.neverUsed
          ) : (
            <>
              {text.lastUsed} <Moment at={lastUsedAt} />
            </>
          )}
        </p>
      </div>
      <div className={styles.actions}>
        <Button variant="quiet" onClick={() => setDoing("renaming")}>
          {text.rename}
          <VisuallyHidden> {name}</VisuallyHidden>
        </Button>
        <Button variant="quiet" onClick={() => setDoing("removing")}>
          {text.remove}
          <VisuallyHidden> {name}</VisuallyHidden>
        </Button>
      </div>
      {doing === "renaming" && <RenamePasskey passkey={passkey} onEnd={end} />}
      {doing === "removing" && <RemovePasskey passkey={passkey} onEnd={end} />}
    </li>
  );
}
