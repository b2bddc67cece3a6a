import type { RowOf } from "@guildway/api-client";
import { embedAddress, type widgets } from "@guildway/api-contract";
import { Button, useTexts } from "@guildway/ui";
import { useState } from "react";
import styles from "./show-page.module.css";
import { texts } from "./texts.ts";

/** A piece of another site, which is shown once somebody asks for it, shut in where it reaches nothing of ours. */
export function EmbedWidget({ embed: { id, title, body } }: { embed: RowOf<typeof widgets> }) {
  const { open, embedNote } = useTexts(texts);
  const [isOpen, setOpen] = useState(false);
  const name = title ?? "";
  const frame = (sandbox: string) => (
    <iframe
      className={styles.frame}
      title={name}
      sandbox={sandbox}
      src={embedAddress(id)}
      referrerPolicy="no-referrer"
      loading="lazy"
    />
  );
  return (
    <section className={styles.embed}>
      <h2>{name}</h2>
      {body && <p className={styles.body}>{body}</p>}
      {isOpen ? (
        // Without allow-same-origin it is of no origin: no cookie, no storage and no page of ours is within its reach.
        frame("allow-scripts allow-popups allow-popups-to-escape-sandbox allow-forms")
      ) : (
        <div className={styles.closed}>
          <p className={styles.body}>{embedNote}</p>
          <Button onClick={() => setOpen(true)}>{open(name)}</Button>
        </div>
      )}
      {typeof document === "undefined" && (
        <details className={styles.withoutScript}>
          <summary>{open(name)}</summary>
          {frame("")}
        </details>
      )}
    </section>
  );
}
