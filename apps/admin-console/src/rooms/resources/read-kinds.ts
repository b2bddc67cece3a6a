import type { NamedKind } from "../../room/form/files/kinds.ts";

/** The kinds of files that the library reads. */
export const readKinds: readonly NamedKind[] = ["pdf", "document", "slides", "workbook"];
