import { TextField, useTexts } from "@guildway/ui";
import { type Ref, useEffect, useImperativeHandle, useRef, useState } from "react";
import { signatureSize, writeName, writtenSignature } from "./signature-image.ts";
import type { SignatureSource } from "./signature-pad.tsx";
import styles from "./signature.module.css";
import { texts } from "./texts.ts";

/** A signature that is typed, for who cannot or does not want to draw. */
export function TypedSignature({ ref, name }: { ref: Ref<SignatureSource>; name: string }) {
  const text = useTexts(texts);
  const [typed, setTyped] = useState(name);
  const paper = useRef<HTMLCanvasElement>(null);
  useImperativeHandle(ref, () => ({ read: () => writtenSignature(typed) }));
  useEffect(() => {
    const pen = paper.current?.getContext("2d");
    if (pen) writeName(pen, typed.trim());
  }, [typed]);
  return (
    <div className={styles.way}>
      <TextField
        label={text.typed}
        hint={text.typedHint}
        value={typed}
        maxLength={100}
        autoComplete="name"
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <canvas
        ref={paper}
        {...signatureSize}
        className={styles.paper}
        role="img"
        aria-label={`${text.preview}: ${typed}`}
      />
    </div>
  );
}
