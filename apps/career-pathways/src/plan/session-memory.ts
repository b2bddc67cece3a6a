const memory = new Map<string, string>();

/** What this tab remembers; where touching session storage throws, as in another site's frame, until the page is left. */
export const sessionMemory = {
  get(key: string): string | null {
    try {
      return sessionStorage.getItem(key);
    } catch {
      return memory.get(key) ?? null;
    }
  },
  set(key: string, value: string): void {
    try {
      sessionStorage.setItem(key, value);
    } catch {
      memory.set(key, value);
    }
  },
};
