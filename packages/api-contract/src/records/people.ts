import { record } from "../record.ts";
import { recordTypes } from "../record-types.ts";
import { users } from "./users.ts";

const view = <const Type extends "teachers" | "experts" | "apprentices" | "sponsors">(
  type: Type,
  title: string,
) =>
  record({
    ...recordTypes[type],
    table: users.table,
    title,
    list: users.list,
    fields: users.fields,
    view: true,
  });

/** Users with the role teacher. */
export const teachers = view("teachers", "Teacher");

/** The same people, as a workforce organization calls them. */
export const experts = view("experts", "Expert");

/** Users who are in an apprenticeship. */
export const apprentices = view("apprentices", "Apprentice");

/** Users who manage a location. */
export const sponsors = view("sponsors", "Sponsor");
