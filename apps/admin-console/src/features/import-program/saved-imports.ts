import { failureCode, recordsOf } from "@guildway/api-client";
import { apprenticeshipTemplates } from "@guildway/api-contract";
import { keptWorkOf } from "@guildway/ui/kept-work";
import type { ProgramDraft } from "./program-draft.ts";

/** The program that was just made, and the draft that it was made of. */
export interface Saved {
  id: string;
  draft: ProgramDraft;
}

type KeptSaved = Saved & { savedAt: number };

const isSaved = (kept: unknown): kept is KeptSaved =>
  typeof kept === "object" &&
  kept !== null &&
  "savedAt" in kept &&
  Array.isArray((kept as KeptSaved).draft?.shown);

const last = "last";
const longestMs = 86_400_000;

/** The last program that a person has imported within a day, so that who looks at it first can take it back afterwards. */
export function lastSavedOf(person: string) {
  const work = keptWorkOf(person, "saved-import", isSaved);
  return {
    keep: (saved: Saved) => work.keep(last, { ...saved, savedAt: Date.now() }),
    forget: () => work.forget(last),
    /** None where it is gone or somebody has changed it. */
    async read(): Promise<Saved | undefined> {
      const [saved] = await work.all();
      if (!saved) return undefined;
      if (Date.now() - saved.savedAt < longestMs && (await isUntouched(saved.id))) return saved;
      await work.forget(last);
      return undefined;
    },
  };
}

/** What cannot be asked now stays as it is. */
async function isUntouched(id: string): Promise<boolean> {
  try {
    const found = await recordsOf(apprenticeshipTemplates).read(id, { select: ["version"] });
    return found.version === 1;
  } catch (error) {
    return failureCode(error) !== "record.not-found";
  }
}
