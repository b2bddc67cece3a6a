import type { Log } from "@guildway/program";

/** Work that a caller need not wait for, and whose time must not tell them anything. */
export interface AfterAnswer {
  /** Begins some time after the answer, which nobody can tell; what fails is logged. */
  run(work: () => Promise<unknown>): void;
  /** Settles when all of it is done. */
  settled(): Promise<void>;
}

/** So much later the work may begin: a call right behind the answer must not tell by its time whether there was any. */
const latestMs = 1000;

/** Any moment of the next second. */
const someMoment = () =>
  new Promise<void>((resolve) => setTimeout(resolve, Math.random() * latestMs));

/** Runs work after the answer, once `begin` lets it. */
export function createAfterAnswer(log: Log, begin: () => Promise<void> = someMoment): AfterAnswer {
  const running = new Set<Promise<void>>();
  return {
    run(work) {
      const begun = new Promise<void>((resolve) => setImmediate(resolve))
        .then(begin)
        .then(work)
        .then(
          () => undefined,
          (error: unknown) => log("error", "after-answer.failed", { reason: String(error) }),
        )
        .finally(() => running.delete(begun));
      running.add(begun);
    },
    async settled() {
      while (running.size > 0) await Promise.all(running);
    },
  };
}
