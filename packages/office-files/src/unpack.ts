import { unzipSync, type Unzipped } from "fflate";
import { Unreadable } from "./unreadable.ts";

/** How much is unpacked of one file. */
export interface UnpackingLimits {
  /** Of all parts together. */
  unpackedBytes: number;
  entries: number;
  /** Whether a file that carries macros is refused, as `macros`; else they are passed over. */
  refusesMacros?: boolean;
}

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
  limits: UnpackingLimits,
): Unzipped {
  refuseWhatIsNoZip(bytes);
  let entries = 0;
  let total = 0;
  try {
    return unzipSync(bytes, {
      filter({ name, size, originalSize }) {
        entries += 1;
        if (entries > limits.entries) throw new Unreadable("tooLarge");
        if (limits.refusesMacros && /(?:^|\/)vbaProject\.bin$/i.test(name))
          throw new Unreadable("macros");
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
const encryptedPackage = [..."EncryptedPackage"].flatMap((letter) => [letter.charCodeAt(0), 0]);

function hasEncryptedPackage(bytes: Uint8Array): boolean {
  const [first = 0] = encryptedPackage;
  for (let at = bytes.indexOf(first); at >= 0; at = bytes.indexOf(first, at + 1))
    if (encryptedPackage.every((byte, index) => bytes[at + index] === byte)) return true;
  return false;
}
