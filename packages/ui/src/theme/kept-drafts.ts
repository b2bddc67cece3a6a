/** Begins the name of whatever a tab's storage keeps of what its person typed; signing out takes all of it away. */
export const draftPrefix = "guildway.draft.";

const forgotten = "guildway:drafts-forgotten";

/** Says that the drafts are gone, to whatever holds some of them in memory as well. */
export function tellDraftsForgotten(): void {
  globalThis.dispatchEvent?.(new Event(forgotten));
}

/** Calls when somebody signs out, whose drafts nobody else is to see; answers how to stop it. */
export function whenDraftsAreForgotten(listener: () => void): () => void {
  globalThis.addEventListener?.(forgotten, listener);
  return () => globalThis.removeEventListener?.(forgotten, listener);
}
