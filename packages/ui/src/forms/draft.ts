import { draftPrefix, tellDraftsForgotten } from "../theme/kept-drafts.ts";
import { forgetWork } from "./forget-work.ts";

export { forgetWork } from "./forget-work.ts";

/** What was typed into a form and not sent, kept in this tab under a key. */
export interface Draft<Values> {
  read(): Values | undefined;
  keep(values: Values): void;
  forget(): void;
}

/** The draft of a form; without a key nothing is kept. `isValues` refuses what an older form has left. */
export function draftOf<Values>(
  key: string | undefined,
  isValues: (kept: unknown) => kept is Values,
): Draft<Values> {
  const name = draftPrefix + key;
  return {
    read() {
      if (key === undefined) return undefined;
      return withStorage((storage) => {
        const kept: unknown = JSON.parse(storage.getItem(name) ?? "null");
        return isValues(kept) ? kept : undefined;
      });
    },
    keep(values) {
      if (key !== undefined)
        withStorage((storage) => storage.setItem(name, JSON.stringify(values)));
    },
    forget() {
      if (key !== undefined) withStorage((storage) => storage.removeItem(name));
    },
  };
}

/** Forgets every draft and all kept work, for who signs out. */
export function forgetDrafts(): void {
  forgetWork();
  withStorage((storage) => {
    for (const name of Object.keys(storage))
      if (name.startsWith(draftPrefix)) storage.removeItem(name);
  });
  tellDraftsForgotten();
}

/** Storage that is full, forbidden or holds nonsense keeps no draft. */
function withStorage<T>(work: (storage: Storage) => T): T | undefined {
  try {
    return work(sessionStorage);
  } catch {
    return undefined;
  }
}
