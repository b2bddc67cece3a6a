import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { rulePacks } from "./rule-packs.ts";
import {
  defaultWagePeriods,
  hoursNote,
  periodBounds,
  roundedDuration,
  type WagePeriod,
  wageScheduleFaults,
  type WageRule,
  whyNoFurtherPeriod,
} from "./wage-schedule.ts";

const runs = { numRuns: 5000, seed: 20_261_122 };

/** Money in whole cents, close enough together that rules are often met and often missed by one cent. */
const cents = fc.integer({ min: 505, max: 560 });
const hours = fc.integer({ min: 1, max: 4 });
const rates = fc.array(fc.record({ cents, hours }), { maxLength: 5 });
const pack = fc.constantFrom(...Object.values(rulePacks));
const title = fc.constantFrom("Mechanics 2026", "", "  ", "a");
const schedule = fc.record({
  title,
  entry: cents,
  rates,
  ojt: fc.integer({ min: 1, max: 12 }),
  pack,
});

type Random = typeof schedule extends fc.Arbitrary<infer T> ? T : never;

const inDollars = (all: Random["rates"]): WagePeriod[] =>
  all.map((one) => ({ wageAmount: one.cents / 100, duration: one.hours }));

/** The rules once more, each by itself and in whole cents, for every period against every one before it. */
const statement: Record<WageRule, (random: Random) => boolean> = {
  title: (random) => random.title.trim().length === 0,
  entryWageMinimum: (random) => random.pack.minimumWage > random.entry,
  someRates: (random) => random.rates.length === 0,
  minimumWage: (random) => random.rates.some((one) => random.pack.minimumWage > one.cents),
  rising: (random) =>
    random.rates.some((one, at) =>
      random.rates.slice(0, at).some((other) => other.cents >= one.cents),
    ),
  entryWageMost: (random) => Math.max(0, ...random.rates.map((one) => one.cents)) > random.entry,
  totalHours: (random) => {
    let left = random.ojt;
    for (const one of random.rates) left -= one.hours;
    return random.rates.length > 0 && left !== 0;
  },
};

const brokenBy = (random: Random) =>
  (Object.keys(statement) as WageRule[]).filter((rule) => statement[rule](random)).toSorted();

describe("thousands of random schedules", () => {
  it("have the faults that an independent statement of the rules finds, and no others", () => {
    const seen = new Map<string, number>();
    fc.assert(
      fc.property(schedule, (random) => {
        const faults = wageScheduleFaults(
          {
            title: random.title,
            entryWage: random.entry / 100,
            wageRates: inDollars(random.rates),
          },
          random.ojt,
          random.pack,
        );
        const rules = [...new Set(faults.map(({ rule }) => rule))].toSorted();
        expect(rules).toEqual(brokenBy(random));
        for (const rule of rules.length > 0 ? rules : ["none"])
          seen.set(rule, (seen.get(rule) ?? 0) + 1);
      }),
      runs,
    );
    // Each rule was met and missed, so that the agreement says something.
    expect([...seen.keys()].toSorted()).toEqual([...Object.keys(statement), "none"].toSorted());
  });

  it("take a period exactly where its bounds say so", () => {
    fc.assert(
      fc.property(schedule, cents, fc.nat(), (random, amount, place) => {
        const rising = [...new Set(random.rates.map((one) => one.cents))].toSorted();
        const valid = rising.filter((one) => one >= random.pack.minimumWage && one <= random.entry);
        fc.pre(random.entry >= random.pack.minimumWage);
        const at = place % (valid.length + 1);
        const before = valid.map((one) => ({ wageAmount: one / 100, duration: 1 }));
        const { least, most } = periodBounds(before, at, random.entry / 100, random.pack);
        const after = [...before];
        after[at] = { wageAmount: amount / 100, duration: 1 };
        const faults = wageScheduleFaults(
          { entryWage: random.entry / 100, wageRates: after },
          undefined,
          random.pack,
        );
        const meetsNext = after[at + 1]?.wageAmount === amount / 100;
        // A dialog lets a period pay as much as the next, which is then the one to raise.
        expect(least <= amount && amount <= most).toBe(
          faults.length === 0 || (meetsNext && faults.length === 1),
        );
        if (at === valid.length)
          expect(whyNoFurtherPeriod(before, random.entry / 100, random.pack) === undefined).toBe(
            least <= most,
          );
      }),
      runs,
    );
  });

  it("begin with three periods that break no rule, whatever the entry wage from 10.96 and the hours from three", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1096, max: 20_000 }),
        fc.integer({ min: 3, max: 20_000 }),
        (entry, ojt) => {
          const wageRates = defaultWagePeriods(entry / 100, ojt, rulePacks["us-spec"]);
          const entryWage = entry / 100;
          expect(wageRates).toHaveLength(3);
          expect(wageScheduleFaults({ entryWage, wageRates }, ojt, rulePacks["us-spec"])).toEqual(
            [],
          );
        },
      ),
      runs,
    );
  });

  it("say of their hours what is missing or too much, and keep each duration within those of the training", () => {
    fc.assert(
      fc.property(
        rates,
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: -300, max: 3000 }),
        (all, ojt, hundredths) => {
          const typed = hundredths / 100;
          const sum = all.map((one) => one.hours).reduce((one, other) => one + other, 0);
          const note = hoursNote(inDollars(all), ojt);
          if (sum === ojt) expect(note).toBeUndefined();
          else
            expect(note).toBe(
              `Total hours ${sum > ojt ? "exceed" : "fall short of"} OJT Hours by ${Math.abs(sum - ojt)} hrs`,
            );
          const kept = roundedDuration(typed, ojt);
          expect(Number.isInteger(kept) && kept >= 1 && kept <= ojt).toBe(true);
          if (typed > 0 && typed <= ojt) expect(kept >= typed && kept - typed < 1).toBe(true);
        },
      ),
      runs,
    );
  });
});
