import { lazyPart } from "@guildway/federation";
import { Button, useTexts } from "@guildway/ui";
import { Suspense, useState } from "react";
import { texts } from "./hand-out-texts.ts";

const HandOutDialog = lazyPart(async () => (await import("./hand-out-dialog.tsx")).HandOutDialog);

/** Shows a link as it is given out: its address to copy, and as a QR code to print. */
export function HandOut(link: { id: string; title: string }) {
  const { open } = useTexts(texts);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" onClick={() => setIsOpen(true)}>
        {open}
      </Button>
      {isOpen && (
        <Suspense>
          <HandOutDialog {...link} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
