import sharp from "sharp";
import { isReadableSignature } from "./readable-signature.ts";

/** The least that a line of a hand takes; the picture that the screen draws has 330 by 100. */
const leastWidth = 40;
const leastHeight = 12;

/** Whether a picture can be read and shows, on white, more than one colour in the size of a signature. */
export async function isDrawnSignature(png: Buffer): Promise<boolean> {
  if (!isReadableSignature(png)) return false;
  const { data, info } = await sharp(png)
    .flatten({ background: "white" })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return (
    info.width >= leastWidth &&
    info.height >= leastHeight &&
    data.some((shade) => shade !== data[0])
  );
}
