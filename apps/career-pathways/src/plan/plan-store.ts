import {
  alreadyHave,
  planCertificate,
  planElement,
  planSchoolProgram,
} from "@guildway/api-contract";
import { whenDraftsAreForgotten } from "@guildway/ui";
import * as z from "zod/mini";
import { create } from "zustand";
import { emptyDraft, type PlanDraft, type PlanPart } from "./plan.ts";
import { sessionMemory } from "./session-memory.ts";

const key = "career-pathways.drafts";
const zipKey = "career-pathways.zip";

interface PlanStore {
  /** What was edited, by O*NET code. */
  drafts: Record<string, PlanDraft>;
  /** The draft before the last removal, until the next change. */
  undo: { code: string; part: PlanPart; name: string; draft: PlanDraft } | undefined;
  /** The ZIP code that the visitor typed. */
  zip: string | undefined;
  chooseZip(zip: string): void;
  edit(code: string, draft: PlanDraft): void;
  remove(code: string, draft: PlanDraft, removed: { part: PlanPart; name: string }): void;
  undoRemoval(): void;
  reset(code: string): void;
}

/** The drafts of this tab; contact fields are never part of them. */
export const usePlanStore = create<PlanStore>((set) => ({
  drafts: storedDrafts(),
  undo: undefined,
  zip: sessionMemory.get(zipKey) ?? undefined,
  chooseZip: (zip) => set({ zip }),
  edit: (code, draft) =>
    set(({ drafts }) => ({ drafts: { ...drafts, [code]: draft }, undo: undefined })),
  remove: (code, draft, removed) =>
    set(({ drafts }) => ({
      drafts: { ...drafts, [code]: draft },
      undo: { code, ...removed, draft: drafts[code] ?? emptyDraft },
    })),
  undoRemoval: () =>
    set(({ drafts, undo }) =>
      undo ? { drafts: { ...drafts, [undo.code]: undo.draft }, undo: undefined } : {},
    ),
  reset: (code) =>
    set(({ drafts }) => ({
      drafts: Object.fromEntries(Object.entries(drafts).filter(([other]) => other !== code)),
      undo: undefined,
    })),
}));

/** What the visitor changed in the plan for an occupation. */
export function usePlanDraft(code: string): PlanDraft {
  return usePlanStore(({ drafts }) => drafts[code]) ?? emptyDraft;
}

usePlanStore.subscribe(({ drafts, zip }, before) => {
  if (zip !== undefined && zip !== before.zip) sessionMemory.set(zipKey, zip);
  if (drafts !== before.drafts) sessionMemory.set(key, JSON.stringify(drafts));
});

// Who comes next at this computer sees nothing of what was planned there.
whenDraftsAreForgotten(() =>
  usePlanStore.setState({ drafts: {}, undo: undefined, zip: undefined }),
);

function storedDrafts(): Record<string, PlanDraft> {
  const ids = z.optional(z.array(z.string()));
  const drafts = z.record(
    z.string(),
    z.object({
      chosen: z.record(z.string(), ids),
      createdSkills: z.array(planElement),
      createdCertificates: z.array(planCertificate),
      have: z.optional(alreadyHave),
      keptSince: z.optional(z.string()),
      kept: z.optional(
        z.object({
          skills: z.array(planElement),
          knowledge: z.array(planElement),
          certificates: z.array(planCertificate),
          programs: z.array(planSchoolProgram),
        }),
      ),
    }),
  );
  try {
    return drafts.parse(JSON.parse(sessionMemory.get(key) ?? "{}"));
  } catch {
    return {};
  }
}
