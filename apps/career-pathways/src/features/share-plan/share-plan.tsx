import { Button, useTexts } from "@guildway/ui";
import { lazy, Suspense, useState } from "react";
import type { SharedPlan } from "./send-plan.ts";
import { texts } from "./texts.ts";

const SharePlanDialog = lazy(() =>
  import("./share-plan-dialog.tsx").then((file) => ({ default: file.SharePlanDialog })),
);

interface Props extends SharedPlan {
  /** Right after saving, the same modal is reached by Print and Send. */
  afterSaving?: boolean;
  onSent(docId: string): void;
}

/** The Share button and the modal behind it. */
export function SharePlan({ afterSaving = false, onSent, ...shared }: Props) {
  const text = useTexts(texts);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="primary" onClick={() => setOpen(true)}>
        {afterSaving ? text.printAndSend : text.share}
      </Button>
      {open && (
        <Suspense>
          <SharePlanDialog
            {...shared}
            onClose={() => setOpen(false)}
            onSent={(docId) => {
              setOpen(false);
              onSent(docId);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
