import { lazyPart } from "@guildway/federation";
import { Button, useTexts } from "@guildway/ui";
import { Suspense, useState } from "react";
import { texts } from "./texts.ts";

const NewKeyDialog = lazyPart(async () => (await import("./new-key-dialog.tsx")).NewKeyDialog);

/** Makes a key and shows it, once. */
export function NewKey() {
  const text = useTexts(texts).make;
  const [asks, setAsks] = useState(false);
  return (
    <>
      <Button variant="primary" onClick={() => setAsks(true)}>
        {text.add}
      </Button>
      {asks && (
        <Suspense>
          <NewKeyDialog onClose={() => setAsks(false)} />
        </Suspense>
      )}
    </>
  );
}
