import { createHash } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Insertable } from "kysely";
import type { FileStore } from "../../files/file-store.ts";
import type { Database } from "../../platform/database/schema.ts";
import { makePrivateFolder } from "../../platform/private-folder.ts";
import { demoFiles } from "./demo-files.ts";

/** Puts the files of the demo world into the store, by way of a scratch folder beside it; answers their rows. Doing it again changes nothing. */
export async function putDemoFiles(
  store: FileStore,
  scratch: string,
): Promise<Insertable<Database["files"]>[]> {
  makePrivateFolder(scratch);
  const rows: Insertable<Database["files"]>[] = [];
  for (const { content, ...file } of demoFiles()) {
    const key = `${file.orgId}/demo/${file.name}`;
    const path = join(scratch, file.name);
    await writeFile(path, content);
    await store.put(key, path, file.type);
    rows.push({
      ...file,
      key,
      size: content.length,
      sha256: createHash("sha256").update(content).digest("hex"),
      createdAt: "2026-09-01T12:00:00.000Z",
    });
  }
  return rows;
}
