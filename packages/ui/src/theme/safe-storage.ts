/** Browser storage that answers null and forgets where touching it throws, as in another site's frame. */
export const safeStorage = {
  get(key: string): string | null {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  },
  set(key: string, value: string): void {
    try {
      localStorage.setItem(key, value);
    } catch {
      return;
    }
  },
  remove(key: string): void {
    try {
      localStorage.removeItem(key);
    } catch {
      return;
    }
  },
};
