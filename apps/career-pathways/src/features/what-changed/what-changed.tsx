import { shownDay } from "@guildway/rules";
import { defineTexts, Notice, useLanguage, useTexts } from "@guildway/ui";
import type { ChangeSince } from "../../plan/changes-since.ts";
import { openingsTexts } from "../../plan/openings-words.ts";
import { dollars } from "../../plan/dollars.ts";

const texts = defineTexts(
  {
    title: (day: string) => `New since this plan was saved on ${day}`,
    pay: (from: string, fromYear: number, to: string, toYear: number) =>
      `The median wage is ${to} a year (May ${toYear}); it was ${from} (May ${fromYear}).`,
    openings: (from: string, fromPeriod: string, to: string, toPeriod: string) =>
      `${to} openings a year are expected in ${toPeriod}; it was ${from} in ${fromPeriod}.`,
    programs: "No longer listed near the place of this plan:",
  },
  {
    title: (day: string) => `Nuevo desde que se guardó este plan el ${day}`,
    pay: (from: string, fromYear: number, to: string, toYear: number) =>
      `El salario mediano es de ${to} al año (mayo de ${toYear}); era de ${from} (mayo de ${fromYear}).`,
    openings: (from: string, fromPeriod: string, to: string, toPeriod: string) =>
      `Se esperan ${to} vacantes al año en ${toPeriod}; eran ${from} en ${fromPeriod}.`,
    programs: "Ya no aparece cerca del lugar de este plan:",
  },
);

/** What the sources say otherwise than when the plan was saved; nothing where all is as it was. */
export function WhatChanged({
  changes,
  savedAt,
}: {
  changes: readonly ChangeSince[];
  savedAt: string;
}) {
  const text = useTexts(texts);
  const lang = useLanguage();
  const { openings } = useTexts(openingsTexts);
  if (changes.length === 0) return null;
  const words = (change: ChangeSince) => {
    switch (change.kind) {
      case "pay":
        return text.pay(
          dollars(change.from, "Annual", lang),
          change.fromYear,
          dollars(change.to, "Annual", lang),
          change.toYear,
        );
      case "openings":
        return text.openings(
          openings(change.from),
          change.fromPeriod,
          openings(change.to),
          change.toPeriod,
        );
      default:
        return (
          <>
            {text.programs} <span lang="en">{change.gone.join("; ")}</span>
          </>
        );
    }
  };
  return (
    <Notice kind="info" title={text.title(shownDay(savedAt))}>
      <ul>
        {changes.map((change) => (
          <li key={change.kind}>{words(change)}</li>
        ))}
      </ul>
    </Notice>
  );
}
