import { Card, useLanguage, useTexts } from "@guildway/ui";
import { Facts } from "../../room/record/facts.tsx";
import { texts as programTexts } from "../../rooms/training-programs/texts.ts";
import { ojtHoursOf, type Program, workProcessesOf } from "./made-of-program.ts";
import { texts } from "./texts.ts";

/** What an apprenticeship takes from its program, so that nobody types it again. */
export function TakenOver({ program }: { program: Program }) {
  const text = useTexts(texts);
  const { fields, choices, plan } = useTexts(programTexts);
  const shown = new Intl.NumberFormat(useLanguage());
  const { type, instructionHours, ratio } = program;
  const number = (value: number | null | undefined) =>
    value === null || value === undefined ? undefined : shown.format(value);
  const count = (all: readonly unknown[] | null | undefined) =>
    all?.length ? number(all.length) : undefined;
  const facts: readonly (readonly [string, string | null | undefined])[] = [
    [fields.occupationName, program.occupationName || program.title],
    [fields.occupationONetCode, program.occupationONetCode],
    [fields.rapidsCode, program.rapidsCode],
    [fields.type, type && choices.type[type]],
    [fields.ojtHours, number(ojtHoursOf(program))],
    [fields.instructionHours, number(instructionHours)],
    [fields.ratio, ratio && plan.ratio(ratio.apprentices, ratio.journeyworkers)],
    [fields.probation, program.probation],
    [text.courses, count(program.relatedInstruction)],
    [text.workProcesses, count(workProcessesOf(program))],
  ];
  return (
    <Card title={text.takenOver}>
      <Facts
        of={facts.map(([name, value]) => ({
          name,
          values: value ? [value] : [],
          empty: text.notSaid,
        }))}
      />
    </Card>
  );
}
