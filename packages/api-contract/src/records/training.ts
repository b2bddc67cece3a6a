import * as z from "zod/mini";

const hours = z.number().check(z.gte(0), z.lte(100_000));
const words = (most: number) => z.string().check(z.maxLength(most));

/** Hours as far as a document says them. */
export const hoursRange = z.object({ least: z.optional(hours), most: z.optional(hours) }).check(
  z.refine(({ least = 0, most = Infinity }) => least <= most, {
    error: "must not have more at least than at most",
  }),
);

/** A course of the related instruction. */
export const relatedCourse = z.object({
  title: words(1000),
  code: z.optional(words(40)),
  hours: z.optional(hoursRange),
  objectives: z.optional(z.array(words(2000)).check(z.maxLength(200))),
});

const people = z.int().check(z.gte(1), z.lte(1000));

/** How many apprentices there may be to how many journeyworkers. */
export const journeyworkerRatio = z.object({ apprentices: people, journeyworkers: people });

/** A step of the wages that a program plans: of the journeyworker's wage in percent, or in dollars an hour, from one hour on the job to another. */
export const plannedWage = z.object({
  title: words(300),
  percent: z.optional(z.number().check(z.gte(0), z.lte(1000))),
  wage: z.optional(z.number().check(z.gte(0), z.lte(100_000))),
  hours: z.optional(hoursRange),
});

/** A process of the work that an apprentice learns, with its hours on the job. */
export const workProcess = z.object({
  title: words(5000),
  hours: z.optional(hoursRange),
  competencies: z.optional(z.array(words(5000)).check(z.maxLength(2000))),
});
