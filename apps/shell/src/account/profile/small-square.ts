const side = 512;

/** A picture cut to its middle square and made small, without what the camera wrote into it, such as where it was taken; throws where it is none. */
export async function smallSquare(file: File): Promise<File> {
  const picture = await createImageBitmap(file);
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = side;
  const context = canvas.getContext("2d");
  if (!context) throw new Error("No canvas.");
  // A picture may be see-through, and this kind of file is not.
  context.fillStyle = "#fff";
  context.fillRect(0, 0, side, side);
  const cut = Math.min(picture.width, picture.height);
  const left = (picture.width - cut) / 2;
  const top = (picture.height - cut) / 2;
  context.drawImage(picture, left, top, cut, cut, 0, 0, side, side);
  picture.close();
  const blob = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, "image/jpeg", 0.88),
  );
  if (!blob) throw new Error("The picture could not be made small.");
  return new File([blob], "picture.jpg", { type: "image/jpeg" });
}
