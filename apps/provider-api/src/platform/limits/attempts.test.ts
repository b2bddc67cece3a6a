import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { openTestDatabase } from "../../test-api/test-database.ts";
import type { OpenDatabase } from "../database/open.ts";

let database: OpenDatabase;
let processes: (typeof import("./attempts.ts"))[];
beforeAll(async () => {
  database = await openTestDatabase();
  // Each with a memory of its own, as two servers have on one database.
  const first = await import("./attempts.ts");
  vi.resetModules();
  processes = [first, await import("./attempts.ts")];
});
afterAll(() => database.close());

const noon = new Date("2026-11-20T12:00:00Z");
const later = (seconds: number) => new Date(noon.getTime() + seconds * 1000);

/** What comes of as many attempts made at once, by both processes in turn. */
const attemptsAtOnce = (count: number, key: string, isRight: boolean) =>
  Promise.allSettled(
    Array.from({ length: count }, (_, index) =>
      processes[index % 2]!.attempt(
        database.db,
        [{ key, most: 5 }],
        { now: noon },
        async () => isRight,
        (right) => !right,
      ),
    ),
  );

const outcomes = (settled: PromiseSettledResult<unknown>[]) =>
  settled.map((one) => (one.status === "fulfilled" ? "made" : String(one.reason.code)));

describe("attempts of two processes at the same moment", () => {
  it("are counted one by one", async () => {
    const made = outcomes(await attemptsAtOnce(20, "wrong", false));
    expect(made.filter((one) => one === "made")).toHaveLength(5);
    expect(made.filter((one) => one === "auth.too-many-attempts")).toHaveLength(15);
  });

  it("do not count where they did not fail", async () => {
    expect(outcomes(await attemptsAtOnce(20, "right", true))).toEqual(Array(20).fill("made"));
    expect(await processes[0]!.attemptsOf(database.db, "right", noon, { most: 5 })).toEqual([]);
  });
});

describe("an attempt", () => {
  it("that breaks off is taken back", async () => {
    const [{ attempt, attemptsOf }] = processes as [(typeof processes)[0]];
    const broken = attempt(
      database.db,
      [{ key: "broken", most: 5 }],
      { now: noon },
      () => Promise.reject(new Error("no such record")),
      () => true,
    );
    await expect(broken).rejects.toThrow("no such record");
    expect(await attemptsOf(database.db, "broken", noon, { most: 5 })).toEqual([]);
  });

  it("counts for as long as its window, which is a parameter", async () => {
    const [{ countAttempt }] = processes as [(typeof processes)[0]];
    const limits = [{ key: "minute", most: 1, windowMs: 60_000 }];
    await countAttempt(database.db, limits, { now: noon });
    await expect(countAttempt(database.db, limits, { now: later(59) })).rejects.toMatchObject({
      details: { retryAfter: 1 },
    });
    await countAttempt(database.db, limits, { now: later(60) });
  });

  it("is forgotten after a day", async () => {
    const [{ countAttempt }] = processes as [(typeof processes)[0]];
    await countAttempt(database.db, [{ key: "old" }], { now: noon });
    await countAttempt(database.db, [{ key: "new" }], { now: later(86_401) });
    const kept = await database.db.selectFrom("attempts").select("key").execute();
    const keys = kept.map(({ key }) => key);
    expect(keys).toContain("new");
    expect(keys).not.toContain("old");
  });
});
