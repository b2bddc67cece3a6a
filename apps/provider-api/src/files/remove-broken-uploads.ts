import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";

const dayMs = 86_400_000;

/** Removes what uploads have left in the scratch folder whose server was killed: half a picture of somebody's signature is theirs as well. What is younger than a day may still be on its way to another server. */
export async function removeBrokenUploads(scratch: string, now: Date): Promise<void> {
  const left = await readdir(scratch).catch(() => []);
  for (const name of left.filter((one) => one.endsWith(".part"))) {
    const path = join(scratch, name);
    const { mtimeMs } = await stat(path);
    if (now.getTime() - mtimeMs > dayMs) await rm(path, { force: true });
  }
}
