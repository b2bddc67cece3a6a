import type { RecordDefinition } from "./record.ts";

/** As much of a record type as its paths need. */
export type Named = Pick<RecordDefinition, "way" | "type">;

const families = {
  tables: "/v1/external/supabase",
  documents: "/v1/external/firebase/store",
  entries: "/v1/external/content",
} as const;

/** Where the records of a type are listed and made; an entry is read and changed at its id below. */
export function recordPath({ way, type }: Named): string {
  return `${families[way]}/${type}`;
}

/** Where the API says what the caller may do with a record. */
export const mayPath = "/v1/external/may";

/** Where everything that the caller may list is searched by name. */
export const searchPath = "/v1/external/search";

/** Where documents are listed by their ids. */
export function documentsByIdPath({ type }: Named): string {
  return `${families.documents}/entries/${type}`;
}
