import type { RowOf } from "@guildway/api-client";
import type { programKeys } from "@guildway/api-contract";
import { lazyPart } from "@guildway/federation";
import { Button, useTexts } from "@guildway/ui";
import { Suspense, useState } from "react";
import { texts } from "./texts.ts";

const RotateKeyDialog = lazyPart(
  async () => (await import("./rotate-key-dialog.tsx")).RotateKeyDialog,
);

/** Gives a key that works a new secret. */
export function RotateKey({ row: { id, name, state } }: { row: RowOf<typeof programKeys> }) {
  const text = useTexts(texts).rotate;
  const [asks, setAsks] = useState(false);
  if (state !== "active") return null;
  return (
    <>
      <Button onClick={() => setAsks(true)}>{text.rotate}</Button>
      {asks && (
        <Suspense>
          <RotateKeyDialog id={id} name={name ?? ""} onClose={() => setAsks(false)} />
        </Suspense>
      )}
    </>
  );
}
