import { type Interest, interests } from "@guildway/api-contract";

/** What one is asked, two questions for each interest, mixed so that no kind comes twice in a row; the words stand in texts.ts. */
export const questions = [
  { id: "repair", interest: "R" },
  { id: "experiment", interest: "I" },
  { id: "design", interest: "A" },
  { id: "teach", interest: "S" },
  { id: "lead", interest: "E" },
  { id: "records", interest: "C" },
  { id: "build", interest: "R" },
  { id: "causes", interest: "I" },
  { id: "perform", interest: "A" },
  { id: "care", interest: "S" },
  { id: "sell", interest: "E" },
  { id: "plan", interest: "C" },
] as const satisfies readonly { id: string; interest: Interest }[];

export type QuestionId = (typeof questions)[number]["id"];

/** How much one likes something. */
export const answers = ["yes", "unsure", "no"] as const;
export type Answer = (typeof answers)[number];

const weight: Record<Answer, number> = { yes: 4, unsure: 2, no: 0 };

/** Six digits, how much one likes each interest, in their usual order; undefined while a question is open. */
export function profileOf(given: Partial<Record<QuestionId, Answer>>): string | undefined {
  const sums = { R: 0, I: 0, A: 0, S: 0, E: 0, C: 0 };
  for (const { id, interest } of questions) {
    const answer = given[id];
    if (answer === undefined) return undefined;
    sums[interest] += weight[answer];
  }
  return interests.map((interest) => sums[interest]).join("");
}

/** Whether a profile prefers anything: one that likes all alike says nothing of what fits. */
export function isFlat(profile: string): boolean {
  return new Set(profile).size === 1;
}

/** The strongest interests of a profile, up to three, strongest first. */
export function strongest(profile: string): Interest[] {
  return interests
    .map((interest, place) => ({ interest, degree: Number(profile[place]) }))
    .toSorted((one, other) => other.degree - one.degree)
    .filter(({ degree }) => degree > 0)
    .slice(0, 3)
    .map(({ interest }) => interest);
}
