import { plannedRates } from "@guildway/rules/program";
import { safeCsv } from "@guildway/ui/csv";
import { groupsOf, type Program } from "./appendix.ts";

/** A field that RAPIDS takes, in the set that it belongs to. */
export interface RapidsField {
  set: "RAPIDS work process schedule" | "RAPIDS bulk upload" | "SAA individual record";
  field: string;
  value: string;
}

const longTypes = { TB: "Time-Based", CB: "Competency-Based", H: "Hybrid" } as const;
/** A hybrid program is HY in the records. */
const shortTypes = { TB: "TB", CB: "CB", H: "HY" } as const;

/** What of a program is submitted to RAPIDS, by the names of its fields; what belongs to one apprentice is not among it. */
export function rapidsFields(program: Program): RapidsField[] {
  const { type, occupationONetCode, rapidsCode, ojtHours, wagePeriods, journeyworkerWage } =
    program;
  const occupation = program.occupationName || program.title || "";
  const rates = plannedRates(wagePeriods ?? [], journeyworkerWage, ojtHours ?? 0);
  const first = rates.find(({ wageAmount }) => wageAmount > 0)?.wageAmount;
  const fields = (set: RapidsField["set"], values: Readonly<Record<string, Value>>) =>
    Object.entries(values).map(([field, value]) => ({ set, field, value: String(value ?? "") }));
  return [
    ...fields("RAPIDS work process schedule", {
      occupationTitle: occupation,
      onetSocCode: occupationONetCode,
      rapidsCode,
      occType: type && longTypes[type],
      jobDesc: program.description,
      ...Object.assign({}, ...groupsOf(program).map(dwa)),
    }),
    ...fields("RAPIDS bulk upload", {
      Occupation: rapidsCode,
      "Entry Wages": first?.toFixed(2),
      "Entry Wage Units": first && "H",
      "Wage Schedule": rates
        .map(({ wageAmount, duration }) => `${wageAmount.toFixed(2)} x ${duration}`)
        .join("; "),
    }),
    ...fields("SAA individual record", {
      termLength: ojtHours,
      entryWage: first?.toFixed(2),
      onetSocCode: occupationONetCode,
      occTitle: occupation,
      occType: type && shortTypes[type],
    }),
  ];
}

type Value = string | number | null | undefined;

/** A work process as RAPIDS keeps it. */
function dwa(
  { description, competencies, hours }: ReturnType<typeof groupsOf>[number],
  at: number,
) {
  const name = `dwas[${at}]`;
  return {
    [`${name}.title`]: description,
    [`${name}.tasks`]: competencies.map((one) => one.description).join("; "),
    [`${name}.minHours`]: hours?.least ?? hours?.most,
    [`${name}.maxHours`]: hours?.most ?? hours?.least,
  };
}

/** The fields as CSV. */
export function rapidsCsv(program: Program): string {
  return safeCsv({
    fields: ["set", "field", "value"],
    data: rapidsFields(program).map(({ set, field, value }) => [set, field, value]),
  });
}
