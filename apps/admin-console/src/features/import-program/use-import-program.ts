import { makeOnce } from "@guildway/api-client";
import { apprenticeshipTemplates } from "@guildway/api-contract";
import { useAuth } from "@guildway/auth";
import { whenDraftsAreForgotten } from "@guildway/ui";
import { draftOf as keptDraftOf } from "@guildway/ui/drafts";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { focusTitle } from "../../room/focus-title.ts";
import { holdImport, importsOf, type KeptImport, type Step } from "./kept-imports.ts";
import { draftOf, type ProgramDraft } from "./program-draft.ts";
import type { FileFault } from "./reading/read-apart.ts";
import { lastSavedOf, type Saved } from "./saved-imports.ts";

/** How far an import is. */
export type ImportState =
  | { at: "opening" }
  | { at: "choose"; fault?: FileFault; saved?: Saved }
  | { at: "reading"; file: string }
  | { at: Step; id: string; draft: ProgramDraft; make: MakeProgram; isTakenUp?: boolean };

/** Makes the program of an import, once however often it is saved; answers its id. */
export type MakeProgram = ReturnType<typeof makeProgram>;

const makeProgram = () => makeOnce(apprenticeshipTemplates);

const isText = (kept: unknown): kept is string => typeof kept === "string";

const isUntouched = (state: ImportState): state is { at: "choose" } =>
  state.at === "choose" && !state.saved && !state.fault;

/** An import from the choice of a file to the saved program; one that is unfinished is kept for its person. */
export function useImportProgram() {
  const who = useAuth((auth) => (auth.status === "signed-in" ? auth.user.id : ""));
  const [state, setState] = useState<ImportState>({ at: "opening" });
  const [isKept, setIsKept] = useState(true);
  const ofTab = keptDraftOf(`import-program ${who}`, isText);
  const held = useRef({ reading: new AbortController(), letGo: () => {}, isForgotten: false });

  const begunHere = useEffectEvent(async () => {
    const id = ofTab.read();
    return id === undefined ? undefined : (await importsOf(who).all()).find((one) => one.id === id);
  });
  const open = useEffectEvent((kept: KeptImport | undefined) =>
    kept ? resume(kept) : Promise.resolve(false),
  );
  useEffect(() => {
    // Whose session has ended goes on where they are once they have signed in.
    if (who === "") return;
    const { current } = held;
    current.isForgotten = false;
    let isGone = false;
    void begunHere()
      .then((kept) => !isGone && open(kept))
      .then(async (isTakenUp) => {
        if (isGone) return current.letGo();
        if (isTakenUp) return;
        setState({ at: "choose" });
        // Nobody waits for what only offers to take something back.
        const saved = await lastSavedOf(who).read();
        if (!isGone && saved) setState((now) => (isUntouched(now) ? { ...now, saved } : now));
      });
    const stopListening = whenDraftsAreForgotten(() => {
      current.isForgotten = true;
    });
    return () => {
      isGone = true;
      stopListening();
      current.reading.abort();
      current.letGo();
    };
  }, [who]);

  /** Takes up what was begun before, unless another tab has it open. */
  async function resume({ id, at, draft }: KeptImport): Promise<boolean> {
    const letGo = await holdImport(id);
    if (!letGo) return false;
    held.current.letGo = letGo;
    ofTab.keep(id);
    setState({ at, id, draft, make: makeProgram(), isTakenUp: true });
    return true;
  }

  async function begin(at: Step, draft: ProgramDraft) {
    const id = crypto.randomUUID();
    held.current.letGo = (await holdImport(id)) ?? (() => {});
    ofTab.keep(id);
    keep({ id, at, draft }, makeProgram());
  }

  function keep({ id, at, draft }: Omit<KeptImport, "keptAt">, make: MakeProgram) {
    setState({ at, id, draft, make });
    if (held.current.isForgotten || who === "") return;
    void importsOf(who).keep(id, { id, at, draft, keptAt: Date.now() }).then(setIsKept);
  }

  function go(at: Step, draft: ProgramDraft) {
    if ("id" in state) keep({ id: state.id, at, draft }, state.make);
    else void begin(at, draft);
  }

  async function choose(file: File, orgId: string) {
    held.current.reading.abort();
    const work = new AbortController();
    held.current.reading = work;
    setState({ at: "reading", file: file.name });
    const { readApart } = await import("./reading/read-apart.ts");
    const read = await readApart(file, work.signal);
    if (work.signal.aborted) return;
    if (typeof read === "string") return setState({ at: "choose", fault: read });
    const of = { orgId, file: file.name };
    await begin(
      "review",
      draftOf(of, read.shown, read.program, () => crypto.randomUUID()),
    );
  }

  /** Goes back to the choice of a file; what was begun stays among the unfinished imports. */
  function leave() {
    held.current.reading.abort();
    held.current.letGo();
    ofTab.forget();
    setState({ at: "choose" });
    focusTitle();
  }

  function finish(saved: Saved) {
    leave();
    if ("id" in state) void importsOf(who).forget(state.id);
    if (!held.current.isForgotten) void lastSavedOf(who).keep(saved);
    setState({ at: "choose", saved });
  }

  /** Goes on with what was taken back. */
  function takeBack(draft: ProgramDraft) {
    void lastSavedOf(who).forget();
    go("final", draft);
  }

  return { state, isKept, who, choose, resume, go, leave, finish, takeBack };
}
