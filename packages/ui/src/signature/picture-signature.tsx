import { TextField, useTexts } from "@guildway/ui";
import { type Ref, useEffect, useImperativeHandle, useState } from "react";
import { largestPicture, signatureImage } from "./signature-image.ts";
import type { SignatureSource } from "./signature-pad.tsx";
import styles from "./signature.module.css";
import { texts } from "./texts.ts";

/** A signature from a picture of it. */
export function PictureSignature({ ref }: { ref: Ref<SignatureSource> }) {
  const text = useTexts(texts);
  const [chosen, setChosen] = useState<{ blob: Blob; address: string }>();
  const [isWrong, setIsWrong] = useState(false);
  useImperativeHandle(ref, () => ({ read: async () => chosen?.blob }));
  useEffect(() => () => chosen && URL.revokeObjectURL(chosen.address), [chosen]);

  async function choose(file: File | undefined) {
    const blob = file && (await readPicture(file));
    setIsWrong(file !== undefined && blob === undefined);
    setChosen(blob && { blob, address: URL.createObjectURL(blob) });
  }
  return (
    <div className={styles.way}>
      <TextField
        type="file"
        accept="image/png"
        label={text.chosen}
        hint={text.chosenHint}
        error={isWrong ? text.wrongPicture : undefined}
        onChange={({ currentTarget }) => void choose(currentTarget.files?.[0])}
      />
      {chosen && <img className={styles.paper} src={chosen.address} alt={text.preview} />}
    </div>
  );
}

/** A picture as a signature; undefined where it is none, or too large to be one. */
async function readPicture(file: File): Promise<Blob | undefined> {
  if (file.type !== "image/png" || file.size > largestPicture) return undefined;
  try {
    const picture = await createImageBitmap(file);
    return await signatureImage(picture);
  } catch {
    return undefined;
  }
}
