import type { Log } from "@guildway/program";

/** Work that a caller need not wait for, and whose time must not tell them anything. */
export interface AfterAnswer {
  /** Begins once the answer is on its way; what fails is logged. */
  run(work: () => Promise<unknown>): void;
  /** Settles when all of it is done. */
  settled(): Promise<void>;
}

/** Runs work after the answer; `gate` is waited for before each, so that a test can hold it. */
export function createAfterAnswer(
  log: Log,
  gate: () => Promise<void> = async () => {},
): AfterAnswer {
  const running = new Set<Promise<void>>();
  return {
    run(work) {
      const begun = new Promise<void>((resolve) => setImmediate(resolve))
        .then(gate)
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
