import type { AnyRoom, Asked } from "../room.ts";

/** The fields of a room's form; a new record also says whose it is. */
export function fieldsToAsk({ record, form = [] }: AnyRoom, isNew: boolean): readonly Asked[] {
  const asksWhose = isNew && "orgId" in record.fields;
  return asksWhose ? [{ field: "orgId", needed: true }, ...form] : form;
}

/** The same in the sections in which the record shows them; those that it does not show come last, without a section. */
export function groupsOf({ sections }: AnyRoom, asked: readonly Asked[]) {
  const sectionOf = ({ field }: Asked) =>
    Object.keys(sections).find((section) => sections[section]!.some((one) => one.field === field));
  const groups = [...Object.keys(sections), undefined].map((section) => ({
    section,
    asked: asked.filter((one) => sectionOf(one) === section),
  }));
  return groups.filter((group) => group.asked.length > 0);
}
