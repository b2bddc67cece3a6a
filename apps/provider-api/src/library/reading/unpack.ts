import { unzipSync, type Unzipped } from "fflate";
import { Unreadable } from "./unreadable.ts";
import type { ReadingLimits } from "./limits.ts";

/** Nothing that somebody wrote is packed this small; deflate itself ends at about 1,030. */
const mostRatio = 300;
/** Under it nobody minds the ratio. */
const harmlessBytes = 5_000_000;

/**
 * Unpacks those parts of an Office file that hold text. An entry is never given more room than it declares, so that what
 * the parts declare together bounds what they take.
 */
export function unpack(
  bytes: Uint8Array,
  wanted: (name: string) => boolean,
  limits: Pick<ReadingLimits, "unpackedBytes" | "entries">,
): Unzipped {
  refuseWhatIsNoZip(bytes);
  let entries = 0;
  let total = 0;
  try {
    return unzipSync(bytes, {
      filter({ name, size, originalSize }) {
        entries += 1;
        if (entries > limits.entries) throw new Unreadable("tooLarge");
        if (!wanted(name)) return false;
        total += originalSize;
        const isBomb = originalSize > harmlessBytes && originalSize > size * mostRatio;
        if (isBomb || total > limits.unpackedBytes) throw new Unreadable("tooLarge");
        return true;
      },
    });
  } catch (error) {
    throw error instanceof Unreadable ? error : new Unreadable("unreadable");
  }
}

function refuseWhatIsNoZip(bytes: Uint8Array): void {
  const starts = (...marks: number[]) => marks.every((mark, index) => bytes[index] === mark);
  // How Office keeps a document behind a password, and how it kept all documents before 2007.
  if (starts(0xd0, 0xcf, 0x11, 0xe0))
    throw new Unreadable(hasEncryptedPackage(bytes) ? "encrypted" : "notWhatItSays");
  if (!starts(0x50, 0x4b)) throw new Unreadable("notWhatItSays");
  if (((bytes[6] ?? 0) & 1) === 1) throw new Unreadable("encrypted");
}

/** The name of the stream, in UTF-16. */
const encryptedPackage = Buffer.from("EncryptedPackage", "utf16le");

function hasEncryptedPackage(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).includes(encryptedPackage);
}
