import { safeStorage } from "../theme/safe-storage.ts";

/** Where this browser keeps what is too large for a tab's storage, and whose it is. */
export const workDatabase = "guildway.work";
const ownerName = "guildway.work.of";

/** Notes whose work is kept, so that nobody else's sign-in leaves it there. */
export const noteWorkOf = (person: string): void => safeStorage.set(ownerName, person);

/** Forgets the work that is kept, unless it is this person's; without a person all of it. */
export function forgetWork({ butOf }: { butOf?: string } = {}): void {
  const owner = safeStorage.get(ownerName);
  if (owner === null || owner === butOf) return;
  safeStorage.remove(ownerName);
  try {
    indexedDB.deleteDatabase(workDatabase);
  } catch {
    return;
  }
}
