import type { FailureCode, FieldOf, ListInput, RowOf } from "@guildway/api-client";
import type { NamedType, RecordDefinition } from "@guildway/api-contract";
import type { PageName } from "@guildway/federation";
import type { Texts, UiLang } from "@guildway/ui";
import type { ComponentType } from "react";
import type { FieldInputProps } from "./form/field-input.tsx";
import { type FormPart, formPart } from "./form/form-part.tsx";
import type { FormValues } from "./form/form-values.ts";
import type { SectionInputProps } from "./form/section-input.tsx";
import type { CommonField } from "./texts.ts";

/** A room of the console as data: what its list, record and form show of one record type. Parts that it leaves out it does not have. */
export interface Room<
  D extends RecordDefinition,
  Field extends FieldOf<D> = FieldOf<D>,
  Section extends string = string,
  Also extends string = never,
> {
  record: D;
  page: RoomPage;
  /** The room whose pages its rows open, where that is another one. */
  opens?: RoomPage;
  /** A label for each field that it shows or asks for, and a title for each section; without one it does not compile. */
  texts: Texts<RoomTexts<NoInfer<Field | Also>, NoInfer<Section>>>;
  /** The columns of the list, the first with the link to the record. */
  columns: readonly (Field | Shown<D, Field>)[];
  filters?: readonly (Field | Filter<D, Field>)[];
  /** What a search asks of the list. */
  search(text: string): Filters<D>;
  /** The sections of a record's page. */
  sections?: Readonly<Record<Section, readonly (Field | Shown<D, Field>)[]>>;
  /** What a record is called, where no one field says it. */
  nameOf?(row: RowOf<D>, beside: Beside): string;
  /** What stands beside the name of a record. */
  Tags?: ComponentType<{ row: RowOf<D>; beside: Beside }>;
  /** What stands above its sections, such as what waits for a decision. */
  Above?: ComponentType<{ row: RowOf<D> }>;
  /** What other rooms have of a record; each is named in the texts. */
  related?: readonly Related[];
  /** What else can be done with a record, beside editing and deleting it. */
  Actions?: ComponentType<{ row: RowOf<D> }>;
  /** What else can be done with its list, for who may add to it. */
  ListActions?: ComponentType;
  /** What is shown of the list can be saved under a name. */
  views?: true;
  /** The fields that can be changed of several records at once. */
  bulk?: readonly NoInfer<Field>[];
  /** Its form asks for the fields of the sections, in their order; without one it is not made or changed here. */
  form?: RoomForm<NoInfer<Field>, Also, NoInfer<Section>>;
  /** What a record looks like, above its sections. */
  Picture?: ComponentType<{ row: RowOf<D> }>;
  /** What stands below its sections, such as what it is made of. */
  Below?: ComponentType<{ row: RowOf<D> }>;
  /** Whether the server is at work on a record, so that list and record are asked for again while it is. */
  isAtWork?(row: RowOf<D>): boolean;
}

/** The records of another room that name a record in one of their fields, which is a filter of that room or `isNoFilter`. */
export interface Related {
  record: RecordDefinition;
  page: RoomPage;
  by: string;
  /** Says, in the words of the texts, that there has to be one. */
  needed?: true;
  /** Their own list cannot be narrowed to them. */
  isNoFilter?: true;
}

/** How a form differs from the sections whose fields it asks for. */
export interface RoomForm<
  Field extends string,
  Also extends string = never,
  Section extends string = string,
> {
  /** The only fields that it asks for, where its records are not made here and most of them stays as it is. */
  asks?: readonly Field[];
  /** Fields that can be written and are not answered, such as a new code. */
  alsoAsks?: readonly Also[];
  /** Fields without which a record made here would be nobody's or nothing's, although the contract lets them be empty. */
  needs?: readonly Field[];
  /** Fields that are only read. */
  leavesOut?: readonly Field[];
  /** Fields that are asked for in a way of their own; the code comes with the form. */
  inputs?: () => Promise<{ readonly inputs: { readonly [F in Field]?: Input } }>;
  /** What the record will look like, beside what is asked for. */
  Preview?: ComponentType<{ values: FormValues }>;
  /** Sections whose fields are asked for together, each by a part whose code comes when it is drawn. */
  together?: { readonly [S in Section]?: ComponentType<SectionInputProps> };
}

/** What asks for a field. */
export type Input = ComponentType<FieldInputProps>;

/** The inputs of a room by field. */
export type Inputs = Readonly<Record<string, Input>>;

/** A page of the console that is a room. */
export type RoomPage = Exclude<
  Extract<PageName, `admin-console.${string}`>,
  | "admin-console.home"
  | "admin-console.fileParse"
  | "admin-console.makeApprenticeship"
  | "admin-console.ownOrganization"
  | "admin-console.usersImport"
  | "admin-console.uploadResources"
  | "admin-console.test-question"
>;

/** What a room says; `fields` are the labels of columns, facts, filters and inputs. */
export interface RoomTexts<Field extends string, Section extends string = string> {
  one: string;
  many: string;
  /** What the list is called, where that is not what its records are. */
  list?: string;
  /** The button that leads to an empty form. */
  add?: string;
  noneText: string;
  /** A toast beside what the page says where a record could not be read or saved. */
  failed?: { read: string; update: string };
  /** The label of the search, which says what is looked through. */
  search?: string;
  fields: { readonly [F in Exclude<Field, CommonField>]: string } & {
    readonly [F in CommonField]?: string;
  };
  /** Headings of the list's columns that are called otherwise than their field. */
  columns?: { readonly [F in Field]?: string };
  /** What stands below the label of an input. */
  hints?: { readonly [F in Field]?: string };
  /** What an input must hold, said where it holds something else. */
  faults?: { readonly [F in Field]?: string };
  /** What is said where the server refuses a change by a rule of these records, in place of its own English sentence. */
  refused?: { readonly [code in FailureCode]?: string };
  /** How the words of a closed list are shown, by field or filter. */
  choices?: { readonly [name: string]: Readonly<Record<string, string>> };
  sections?: Readonly<Record<Section, string>>;
  /** What the records of another room are to one of this. */
  related?: { readonly [Page in RoomPage]?: string };
  /** What is said where there has to be one and is none. */
  relatedNeeded?: { readonly [Page in RoomPage]?: string };
}

/** A record that another names. */
export interface OtherRecord {
  record: NamedType;
  id: string;
}

/** A field that is shown in a way of its own. */
export interface Shown<D extends RecordDefinition, Field extends string = FieldOf<D>> {
  field: Field;
  /** As text, for the cell, the fact and the CSV file. */
  text?(row: RowOf<D>, beside: Beside): string;
  /** Where text does not say enough. */
  Cell?: ComponentType<{ row: RowOf<D>; text: string }>;
  /** The record whose name it says, where the field alone does not tell of what type that is. */
  of?(row: RowOf<D>): OtherRecord | undefined;
  /** Other fields that it looks at. */
  needs?: readonly FieldOf<D>[];
}

/** A field that a form asks for. */
export interface Asked {
  field: string;
  /** It may not be left empty. */
  needed: boolean;
}

/** A filter with a comparison of its own. */
export interface Filter<D extends RecordDefinition, Field extends string = FieldOf<D>> {
  field: Field;
  /** Its name in the address, default the field. */
  name?: string;
  /** Its words where the contract has none. */
  choices?: readonly string[];
  /** What is offered is called by more than its word. */
  label?(choice: string, beside: Beside): string;
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

/** What is known beside a row: the language of the page, the organizations, the one that is shown, and the names behind ids. */
export interface Beside {
  lang: UiLang;
  organizations: readonly KnownOrganization[];
  /** The organization whose records are shown; undefined where all are. */
  shown: KnownOrganization | undefined;
  names: ReadonlyMap<string, string>;
}

/** A room with its record type forgotten and every field in one shape, as the parts that all rooms share take it. */
export interface AnyRoom extends Pick<
  Room<RecordDefinition>,
  | "record"
  | "page"
  | "opens"
  | "views"
  | "nameOf"
  | "Tags"
  | "Above"
  | "Actions"
  | "ListActions"
  | "Picture"
  | "Below"
  | "isAtWork"
> {
  texts: Texts<RoomTexts<string>>;
  columns: readonly AnyShown[];
  filters: readonly AnyFilter[];
  search(text: string): Filters<RecordDefinition>;
  sections: Readonly<Record<string, readonly AnyShown[]>>;
  related: readonly Related[];
  bulk: readonly string[];
  form: readonly Asked[] | undefined;
  /** What asks for fields in a way of their own. */
  inputs(): Promise<Inputs>;
  Preview: ComponentType<{ values: FormValues }> | undefined;
  /** What asks for whole sections. */
  together: Readonly<Record<string, ComponentType<SectionInputProps>>>;
  Form: FormPart;
}

/** A field of any room that is shown. */
export type AnyShown = Shown<RecordDefinition, string>;

/** A filter of any room. */
export type AnyFilter = Filter<RecordDefinition, string> & { name: string };

/** A record of any room. */
export type AnyRow = RowOf<RecordDefinition> & { readonly [field: string]: unknown };

/** Describes a room; its texts and fields are checked against the record. */
export function room<
  D extends RecordDefinition,
  Field extends FieldOf<D>,
  Section extends string = never,
  Also extends keyof D["fields"] & string = never,
>(described: Room<D, Field, Section, Also>): AnyRoom {
  const { record, columns, filters = [], related = [], bulk = [], form } = described;
  const sections = Object.fromEntries(
    Object.entries<readonly (Field | Shown<D, Field>)[]>(described.sections ?? {}).map(
      ([section, fields]) => [section, fields.map(inOneShape)],
    ),
  );
  const made: AnyRoom = {
    ...described,
    columns: columns.map(inOneShape),
    filters: filters.map(inOneShape).map((filter) => ({ name: filter.field, ...filter })),
    sections,
    related,
    bulk,
    Preview: form?.Preview,
    together: form?.together ?? {},
    inputs: async () => (await form?.inputs?.())?.inputs ?? {},
    form: form && askedIn(record, Object.values(sections).flat(), form),
    Form: formPart(() => made),
  } as unknown as AnyRoom;
  return made;
}

/** The fields that a form asks for: those that are shown and can be written; whose a record is, only a new one is asked. */
function askedIn(
  { fields }: RecordDefinition,
  shown: readonly { field: string }[],
  { asks, alsoAsks = [], leavesOut = [], needs = [] }: RoomForm<string, string>,
): Asked[] {
  const asked = (field: string) => ({
    field,
    needed: needs.includes(field) || fields[field]?.required === true,
  });
  if (asks) return asks.map(asked);
  return [...shown.map(({ field }) => field), ...alsoAsks]
    .filter((field) => fields[field] && !fields[field].computed && field !== "orgId")
    .filter((field) => !leavesOut.includes(field))
    .map(asked);
}

/** A field that is named alone as one that has no way of its own. */
function inOneShape<Described extends { field: string }>(
  field: Described["field"] | Described,
): Described | { field: string } {
  return typeof field === "string" ? { field } : field;
}
