import { access, readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { gunzip } from "node:zlib";

/** The lines of a text file, unpacked where it is packed (.gz), or the reason why there are none. */
export async function readLines(
  folder: string,
  file: string,
): Promise<{ lines: string[]; endsInBreak: boolean } | string> {
  const bytes = await readFile(join(folder, file)).catch(() => undefined);
  if (!bytes) return "the file is missing";
  const unpacked = file.endsWith(".gz")
    ? await promisify(gunzip)(bytes).catch(() => undefined)
    : bytes;
  if (!unpacked) return "the file cannot be unpacked";
  const text = decoded(unpacked);
  const whole = text.replace(/(?:\r\n?|\n)$/, "");
  return { lines: whole.split(/\r\n?|\n/), endsInBreak: whole.length < text.length };
}

/** As UTF-8, or, where it is none, as Windows writes: IPEDS publishes both. */
function decoded(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

/** Whether the folder has the file. */
export function isThere(folder: string, file: string): Promise<boolean> {
  return access(join(folder, file)).then(
    () => true,
    () => false,
  );
}
