import type { FieldOf, ListInput, RowOf } from "@guildway/api-client";
import type { RecordDefinition } from "@guildway/api-contract";
import type { PageName } from "@guildway/federation";
import type { Texts } from "@guildway/ui";
import type { ComponentType } from "react";
import type { FieldInputProps } from "./form/field-input.tsx";

/** A room of the console as data: what its list, record and form show of one record type. Parts that it leaves out it does not have. */
export interface Room<D extends RecordDefinition> {
  record: D;
  /** Its page, whose path ends in `/:id?/:action?`. */
  page: RoomPage;
  texts: Texts<RoomTexts<FieldOf<D>>>;
  /** The columns of the list, the first with the link to the record. */
  columns: readonly (FieldOf<D> | Shown<D>)[];
  filters?: readonly Filter<D>[];
  /** What a search asks of the list. */
  search(text: string): Filters<D>;
  /** The sections of a record's page, titled in `texts`. */
  sections?: Readonly<Record<string, readonly (FieldOf<D> | Shown<D>)[]>>;
  /** What stands beside the name of a record. */
  Tags?: ComponentType<{ row: RowOf<D>; beside: Beside }>;
  /** What else can be done with a record, beside editing and deleting it. */
  Actions?: ComponentType<{ row: RowOf<D> }>;
  /** The fields of its form, in their order; without them it is not made or changed here. */
  form?: readonly (FieldOf<D> | Asked<D>)[];
}

/** A page of the console that is a room. */
export type RoomPage = Exclude<Extract<PageName, `admin-console.${string}`>, "admin-console.home">;

/** What a room says; `fields` are the labels of columns, facts and inputs. */
export interface RoomTexts<Field extends string> {
  one: string;
  many: string;
  /** The button that leads to an empty form. */
  add?: string;
  noneText: string;
  /** The label of the search, which says what is looked through. */
  search?: string;
  fields: { readonly [F in Field]?: string };
  /** What stands below the label of an input. */
  hints?: { readonly [F in Field]?: string };
  /** How the words of a closed list are shown, by field or filter. */
  choices?: { readonly [name: string]: Readonly<Record<string, string>> };
  sections?: Readonly<Record<string, string>>;
}

/** A field that is shown in a way of its own. */
export interface Shown<D extends RecordDefinition> {
  field: FieldOf<D>;
  /** As text, for the cell, the fact and the CSV file. */
  text?(row: RowOf<D>, beside: Beside): string;
  /** Where text does not say enough. */
  Cell?: ComponentType<{ row: RowOf<D>; text: string }>;
  /** The record type that its ids name; names are shown, never ids. */
  names?: RecordDefinition;
  /** Other fields that it looks at. */
  needs?: readonly FieldOf<D>[];
}

/** A field that is asked for in a way of its own. */
export interface Asked<D extends RecordDefinition> {
  field: FieldOf<D>;
  /** The record type whose records are chosen from. */
  names?: RecordDefinition;
  Input?: ComponentType<FieldInputProps>;
}

/** One filter; a field alone compares with one of its words, yes or no, or a record that it names. */
export interface Filter<D extends RecordDefinition> {
  field: FieldOf<D>;
  /** Its name in the address, default the field. */
  name?: string;
  /** Its words where the contract has none. */
  choices?: readonly string[];
  /** What is offered is called by more than its word. */
  label?(choice: string, beside: Beside): string;
  /** The record type that its ids name. */
  names?: RecordDefinition;
  /** What a choice asks of the list, default that the field equals it. */
  asks?(choice: string): Filters<D>;
}

/** Filters of a list, `{ "name[ilike]": "smith" }`. */
export type Filters<D> = NonNullable<ListInput<D>["filters"]>;

/** An organization as lists need it. */
export interface KnownOrganization {
  id: string;
  name: string;
  type: string | undefined;
  timeZone: string | null | undefined;
}

/** What is known beside a row: the organizations, the one that is shown, and the names behind ids. */
export interface Beside {
  organizations: readonly KnownOrganization[];
  /** The organization whose records are shown; undefined where all are. */
  shown: KnownOrganization | undefined;
  names: ReadonlyMap<string, string>;
}

/** A room with its record type forgotten, as the parts that all rooms share take it. */
export type AnyRoom = Room<RecordDefinition>;

/** A record of any room. */
export type AnyRow = RowOf<RecordDefinition> & { readonly [field: string]: unknown };

/** Describes a room; its texts and fields are checked against the record. */
export function room<D extends RecordDefinition>(described: Room<D>): AnyRoom {
  return described as unknown as AnyRoom;
}

/** Fields that are named alone, and fields with a way of their own, in one shape. */
export function shownFields(fields: readonly (string | Shown<RecordDefinition>)[]) {
  return fields.map((field) =>
    typeof field === "string" ? { field } : field,
  ) as Shown<RecordDefinition>[];
}

/** The same for the fields of a form. */
export function askedFields(fields: readonly (string | Asked<RecordDefinition>)[]) {
  return fields.map((field) =>
    typeof field === "string" ? { field } : field,
  ) as Asked<RecordDefinition>[];
}
