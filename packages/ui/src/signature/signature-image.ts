/** Dots of a stored signature: as wide and as high as it is drawn. */
export const signatureSize = { width: 330, height: 100 } as const;

/** The largest picture that is read as a signature, in bytes. */
export const largestPicture = 2 * 1024 * 1024;

/** A picture fitted onto a signature's own size, its proportions kept, as a PNG. */
export async function signatureImage(
  picture: CanvasImageSource & { width: number; height: number },
): Promise<Blob> {
  const { width, height } = signatureSize;
  const scale = Math.min(width / picture.width, height / picture.height);
  const [shownWidth, shownHeight] = [picture.width * scale, picture.height * scale];
  const { canvas, pen } = emptySignature();
  pen.drawImage(
    picture,
    (width - shownWidth) / 2,
    (height - shownHeight) / 2,
    shownWidth,
    shownHeight,
  );
  return pngOf(canvas);
}

/** A name written as a signature; undefined where there is none to write. */
export async function writtenSignature(name: string): Promise<Blob | undefined> {
  const text = name.trim();
  if (text === "") return undefined;
  const { canvas, pen } = emptySignature();
  writeName(pen, text);
  return pngOf(canvas);
}

/** Writes a name across a signature, smaller the longer it is. */
export function writeName(pen: CanvasRenderingContext2D, name: string): void {
  const { width, height } = signatureSize;
  const margin = 12;
  pen.clearRect(0, 0, width, height);
  pen.fillStyle = ink;
  pen.textAlign = "center";
  pen.textBaseline = "middle";
  const fontOf = (size: number) => `italic ${size}px ${handwriting}`;
  let size = 44;
  do pen.font = fontOf(size--);
  while (size > 8 && pen.measureText(name).width > width - 2 * margin);
  pen.fillText(name, width / 2, height / 2, width - 2 * margin);
}

/** Dark on white paper, in either theme. */
export const ink = "#14213d";

const handwriting = `"Segoe Script", "Bradley Hand", "Snell Roundhand", "Comic Neue", cursive`;

function emptySignature() {
  const canvas = Object.assign(document.createElement("canvas"), signatureSize);
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("This browser draws no pictures.");
  return { canvas, pen };
}

function pngOf(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error("The signature could not be drawn."))),
      "image/png",
    );
  });
}
