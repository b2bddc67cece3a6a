import type { Cell, Line, Part } from "./program-document.ts";
import { readProgram } from "./read-program.ts";

/** A line as it was written. */
export const line = (text: string, is: Line["is"] = "text"): Part => ({ part: "line", text, is });
/** An item of a list. */
export const item = (text: string): Part => line(text, "item");
/** A heading. */
export const heading = (text: string): Part => line(text, "heading");
/** A table of texts, a cell of several lines as a list of which all but the first are items; null spans from its left. */
export const table = (rows: (string | string[] | null)[][], title?: string): Part => ({
  part: "table",
  ...(title !== undefined && { title }),
  rows: rows.map((row) =>
    row.flatMap((words, column): Cell[] => {
      if (words === null) return [];
      const after = row.slice(column + 1);
      const spanned = after.findIndex((one) => one !== null);
      const lines = [words].flat().map((text, index): Line => ({
        text,
        is: Array.isArray(words) && index > 0 ? "item" : "text",
      }));
      return [{ column, span: 1 + (spanned < 0 ? after.length : spanned), lines }];
    }),
  ),
});
/** What is read of these parts. */
export const read = (...parts: Part[]) => readProgram({ parts });
/** Each work process as its title, its hours and its competencies. */
export const processes = (...parts: Part[]) =>
  read(...parts).workProcesses.map(({ title, hours, competencies }) => [
    title.value,
    hours ? [hours.value.least, hours.value.most] : null,
    competencies.map(({ value }) => value),
  ]);
/** Each work process as its title and its hours. */
export const amounts = (...parts: Part[]) =>
  processes(...parts).map(([name, hours]) => [name, hours]);
/** Each course as its title and its most hours. */
export const courses = (...parts: Part[]) =>
  read(...parts).courses.map(({ title, hours }) => [title.value, hours?.value.most ?? null]);
/** The details without their places. */
export const details = (...parts: Part[]) =>
  Object.fromEntries(
    Object.entries(read(...parts).details).map(([field, { value }]) => [field, value as unknown]),
  );
