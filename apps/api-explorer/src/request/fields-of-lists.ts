import {
  documents,
  fieldsOf,
  operatorsOf,
  resourceGroups,
  resources,
} from "@guildway/api-contract";
import type { List } from "./draft.ts";

/** A field of a record that programs read: how its values are written, and what it can be compared by. */
export interface ListField {
  name: string;
  type: string;
  operators: readonly string[];
  /** The words that it can have, where they are a closed list. */
  values?: readonly string[];
}

const definitions = { resources, resourceGroups, documents };

const types = {
  text: "string",
  integer: "number",
  double: "number",
  money: "number",
  boolean: "boolean",
  instant: "string (instant)",
  date: "string (day)",
  textList: "string[]",
  json: "object",
} as const;

/** The fields of a list's records, from the contract that the server keeps. */
export function fieldsOfList(list: List): ListField[] {
  return Object.entries(fieldsOf(definitions[list]))
    .filter(([, { sealed }]) => sealed === undefined)
    .map(([name, { column, values }]) => ({
      name,
      type: types[column],
      operators: operatorsOf[column],
      ...(values && { values }),
    }));
}
