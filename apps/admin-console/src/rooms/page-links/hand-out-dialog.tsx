import { Button, buttonClass, Dialog, useTexts } from "@guildway/ui";
import { copyText } from "@guildway/ui/copy-text";
import { qrCode } from "@guildway/ui/qr-code";
import { useState } from "react";
import styles from "./hand-out.module.css";
import { texts } from "./hand-out-texts.ts";

/** The address of a link and its QR code, which a camera reads from a poster as well as from a screen. */
export function HandOutDialog({
  id,
  title,
  onClose,
}: {
  id: string;
  title: string;
  onClose: () => void;
}) {
  const text = useTexts(texts);
  const [copied, setCopied] = useState<boolean>();
  const address = new URL(`/link/${encodeURIComponent(id)}`, location.origin).href;
  const picture = qrCode(address);
  return (
    <Dialog
      open
      title={text.title}
      onClose={onClose}
      footer={
        <>
          <Button
            variant="primary"
            onClick={() => void copyText(address).then(setCopied, console.error)}
          >
            {text.copy}
          </Button>
          <a className={buttonClass()} href={picture} download={`${id}.svg`}>
            {text.download}
          </a>
          <Button onClick={onClose}>{text.close}</Button>
        </>
      }
    >
      <figure className={styles.handOut}>
        <img className={styles.code} src={picture} alt={text.codeOf(title || address)} />
        <figcaption className={styles.address}>{address}</figcaption>
      </figure>
      <p role="status">{copied !== undefined && (copied ? text.copied : text.notCopied)}</p>
    </Dialog>
  );
}
