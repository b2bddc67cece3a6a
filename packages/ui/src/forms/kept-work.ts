import { noteWorkOf, workDatabase } from "./forget-work.ts";

/** What one person has begun, kept in this browser until they sign out, whichever tab they come back in. */
export interface KeptWork<T> {
  /** All that is kept and can still be read. */
  all(): Promise<T[]>;
  /** Whether it is kept now; a browser that is full, or keeps nothing, says no. */
  keep(id: string, work: T): Promise<boolean>;
  forget(id: string): Promise<void>;
}

const store = "work";

/** The work of a kind; `isWork` refuses what an older page has left. */
export function keptWorkOf<T>(
  person: string,
  kind: string,
  isWork: (kept: unknown) => kept is T,
): KeptWork<T> {
  const prefix = JSON.stringify([person, kind]);
  return {
    async all() {
      const range = () => IDBKeyRange.bound(prefix, `${prefix}\uffff`);
      const kept = await inStore<unknown[]>("readonly", (work) => work.getAll(range()));
      return (kept ?? []).filter(isWork);
    },
    async keep(id, work) {
      noteWorkOf(person);
      return (await inStore("readwrite", (kept) => kept.put(work, prefix + id))) !== undefined;
    },
    async forget(id) {
      await inStore("readwrite", (kept) => kept.delete(prefix + id));
    },
  };
}

/** Undefined where the browser does not do it. */
async function inStore<T>(
  mode: IDBTransactionMode,
  ask: (kept: IDBObjectStore) => IDBRequest,
): Promise<T | undefined> {
  try {
    const database = await opened();
    try {
      const transaction = database.transaction(store, mode);
      const request = ask(transaction.objectStore(store));
      await new Promise<void>((resolve, reject) => {
        transaction.addEventListener("complete", () => resolve());
        transaction.addEventListener("abort", () => reject(transaction.error));
      });
      return request.result as T;
    } finally {
      // What is open keeps it from being forgotten.
      database.close();
    }
  } catch {
    return undefined;
  }
}

function opened(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(workDatabase);
    request.addEventListener("upgradeneeded", () => request.result.createObjectStore(store));
    request.addEventListener("success", () => resolve(request.result));
    request.addEventListener("error", () => reject(request.error));
  });
}
