import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";

/** The most rows that one call imports; its body may be two megabytes. */
export const mostImportedRows = 10_000;

/** The most characters of a cell, which is more than any of its fields may have. */
export const longestCell = 1000;

/** What a row can say of a person; an empty cell says nothing, and what is there stays. */
export const importedFields = [
  "firstName",
  "middleName",
  "lastName",
  "suffix",
  "displayName",
  "email",
  "phone",
  "phoneExt",
  "mobilePhone",
  "title",
  "role",
  "membership",
  "location",
  "testUser",
  "courseReadOnly",
] as const;

/** A column of a file of people. */
export type ImportedField = (typeof importedFields)[number];

/** What came of a row, or would. */
export const importOutcomes = ["created", "updated", "unchanged", "refused"] as const;

const cell = z.optional(z.string().check(z.maxLength(longestCell)));
const cells = Object.fromEntries(importedFields.map((field) => [field, cell])) as Record<
  ImportedField,
  typeof cell
>;

const importedRow = z.strictObject({
  /** Where the row begins in the file, from 1. */
  line: z.int().check(z.gte(1)),
  ...cells,
});

/** A row of a file of people, as text by field. */
export type ImportedRow = z.infer<typeof importedRow>;

const resultOfRow = z.strictObject({
  line: z.int(),
  outcome: z.enum(importOutcomes),
  /** The person, where there is one after the call; a new one of a dry run has none yet. */
  id: z.nullable(z.string()),
  /** Why it was refused. */
  faults: z.array(z.strictObject({ field: z.string(), reason: z.string() })),
  /** What is changed in somebody who is known, in the order of the columns: a role by its word, a location by its name, yes or no; null where nothing is said. */
  changes: z.optional(
    z.array(
      z.strictObject({
        field: z.enum(importedFields),
        from: z.nullable(z.string()),
        to: z.nullable(z.string()),
      }),
    ),
  ),
});

/** What came of a row of a file of people. */
export type ResultOfRow = z.infer<typeof resultOfRow>;

/** Makes and changes people by the rows of a file. */
export const importUsers = endpoint({
  name: "importUsers",
  method: "POST",
  path: "/v1/external/users/import",
  access: "admin",
  summary:
    "Creates or updates a user for each row, known by the e-mail address, and answers what came of each, with what is changed in whom. One row that is refused holds up no other, and sending the same again changes nothing. With `dryRun` it answers what would come of each and writes nothing. That addresses have an account elsewhere is told of a hundred in a day, and stands in the audit log. A role is named by its word or as the organization calls it, a location by its id or name.",
  body: z.strictObject({
    /** Whose the people are; a superAdmin says it, for all others it is their own. */
    orgId: z.optional(z.string().check(z.minLength(1), z.maxLength(80))),
    dryRun: z.boolean(),
    rows: z.array(importedRow).check(z.minLength(1), z.maxLength(mostImportedRows)),
  }),
  reply: z.strictObject({ rows: z.array(resultOfRow) }),
  problems: ["record.reference-unknown", "limit.too-many-requests"],
});
