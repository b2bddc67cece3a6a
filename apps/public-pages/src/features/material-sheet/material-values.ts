import type { RowOf } from "@guildway/api-client";
import { longestRichText, type materials, richTextLength } from "@guildway/api-contract";
import type { MaterialFile } from "../../material/kinds-of-files.ts";

/** What is edited of a material. */
export interface MaterialValues {
  title: string;
  /** HTML. */
  body: string;
  isDraft: boolean;
  cdnFiles: MaterialFile[];
}

/** A material as it stands in the form; a new one is a draft. */
export function valuesOf(row: RowOf<typeof materials> | undefined): MaterialValues {
  return {
    title: row?.title ?? "",
    body: row?.body ?? "",
    isDraft: row ? row.isDraft === true : true,
    cdnFiles: row?.cdnFiles ?? [],
  };
}

/** What differs from what was read. */
export function changesTo(before: MaterialValues, now: MaterialValues): Partial<MaterialValues> {
  return Object.fromEntries(
    Object.entries(now).filter(
      ([name, value]) =>
        JSON.stringify(value) !== JSON.stringify(before[name as keyof MaterialValues]),
    ),
  );
}

/** Whether a text has more characters than a material may have. */
export const isTooLong = ({ body }: MaterialValues) => richTextLength(body) > longestRichText;

/** Whether something is what a draft of this form keeps. */
export function isKept(kept: unknown): kept is Kept {
  const { values } = (kept ?? {}) as Partial<Kept>;
  return typeof values?.title === "string" && Array.isArray(values.cdnFiles);
}

/** What was typed, and the material as it was when one began to type. */
export interface Kept {
  read: RowOf<typeof materials> | undefined;
  values: MaterialValues;
}
