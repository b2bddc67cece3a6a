import { Button, useTexts } from "@guildway/ui";
import { lazy, Suspense, useState } from "react";
import type { PlanCertificate } from "../../plan/plan.ts";
import { texts } from "./texts.ts";

const CreateCertificateDialog = lazy(() =>
  import("./create-certificate-dialog.tsx").then((file) => ({
    default: file.CreateCertificateDialog,
  })),
);

/** The Create Certificate button and the modal behind it. */
export function CreateCertificate({ onCreate }: { onCreate(certificate: PlanCertificate): void }) {
  const text = useTexts(texts);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        {text.title}
      </Button>
      {open && (
        <Suspense>
          <CreateCertificateDialog onCreate={onCreate} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
