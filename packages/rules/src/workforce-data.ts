/** The counts that an employer reports: of all people, and of journeyworkers. */
export const workforceCounts = [
  "totalEmployees",
  "totalEmployeesFemale",
  "totalEmployeesColor",
  "totalJourneyWorkers",
  "totalJourneyWorkersFemale",
  "totalJourneyWorkersColor",
] as const;

/** One of the counts. */
export type WorkforceCount = (typeof workforceCounts)[number];

/** What an employer reports, as it was typed. */
export type WorkforceData = Record<"ein" | "naicsCode" | WorkforceCount, string>;

/** The least that a count can be: somebody works there. */
export const leastOf = (count: WorkforceCount): number => (count === "totalEmployees" ? 1 : 0);

/** The fields that are wrong, in the order of the form: the employer number is needed, and each count is a whole number from its least on. */
export function workforceFaults(data: WorkforceData): (keyof WorkforceData)[] {
  const counts = workforceCounts.filter(
    (count) => !/^\d{1,8}$/.test(data[count].trim()) || Number(data[count]) < leastOf(count),
  );
  return data.ein.trim() === "" ? ["ein", ...counts] : counts;
}
