import type { Platform } from "../platform/platform.ts";
import type { JobKind } from "./job-kind.ts";
import { type ClaimedJob, claimJob, failJob, finishJob, leaseMs, renewClaim } from "./job-queue.ts";

const everyMilliseconds = 1000;
const mostAtOnce = 5;

type Running = Pick<Platform, "db" | "clock" | "log">;

/** Does the jobs of these kinds as they come due, some at once, until stopped; what a killed server began is taken up again. */
export function keepRunningJobs(
  services: Running,
  kinds: readonly JobKind[],
  most = mostAtOnce,
): { stop(): Promise<void> } {
  const running = new Set<Promise<void>>();
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> = Promise.resolve();
  const claim = claiming(services, kinds);
  const take = async () => {
    while (running.size < most) {
      const job = stopped ? undefined : await claim();
      if (!job) return;
      const one = runJob(services, kinds, job).finally(() => {
        running.delete(one);
        look(0);
      });
      running.add(one);
    }
  };
  const look = (milliseconds: number) => {
    clearTimeout(timer);
    if (stopped) return;
    timer = setTimeout(() => {
      looking = looking
        .then(() => (stopped ? undefined : take()))
        .catch((error: unknown) =>
          services.log("error", "jobs.not-claimed", { reason: reasonOf(error) }),
        )
        .then(() => look(everyMilliseconds));
    }, milliseconds).unref();
  };
  look(0);
  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await looking;
      await Promise.all(running);
    },
  };
}

/** Does what is due now, once and one after the other; answers how many jobs that were. */
export async function runDueJobs(services: Running, kinds: readonly JobKind[]): Promise<number> {
  let done = 0;
  const claim = claiming(services, kinds);
  for (;;) {
    const job = await claim();
    if (!job) return done;
    await runJob(services, kinds, job);
    done += 1;
  }
}

/** As many as a runner remembers. */
const mostServed = 100;

/** Claims the next job, by a runner that knows whose it had before, the last at the end. */
function claiming({ db, clock }: Running, kinds: readonly JobKind[]) {
  const names = kinds.map(({ kind }) => kind);
  const inTurn = kinds.some(({ sharesInTurn }) => sharesInTurn);
  let served: string[] = [];
  return async () => {
    const job = await claimJob(db, names, clock(), inTurn ? served : undefined);
    const share = job?.share;
    if (share) served = [...served.filter((one) => one !== share), share].slice(-mostServed);
    return job;
  };
}

async function runJob(
  services: Running,
  kinds: readonly JobKind[],
  job: ClaimedJob,
): Promise<void> {
  const { db, clock, log } = services;
  const kind = kinds.find((one) => one.kind === job.kind)!;
  const beat = setInterval(() => {
    renewClaim(db, job, clock()).catch((error: unknown) =>
      log("error", "job.claim-not-renewed", { job: job.id, reason: reasonOf(error) }),
    );
  }, leaseMs / 3);
  try {
    // Its processes died again and again, perhaps by it.
    if (job.attempts > kind.mostAttempts) throw new ProcessDied();
    await kind.run(job.subject);
    await finishJob(db, job);
  } catch (error) {
    await noteFailure(services, kind, job, error).catch((again: unknown) =>
      log("error", "job.failure-not-noted", { job: job.id, reason: reasonOf(again) }),
    );
  } finally {
    clearInterval(beat);
  }
}

async function noteFailure(
  { db, clock, log }: Running,
  kind: JobKind,
  job: ClaimedJob,
  error: unknown,
): Promise<void> {
  const { attempts } = job;
  const isLast = attempts >= kind.mostAttempts;
  const reason = reasonOf(error);
  log("error", "job.failed", { kind: kind.kind, job: job.id, attempts, reason });
  await kind.failed?.(job.subject, { attempts, isLast, error });
  await failJob(db, job, { isLast, reason }, clock());
}

class ProcessDied extends Error {
  override name = "ProcessDied";
}

/** What kind of error it was; its words may hold what is private. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  const { code } = error as { code?: unknown };
  return typeof code === "string" ? `${error.name} ${code}` : error.name;
}
