import { Button, Notice, useTexts } from "@guildway/ui";
import { copyText } from "@guildway/ui/copy-text";
import { useState } from "react";
import styles from "./shown-secret.module.css";
import { texts } from "./texts.ts";

/** A secret that is shown this once, and copied. */
export function ShownSecret({ value }: { value: string }) {
  const text = useTexts(texts);
  const [said, setSaid] = useState("");
  const copy = async () => setSaid((await copyText(value)) ? text.copied : text.notCopied);
  return (
    <>
      <Notice kind="warning">{text.onlyNow}</Notice>
      <p role="status">
        <output className={styles.secret}>{value}</output>
      </p>
      <div className={styles.copy}>
        <Button onClick={() => void copy()}>{text.copy}</Button>
        <span role="status">{said}</span>
      </div>
    </>
  );
}
