const lasts = new Map<string, Promise<unknown>>();

/** Runs work after all earlier work of this process that shares a key with it; between processes see lockKeys of attempts.ts. */
export function inTurn<T>([key, ...more]: readonly string[], work: () => Promise<T>): Promise<T> {
  if (key === undefined) return work();
  const turn = (lasts.get(key) ?? Promise.resolve()).then(() => inTurn(more, work));
  const settled = turn.then(
    () => undefined,
    () => undefined,
  );
  lasts.set(key, settled);
  void settled.then(() => {
    if (lasts.get(key) === settled) lasts.delete(key);
  });
  return turn;
}
