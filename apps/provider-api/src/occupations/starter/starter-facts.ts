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
  outlook: Row<"projections"> | null;
  /** The programs that prepare for it. */
  cips: string[];
  /** How it rates in the order of `starterInterests`; empty where O*NET does not say. */
  interests: number[];
  rapids: Omit<Row<"rapidsOccupations">, "id" | "onetCode">[];
}

/** One line of places.jsonl. */
export type PlaceFacts = Row<"zipCodes">;

/** One line of local-wages.jsonl: a state or metropolitan area with its hourly and annual medians by SOC code. */
export interface LocalWageFacts {
  area: string;
  title: string;
  kind: "state" | "metro" | "nonmetro";
  medians: Record<string, [hourly: number | null, annual: number | null]>;
}

/** How many completed a program with which award, by CIP code. */
export type SchoolPrograms = Record<string, [awardLevel: number, completions: number][]>;

/** One line of schools.jsonl. */
export type SchoolFacts = [
  unitId: number,
  name: string,
  city: string,
  state: string,
  zip: string,
  lat: number,
  lon: number,
  website: string | null,
  programs: SchoolPrograms,
];

/** One line of programs.jsonl. */
export type ProgramTitle = Row<"cipTitles">;

/** The interests in the order of `OccupationFacts.interests`. */
export const starterInterests = ["R", "I", "A", "S", "E", "C"] as const;

/** One line of elements.jsonl. */
export interface ElementName {
  elementId: string;
  name: string;
}

/** The sources that the starter set has facts of. */
export type StarterSource =
  | "onet"
  | "wages"
  | "zip"
  | "rapids"
  | "schools"
  | "crosswalks"
  | "projections";

/** The one line of releases.jsonl: the releases that the facts were taken from, and the rows that they make, by source. */
export type StarterReleases = Record<StarterSource, { release: string; rows: number }>;
