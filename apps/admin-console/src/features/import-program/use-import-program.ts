import { useAuth } from "@guildway/auth";
import { draftOf as keptDraftOf } from "@guildway/ui/drafts";
import { useEffect, useMemo, useRef, useState } from "react";
import { draftOf, type ProgramDraft } from "./program-draft.ts";
import type { FileFault } from "./reading/read-apart.ts";

/** The steps after a file was chosen. */
export type Step = "review" | "classify" | "final";

/** How far an import is. */
export type ImportState =
  | { at: "choose"; fault?: FileFault; saved?: Saved }
  | { at: "reading"; file: string }
  | { at: Step; draft: ProgramDraft; isTakenUp?: boolean };

/** The program that was just made, and the draft that it was made of. */
export interface Saved {
  id: string;
  draft: ProgramDraft;
}

interface Kept {
  at: Step;
  draft: ProgramDraft;
}

const isKept = (kept: unknown): kept is Kept =>
  typeof kept === "object" &&
  kept !== null &&
  "at" in kept &&
  Array.isArray((kept as Kept).draft?.shown);

/** An import from the choice of a file to the saved program; one that is unfinished is kept in this tab. */
export function useImportProgram() {
  const who = useAuth((auth) => (auth.status === "signed-in" ? auth.user.id : ""));
  const kept = useMemo(() => keptDraftOf<Kept>(`import-program ${who}`, isKept), [who]);
  const [state, setState] = useState<ImportState>(() => {
    const before = kept.read();
    return before ? { ...before, isTakenUp: true } : { at: "choose" };
  });
  const reading = useRef<AbortController>(undefined);
  useEffect(() => () => reading.current?.abort(), []);

  function go(at: Step, draft: ProgramDraft) {
    kept.keep({ at, draft });
    setState({ at, draft });
  }

  async function choose(file: File, orgId: string) {
    reading.current?.abort();
    const work = new AbortController();
    reading.current = work;
    setState({ at: "reading", file: file.name });
    const { readApart } = await import("./reading/read-apart.ts");
    const read = await readApart(file, work.signal);
    if (work.signal.aborted) return;
    if (typeof read === "string") return setState({ at: "choose", fault: read });
    go(
      "review",
      draftOf({ orgId, file: file.name }, read.shown, read.program, () => crypto.randomUUID()),
    );
  }

  function reset(saved?: Saved) {
    reading.current?.abort();
    kept.forget();
    setState({ at: "choose", ...(saved && { saved }) });
  }

  return { state, choose, go, reset };
}
