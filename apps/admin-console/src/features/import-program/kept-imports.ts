import { keptWorkOf } from "@guildway/ui/kept-work";
import type { ProgramDraft } from "./program-draft.ts";

/** The steps after a file was chosen. */
export type Step = "review" | "classify" | "final";

/** An import that was begun and not saved. */
export interface KeptImport {
  id: string;
  at: Step;
  draft: ProgramDraft;
  /** When it was last worked on, in milliseconds since 1970. */
  keptAt: number;
}

const isImport = (kept: unknown): kept is KeptImport =>
  typeof kept === "object" &&
  kept !== null &&
  "keptAt" in kept &&
  Array.isArray((kept as KeptImport).draft?.shown);

/** The imports that a person has begun, in whichever tab. */
export const importsOf = (person: string) => keptWorkOf(person, "import-program", isImport);

const lockOf = (id: string) => `import-program ${id}`;

/** Those that this tab has held: what it lets go of counts as held for a moment more. */
const heldHere = new Set<string>();

/** A tab that was just closed or loaded again lets go of its own a moment later. */
const soonMs = 1500;

/** Holds an import in this tab; answers how to let it go, and nothing where another tab has it open. */
export function holdImport(id: string): Promise<(() => void) | undefined> {
  const { promise: isLetGo, resolve: letGo } = Promise.withResolvers<void>();
  if (!navigator.locks) return Promise.resolve(letGo);
  return new Promise((settle) => {
    navigator.locks
      .request(lockOf(id), { signal: AbortSignal.timeout(soonMs) }, () => {
        heldHere.add(id);
        settle(letGo);
        return isLetGo;
      })
      .catch(() => settle(undefined));
  });
}

/** Those imports of a person that no tab has open, the newest first. */
export async function unfinishedImports(person: string): Promise<KeptImport[]> {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  const open = new Set(held.map(({ name }) => name));
  return (await importsOf(person).all())
    .filter(({ id }) => heldHere.has(id) || !open.has(lockOf(id)))
    .toSorted((one, other) => other.keptAt - one.keptAt);
}
