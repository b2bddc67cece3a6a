import { Unreadable } from "@guildway/office-files";
import { readProgram } from "@guildway/rules/training-program";
import type { ReadFile } from "./read-apart.ts";
import { readProgramFile } from "./read-program-file.ts";

interface Asked {
  bytes: Uint8Array;
  extension: string;
}

addEventListener("message", ({ data: { bytes, extension } }: MessageEvent<Asked>) => {
  readProgramFile(bytes, extension).then(
    (document) => postMessage({ document, program: readProgram(document) } satisfies ReadFile),
    (error: unknown) =>
      postMessage({ reason: error instanceof Unreadable ? error.reason : "unreadable" }),
  );
});
