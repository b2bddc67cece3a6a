import { useState } from "react";
import { Button, Card, ConfirmDialog, Dialog, Notice, TextField } from "../../src/index.ts";
import { showToast } from "../../src/toasts.tsx";
import styles from "../pattern-page.module.css";

export function Dialogs() {
  const [open, setOpen] = useState<"box" | "sheet" | "confirm">();
  const close = () => setOpen(undefined);
  return (
    <Card title="Dialogs">
      <div className={styles.row}>
        <Button onClick={() => setOpen("box")}>Open a dialog</Button>
        <Button onClick={() => setOpen("sheet")}>Open a side sheet</Button>
        <Button onClick={() => setOpen("confirm")}>Ask before deleting</Button>
      </div>
      <Dialog
        open={open === "box"}
        onClose={close}
        title="Send your plan"
        footer={
          <>
            <Button variant="primary" onClick={() => showToast("success", "Message sent!")}>
              Send plan
            </Button>
            <Button onClick={close}>Cancel</Button>
          </>
        }
      >
        <div className={styles.stack}>
          <TextField label="Your name" name="sender" />
          <TextField label="E-mail" name="to" type="email" hint="We send the plan here." />
          <Notice kind="info">A copy goes to your local workforce office.</Notice>
        </div>
      </Dialog>
      <Dialog open={open === "sheet"} onClose={close} title="Electricians" shape="sheet">
        <p>Install, maintain and repair wiring, equipment and fixtures.</p>
      </Dialog>
      <ConfirmDialog
        open={open === "confirm"}
        onClose={close}
        title="Delete this program?"
        text="Its 3 drafts are deleted with it. This cannot be undone."
        primaryLabel="Delete program"
        danger
        onConfirm={() => {}}
      />
    </Card>
  );
}
