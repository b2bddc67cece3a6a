/** A step of the schema: its file's name without the ending, and its text. */
export interface Step {
  name: string;
  text: string;
}

/** What the server that is still running while a step runs could not live with. */
const narrowing: readonly [RegExp, string][] = [
  [/\bDROP (?:TABLE|COLUMN|VIEW)\b/i, "drops what older code reads"],
  [/\bRENAME (?:COLUMN|TO)\b/i, "renames what older code names"],
  [/\bALTER COLUMN "?\w+"? (?:SET DATA )?TYPE\b/i, "changes a type under older code"],
  [/\bSET NOT NULL\b/i, "needs a value that older code does not write"],
  [
    /\bADD COLUMN (?:IF NOT EXISTS )?"?\w+"? (?![^,;]*\bDEFAULT\b)[^,;]*\bNOT NULL\b/i,
    "needs a value that older code does not write",
  ],
];

/**
 * What is wrong with the steps: they only expand the schema, so that older code goes on beside them. A step that contracts
 * it names the earlier one that made the place of what goes (`export const contracts = "0012-new-place"`).
 */
export function migrationFaults(steps: readonly Step[]): string[] {
  const names = steps.map(({ name }) => name).toSorted();
  const numbering = names
    .filter((name, index) => !name.startsWith(`${String(index + 1).padStart(4, "0")}-`))
    .map((name) => `${name}: steps are numbered one after another.`);
  const faults = steps.flatMap(({ name, text }) => {
    if (/export (?:async )?(?:function|const) down\b/.test(text))
      return [`${name}: steps go forward only.`];
    const contracts = /export const contracts = "([^"]+)"/.exec(text)?.[1];
    if (contracts !== undefined)
      return names.includes(contracts) && contracts < name
        ? []
        : [`${name}: contracts names ${contracts}, which is no earlier step.`];
    return narrowing
      .filter(([statement]) => statement.test(text))
      .map(([, reason]) => `${name}: ${reason}; expand first and contract in a later step.`);
  });
  return [...numbering.slice(0, 1), ...faults];
}
