import { closeModal, type UnavailableProps } from "@guildway/federation";
import { Button, Dialog } from "@guildway/ui";

import { explanation } from "./explanation.ts";
import styles from "./unavailable.module.css";

/** The panel in the place of a modal: what is under it stays as it is. */
export function UnavailableModal({ title, owner, reason, retry }: UnavailableProps) {
  return (
    <Dialog
      open
      onClose={closeModal}
      title={`${title} is not available right now.`}
      footer={
        <>
          <Button variant="primary" onClick={retry}>
            Retry
          </Button>
          <Button onClick={closeModal}>Close</Button>
        </>
      }
    >
      <p>{explanation(reason)}</p>
      <p>What you entered on this page is still here.</p>
      {owner && <p className={styles.owner}>If it stays this way, tell {owner}.</p>}
    </Dialog>
  );
}
