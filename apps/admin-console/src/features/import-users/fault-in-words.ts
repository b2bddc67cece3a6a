import type { ImportedField, ResultOfRow } from "@guildway/api-contract";
import type { ImportTexts } from "./texts.ts";

/** What the server says of a cell, and how a person reads it. */
const known: readonly [RegExp, (reasons: ImportTexts["reasons"], named: string) => string][] = [
  [/^must be one mail address$/, ({ mail }) => mail],
  [/^must be yes or no$/, ({ yesNo }) => yesNo],
  [/^must be one of superAdmin/, ({ role }) => role],
  [/^names no record of this organization: (.*)$/s, ({ location }, named) => location(named)],
  [/^names more than one location/, ({ locations }) => locations],
  [/^is the same as in line (\d+)$/, ({ twice }, line) => twice(line)],
  [/^is already in use/, ({ taken }) => taken],
  [/^is above your own$/, ({ above }) => above],
  [/^holds for you too$/, ({ reader }) => reader],
  [/^has characters that cannot/, ({ characters }) => characters],
  [/^must be at most (\d+)$/, ({ long }, most) => long(most)],
];

/** A fault of a row in words, beginning with the column. */
export function faultInWords(
  { field, reason }: ResultOfRow["faults"][number],
  { reasons }: ImportTexts,
  labels: Readonly<Record<ImportedField, string>>,
): string {
  const [pattern, say] = known.find(([one]) => one.test(reason)) ?? [];
  const said = say?.(reasons, pattern?.exec(reason)?.[1] ?? "") ?? reason;
  const label = labels[(field === "locationId" ? "location" : field) as ImportedField];
  return label ? `${label}: ${said}.` : `${said}.`;
}
