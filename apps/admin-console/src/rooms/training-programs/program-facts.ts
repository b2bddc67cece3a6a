import type { apprenticeshipTemplates, RecordInput } from "@guildway/api-contract";
import type { ProgramFacts } from "@guildway/rules/program";

type Program = RecordInput<typeof apprenticeshipTemplates>;

/** A program, saved or on its way, as registration looks at it. */
export function programFacts(program: Program): ProgramFacts {
  const { competencies, competencyGroups } = program;
  return {
    ...program,
    workProcesses: (competencyGroups ?? []).map(({ competencyIds, hours }) => {
      const sum = competencyIds.reduce((all, id) => all + (competencies?.[id]?.totalHours ?? 0), 0);
      const known = hours ?? (sum > 0 ? { least: sum, most: sum } : undefined);
      return { competencies: competencyIds.length, ...(known && { hours: known }) };
    }),
  };
}
