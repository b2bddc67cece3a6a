import { closeModal, said, type UnavailableProps } from "@guildway/federation";
import { Button, Dialog, useLanguage, useTexts } from "@guildway/ui";

import { texts } from "./texts.ts";
import styles from "./unavailable.module.css";

/** The panel in the place of a modal: what is under it stays as it is. */
export function UnavailableModal({ title, owner, reason, retry }: UnavailableProps) {
  const text = useTexts(texts);
  const lang = useLanguage();
  return (
    <Dialog
      open
      onClose={closeModal}
      title={text.title(said(title, lang))}
      footer={
        <>
          <Button variant="primary" onClick={retry}>
            {text.retry}
          </Button>
          <Button onClick={closeModal}>{text.close}</Button>
        </>
      }
    >
      <p>{text.reasons[reason]}</p>
      <p>{text.entriesAreSafe}</p>
      {owner && (
        <p className={styles.owner}>
          {text.tell} <span lang="en">{owner}</span>.
        </p>
      )}
    </Dialog>
  );
}
