import { expect, it } from "vitest";
import { fieldsOf, gatedTypes, type RecordDefinition, records } from "@guildway/api-contract";
import { policyOf } from "./record-policies.ts";

const typesOf = (holds: (definition: RecordDefinition) => boolean) =>
  Object.values<RecordDefinition>(records)
    .filter(holds)
    .map(({ type }) => type)
    .toSorted();

it("the types that a code can close are those with a code, and their policies show whether there is one", () => {
  const gated = [...gatedTypes].toSorted();
  expect(typesOf((definition) => Object.hasOwn(fieldsOf(definition), "accessCode"))).toEqual(gated);
  const saysSo = ({ type }: RecordDefinition) =>
    policyOf(type).closedColumns?.includes("hasAccessCode") === true;
  expect(typesOf(saysSo)).toEqual(gated);
});
