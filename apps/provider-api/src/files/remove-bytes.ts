import type { JobKind } from "../jobs/job-kind.ts";
import type { FileStore } from "./file-store.ts";
import { removeSizes } from "./sized-image.ts";

/** The kind of jobs that remove from the store what nobody reaches any more; the subject is its key. */
export const removalJobKind = "file-removal";

/** Removing files whose rows are gone: a server that is killed in between leaves it to the next. */
export function removalJobs({ files }: { files: FileStore }): JobKind {
  return {
    kind: removalJobKind,
    mostAttempts: 8,
    async run(key) {
      await files.remove(key);
      await removeSizes(files, key);
    },
  };
}
