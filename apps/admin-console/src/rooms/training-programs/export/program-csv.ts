import { safeCsv } from "@guildway/ui/csv";
import { groupsOf, hoursWritten, type Program } from "./appendix.ts";

/** What the columns are called. */
export interface CsvWords {
  title: string;
  occupationName: string;
  occupationONetCode: string;
  rapidsCode: string;
  group: string;
  groupHours: string;
  competency: string;
  hours: string;
  tags: string;
}

/** A program for spreadsheets: a row for each competency, beside the program that it is of. */
export function programCsv(program: Program, words: CsvWords): string {
  const of = [
    program.title,
    program.occupationName,
    program.occupationONetCode,
    program.rapidsCode,
  ].map((value) => value ?? "");
  const rows = groupsOf(program).flatMap(({ description, hours, competencies }) => {
    const group = [description, hoursWritten(hours)];
    if (competencies.length === 0) return [[...of, ...group, "", "", ""]];
    return competencies.map((one) => [
      ...of,
      ...group,
      one.description,
      String(one.totalHours ?? ""),
      (one.classificationIds ?? []).flatMap((id) => program.classifications?.[id] ?? []).join(", "),
    ]);
  });
  return safeCsv({
    fields: Object.values(words),
    data: rows.length > 0 ? rows : [[...of, "", "", "", "", ""]],
  });
}
