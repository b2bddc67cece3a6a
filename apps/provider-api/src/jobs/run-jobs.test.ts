import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openTestDatabase } from "../test-api/test-database.ts";
import type { OpenDatabase } from "../platform/database/open.ts";
import type { JobKind } from "./job-kind.ts";
import { claimJob, countJobs, enqueueJobs, finishJob, leaseMs, renewClaim } from "./job-queue.ts";
import { keepRunningJobs, runDueJobs } from "./run-jobs.ts";

let database: OpenDatabase;
let now: Date;
const logged: string[] = [];
const services = () => ({
  db: database.db,
  clock: () => now,
  log: (_: string, event: string, facts?: object) =>
    void logged.push(JSON.stringify({ event, ...facts })),
});

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.db.deleteFrom("jobs").execute();
  now = new Date("2026-11-20T12:00:00Z");
});

const wait = (milliseconds: number) => {
  now = new Date(now.getTime() + milliseconds);
};
const subjects = (count: number) => Array.from({ length: count }, (_, index) => `job ${index}`);
const job = () => database.db.selectFrom("jobs").selectAll().executeTakeFirst();

/** A kind of jobs that writes down what it does. */
function noting(run: JobKind["run"] = async () => undefined) {
  const done: string[] = [];
  const kind: JobKind = {
    kind: "noted",
    mostAttempts: 3,
    async run(subject) {
      done.push(subject);
      await run(subject);
    },
  };
  return { kind, done };
}

describe("jobs that are due", () => {
  it("are each done once by two runners, and are gone", async () => {
    const { kind, done } = noting();
    await enqueueJobs(database.db, "noted", subjects(30), now);
    await Promise.all([runDueJobs(services(), [kind]), runDueJobs(services(), [kind])]);
    expect(done.toSorted()).toEqual(subjects(30).toSorted());
    expect(await countJobs(database.db)).toEqual([]);
  });

  it("run at most so many at once, and a stop waits for those that have begun", async () => {
    let [atOnce, most] = [0, 0];
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    const { promise: full, resolve: isFull } = Promise.withResolvers<void>();
    const { kind, done } = noting(async () => {
      most = Math.max(most, ++atOnce);
      if (atOnce === 2) isFull();
      await held;
      atOnce -= 1;
    });
    await enqueueJobs(database.db, "noted", subjects(6), now);
    const runner = keepRunningJobs(services(), [kind], 2);
    await full;
    const stopped = runner.stop();
    release();
    await stopped;
    expect([most, atOnce, done.length]).toEqual([2, 0, 2]);
    expect(await countJobs(database.db)).toEqual([{ kind: "noted", state: "waiting", count: 4 }]);
  });

  it("are asked for once where they are asked for twice, and left to who knows their kind", async () => {
    await enqueueJobs(database.db, "noted", ["same"], now);
    await enqueueJobs(database.db, "noted", ["same"], now);
    await enqueueJobs(database.db, "unknown", ["same"], now);
    expect(await runDueJobs(services(), [noting().kind])).toBe(1);
    expect(await countJobs(database.db)).toEqual([{ kind: "unknown", state: "waiting", count: 1 }]);
  });
});

describe("jobs of one share", () => {
  const shareOf = (subject: string) => subject.slice(0, 4);

  it("are done one after the other, and hold up none of another", async () => {
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    const { promise: reached, resolve: isReached } = Promise.withResolvers<void>();
    const { kind, done } = noting((subject) => {
      if (subject.startsWith("slow")) return held;
      isReached();
      return Promise.resolve();
    });
    const jobs = ["slow 1", "slow 2", "slow 3", "fast 1"];
    await enqueueJobs(database.db, "noted", jobs, now, shareOf);
    const runner = keepRunningJobs(services(), [kind], 2);
    await reached;
    const stopped = runner.stop();
    release();
    await stopped;
    expect(done).toEqual(["slow 1", "fast 1"]);
  });

  it("are followed by one of another, where shares take turns, however many wait before it", async () => {
    const { kind, done } = noting();
    const many = ["many 1", "many 2", "many 3", "many 4", "some 1", "some 2", "few! 1"];
    await enqueueJobs(database.db, "noted", many, now, shareOf);
    await runDueJobs(services(), [{ ...kind, sharesInTurn: true }]);
    const inTurn = ["many 1", "some 1", "few! 1", "many 2", "some 2", "many 3", "many 4"];
    expect(done).toEqual(inTurn);
  });

  it("wait for a while with one that failed", async () => {
    const { kind, done } = noting(async (subject) => {
      if (subject === "dead 1" && done.length === 1) throw new Error("no answer");
    });
    await enqueueJobs(database.db, "noted", ["dead 1", "dead 2", "live 1"], now, shareOf);
    expect(await runDueJobs(services(), [kind])).toBe(2);
    expect(done).toEqual(["dead 1", "live 1"]);
    wait(30_000);
    expect(await runDueJobs(services(), [kind])).toBe(2);
    expect(done.slice(2)).toEqual(["dead 1", "dead 2"]);
  });
});

describe("a job that fails", () => {
  const failing = () =>
    noting(() => Promise.reject(new Error("550 no mailbox rosa@example.test"))).kind;

  it("waits twice as long each time, then stays as failed with the kind of its error and no private value", async () => {
    await enqueueJobs(database.db, "noted", ["a"], now);
    const waits: number[] = [];
    for (let attempt = 1; attempt <= 3; attempt++) {
      expect(await runDueJobs(services(), [failing()])).toBe(1);
      waits.push(Date.parse((await job())!.dueAt) - now.getTime());
      wait(waits.at(-1)!);
    }
    expect(waits).toEqual([30_000, 60_000, 120_000]);
    expect(await job()).toMatchObject({ state: "failed", attempts: 3, lastError: "Error" });
    expect(await runDueJobs(services(), [failing()])).toBe(0);
    expect(await countJobs(database.db)).toEqual([{ kind: "noted", state: "failed", count: 1 }]);
    expect(logged.join("\n")).not.toContain("rosa@example.test");
  });
});

describe("a claim", () => {
  const claimOne = () => claimJob(database.db, ["noted"], now);

  it("holds while it is renewed, and ends when its process has died", async () => {
    await enqueueJobs(database.db, "noted", ["a"], now);
    const first = (await claimOne())!;
    wait(leaseMs - 1000);
    expect(await claimOne()).toBeUndefined();
    await renewClaim(database.db, first, now);
    wait(leaseMs - 1000);
    expect(await claimOne()).toBeUndefined();
    wait(1000);
    const second = (await claimOne())!;
    expect(second).toMatchObject({ subject: "a", attempts: 2 });
    // Who lost its claim no longer decides over the job.
    await finishJob(database.db, first);
    expect(await job()).toMatchObject({ state: "running", claim: second.claim });
    await finishJob(database.db, second);
    expect(await job()).toBeUndefined();
  });

  it("is given no more once so many processes died by the job", async () => {
    const { kind, done } = noting();
    await enqueueJobs(database.db, "noted", ["poison"], now);
    for (let died = 0; died < 3; died++) {
      await claimOne();
      wait(leaseMs);
    }
    await runDueJobs(services(), [kind]);
    expect(done).toEqual([]);
    expect(await job()).toMatchObject({ state: "failed", lastError: "ProcessDied" });
  });
});
