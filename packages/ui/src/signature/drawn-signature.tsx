import { Button, useTexts } from "@guildway/ui";
import { type Ref, useImperativeHandle, useLayoutEffect, useRef, useState } from "react";
import CanvasModule from "react-signature-canvas";
import { ink, signatureImage, signatureSize } from "./signature-image.ts";
import type { SignatureSource } from "./signature-pad.tsx";
import styles from "./signature.module.css";
import { texts } from "./texts.ts";

/** Bundlers hand a CommonJS module over whole or as its default. */
const SignatureCanvas =
  (CanvasModule as unknown as { default?: typeof CanvasModule }).default ?? CanvasModule;

/** A signature drawn by finger, pen or mouse. */
export function DrawnSignature({ ref }: { ref: Ref<SignatureSource> }) {
  const text = useTexts(texts);
  const pad = useRef<CanvasModule>(null);
  const { place, width } = useRoom();
  useImperativeHandle(ref, () => ({
    read: async () =>
      pad.current && !pad.current.isEmpty() ? signatureImage(pad.current.getCanvas()) : undefined,
  }));
  return (
    <div ref={place} className={styles.way}>
      {width !== undefined && (
        <SignatureCanvas
          ref={pad}
          penColor={ink}
          clearOnResize={false}
          canvasProps={{
            width,
            height: Math.round((width * signatureSize.height) / signatureSize.width),
            className: styles.paper ?? "",
            role: "img",
            "aria-label": text.canvas,
          }}
        />
      )}
      <p className={styles.hint}>{text.drawHint}</p>
      <div>
        <Button variant="quiet" onClick={() => pad.current?.clear()}>
          {text.clear}
        </Button>
      </div>
    </div>
  );
}

/** How wide a signature can be drawn here: a canvas that were scaled would draw beside the finger. */
function useRoom() {
  const place = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState<number>();
  useLayoutEffect(() => {
    // Less the hairline on both sides.
    const room = (place.current?.clientWidth ?? 0) - 2;
    setWidth(Math.min(signatureSize.width, room > 0 ? room : signatureSize.width));
  }, []);
  return { place, width };
}
