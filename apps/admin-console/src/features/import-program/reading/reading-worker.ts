import { Unreadable } from "@guildway/office-files";
import { type ProgramDocument, readProgram } from "@guildway/rules/training-program";
import type { ReadFile } from "./read-apart.ts";
import { readProgramFile } from "./read-program-file.ts";
import { shownParts } from "./shown-parts.ts";

interface Asked {
  bytes: Uint8Array;
  extension: string;
}

addEventListener("message", ({ data: { bytes, extension } }: MessageEvent<Asked>) => {
  readProgramFile(bytes, extension)
    .then(readFrom)
    .then(
      (read) => postMessage(read),
      (error: unknown) =>
        postMessage({ reason: error instanceof Unreadable ? error.reason : "unreadable" }),
    );
});

/** More than these nobody reviews, and no program has. */
const most = { groups: 500, competencies: 2000 } as const;

/** What the page gets of a document: what was read, and those parts that it draws, so that a long one does not hold it up. */
function readFrom(document: ProgramDocument): ReadFile {
  const program = readProgram(document);
  const competencies = program.workProcesses.flatMap((one) => one.competencies);
  if (program.workProcesses.length > most.groups || competencies.length > most.competencies)
    throw new Unreadable("tooLong");
  const places = Object.values(program.details).map(({ at }) => at);
  return { shown: shownParts(document, places), program };
}
