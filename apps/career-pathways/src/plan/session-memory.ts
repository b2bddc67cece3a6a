import { draftPrefix, whenDraftsAreForgotten } from "@guildway/ui";

const memory = new Map<string, string>();
whenDraftsAreForgotten(() => memory.clear());

/** What this tab remembers until its person signs out; where touching session storage throws, as in another site's frame, until the page is left. */
export const sessionMemory = {
  get(key: string): string | null {
    try {
      return sessionStorage.getItem(draftPrefix + key);
    } catch {
      return memory.get(key) ?? null;
    }
  },
  set(key: string, value: string): void {
    try {
      sessionStorage.setItem(draftPrefix + key, value);
    } catch {
      memory.set(key, value);
    }
  },
};
