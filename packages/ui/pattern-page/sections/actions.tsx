import Pencil from "lucide-react/icons/pencil";
import Plus from "lucide-react/icons/plus";
import Trash from "lucide-react/icons/trash-2";
import { useState } from "react";
import { Button, buttonClass, Card, IconButton } from "../../src/index.ts";
import { showToast } from "../../src/toasts.tsx";
import styles from "../pattern-page.module.css";

export function Actions() {
  const [busy, setBusy] = useState(false);
  return (
    <Card
      title="Actions"
      actions={
        <>
          <IconButton name="Edit the program" icon={<Pencil />} />
          <IconButton name="Delete the program" icon={<Trash />} />
        </>
      }
    >
      <div className={styles.stack}>
        <div className={styles.row}>
          <Button variant="primary" icon={<Plus aria-hidden="true" />}>
            Add program
          </Button>
          <Button>Save draft</Button>
          <Button variant="quiet">Skip for now</Button>
          <Button variant="danger">Delete program</Button>
          <a className={buttonClass()} href="#main">
            Read the guide
          </a>
        </div>
        <div className={styles.row}>
          <Button
            variant="primary"
            busy={busy}
            busyLabel="Sending..."
            onClick={() => setBusy(true)}
          >
            Send plan
          </Button>
          <Button variant="primary" busy busyLabel="Sending...">
            Send plan
          </Button>
          <Button disabled>Not available</Button>
          <Button variant="quiet" onClick={() => setBusy(false)}>
            Reset
          </Button>
        </div>
        <div className={styles.row}>
          <Button onClick={() => showToast("success", "Message sent!")}>Success toast</Button>
          <Button onClick={() => showToast("info", "Saving...")}>Info toast</Button>
          <Button onClick={() => showToast("warning", "The class is full.")}>Warning toast</Button>
          <Button onClick={() => showToast("error", "Invalid access code.", { stays: true })}>
            Error toast that stays
          </Button>
        </div>
      </div>
    </Card>
  );
}
