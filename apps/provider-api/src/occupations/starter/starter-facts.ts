import type { TableRows } from "../import/source-rows.ts";

type Row<T extends keyof TableRows> = NonNullable<TableRows[T]>[number];

/** An element of an occupation: element id, importance, level, and 1 where the figure is of low precision. */
export type ElementFacts = [
  elementId: string,
  importance: number,
  level: number | null,
  lowPrecision: 0 | 1,
];

/** One line of occupations.jsonl: what the official files say of an occupation, without their wording of it. */
export interface OccupationFacts {
  onetCode: string;
  title: string;
  jobZone: number | null;
  alternateTitles: string[];
  shortTitles: string[];
  skills: ElementFacts[];
  knowledge: ElementFacts[];
  related: [relatedCode: string, tier: string, rank: number][];
  wages: Row<"occupationWages"> | null;
  rapids: Omit<Row<"rapidsOccupations">, "id" | "onetCode">[];
}

/** One line of places.jsonl. */
export type PlaceFacts = Row<"zipCodes">;

/** One line of elements.jsonl. */
export interface ElementName {
  elementId: string;
  name: string;
}

/** The one line of releases.jsonl: the releases that the facts were taken from. */
export interface StarterReleases {
  onet: string;
  wages: string;
  zip: string;
  rapids: string;
}
