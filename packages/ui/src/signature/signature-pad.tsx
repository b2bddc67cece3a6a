// By the package's name, which remotes share: a copy of its own would not know the language of the page.
import { Tabs, useTexts } from "@guildway/ui";
import { type Ref, useImperativeHandle, useRef, useState } from "react";
import { DrawnSignature } from "./drawn-signature.tsx";
import { PictureSignature } from "./picture-signature.tsx";
import styles from "./signature.module.css";
import { texts } from "./texts.ts";
import { TypedSignature } from "./typed-signature.tsx";

/** What a way to sign has to show: a PNG of 330 by 100 dots, or undefined while it is empty. */
export interface SignatureSource {
  read(): Promise<Blob | undefined>;
}

export type SignaturePadProps = {
  ref: Ref<SignatureSource>;
  /** Whose signature it is, which typing begins with. */
  name?: string | undefined;
};

/** A signature that is drawn, typed or taken from a picture, each with the same standing. */
export function SignaturePad({ ref, name = "" }: SignaturePadProps) {
  const text = useTexts(texts);
  const [way, setWay] = useState("draw");
  const source = useRef<SignatureSource>(null);
  useImperativeHandle(ref, () => ({
    read: () => source.current?.read() ?? Promise.resolve(undefined),
  }));
  return (
    <div className={styles.pad}>
      <Tabs
        label={text.ways}
        active={way}
        onChange={setWay}
        tabs={[
          { id: "draw", label: text.draw, panel: <DrawnSignature ref={source} /> },
          { id: "type", label: text.type, panel: <TypedSignature ref={source} name={name} /> },
          { id: "picture", label: text.picture, panel: <PictureSignature ref={source} /> },
        ]}
      />
    </div>
  );
}
