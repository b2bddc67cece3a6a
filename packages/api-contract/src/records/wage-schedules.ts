import * as z from "zod/mini";
import { json, label, money, record, text } from "../record.ts";
import { recordTypes } from "../record-types.ts";

/** One wage period: dollars an hour, for a duration in hours of on-the-job training. */
export const wageRate = z.object({
  /** Whole cents: rounding would let an amount pass that is less than the minimum wage. */
  wageAmount: z.number().check(z.gte(0), z.lte(100_000), z.multipleOf(0.01)),
  duration: z.int().check(z.gte(1), z.lte(100_000)),
});

/** What an apprentice earns, period by period, on the way to the wage of a journeyworker. */
export const wageSchedules = record({
  ...recordTypes.wageSchedules,
  title: "Wage schedule",
  list: { order: "title" },
  fields: {
    orgId: text(80),
    /** That it says something is one of the rules of wages, in the words of the screen. */
    title: { ...label(), required: true },
    entryWage: money(),
    wageRates: json(z.array(wageRate).check(z.maxLength(60))),
    employerProfileId: text(80),
    apprenticeshipId: text(80),
    locationId: text(80),
  },
});
